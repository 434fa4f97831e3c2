// The profile of this browser: games, wins, accuracy, openings and puzzles.

/** @import { Profile, ProfileGame } from "../api.js" */

import { confirmed } from "../dialogs.js";
import { $, el } from "../dom.js";
import { get, post } from "../http.js";
import { ready, say } from "../texts.js";
import { showError, startPage } from "../visitor.js";

const me = await startPage();
const path = `/api/me/profile?lang=${me.lang}`;

/** @param {string} caption @param {string[]} head @param {string[][]} rows */
const grid = (caption, head, rows) => rows.length ? el("section", {}, el("h2", {}, caption),
  el("div", { className: "wide", tabIndex: 0 }, el("table", {},
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, head.map((words) => el("th", { scope: "col" }, words)))),
    el("tbody", {}, rows.map(([first, ...rest]) => el("tr", {},
      el("th", { scope: "row" }, first), rest.map((words) => el("td", {}, words)))))))) : "";

/** @param {number} at */
const day = (at) => new Date(at * 1000).toLocaleDateString(me.lang);

/** @param {number} n */
const number = (n) => n.toLocaleString(me.lang, { maximumFractionDigits: 1 });

/** @param {ProfileGame} game */
const accuracy = (game) => game.accuracy === null ? "–" : say("profile-percent", { n: number(game.accuracy) });

/** @param {Profile} profile */
function show(profile) {
  const title = (/** @type {string} */ name) => profile.titles[name] ?? name;
  const wins = (/** @type {{ games: number, wins: number }} */ one) => [String(one.games), String(one.wins)];
  const words = (/** @type {string[]} */ ...keys) => keys.map((key) => say(`profile-${key}`));
  $("profile").replaceChildren(
    profile.games.length || profile.puzzles.length ? "" : el("p", {}, say("profile-none")),
    grid(say("profile-levels"), words("game", "opponent", "games", "wins"), profile.levels.map((one) =>
      [title(one.game), say(`bot-${one.level}`), ...wins(one)])),
    grid(say("profile-openings"), words("game", "opening", "games", "wins"), profile.openings.map((one) =>
      [title(one.game), one.text, ...wins(one)])),
    grid(say("learn-puzzles"), words("game", "tried", "solved", "first"), profile.puzzles.map((one) =>
      [title(one.game), String(one.tried), String(one.solved), String(one.first)])),
    grid(say("profile-over-time"), words("day", "game", "points", "won", "accuracy"), profile.games.map((one) =>
      [day(one.at), title(one.game), number(one.points), say(one.won ? "yes" : "no"), accuracy(one)])),
    ...(profile.games.length ? [el("p", { className: "faint" }, say("profile-accuracy-note"))] : []));
}

async function load() {
  try {
    show(await get(path));
  } catch (error) {
    showError(error);
  }
}

async function remove() {
  if (!await confirmed(say("profile-delete"), say("profile-delete-text"), say("profile-delete"))) return;
  await post("/api/me/profile", { confirmed: true }).then(show, showError);
}

$("export", HTMLAnchorElement).href = path;
$("delete").addEventListener("click", () => void remove());
document.title = `${say("learn-profile")} · Sacbe`;
ready();
await load();

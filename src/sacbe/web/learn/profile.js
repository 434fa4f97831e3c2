// The profile of this browser: games, wins, accuracy, openings and puzzles.

/** @import { Profile, ProfileGame } from "../api.js" */

import { confirmed } from "../dialogs.js";
import { $, el } from "../dom.js";
import { number as pointsText } from "../format.js";
import { get, post } from "../http.js";
import { ready, say } from "../texts.js";
import { showError, startPage } from "../visitor.js";
import { accuracyChart } from "./accuracy_chart.js";

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
const day = (at) => new Date(at * 1000).toLocaleDateString(me.lang === "en" ? "en-GB" : me.lang);

/** @param {number} n */
const number = (n) => n.toLocaleString(me.lang, { maximumFractionDigits: 1 });

/** @param {ProfileGame} game */
const accuracy = (game) => game.accuracy === null ? "–" : say("profile-percent", { n: number(game.accuracy) });

const COLOURS = ["jade", "cinnabar", "cenote", "clay"];
const SIZE = { width: innerWidth < 640 ? 260 : 560, height: 180 }; // letters stay legible on phones

/** @param {string} tag @param {Record<string, string | number>} attributes @param {(Node | string)[]} children */
function shape(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** The accuracy of the reviewed games over time; the table below it has the same numbers.
 * @param {Profile} profile @param {(name: string) => string} title */
function chartOf(profile, title) {
  const chart = accuracyChart(profile.games, SIZE);
  if (!chart) return "";
  const { grid: rows, lines, first, last } = chart;
  const percent = (/** @type {number} */ n) => say("profile-percent", { n: number(n) });
  const label = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ words, anchor = "start") =>
    shape("text", { x, y, "font-size": 12, "text-anchor": anchor, fill: "currentColor" }, words);
  const legend = lines.map(({ game, shape: d }, i) => shape("g", { transform: `translate(${60 + i * SIZE.width * 0.3} ${SIZE.height + 62})` },
    shape("path", { d, fill: `var(--${COLOURS[i % COLOURS.length]})` }), label(12, 4, title(game))));
  const drawn = lines.map(({ points, shape: d, dash }, i) => shape("g", {},
    shape("polyline", { points: points.map(({ x, y }) => `${x},${y}`).join(" "), fill: "none", "stroke-width": 2,
      stroke: `var(--${COLOURS[i % COLOURS.length]})`, "stroke-dasharray": dash }),
    ...points.map(({ x, y, at, accuracy: n }) => shape("path", { d, transform: `translate(${x} ${y})`, fill: `var(--${COLOURS[i % COLOURS.length]})` },
      shape("title", {}, `${day(at)}: ${percent(n)}`)))));
  const svg = shape("svg", { viewBox: `0 0 ${SIZE.width + 80} ${SIZE.height + 75}`, class: "board chart", role: "img", "aria-label": say("profile-chart") },
    shape("g", { transform: "translate(60 18)" },
      ...rows.map((row) => shape("line", { x1: 0, x2: SIZE.width, y1: row.y, y2: row.y, stroke: "var(--line)" })),
      ...rows.map((row) => label(-8, row.y + 4, percent(row.percent), "end")),
      ...drawn, label(0, SIZE.height + 22, day(first)), label(SIZE.width, SIZE.height + 22, day(last), "end")),
    ...legend);
  return el("section", { id: "accuracy" }, el("h2", {}, say("profile-chart")), svg);
}

/** @param {Profile} profile */
function show(profile) {
  const title = (/** @type {string} */ name) => profile.titles[name] ?? name;
  const wins = (/** @type {{ games: number, wins: number }} */ one) => [String(one.games), String(one.wins)];
  const words = (/** @type {string[]} */ ...keys) => keys.map((key) => say(`profile-${key}`));
  $("profile").replaceChildren(
    profile.games.length || profile.puzzles.length ? "" : el("p", {}, say("profile-none")),
    chartOf(profile, title),
    grid(say("profile-levels"), words("game", "opponent", "games", "wins"), profile.levels.map((one) =>
      [title(one.game), say(`bot-${one.level}`), ...wins(one)])),
    grid(say("profile-openings"), words("game", "opening", "games", "wins"), profile.openings.map((one) =>
      [title(one.game), one.text, ...wins(one)])),
    grid(say("learn-puzzles"), words("game", "tried", "solved", "first"), profile.puzzles.map((one) =>
      [title(one.game), String(one.tried), String(one.solved), String(one.first)])),
    grid(say("profile-over-time"), words("day", "game", "points", "won", "accuracy"), profile.games.map((one) =>
      [day(one.at), title(one.game), pointsText(one.points, me.lang), say(one.won ? "yes" : "no"), accuracy(one)])),
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

// The editor: a position is set up by hand, drawn by the server, shared as a link and played on from.

/** @import { Hint, PositionView } from "../api.js" */
/** @import { Course } from "./edits.js" */

import { $, copy, el, parseSvg, setText, toast } from "../dom.js";
import { pageOf, pictureAddress } from "../game_page.js";
import { get, post } from "../http.js";
import { loadIcons } from "../icon.js";
import { chooser, seatRequest } from "../panels/fork.js";
import { details, shortContent } from "../panels/hint.js";
import { ready, say } from "../texts.js";
import { errorText, saveVisitor, showError, startPage } from "../visitor.js";
import { linkToPosition, placeIn } from "./address.js";
import { add, begin, current, lastPossible, move, request } from "./edits.js";
import { mountForm } from "./form.js";

const me = await startPage();
/** @type {{ games: { name: string, title: string, bots: string[] }[] }} */
const { games } = await get("/api/games");

/** @type {{ course: Course | null, asked: number, seats: string }} */
const state = { course: null, asked: 0, seats: "" };
const form = mountForm($("fields"), (field, value) => void change(field, value));

/** Load what the address names; without a position a game is chosen. */
async function open() {
  const place = placeIn(location.hash);
  try {
    if (place) {
      const { position } = "position" in place ? place
        : await get(`/api/tables/${place.table}/steps/${place.step}/position`);
      await load(position);
    }
  } catch (error) {
    showError(error);
  }
  $("edit-begin").hidden = state.course !== null;
  $("editor").hidden = state.course === null;
}

/** Begin with a position. One that is impossible changes nothing.
 * @param {string} position */
async function load(position) {
  const view = await post("/api/positions", { position, lang: me.lang });
  state.asked++;
  state.course = begin(view);
  $("edit-begin").hidden = true;
  $("editor").hidden = false;
  show();
}

/** Change a field.
 * @param {string} field @param {number} value */
async function change(field, value) {
  if (!state.course) return;
  const { position, edits } = request(state.course, field, value);
  const asked = ++state.asked;
  try {
    const view = await post("/api/positions", { position, edits, lang: me.lang });
    if (asked !== state.asked || !state.course) return;
    state.course = add(state.course, { view, edits, field });
    show();
  } catch (error) {
    if (asked === state.asked) show();
    showError(error);
  }
}

/** Go some changes back or forth.
 * @param {number} by */
function go(by) {
  if (!state.course) return;
  state.asked++;
  state.course = move(state.course, by);
  show();
}

function show() {
  if (!state.course) return;
  const { course } = state;
  const { view, field } = current(course);
  const [possible, isPossible] = [lastPossible(course) ?? view, view.fault === null];
  setText("edit-game", `${view.title}, ${say("edit-players", { n: view.players })}`);
  setText("edit-fault", isPossible ? "" : `${say("edit-impossible")} ${view.fault}`);
  $("edit-fault").hidden = isPossible;
  setText("edit-turn", turnText(possible));
  $("edit-board").replaceChildren(parseSvg(possible.picture));
  $("edit-board").setAttribute("aria-label", `${view.title}. ${turnText(possible)}`);
  $("edit-board").classList.toggle("stale", !isPossible);
  form.show(view, field);
  const isFirst = course.at === 0;
  const states = {
    undo: isFirst, reset: isFirst, redo: course.at === course.entries.length - 1, share: !isPossible,
    hint: !isPossible || view.seat === null, play: !isPossible || view.over,
  };
  for (const [name, isOff] of Object.entries(states)) $(`edit-${name}`, HTMLButtonElement).disabled = isOff;
  $("edit-notation", HTMLTextAreaElement).value = view.position;
  $("edit-answer").replaceChildren();
  history.replaceState(null, "", linkToPosition(view.position));
  showSeats(view);
}

/** @param {PositionView} view */
function turnText({ over, seat, names }) {
  if (over) return say("edit-over");
  return seat === null ? "" : say("edit-to-move", { name: names[seat] });
}

/** Who plays on: at first the visitor for the seat that is to move.
 * @param {PositionView} view */
function showSeats({ game, names, seat }) {
  const now = JSON.stringify([game, names, seat]);
  if (now === state.seats) return;
  state.seats = now;
  const levels = games.find(({ name }) => name === game)?.bots ?? [];
  $("edit-seats").replaceChildren(...names.map((name, p) =>
    el("label", {}, el("span", {}, name), chooser(levels, p === (seat ?? 0), name))));
}

async function play() {
  if (!state.course) return;
  const seats = Array.from($("edit-seats").querySelectorAll("select"), ({ value }) => seatRequest(value));
  $("edit-play", HTMLButtonElement).disabled = true;
  try {
    await saveVisitor(me); // who opens a table takes its local seats
    const opened = await post("/api/positions/table", { position: current(state.course).view.position, seats });
    location.assign(`/table/${opened.table}`);
  } catch (error) {
    $("edit-play", HTMLButtonElement).disabled = false;
    showError(error);
  }
}

async function ask() {
  if (!state.course) return;
  const { position } = current(state.course).view;
  const asked = ++state.asked;
  const answer = $("edit-answer");
  $("edit-hint", HTMLButtonElement).disabled = true;
  answer.replaceChildren(el("p", { className: "faint" }, say("u-hint-thinking")));
  try {
    /** @type {Hint} */
    const hint = await post("/api/positions/hint", { position, lang: me.lang });
    if (asked === state.asked) showHint(hint);
  } catch (error) {
    if (asked === state.asked) answer.replaceChildren(el("p", {}, errorText(error)));
  }
  if (asked === state.asked) $("edit-hint", HTMLButtonElement).disabled = false;
}

/** @param {Hint} answer */
function showHint(answer) {
  const hint = { isWanted: false, mayAsk: true, isBusy: false, help: "", isNear: true, answer, error: null };
  $("edit-answer").replaceChildren(
    ...[...shortContent(hint, me.lang), ...details(answer, me.lang)].filter((each) => each !== null));
}

/** Copy a text, or show it to be copied by hand.
 * @param {string} text */
async function copyText(text) {
  const isCopied = await copy(text);
  toast(isCopied ? say("edit-copied") : text, !isCopied);
}

/** Begin with a new game.
 * @param {string} name */
async function beginWith(name) {
  const players = $("edit-count", HTMLSelectElement).value;
  try {
    await load((await get(`/api/games/${name}/position?players=${players}`)).position);
  } catch (error) {
    showError(error);
  }
}

/** Put the picture of a game on its button.
 * @param {string} name */
async function showPicture(name) {
  const { picture } = await pageOf(name);
  $("edit-games").querySelector(`[data-game="${name}"]`)?.prepend(el("img", { src: pictureAddress(name, picture, me.lang), alt: "" }));
}

const notation = $("edit-notation", HTMLTextAreaElement);
$("edit-games").append(...games.map(({ name, title }) =>
  el("button", { type: "button", "data-game": name, onclick: () => void beginWith(name) }, el("span", {}, title))));
$("edit-undo").addEventListener("click", () => go(-1));
$("edit-redo").addEventListener("click", () => go(1));
$("edit-reset").addEventListener("click", () => go(-Infinity));
$("edit-play").addEventListener("click", () => void play());
$("edit-hint").addEventListener("click", () => void ask());
$("edit-share").addEventListener("click", () => void copyText(location.href));
$("edit-copy").addEventListener("click", () => void copyText(notation.value));
$("edit-load").addEventListener("click", () => void load(notation.value.trim()).catch(showError));
addEventListener("hashchange", () => void open());
document.title = `${say("edit-title")} · Sacbe`;
await loadIcons();
ready();
await open();
await Promise.all(games.map(({ name }) => showPicture(name))).catch(() => {}); // the names are enough to choose

// Puzzles: one a day and all others. The visitor plays a turn on the board or in the list.

/** @import { GamePuzzles, PuzzleAnswer, PuzzleEntry, Puzzles, PuzzleView } from "../api.js" */

import { $, el, parseSvg, setText } from "../dom.js";
import { linkToPosition } from "../editor/address.js";
import { concise } from "../format.js";
import { get, post } from "../http.js";
import { ready, say } from "../texts.js";
import { showError, startPage } from "../visitor.js";
import { addressOf, markOf, nextPuzzle, placeIn } from "./puzzle_order.js";

const me = await startPage();

/** `requests` counts those for a view: only the answer to the last one is shown.
 * @type {{ all: Puzzles, game: string, id: string, view: PuzzleView | null, isBusy: boolean, requests: number }} */
const state = { all: await get("/api/puzzles"), game: "", id: "", view: null, isBusy: false, requests: 0 };

/** @returns {GamePuzzles | undefined} */
const current = () => state.all.games.find(({ game }) => game === state.game);

/** Show the puzzle in the address. */
async function open() {
  const place = placeIn(location.hash, state.all.games);
  $("no-puzzles").hidden = place !== null;
  $("puzzle").hidden = place === null;
  if (!place) return;
  state.game = place.game;
  state.id = place.id;
  state.view = null; // until it is loaded
  closeAnswer();
  showLists();
  await load([]);
}

/** Hide the answer; a focus in it goes to the title of the puzzle. */
function closeAnswer() {
  const box = $("puzzle-answer");
  if (box.contains(document.activeElement)) $("puzzle-title").focus();
  box.hidden = true;
}

/** Load the position after some actions.
 * @param {number[]} actions */
async function load(actions) {
  const path = `/api/puzzles/${state.game}/${state.id}`;
  const number = ++state.requests;
  try {
    const view = await get(`${path}?lang=${me.lang}&actions=${actions.join(".")}`);
    if (number !== state.requests) return;
    state.view = view;
    show();
  } catch (error) {
    if (number === state.requests) showError(error);
  }
}

function show() {
  const { view } = state;
  if (!view) return;
  const isToday = current()?.today === view.id;
  setText("puzzle-title", say(isToday ? "puzzle-today" : "puzzle-title", { game: view.title, level: say(`puzzle-level-${view.difficulty}`) }));
  setText("puzzle-task", say("puzzle-task", { name: view.names[view.seat], players: view.players }));
  $("puzzle-board").replaceChildren(parseSvg(view.picture));
  $("puzzle-edit", HTMLAnchorElement).href = linkToPosition(view.position);
  $("puzzle-played").replaceChildren(...view.played.map((words) => el("li", {}, words)));
  $("puzzle-back", HTMLButtonElement).disabled = !view.actions.length;
  $("puzzle-check", HTMLButtonElement).disabled = !view.done || state.isBusy;
  setText("puzzle-wait", say(view.done ? "puzzle-complete" : "puzzle-choose"));
  const isChoosing = $("puzzle-choices").contains(document.activeElement);
  showChoices(view.choices.map(({ action }) => action));
  if (isChoosing) ($("puzzle-choices").querySelector("button") ?? $("puzzle-check")).focus({ preventScroll: true });
}

/** The choices in words, all of them or those of a place on the board.
 * @param {number[]} actions */
function showChoices(actions) {
  const choices = (state.view?.choices ?? []).filter(({ action }) => actions.includes(action));
  $("puzzle-choices").replaceChildren(...choices.map(({ action, text }) =>
    el("button", { type: "button", onclick: () => choose(action) }, text)));
}

/** @param {number} action */
function choose(action) {
  if (state.view && !state.view.done) void load([...state.view.actions, action]);
}

/** Play the turn up to the last choice again.
 * @param {PuzzleView} view */
function undo(view) {
  closeAnswer();
  void load(view.actions.slice(0, view.done ? 0 : -1));
}

/** Ask whether the turn is right. The answer is not shown if the visitor has gone on meanwhile. */
async function check() {
  const { view, requests: number } = state;
  if (!view?.done || state.isBusy) return;
  state.isBusy = true;
  $("puzzle-check", HTMLButtonElement).disabled = true;
  setText("puzzle-wait", say("puzzle-checking"));
  try {
    const answer = await post(`/api/puzzles/${view.game}/${view.id}`, { actions: view.actions, lang: me.lang });
    if (number === state.requests) showAnswer(answer);
    state.all = await get("/api/puzzles");
    showLists();
  } catch (error) {
    showError(error);
  } finally {
    state.isBusy = false;
    $("puzzle-check", HTMLButtonElement).disabled = !state.view?.done;
    if (number === state.requests) setText("puzzle-wait", "");
  }
}

/** @param {PuzzleAnswer} answer */
function showAnswer(answer) {
  const list = (/** @type {string} */ title, /** @type {string[]} */ words, /** @type {"ol" | "ul"} */ tag) =>
    words.length ? [el("h4", {}, say(title)), el(tag, {}, words.map((each) => el("li", {}, each)))] : [];
  const box = $("puzzle-answer");
  box.hidden = false;
  box.classList.toggle("right", answer.right);
  box.replaceChildren(
    el("h3", {}, say(answer.right ? "puzzle-right" : "puzzle-wrong")),
    answer.cost && !answer.second.length ? el("p", { className: "cost" }, answer.cost) : "",
    ...(answer.second.length ? list("puzzle-second", concise(answer.second), "ol") : list("puzzle-best", concise(answer.better), "ol")),
    answer.second.length ? el("p", { className: "cost" }, answer.cost) : "",
    ...list("puzzle-why", answer.reasons, "ul"),
    ...list("puzzle-price", answer.price, "ul"),
    ...list("puzzle-line", concise(answer.line), "ol"),
    el("p", { className: "row" },
      el("button", { type: "button", onclick: () => state.view && undo({ ...state.view, done: true }) }, say("puzzle-again")),
      el("button", { type: "button", className: "primary", onclick: goOn }, say("puzzle-next"))));
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: "nearest" });
}

/** Go to the next puzzle of the game that is not solved. */
function goOn() {
  const next = nextPuzzle(current()?.puzzles ?? [], state.id);
  if (next) location.hash = addressOf(state.game, next.id);
}

function showLists() {
  $("puzzle-games").replaceChildren(...state.all.games.map(({ game, title, today, puzzles }) => el("a", {
    className: "button", href: addressOf(game, today ?? puzzles[0].id), ...(game === state.game ? { "aria-current": "page" } : {}),
  }, title)));
  const puzzles = current()?.puzzles ?? [];
  const levels = [...new Set(puzzles.map(({ difficulty }) => difficulty))];
  $("puzzle-list").replaceChildren(...levels.map((level) => el("section", {},
    el("h3", {}, say(`puzzle-level-${level}`)),
    el("div", { className: "row" }, puzzles.map((puzzle, i) => puzzle.difficulty === level && linkTo(puzzle, i + 1))))));
}

/** @param {PuzzleEntry} puzzle @param {number} number */
const linkTo = (puzzle, number) => el("a", {
  href: addressOf(state.game, puzzle.id), "aria-label": say(`puzzle-${markOf(puzzle)}`, { number }),
  ...(puzzle.id === state.id ? { "aria-current": "true" } : {}),
}, `${number}${{ solved: " ✓", tried: " ✗", open: "" }[markOf(puzzle)]}`);

$("puzzle-board").addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target.closest("[data-action], [data-actions]") : null;
  const actions = (target?.getAttribute("data-action") ?? target?.getAttribute("data-actions") ?? "").split(" ").filter(Boolean).map(Number);
  if (actions.length === 1) choose(actions[0]);
  else if (actions.length) showChoices(actions);
  else if (state.view) showChoices(state.view.choices.map(({ action }) => action));
});
$("puzzle-back").addEventListener("click", () => state.view && undo({ ...state.view, done: false }));
$("puzzle-check").addEventListener("click", () => void check());
addEventListener("hashchange", () => void open());
document.title = `${say("learn-puzzles")} · Sacbe`;
ready();
await open();

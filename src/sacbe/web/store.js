// The state of a table page. Frames and input come in as events; `reduce` is the only code that
// changes the state. It is pure: no DOM, no network, no clock.

/** @import { ChatLine, Hint, LogLine, PageFrame, StepView, View } from "./api.js" */
/** @import { GamePage } from "./game_page.js" */
/** @import { Picture } from "./picture.js" */

import { applyPicture, hasChoices } from "./picture.js";
import { stepOf } from "./panels/guide_steps.js";

export const WHOLE = "whole"; // the tab with the whole board
const RESULT = "players"; // the part of the board with the final scores
const LARGEST = 4; // times the size of the board

/** One of the moves that a frame covers, for playback: what the board showed after it.
 * @typedef {{ move: number, seat: number | null, lines: LogLine[], picture: Picture }} Playback */

/** A hint for one position: being computed, there, or failed.
 * @typedef {{ key: string, isNear: boolean, hint: Hint | null, error: string | null }} HintState */

/** The part of the board on screen. `part` is null until one is chosen, `isChosen` if the player
 * chose it in this turn, `choices` are those that the part was last chosen for.
 * @typedef {{ part: string | null, isChosen: boolean, size: number, choices: string, isOver: boolean }} ZoomState */

/** The guided first game; null without a guide.
 * @typedef {{ step: number, isClosed: boolean }} GuideState */

/** A command that has been sent; `version` is set once it is known which view shows its result.
 * @typedef {{ id: string, type: string, version: number | null }} Pending */

/** @typedef {"connecting" | "connected" | "reconnecting"} ConnectionStatus */

/** @typedef {{
 *   readonly table: string,
 *   readonly lang: string,
 *   readonly title: string,
 *   readonly page: GamePage | null,
 *   readonly host: boolean,
 *   readonly mine: readonly number[],
 *   readonly connection: ConnectionStatus,
 *   readonly seat: number | null,
 *   readonly handoff: { seat: number, name: string } | null,
 *   readonly view: View | null,
 *   readonly log: readonly LogLine[],
 *   readonly chat: readonly ChatLine[],
 *   readonly picture: Picture | null,
 *   readonly playback: readonly Playback[],
 *   readonly isStale: boolean,
 *   readonly pending: Pending | null,
 *   readonly hasChosen: boolean,
 *   readonly step: number | null,
 *   readonly past: { step: number, view: StepView, picture: Picture | null } | null,
 *   readonly news: { serial: number, lines: readonly string[], sound: "move" | "turn" | "over" | null },
 *   readonly zoom: ZoomState,
 *   readonly isNarrow: boolean,
 *   readonly isText: boolean,
 *   readonly panel: string,
 *   readonly logOf: string,
 *   readonly hint: HintState | null,
 *   readonly guide: GuideState | null,
 * }} State */

/** @typedef {{ type: "roles", host: boolean, mine: number[], title: string, page: GamePage }} RolesEvent */
/** @typedef {{ type: "past", step: number, seat: number | null, view: StepView, picture: Picture | null }} PastEvent */
/** @typedef {RolesEvent | PastEvent
 *   | { type: "seat", seat: number | null, step?: number | null }
 *   | { type: "handoff", seat: number, name: string }
 *   | { type: "connection", status: ConnectionStatus }
 *   | { type: "frame", frame: PageFrame }
 *   | { type: "sent", id: string, command: string }
 *   | { type: "answered", id: string, version: number }
 *   | { type: "refused", id: string }
 *   | { type: "step", step: number }
 *   | { type: "narrow", isNarrow: boolean }
 *   | { type: "text", isText: boolean }
 *   | { type: "zoom", part: string }
 *   | { type: "size", by: number }
 *   | { type: "panel", panel: string }
 *   | { type: "log-of", seat: string }
 *   | { type: "hint-asked", key: string, isNear: boolean }
 *   | { type: "hint", key: string, hint: Hint }
 *   | { type: "hint-failed", key: string, error: string }
 *   | { type: "hint-closed" }
 *   | { type: "guide", step: number }
 *   | { type: "guide-closed" }
 * } Event */

/** The state before anything is loaded.
 * @param {{ table: string, lang: string, isNarrow?: boolean, isText?: boolean, guide?: GuideState | null }} given
 * @returns {State} */
export const initialState = ({ table, lang, isNarrow = false, isText = false, guide = null }) => ({
  table, lang, isNarrow, isText, guide,
  title: "", page: null, host: false, mine: [], connection: "connecting",
  seat: null, handoff: null,
  ...NOTHING,
  news: { serial: 0, lines: [], sound: null },
  zoom: { part: null, isChosen: false, size: 1, choices: "", isOver: false },
  panel: "log",
});

/** Everything that depends on the seat: nothing of it survives a hand-over. */
const NOTHING = /** @type {const} */ ({
  view: null, log: [], chat: [], picture: null, playback: [], isStale: false,
  pending: null, hasChosen: false, step: null, past: null, hint: null, logOf: "",
});

/** Identifies the position and choices of a view: hints are valid as long as it stays the same.
 * @param {View} view */
export const positionKey = (view) =>
  JSON.stringify([view.position, view.legal.map(({ action }) => action), view.seat]);

/** Is the seat on screen to choose?
 * @param {State} state @returns {boolean} */
export const isMyTurn = ({ view, seat }) =>
  view !== null && seat !== null && view.asked.includes(seat) && view.legal.length > 0;

/** @param {State} state @param {Event} event @returns {State} */
export function reduce(state, event) {
  switch (event.type) {
    case "roles":
      return { ...state, host: event.host, mine: event.mine, title: event.title, page: event.page };
    case "seat":
      return {
        ...state, ...NOTHING, seat: event.seat, handoff: null, step: event.step ?? null,
        news: { ...state.news, lines: [], sound: null },
      };
    case "handoff":
      return {
        ...state, ...NOTHING, seat: null, handoff: { seat: event.seat, name: event.name },
        news: { ...state.news, lines: [], sound: null },
      };
    case "connection":
      return { ...state, connection: event.status };
    case "frame":
      return onFrame(state, event.frame);
    case "sent":
      return state.pending ? state : { ...state, pending: { id: event.id, type: event.command, version: null } };
    case "answered":
      return settle(state, event.id, event.version);
    case "refused":
      return state.pending?.id === event.id ? { ...state, pending: null } : state;
    case "step":
      return goTo(state, event.step);
    case "past":
      return event.step !== state.step || event.seat !== state.seat ? state
        : { ...state, past: { step: event.step, view: event.view, picture: event.picture } };
    case "narrow":
      return { ...state, isNarrow: event.isNarrow };
    case "text":
      return { ...state, isText: event.isText, picture: null }; // the next frame brings the other one
    case "zoom":
      return { ...state, zoom: { ...state.zoom, part: event.part, isChosen: true, size: 1 } };
    case "size":
      return { ...state, zoom: { ...state.zoom, size: Math.max(1, Math.min(LARGEST, state.zoom.size + event.by)) } };
    case "panel":
      return { ...state, panel: event.panel };
    case "log-of":
      return { ...state, logOf: event.seat };
    case "hint-asked":
      return { ...state, hint: { key: event.key, isNear: event.isNear, hint: null, error: null } };
    case "hint":
      return state.hint?.key === event.key ? { ...state, hint: { ...state.hint, hint: event.hint } } : state;
    case "hint-failed":
      return state.hint?.key === event.key ? { ...state, hint: { ...state.hint, error: event.error } } : state;
    case "hint-closed":
      return { ...state, hint: null };
    case "guide":
      return state.guide ? { ...state, guide: { ...state.guide, step: event.step } } : state;
    case "guide-closed":
      return state.guide ? { ...state, guide: { ...state.guide, isClosed: true } } : state;
  }
}

// ------------------------------------------------------------ frames

/** Apply a frame. Frames for another seat or older than the view change nothing. A frame that does
 * not follow the view (one is missing in between) makes the state stale: the page then asks for a
 * complete one.
 * @param {State} state @param {PageFrame} frame @returns {State} */
function onFrame(state, frame) {
  if (state.handoff || frame.view.seat !== state.seat) return state;
  const before = state.view;
  if (before && frame.version < before.version) return settleByFrame(state, frame);
  const isMissing = frame.since !== null && frame.since !== before?.version;
  const pictures = isMissing ? undefined : applyPictures(frame.since === null ? null : state.picture, frame);
  if (!pictures) return { ...settleByFrame(state, frame), isStale: true };
  const { view } = frame;
  const fresh = before === null ? [] : frame.log.lines.filter(({ move }) => move > before.moves);
  let next = /** @type {State} */ ({
    ...state, view, isStale: false,
    log: [...state.log.filter(({ move }) => move <= frame.log.from), ...frame.log.lines],
    chat: [...state.chat.slice(0, frame.chat.from), ...frame.chat.lines],
    picture: pictures.picture, playback: pictures.playback,
  });
  next = { ...next, news: newsOf(state, next, fresh) };
  next = settleByFrame(next, frame);
  next = { ...next, hasChosen: next.hasChosen && isMyTurn(next) };
  if (next.step !== null && next.step >= view.moves) next = { ...next, step: null, past: null };
  if (next.hint && next.hint.key !== positionKey(view)) next = { ...next, hint: null };
  const isNewTurn = fresh.some(({ seat }) => seat !== null && seat !== state.seat);
  return advanceGuide({ ...next, zoom: followChoices(next, isNewTurn) });
}

/** The picture after a frame, with those of its steps; undefined if something is missing.
 * @param {Picture | null} picture @param {PageFrame} frame */
function applyPictures(picture, frame) {
  /** @type {Playback[]} */
  const playback = [];
  let now = picture;
  for (const { picture: change, ...step } of frame.steps) {
    if (change) now = applyPicture(now, change);
    if (!now) return undefined;
    playback.push({ ...step, picture: now });
  }
  if (frame.picture) now = applyPicture(now, frame.picture);
  return frame.picture && !now ? undefined : { picture: now, playback };
}

/** What is announced and heard. The serial number changes with every frame that brings news.
 * @param {State} before @param {State} after @param {LogLine[]} lines @returns {State["news"]} */
function newsOf(before, after, lines) {
  if (!before.view || !after.view) return before.news;
  const isOver = after.view.status !== "playing" && before.view.status === "playing";
  const isTurn = isMyTurn(after) && !before.view.asked.includes(Number(after.seat));
  const sound = isOver ? "over" : isTurn ? "turn" : after.view.moves > before.view.moves ? "move" : null;
  if (!sound && !lines.length) return before.news;
  return { serial: before.news.serial + 1, lines: lines.map(({ text }) => text), sound };
}

// ------------------------------------------------------------ commands

/** @param {State} state @param {PageFrame} frame @returns {State} */
function settleByFrame(state, { answer }) {
  const id = answer?.command_id ?? state.pending?.id ?? "";
  const version = answer?.version ?? state.pending?.version ?? null;
  return version === null ? state : settle(state, id, version);
}

/** A command was executed; it is finished when the view shows its result.
 * @param {State} state @param {string} id @param {number} version @returns {State} */
function settle(state, id, version) {
  if (state.pending?.id !== id) return state;
  const after = { ...state, pending: { ...state.pending, version } };
  return (state.view?.version ?? 0) >= version ? finish(after) : after;
}

/** @param {State} state @returns {State} */
const finish = (state) =>
  ({ ...state, pending: null, hasChosen: state.pending?.type === "play" ? isMyTurn(state) : state.hasChosen });

// ------------------------------------------------------------ steps, zoom, guide

/** @param {State} state @param {number} step @returns {State} */
function goTo(state, step) {
  if (!state.view) return state;
  const at = Math.max(0, Math.min(step, state.view.moves));
  if (at >= state.view.moves) return { ...state, step: null, past: null };
  return { ...state, step: at };
}

/** The names of the tabs of the board.
 * @param {State} state */
const tabNames = ({ page }) => [WHOLE, ...Object.keys(page?.parts ?? {})];

/** The tab on screen: the selected one, else the whole board or, on a phone, the first part.
 * @param {State} state */
export function currentTab(state) {
  const names = tabNames(state);
  const { part } = state.zoom;
  if (part !== null && names.includes(part)) return part;
  return state.isNarrow ? names[1] ?? WHOLE : WHOLE;
}

/** The tabs of parts with choices.
 * @param {State} state */
export const hotTabs = ({ page, picture }) => picture === null ? []
  : Object.entries(page?.parts ?? {}).filter(([, ids]) => hasChoices(picture, ids)).map(([name]) => name);

/** On a phone, new choices open the first part that has some, unless the part that the player
 * selected in this turn has some; and the end of the game opens the result.
 * @param {State} state @param {boolean} isNewTurn @returns {ZoomState} */
function followChoices(state, isNewTurn) {
  const { view } = state;
  if (!view) return state.zoom;
  const choices = view.legal.length ? JSON.stringify([view.moves, view.legal.map(({ action }) => action)]) : "";
  let zoom = { ...state.zoom, choices, isChosen: state.zoom.isChosen && view.legal.length > 0 && !isNewTurn };
  if (view.status !== "playing" && !zoom.isOver)
    zoom = { ...zoom, isOver: true, part: state.isNarrow ? RESULT : zoom.part };
  const hot = hotTabs(state);
  const isNew = choices && choices !== state.zoom.choices && state.isNarrow;
  const stays = currentTab(state) === WHOLE || !hot.length || (zoom.isChosen && hot.includes(String(zoom.part)));
  return isNew && !stays ? { ...zoom, part: hot[0], isChosen: false } : zoom;
}

/** @param {State} state @returns {State} */
function advanceGuide(state) {
  const { guide, page, view } = state;
  if (!guide || guide.isClosed || !page?.guide || !view || view.seat === null) return state;
  const step = stepOf(page.guide, guide.step, view);
  return step === guide.step ? state : { ...state, guide: { ...guide, step } };
}

// ------------------------------------------------------------ the store

/** Holds the state. `onChange` is called once for every event that changes it.
 * @template S, E */
export class Store {
  /** @type {E[]} */ #queue = [];
  #isBusy = false;

  /** @param {S} state @param {(state: S, event: E) => S} reducer */
  constructor(state, reducer) {
    this.state = state;
    this.reducer = reducer;
    /** @type {(state: S, before: S) => void} */
    this.onChange = () => {};
  }

  /** Apply an event. Events dispatched by `onChange` are applied after it.
   * @param {E} event */
  dispatch(event) {
    this.#queue.push(event);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        const before = this.state;
        this.state = this.reducer(before, next);
        if (this.state !== before) this.onChange(this.state, before);
      }
    } finally {
      this.#isBusy = false;
    }
  }
}

// The state of a table page. Frames and input come in as events; `reduce` is the only code that
// changes the state. It is pure: no DOM, no network, no clock.

/** @import { ChatLine, Document, GameResult, Hint, LogLine, PageFrame, Scene, StepView, View } from "./api.js" */
/** @import { GamePage } from "./game_page.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Shot, Speed, Step } from "./playback.js" */

import { applyPicture, changedPieces, countChoices } from "./picture.js";
import { stepOf, targetsOf } from "./panels/guide_steps.js";
import { cut } from "./playback.js";

export const WHOLE = "table"; // the tab with the whole board, which page.json can narrow down
const RESULT = "players"; // the part of the board with the final scores
const LARGEST = 4; // times the size of the board

/** A hint for one position: being computed, there, or failed.
 * @typedef {{ key: string, isNear: boolean, hint: Hint | null, error: string | null }} HintState */

/** The part of the board on screen. `part` is null until one is chosen, `choices` are those that the
 * part was last chosen for, empty while others play.
 * @typedef {{ part: string | null, size: number, choices: string, isOver: boolean }} ZoomState */

/** The guided first game; null without a guide.
 * `hasDeviated`: the last choice was not the one that the guide recommended.
 * @typedef {{ step: number, isClosed: boolean, hasDeviated?: boolean }} GuideState */

/** A command that has been sent; `version` is set once it is known which view shows its result.
 * `action` is the choice that it makes, if any.
 * @typedef {{ id: string, type: string, version: number | null, action: number | null }} Pending */

/** How much of log and chat has been on screen: the last move, the number of lines.
 * @typedef {{ log: number, chat: number }} Seen */

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
 *   readonly document: Document | null,
 *   readonly speed: Speed,
 *   readonly film: readonly Shot[],
 *   readonly marks: Readonly<Record<string, number>>,
 *   readonly scenes: { readonly moves: number, readonly list: readonly Scene[] },
 *   readonly openScene: string | null,
 *   readonly result: GameResult | null,
 *   readonly isResultOpen: boolean,
 *   readonly isRecapOpen: boolean,
 *   readonly pieces: Readonly<Record<number, readonly string[]>>,
 *   readonly isStale: boolean,
 *   readonly pending: Pending | null,
 *   readonly step: number | null,
 *   readonly past: { step: number, view: StepView, picture: Picture | null, document: Document | null } | null,
 *   readonly news: { serial: number, lines: readonly string[], sound: "move" | "turn" | "over" | null },
 *   readonly zoom: ZoomState,
 *   readonly isNarrow: boolean,
 *   readonly hasSide: boolean,
 *   readonly isText: boolean,
 *   readonly panel: string | null,
 *   readonly side: string,
 *   readonly isSideOpen: boolean,
 *   readonly seen: Seen,
 *   readonly logOf: string,
 *   readonly hint: HintState | null,
 *   readonly guide: GuideState | null,
 * }} State */

/** @typedef {{ type: "roles", host: boolean, mine: number[], title: string, page: GamePage }} RolesEvent */
/** @typedef {{ type: "past", step: number, seat: number | null, view: StepView, picture: Picture | null, document: Document | null }} PastEvent */
/** @typedef {RolesEvent | PastEvent
 *   | { type: "seat", seat: number | null, step?: number | null }
 *   | { type: "handoff", seat: number, name: string }
 *   | { type: "connection", status: ConnectionStatus }
 *   | { type: "frame", frame: PageFrame }
 *   | { type: "sent", id: string, command: string, action?: number }
 *   | { type: "answered", id: string, version: number }
 *   | { type: "refused", id: string }
 *   | { type: "step", step: number }
 *   | { type: "narrow", isNarrow: boolean, hasSide: boolean }
 *   | { type: "text", isText: boolean }
 *   | { type: "zoom", part: string }
 *   | { type: "size", by: number }
 *   | { type: "panel", panel: string | null }
 *   | { type: "side", side: string | null }
 *   | { type: "log-of", seat: string }
 *   | { type: "hint-asked", key: string, isNear: boolean }
 *   | { type: "hint", key: string, hint: Hint }
 *   | { type: "hint-failed", key: string, error: string }
 *   | { type: "hint-closed" }
 *   | { type: "guide", step: number }
 *   | { type: "guide-closed" }
 *   | FollowEvent
 * } Event */

/** Events of playback, scenes and the result.
 * @typedef {{ type: "speed", speed: Speed }
 *   | { type: "next-shot" }
 *   | { type: "skip" }
 *   | { type: "scenes", seat: number | null, moves: number, scenes: Scene[] }
 *   | { type: "open-scene", key: string | null }
 *   | { type: "result", result: GameResult }
 *   | { type: "open-result", isOpen: boolean }
 *   | { type: "open-recap", isOpen: boolean }
 * } FollowEvent */

/** The state before anything is loaded. `isNarrow`: the window shows one part of the board at a time;
 * `hasSide`: log and chat are always on screen.
 * @param {{ table: string, lang: string, isNarrow?: boolean, hasSide?: boolean, isText?: boolean, guide?: GuideState | null, speed?: Speed }} given
 * @returns {State} */
export const initialState = ({ table, lang, isNarrow = false, hasSide = true, isText = false, guide = null, speed = "normal" }) => ({
  table, lang, isNarrow, hasSide, isText, guide, speed,
  title: "", page: null, host: false, mine: [], connection: "connecting",
  seat: null, handoff: null,
  ...NOTHING,
  news: { serial: 0, lines: [], sound: null },
  zoom: { part: null, size: 1, choices: "", isOver: false },
  side: "log",
});

/** Everything that depends on the seat: nothing of it survives a hand-over. */
const NOTHING = /** @type {const} */ ({
  view: null, log: [], chat: [], picture: null, document: null, pieces: {}, isStale: false,
  pending: null, step: null, past: null, hint: null, logOf: "",
  panel: null, isSideOpen: false, seen: { log: 0, chat: 0 },
  film: [], marks: {}, scenes: { moves: 0, list: [] }, openScene: null,
  result: null, isResultOpen: false, isRecapOpen: false,
});

/** Identifies the position and choices of a view: hints are valid as long as it stays the same.
 * @param {View} view */
export const positionKey = (view) =>
  JSON.stringify([view.position, view.legal.map(({ action }) => action), view.seat]);

/** Identifies what the viewer can choose: it changes with an own choice, but not when others move while
 * the same choices stay, as in secret choices.
 * @param {State} state */
export const choicesKey = ({ view, log, seat }) => JSON.stringify([
  log.findLast(({ by }) => by === seat)?.move ?? 0, view?.question, view?.legal.map(({ action }) => action),
]);

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
      return state.pending ? state
        : { ...state, pending: { id: event.id, type: event.command, version: null, action: event.action ?? null } };
    case "answered":
      return settle(state, event.id, event.version);
    case "refused":
      return state.pending?.id === event.id ? { ...state, pending: null } : state;
    case "step":
      return goTo(state, event.step);
    case "past":
      return event.step !== state.step || event.seat !== state.seat ? state
        : { ...state, past: { step: event.step, view: event.view, picture: event.picture, document: event.document } };
    case "narrow":
      return markSeen({ ...state, isNarrow: event.isNarrow, hasSide: event.hasSide });
    case "text":
      return { ...state, isText: event.isText, picture: null, document: null }; // the next frame brings the other one
    case "zoom":
      return { ...state, zoom: { ...state.zoom, part: event.part, size: 1 } };
    case "size":
      return { ...state, zoom: { ...state.zoom, size: Math.max(1, Math.min(LARGEST, state.zoom.size + event.by)) } };
    case "panel":
      return { ...state, panel: event.panel };
    case "side":
      return markSeen({ ...state, side: event.side ?? state.side, isSideOpen: event.side !== null });
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
      return state.guide ? { ...state, guide: { ...state.guide, step: event.step, hasDeviated: false } } : state;
    case "guide-closed":
      return state.guide ? { ...state, guide: { ...state.guide, isClosed: true } } : state;
    default:
      return onFollow(state, event);
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
    picture: pictures.picture, document: frame.document,
    pieces: { ...state.pieces, ...piecesOf(frame.since === null ? null : state.picture, pictures.steps) },
  });
  next = { ...next, ...follow(state, next, pictures.steps, frame.since === null) };
  next = { ...next, news: newsOf(state, next, fresh) };
  next = settleByFrame(next, frame);
  if (next.step !== null && next.step >= view.moves) next = { ...next, step: null, past: null };
  if (next.hint && next.hint.key !== positionKey(view)) next = { ...next, hint: restOfPlan(state, next) };
  const isNewTurn = fresh.some(({ seat }) => seat !== null && seat !== state.seat);
  next = markSeen(before === null ? firstSight(next) : next);
  return advanceGuide({ ...next, zoom: followChoices(next, isNewTurn) }, state);
}

/** The first view of a table: what was there before is not new, and free seats are visible.
 * @param {State} state @returns {State} */
function firstSight(state) {
  const isWaiting = state.view?.seats.some(({ taken, bot }) => !taken && !bot) ?? false;
  return { ...state, seen: seenNow(state), side: isWaiting ? "seats" : state.side };
}

/** The event by which Escape closes what lies over the page, null if nothing does: the sheet of the log
 * and chat, which are only closed where they are not beside the board, then "since your last turn".
 * @param {State} state @returns {Event | null} */
export const closesOnEscape = ({ isSideOpen, hasSide, isRecapOpen }) =>
  isSideOpen && !hasSide ? { type: "side", side: null } : isRecapOpen ? { type: "open-recap", isOpen: false } : null;

/** @param {State} state @returns {Seen} */
const seenNow = ({ log, chat }) => ({ log: log.at(-1)?.move ?? 0, chat: chat.length });

/** Log and chat count as seen while they are on screen: beside the board, on a phone in an open sheet.
 * An undone move makes the log shorter again.
 * @param {State} state @returns {State} */
function markSeen(state) {
  const now = seenNow(state);
  const isVisible = (/** @type {string} */ side) => state.side === side && (state.isSideOpen || state.hasSide);
  const seen = {
    log: isVisible("log") ? now.log : Math.min(state.seen.log, now.log),
    chat: isVisible("chat") ? now.chat : Math.min(state.seen.chat, now.chat),
  };
  return seen.log === state.seen.log && seen.chat === state.seen.chat ? state : { ...state, seen };
}

/** The picture after a frame, with those of its steps; undefined if something is missing.
 * @param {Picture | null} picture @param {PageFrame} frame */
function applyPictures(picture, frame) {
  /** @type {Step[]} */
  const steps = [];
  let now = picture;
  for (const { picture: change, ...step } of frame.steps) {
    if (change) now = applyPicture(now, change);
    if (change && !now) return undefined;
    steps.push({ ...step, picture: now });
  }
  if (frame.picture) now = applyPicture(now, frame.picture);
  return frame.picture && !now ? undefined : { picture: now, steps };
}

/** The pieces on the board that each move of a playback changed, by its number.
 * @param {Picture | null} picture @param {Step[]} steps @returns {Record<number, string[]>} */
function piecesOf(picture, steps) {
  const pictures = [picture, ...steps.map((each) => each.picture)];
  /** @type {Record<number, string[]>} */
  const pieces = {};
  steps.forEach(({ move }, i) => {
    const [before, after] = [pictures[i], pictures[i + 1]];
    if (before && after && before !== after) pieces[move] = [...(pieces[move] ?? []), ...changedPieces(before, after)];
  });
  return pieces;
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

/** The rest of a hint's plan after its choice was made; null after anything else. Forced choices are
 * made by the server, so they are passed.
 * @param {State} before @param {State} after @returns {HintState | null} */
function restOfPlan(before, after) {
  const hint = before.hint?.hint;
  if (!before.hint || !hint || !after.view || before.pending?.action !== hint.action || !isMyTurn(after)) return null;
  const legal = after.view.legal.map(({ action }) => action);
  const at = hint.actions.findIndex((action, i) => i > 0 && legal.includes(action));
  if (at < 0) return null;
  const [text, ...line] = hint.line.slice(at - 1);
  return {
    ...before.hint, key: positionKey(after.view),
    hint: { ...hint, action: hint.actions[at], actions: hint.actions.slice(at), text, line, others: [], note: "", brings: [] },
  };
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
  return (state.view?.version ?? 0) >= version ? { ...state, pending: null } : after;
}

// ------------------------------------------------------------ steps, zoom, guide

/** @param {State} state @param {number} step @returns {State} */
function goTo(state, step) {
  if (!state.view) return state;
  const at = Math.max(0, Math.min(step, state.view.moves));
  if (at >= state.view.moves) return { ...state, step: null, past: null, film: [] };
  return { ...state, step: at, film: [] };
}

/** The names of the tabs of the board.
 * @param {State} state */
const tabNames = ({ page }) => [WHOLE, ...Object.keys(page?.parts ?? {}).filter((name) => name !== WHOLE)];

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
  : Object.entries(page?.parts ?? {}).filter(([name, ids]) => name !== WHOLE && countChoices(picture, ids)).map(([name]) => name);

/** The hot tabs that show something of the board; the others only repeat the list of choices.
 * @param {State} state */
function boardTabs(state) {
  const zone = state.page?.parts[WHOLE];
  return hotTabs(state).filter((name) => !zone || state.page?.parts[name].some((id) => zone.includes(id)));
}

/** The first of the parts with the most choices.
 * @param {State} state @param {string[]} names */
function fullestTab({ page, picture }, names) {
  const count = (/** @type {string} */ name) => picture ? countChoices(picture, page?.parts[name] ?? []) : 0;
  return names.reduce((best, name) => (count(name) > count(best) ? name : best));
}

/** On a phone, new choices open the part of the board that has most of them; within a turn the part on
 * screen stays as long as it has some. The end of the game opens the result.
 * @param {State} state @param {boolean} isNewTurn @returns {ZoomState} */
function followChoices(state, isNewTurn) {
  const { view } = state;
  if (!view) return state.zoom;
  const choices = view.legal.length ? JSON.stringify([view.moves, view.legal.map(({ action }) => action)]) : "";
  let zoom = { ...state.zoom, choices };
  if (view.status !== "playing" && !zoom.isOver)
    zoom = { ...zoom, isOver: true, part: state.isNarrow ? RESULT : zoom.part };
  const hot = boardTabs(state);
  const isNew = choices && choices !== state.zoom.choices && state.isNarrow;
  const tab = currentTab(state);
  const isSameTurn = !isNewTurn && state.zoom.choices !== "";
  const stays = tab === WHOLE || !hot.length || (isSameTurn && hot.includes(tab));
  return isNew && !stays ? { ...zoom, part: fullestTab(state, hot) } : zoom;
}

/** Pass the steps that are done. A guide that is over closes itself at the next move.
 * @param {State} state @param {State} before @returns {State} */
function advanceGuide(state, before) {
  const { guide, page, view } = state;
  if (!guide || guide.isClosed || !page?.guide || !view || view.seat === null) return state;
  const isNewMove = before.view !== null && view.moves > before.view.moves;
  if (isNewMove && guide.step >= page.guide.steps.length) return { ...state, guide: { ...guide, isClosed: true } };
  const step = stepOf(page.guide, guide.step, view);
  const chosen = isNewMove ? before.pending?.action ?? null : null;
  const hasDeviated = chosen === null ? guide.hasDeviated ?? false : isOffGuide(before, chosen);
  return step === guide.step && hasDeviated === (guide.hasDeviated ?? false) ? state : { ...state, guide: { ...guide, step, hasDeviated } };
}

/** Does the guide recommend something else than a choice?
 * @param {State} state @param {number} action */
export function isOffGuide({ guide, page, view }, action) {
  const step = guide && !guide.isClosed ? page?.guide?.steps[guide.step] : undefined;
  const targets = step && view ? targetsOf(step, view.legal) : [];
  return targets.length > 0 && !targets.includes(action);
}

// ------------------------------------------------------------ playback, scenes, result

/** @param {State} state @param {FollowEvent} event @returns {State} */
function onFollow(state, event) {
  switch (event.type) {
    case "speed":
      return { ...state, speed: event.speed, film: event.speed === "off" ? [] : state.film };
    case "next-shot":
      return { ...state, film: state.film.slice(1) };
    case "skip":
      return state.film.length ? { ...state, film: [] } : state;
    case "scenes":
      return event.seat === state.seat && event.moves >= state.scenes.moves
        ? { ...state, scenes: { moves: event.moves, list: mergeScenes(state.scenes.list, event.scenes) } } : state;
    case "open-scene":
      return { ...state, openScene: event.key };
    case "result":
      return { ...state, result: event.result };
    case "open-result":
      return { ...state, isResultOpen: event.isOpen };
    case "open-recap":
      return { ...state, isRecapOpen: event.isOpen };
  }
}

/** What a frame adds to playback: its steps, and marks on the pieces that others moved since the
 * viewer's last own choice. The steps of a complete frame only bring marks: they are not played back.
 * @param {State} before @param {State} after @param {Step[]} steps @param {boolean} isComplete @returns {Partial<State>} */
function follow(before, after, steps, isComplete) {
  const { view, seat, page } = after;
  const isEnd = view?.status === "over" && before.view?.status === "playing";
  const isResultOpen = isEnd || (before.isResultOpen && view?.status === "over");
  const openScene = view?.moves === before.view?.moves ? before.openScene : null;
  const isUndone = (view?.moves ?? 0) < (before.view?.moves ?? 0);
  const scenes = isUndone ? { moves: 0, list: [] } : before.scenes;
  if (!page || (isUndone && !isComplete)) return { film: [], marks: {}, isResultOpen, openScene, scenes };
  const shots = cut(steps, isComplete ? null : before.picture, seat, page.log);
  if (!before.view || isComplete) return { film: [], marks: marksOf(shots, seat), isResultOpen, openScene, scenes };
  const { moves } = before.view;
  const isOwnMove = after.log.some(({ move, by }) => move > moves && by === seat);
  const marks = { ...(isOwnMove ? {} : before.marks), ...marksOf(shots, seat) };
  const isWatched = after.speed !== "off" && after.step === null && !after.isText;
  return { film: isWatched ? [...before.film, ...shots] : [], marks, isResultOpen, openScene, scenes };
}

/** The pieces that others moved, with their seats.
 * @param {Shot[]} shots @param {number | null} own @returns {Record<string, number>} */
const marksOf = (shots, own) => Object.fromEntries(shots.flatMap(({ seat, marks }) =>
  (seat === null || seat === own ? [] : marks.map((id) => [id, seat]))));

/** @param {Scene} scene */
export const sceneKey = ({ kind, first }) => `${kind}-${first}`;

/** Scenes by their keys; newer ones replace older ones, which may have been in progress.
 * @param {readonly Scene[]} old @param {readonly Scene[]} fresh */
function mergeScenes(old, fresh) {
  const keys = new Set(fresh.map(sceneKey));
  return [...old.filter((each) => !keys.has(sceneKey(each))), ...fresh];
}

/** The scene that a line belongs to, if the scene begins at this line.
 * @param {State} state @param {LogLine} line */
export const sceneOfLine = ({ scenes, page }, { kind, move }) => {
  const wanted = page?.log.scenes?.[kind];
  return wanted ? scenes.list.find((each) => each.kind === wanted && each.first <= move && move <= each.last) ?? null : null;
};

/** Has the page lines of a scene that it has not loaded?
 * @param {State} state */
export const lacksScenes = ({ log, page, scenes }) =>
  log.some(({ kind, move }) => move > scenes.moves && kind in (page?.log.scenes ?? {}));

/** The log up to the step on screen: later steps can belong to the same move.
 * @param {readonly LogLine[]} log @param {readonly Shot[]} film */
function logUntil(log, [shot, ...later]) {
  const coming = new Set(later.filter(({ move }) => move === shot.move).flatMap(({ lines }) => lines.map(({ text }) => text)));
  for (const { text } of shot.lines) coming.delete(text);
  return log.filter(({ move, text }) => move < shot.move || (move === shot.move && !coming.has(text)));
}

/** The state as the page shows it: during playback the one after the step on screen, without choices.
 * @param {State} state @returns {State} */
export function onScreen(state) {
  const shot = state.film[0];
  if (!shot || !state.view) return state;
  return {
    ...state,
    view: {
      ...state.view, moves: shot.move, status: "playing", asked: shot.seat === null ? [] : [shot.seat], legal: [],
      question: null, winners: [], scores: null, can_undo: false, undo: "turn", undo_request: null, late: null,
    },
    picture: shot.picture ?? state.picture,
    log: logUntil(state.log, state.film),
    hint: null,
    zoom: { ...state.zoom, part: partOf(state, shot) },
  };
}

/** On a phone, the part of the board that a step changes. It is the first one, the overview, if that
 * shows all its pieces or if no part has them.
 * @param {State} state @param {Shot} shot */
function partOf(state, { parts }) {
  const tab = currentTab(state);
  if (!state.isNarrow || tab === WHOLE) return state.zoom.part;
  const has = (/** @type {string} */ name) => state.page?.parts[name]?.some((id) => parts.includes(id));
  const names = tabNames(state).slice(1);
  if (has(tab)) return tab;
  const isInOverview = parts.every((id) => state.page?.log.overview?.some((start) => id.startsWith(start)));
  return (isInOverview ? undefined : names.find(has)) ?? names[0] ?? null;
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

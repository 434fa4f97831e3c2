// Builders of frames and views for the tests.

import { initialState, reduce } from "../../src/sacbe/web/store.js";

export const PAGE = {
  picture: "0,0,10,10",
  parts: { wheels: ["part-a", "part-b"], players: ["part-players"], turn: ["part-turn"] },
  last: ["end_turn"],
  goods: [["player-$seat", [1, 2]]],
  rivals: ["player-$seat", "part-tiles-$seat"],
  log: { changes: { corn: ["i-corn"], quarters: ["i-vp", 4] }, kinds: { place: "i-worker" } },
};

const seatInfo = (seat, more = {}) =>
  ({ seat, kind: "local", name: ["Itzel", "Ixchel"][seat] ?? "", bot: null, taken: true, deadline: null, ...more });

export const choice = (action, more = {}) =>
  ({ action, info: { type: "place" }, rule: "J1", text: `Choice ${action}`, final: null, effects: [], ...more });

export const view = (version, more = {}) => ({
  table: "abcdefghijklmnop", version, seat: 0, status: "playing", game: "tzolkin", rules_version: 1, players: 2,
  options: {}, seats: [seatInfo(0), seatInfo(1, { kind: "bot", bot: "easy", name: "" })], moves: version, public: false,
  spectators: true, undo: "turn", clock: null, rematch: null, rematch_of: null, seeded: false, late: null,
  asked: [0], position: { round: version, players: {} }, legal: [choice(1), choice(2)], can_undo: true,
  undo_refusal: null, undo_request: null, scores: null, winners: [], question: "Place a worker.",
  names: ["Itzel A", "Easy B"], secret: false, has_secrets: false, ...more,
});

export const line = (move, more = {}) =>
  ({ move, by: 0, seat: 0, kind: "place", text: `Line ${move}`, said: `Line ${move}`, change: {}, rule: "J1", ...more });

/** A move of a frame, for playback. */
export const step = (move, seat, lines, more = {}) => ({ move, seat, forced: false, lines, picture: null, ...more });

export const part = (id, content, attrs = {}) => ({ id, content, attrs });

export const picture = (parts, more = {}) => ({
  complete: true, width: 100, height: 50, title: "Board", order: parts.map(({ id }) => id), parts, defs: {}, ...more,
});

/** A complete frame. */
export const complete = (version, more = {}) => ({
  type: "change", version, since: null, answer: null, view: view(version, more.view), log: { from: 0, lines: [line(version)] },
  chat: { from: 0, lines: [] }, picture: picture([part("part-a", "<circle/>")]), document: null, steps: [], ...without(more, "view"),
});

/** A frame that follows another one. */
export const next = (version, more = {}) => complete(version, {
  since: version - 1, log: { from: version - 1, lines: [line(version)] },
  picture: { complete: false, width: 100, height: 50, title: "Board", order: null, parts: [], defs: {} }, ...more,
});

const without = (object, key) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));

/** The state after some events, from seat 0 of a table with a picture. */
export const play = (...events) => continueWith(initialState({ table: "abcdefghijklmnop", lang: "en" }),
  { type: "roles", host: true, mine: [0], title: "Tzolk'in", page: PAGE }, { type: "seat", seat: 0 }, ...events);

export const continueWith = (state, ...events) => events.reduce((now, event) => reduce(now, event), state);

export const frame = (content) => ({ type: "frame", frame: content });

/** Formats a message as its key and arguments. */
export const say = (key, args) => (args ? `${key} ${JSON.stringify(args)}` : key);

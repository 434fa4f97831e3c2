// The view model: what the page shows for a state.

import assert from "node:assert/strict";
import { test } from "node:test";

import { effectItem, logItem, mergeRepeats, nextSeat, viewModel } from "../../src/sacbe/web/select.js";
import { PAGE, choice, complete, continueWith, frame, line, next, part, picture, play, say, view } from "./samples.js";

const LINKS = { tokens: {}, freeToken: undefined };
const model = (state, links = LINKS) => viewModel(state, say, links);
const tableOf = (...events) => model(play(...events)).table;

test("all pieces of a model show one version", () => {
  const state = play(frame(complete(5)), frame(next(6)));
  const shown = model(state).table;
  assert.equal(shown.version, 6);
  assert.equal(shown.board.version, 6);
  assert.equal(shown.choices.moves, 6);
  assert.equal(shown.steps.most, 6);
  assert.equal(shown.log.lines.at(-1).move, 6);
  assert.equal(JSON.parse(shown.panel.key)[0], 6);
});

test("nothing is shown before the first frame, and nothing during a hand-over", () => {
  assert.equal(model(play()).table, null);
  const handoff = model(play(frame(complete(5)), { type: "handoff", seat: 1, name: "Ixchel" }));
  assert.equal(handoff.table, null);
  assert.equal(handoff.announcements, null);
  assert.match(handoff.handoff.title, /Ixchel/);
});

// ------------------------------------------------------------ amounts

test("a loss is shown as a loss and a gain as a gain", () => {
  const effect = (before, after) => effectItem({ good: "i-corn", name: "corn", before, after }, [], "en");
  assert.deepEqual([effect(4, 3).isLoss, effect(4, 3).before, effect(4, 3).after], [true, "4", "3"]);
  assert.equal(effect(3, 4).isLoss, false);
  assert.equal(effect(0, -2).after, "−2");
});

test("the log shows losses with a minus sign, and units of several as one", () => {
  const item = (change) => logItem(line(1, { change }), PAGE.log, "en").changes;
  assert.deepEqual(item({ corn: -3 }), [{ icon: "i-corn", isLoss: true, amount: "−3" }]);
  assert.deepEqual(item({ corn: 3 }), [{ icon: "i-corn", isLoss: false, amount: "+3" }]);
  assert.deepEqual(item({ quarters: -6 }), [{ icon: "i-vp", isLoss: true, amount: "−1.5" }]);
  assert.deepEqual(item({ corn: 3, unknown: 1 }), []); // as text
});

test("names are visible if two effects share an icon", () => {
  const all = ["a", "b"].map((name) => ({ good: "i-corn", name, before: 1, after: 2 }));
  assert.equal(effectItem(all[0], all, "en").isNameVisible, true);
  assert.equal(effectItem(all[0], all.slice(0, 1), "en").isNameVisible, false);
});

// ------------------------------------------------------------ turn bar

test("the banner says whose turn it is", () => {
  assert.equal(tableOf(frame(complete(5))).banner.turn, "your-turn");
  const bots = tableOf(frame(complete(5, { view: { asked: [1], legal: [] } }))).banner;
  assert.equal(bots.turn, 'waiting-for {"names":"Easy bot B"}');
  assert.deepEqual([bots.question, bots.seat, bots.isMyTurn], ["bot-thinks", 1, false]);
  const over = tableOf(frame(complete(5, { view: { status: "over", asked: [], legal: [], winners: [0] } }))).banner;
  assert.equal(over.turn, 'winner {"names":"Itzel"}');
  const both = tableOf(frame(complete(5, { view: { status: "over", asked: [], legal: [], winners: [0, 1] } }))).banner;
  assert.equal(both.turn, 'winners {"names":"Itzel, Easy bot B"}');
});

test("a player at a shared device is named", () => {
  const state = play(frame(complete(5)), { type: "roles", host: true, mine: [0, 1], title: "", page: PAGE });
  assert.equal(model(state).table.banner.turn, 'turn-of {"name":"Itzel"}');
});

test("the note about undo appears only after an own choice that cannot be undone", () => {
  const chosen = (more) => play(frame(complete(5)), { type: "sent", id: "a", command: "play" },
    frame(next(6, { answer: { command_id: "a", version: 6, rematch: null }, view: more })));
  assert.equal(model(chosen({ can_undo: false })).table.banner.note, "no-return");
  assert.equal(model(chosen({ can_undo: true })).table.banner.note, "");
  assert.equal(model(chosen({ can_undo: false, secret: true })).table.banner.note, "");
  assert.equal(tableOf(frame(complete(5, { view: { can_undo: false } }))).banner.note, "");
});

const keys = (tools) => tools.map(({ key }) => key);

test("undo is offered only if it is possible", () => {
  assert.ok(keys(tableOf(frame(complete(5))).tools).includes("undo"));
  assert.ok(!keys(tableOf(frame(complete(5, { view: { can_undo: false } }))).tools).includes("undo"));
  const agreed = { can_undo: false, undo: "agreed" };
  assert.ok(keys(tableOf(frame(complete(5, { view: agreed }))).tools).includes("ask-undo"));
  const asked = { ...agreed, undo_request: { seat: 0, missing: [1] } };
  assert.ok(!keys(tableOf(frame(complete(5, { view: asked }))).tools).includes("ask-undo"));
});

test("the end of the turn is a button of the turn bar, without a warning that it ends the turn", () => {
  const end = '<g class="choice button primary" data-action="2"/>';
  const legal = [choice(1), choice(2, { final: "ends" })];
  const shown = tableOf(frame(complete(5, { view: { legal }, picture: picture([part("part-a", end)]) })));
  const confirm = shown.tools.find(({ key }) => key === "confirm");
  assert.deepEqual([confirm.choice.action, confirm.choice.final], [2, null]);
  assert.deepEqual(shown.choices.items.map(({ isLast }) => isLast), [false, true]);
  const illegal = tableOf(frame(complete(5, { view: { legal: [choice(1)] }, picture: picture([part("part-a", end)]) })));
  assert.ok(!keys(illegal.tools).includes("confirm"));
});

test("while a choice is pending, nothing else can be chosen", () => {
  const shown = tableOf(frame(complete(5)), { type: "sent", id: "a", command: "play" });
  assert.equal(shown.choices.isBusy, true);
  assert.equal(shown.board.isBusy, true);
  assert.equal(shown.tools.find(({ key }) => key === "undo").isDisabled, true);
});

test("a request to undo is answered by the seats of this browser", () => {
  const view_ = { undo_request: { seat: 1, missing: [0] } };
  assert.deepEqual(tableOf(frame(complete(5, { view: view_ }))).request.answers, [{ seat: 0, name: null }]);
  const others = { undo_request: { seat: 0, missing: [1] } };
  assert.deepEqual(tableOf(frame(complete(5, { view: others }))).request.answers, []);
});

// ------------------------------------------------------------ choices

test("choices are hidden when it is not the own turn or an earlier move is shown", () => {
  assert.equal(tableOf(frame(complete(5))).choices.items.length, 2);
  assert.deepEqual(tableOf(frame(complete(5, { view: { asked: [1] } }))).choices.items, []);
  const past = tableOf(frame(complete(5)), { type: "step", step: 2 });
  assert.deepEqual([past.choices.items, past.choices.isHidden, past.board.isLive], [[], true, false]);
});

test("the description of a choice says what it changes and whether it is final", () => {
  const effects = [{ good: "i-corn", name: "corn", before: 4, after: 3 }];
  const [item] = tableOf(frame(complete(5, { view: { legal: [choice(1, { effects, final: "reveals" })] } }))).choices.items;
  assert.equal(item.description, 'from-to {"name":"corn","before":"4","after":"3"}. final-reveals');
  assert.deepEqual(item.final, { kind: "reveals", text: "final-reveals" });
});

test("a hint marks its choice on the board and in the list, in the present only", () => {
  const key = JSON.stringify([view(5).position, [1, 2], 0]);
  const state = play(frame(complete(5)), { type: "hint-asked", key, isNear: false }, { type: "hint", key, hint: { action: 2 } });
  assert.deepEqual(model(state).table.choices.items.map(({ marks }) => marks), [[], ["hinted"]]);
  assert.deepEqual(model(state).table.board.marks, { 2: ["hinted"] });
  assert.deepEqual(model(continueWith(state, { type: "step", step: 2 })).table.board.marks, {});
});

// ------------------------------------------------------------ earlier moves

test("an earlier move is shown once it is loaded, and labelled at once", () => {
  const state = play(frame(complete(5)), { type: "step", step: 2 });
  const waiting = model(state).table;
  assert.equal(waiting.banner.turn, 'step {"n":"2","most":"5"}');
  assert.deepEqual([waiting.board.step, waiting.board.version], [null, null]);
  const old = { order: [], parts: {}, defs: {}, width: 1, height: 1, title: "" };
  const there = model(continueWith(state, { type: "past", step: 2, seat: 0, view: { step: 2 }, picture: old })).table;
  assert.deepEqual([there.board.step, there.board.picture], [2, old]);
  assert.deepEqual(keys(there.tools), ["present"]);
});

// ------------------------------------------------------------ seats

test("the seat to show is the last one while it is to move, else the next own one", () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, bot: seat === 2 ? "easy" : null }));
  const to = (mine, last, asked) => nextSeat(mine, last, { asked, seats });
  assert.equal(to([0, 1], 0, [0, 1]), 0);
  assert.equal(to([0, 1], 0, [1]), 1);
  assert.equal(to([0, 1], 1, [0]), 0);
  assert.equal(to([0, 1], null, [2]), 0);
  assert.equal(to([0, 2], 0, [2]), 0); // a bot plays it
  assert.equal(to([], null, [0]), null);
});

test("the buttons of a seat depend on who sits there and who looks", () => {
  const buttons = (more, roles = {}, links = LINKS) => {
    const seats = [{ ...view(5).seats[0], ...more }, view(5).seats[1]];
    const state = play(frame(complete(5, { view: { seats } })), { type: "roles", host: false, mine: [0], title: "", page: PAGE, ...roles });
    return keys(model(state, links).table.seats[0].buttons);
  };
  assert.deepEqual(buttons({}), ["rename", "leave"]);
  assert.deepEqual(buttons({ bot: "easy" }), ["rename", "return"]);
  assert.deepEqual(buttons({ taken: false }, { mine: [], host: true }, { tokens: { 0: "t" }, freeToken: "t" }),
    ["copy-invitation", "let-bot-play", "new-link"]);
  assert.deepEqual(buttons({ kind: "link" }, { mine: [1], host: true }), ["remove-player"]);
  assert.deepEqual(buttons({ kind: "link" }, { mine: [1] }), []);
  assert.deepEqual(buttons({ deadline: 9 }, { mine: [1] }), ["add-time"]);
});

test("points have a plural: the number is passed as a number", () => {
  const shown = tableOf(frame(complete(5, { view: { status: "over", scores: [1, 20], legal: [], asked: [] } })));
  assert.deepEqual(shown.seats.map(({ points }) => points), ['points {"n":1}', 'points {"n":20}']);
});

// ------------------------------------------------------------ log and panels

test("repeated lines of a seat are one line, unless they change something", () => {
  const draws = (move, more) => line(move, { text: "draws a tile.", ...more });
  const texts = (...lines) => mergeRepeats(lines).map(({ text, move }) => `${move} ${text}`);
  assert.deepEqual(texts(draws(1), draws(2), draws(3)), ["3 draws a tile. ×3"]);
  assert.deepEqual(texts(draws(1), draws(2, { seat: 1 })), ["1 draws a tile.", "2 draws a tile."]);
  assert.deepEqual(texts(draws(1), draws(2, { change: { corn: 1 } })), ["1 draws a tile.", "2 draws a tile."]);
});

test("the log can be limited to one seat", () => {
  const lines = [line(1), line(2, { seat: 1 })];
  const shown = tableOf(frame(complete(5, { log: { from: 0, lines } })), { type: "log-of", seat: "1" });
  assert.deepEqual(shown.log.lines.map(({ move }) => move), [2]);
});

test("a panel that is not available any more is replaced by the log", () => {
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "hint" }).panel.open, "hint");
  const over = { status: "over", asked: [], legal: [] };
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "hint" }, frame(next(6, { view: over }))).panel.open, "log");
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "fork" }).panel.open, "log");
});

test("at most twelve lines are announced at once", () => {
  const lines = Array.from({ length: 20 }, (_, i) => line(6 + i));
  const state = play(frame(complete(5)), frame({ ...next(6, { view: { moves: 25 } }), log: { from: 5, lines } }));
  assert.deepEqual(model(state).announcements.lines.length, 12);
  assert.equal(model(state).announcements.lines.at(-1), "Line 25");
});

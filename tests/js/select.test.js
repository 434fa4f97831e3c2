// The view model: what the page shows for a state.

import assert from "node:assert/strict";
import { test } from "node:test";

import { effectItem, freeFirst, leadsOf, logItem, mergeRepeats, nextSeat, viewModel } from "../../src/sacbe/web/select.js";
import { PAGE, choice, complete, continueWith, frame, line, next, play, say, view } from "./samples.js";

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
  assert.equal(bots.turn, 'waiting-for {"names":"Easy B"}');
  assert.deepEqual([bots.question, bots.seat, bots.isMyTurn], ["bot-thinks", 1, false]);
  const over = tableOf(frame(complete(5, { view: { status: "over", asked: [], legal: [], winners: [0] } }))).banner;
  assert.equal(over.turn, 'winner {"names":"Itzel A"}');
  const both = tableOf(frame(complete(5, { view: { status: "over", asked: [], legal: [], winners: [0, 1] } }))).banner;
  assert.equal(both.turn, 'winners {"names":"Itzel A, Easy B"}');
});

test("the banner has the clock of the seat to play, one's own first", () => {
  const seats = view(5).seats.map((each, i) => ({ ...each, deadline: [200, 100][i] }));
  const deadline = (more) => tableOf(frame(complete(5, { view: { seats, ...more } }))).banner.deadline;
  assert.deepEqual([deadline({ asked: [0, 1] }), deadline({ asked: [1], legal: [] })], [200, 100]);
  assert.equal(tableOf(frame(complete(5))).banner.deadline, null);
});

test("a player at a shared device is named", () => {
  const state = play(frame(complete(5)), { type: "roles", host: true, mine: [0, 1], title: "", page: PAGE });
  assert.equal(model(state).table.banner.turn, 'turn-of {"name":"Itzel A"}');
});

test("the note about undo appears only if a revelation ended it", () => {
  const note = (more) => tableOf(frame(complete(5, { view: { can_undo: false, ...more } }))).banner.note;
  assert.equal(note({ undo_refusal: "revealed" }), "no-return");
  assert.equal(note({ undo_refusal: "nothing" }), ""); // at the start of a turn, or after an undo
  assert.equal(note({ undo_refusal: "secret" }), "");
  assert.equal(note({ undo_refusal: "revealed", asked: [1], legal: [] }), "");
  assert.equal(tableOf(frame(complete(5, { view: { undo_refusal: "revealed" } })), { type: "step", step: 2 }).banner.note, "");
});

const keys = (tools) => tools.map(({ key }) => key);
const FIXED = ["u-tab-hint", "undo", "undo-whole", "end-turn"];
const usable = (...events) => tableOf(...events).tools.filter(({ isDisabled }) => !isDisabled).map(({ key }) => key);

test("the tools are the same in every state: what cannot be used is disabled", () => {
  const states = [
    [frame(complete(5))], [frame(complete(5, { view: { asked: [1], legal: [], can_undo: false } }))],
    [frame(complete(5)), { type: "step", step: 2 }], [frame(complete(5)), { type: "sent", id: "a", command: "play" }],
    [frame(complete(5, { view: { status: "over", asked: [], legal: [] } }))], [frame(complete(5, { view: { undo: "agreed", can_undo: false } }))],
  ];
  for (const events of states) assert.deepEqual(keys(tableOf(...events).tools).slice(-4), FIXED);
  assert.deepEqual(usable(...states[1]), []);
  assert.deepEqual(usable(...states[2]), ["step-now"]);
  assert.deepEqual(usable(...states[3]), []);
  assert.deepEqual(usable(...states[4]), ["result"]);
});

test("undo can be used only if it is possible", () => {
  assert.deepEqual(usable(frame(complete(5))), ["u-tab-hint", "undo", "undo-whole"]);
  assert.deepEqual(usable(frame(complete(5, { view: { can_undo: false } }))), ["u-tab-hint"]);
  const agreed = { can_undo: false, undo: "agreed" };
  assert.ok(usable(frame(complete(5, { view: agreed }))).includes("ask-undo"));
  const asked = { ...agreed, undo_request: { seat: 0, missing: [1] } };
  assert.ok(!usable(frame(complete(5, { view: asked }))).includes("ask-undo"));
});

test("the end of the turn has its button instead of a place in the list, also with a text board", () => {
  const legal = [choice(1), choice(2, { final: "ends", info: { type: "end_turn" } })];
  for (const more of [[], [{ type: "text", isText: true }]]) {
    const shown = tableOf(frame(complete(5, { view: { legal } })), ...more);
    const end = shown.tools.find(({ key }) => key === "end-turn");
    assert.deepEqual([end.choice.action, end.choice.final, end.isDisabled], [2, null, false]); // without a warning that it ends the turn
    assert.deepEqual(shown.choices.items.map(({ action }) => action), [1]);
  }
  const illegal = tableOf(frame(complete(5, { view: { legal: [choice(1)] } }))).tools.at(-1);
  assert.deepEqual([illegal.key, illegal.choice, illegal.isDisabled], ["end-turn", null, true]);
});

test("a long choice leaves no gap beside the one before it", () => {
  const [short, long] = ["Choice", "Choice ".repeat(20)];
  const wide = (...texts) => tableOf(frame(complete(5, { view: { legal: texts.map((text, i) => choice(i, { text })) } })))
    .choices.items.map(({ isLong }) => isLong);
  assert.deepEqual(wide(short, short, long, short), [false, false, true, false]);
  assert.deepEqual(wide(short, long, short, short, short, long), [true, true, false, false, true, true]);
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

test("of the choices of a type the free one comes first, and all others keep their order", () => {
  const use = (action, cost) => choice(action, { info: { type: "use", cost } });
  const order = (...legal) => freeFirst(legal).map(({ action }) => action);
  assert.deepEqual(order(use(1, 2), use(2, 1), use(3, 0), choice(4)), [3, 1, 2, 4]);
  assert.deepEqual(order(choice(9), use(1, 0), choice(8)), [9, 1, 8]);
});

test("only who has a link to give is told to invite", () => {
  const seats = view(5).seats.map((each) => (each.seat ? { ...each, kind: "link", bot: null, taken: false } : each));
  const state = play(frame(complete(5, { view: { asked: [1], legal: [], seats } })));
  assert.equal(model(state, { tokens: {}, freeToken: "token" }).table.banner.question, "waits-for-people");
  assert.equal(model(state).table.banner.question, "waits-for-others");
});

test("some types of choices come after all others", () => {
  const beg = (action) => choice(action, { info: { type: "beg" } });
  assert.deepEqual(freeFirst([beg(1), beg(2), choice(3), choice(4)], ["beg"]).map(({ action }) => action), [3, 4, 1, 2]);
});

test("what neighbours of a type have in common stands above them once, in whole words", () => {
  const leads = (...texts) => leadsOf(texts.map((text, i) => choice(i, { text })));
  const wheels = ["Place a worker on Tikal 1", "Place a worker on the start", "Place a worker on Tikal 10"];
  assert.deepEqual(leads(...wheels), Array(3).fill("Place a worker on "));
  assert.deepEqual(leads(wheels[0], wheels[2], wheels[2]), Array(3).fill("Place a worker on ")); // not "1", "10"
  assert.deepEqual(leads(...wheels.slice(1)), ["", ""]);
  assert.deepEqual(leads("Keep A", "Keep B", "Keep C"), ["", "", ""]);
  assert.deepEqual(leadsOf([...wheels, "Pass"].map((text, i) => choice(i, { text, info: { type: i < 3 ? "place" : "stop" } }))),
    [...Array(3).fill("Place a worker on "), ""]);
});

test("the list has its heads, and leaves out what the page data of the game says", () => {
  const effects = ["i-worker", "i-corn"].map((good) => ({ good, name: good, before: 2, after: 1 }));
  const legal = [1, 2, 3].map((action) => choice(action, { text: `Place a worker on wheel ${"ABC"[action - 1]}`, effects }));
  const state = play(frame(complete(5, { view: { legal } })));
  const { choices, board } = model({ ...state, page: { ...PAGE, unlisted: ["i-worker"] } }).table;
  assert.deepEqual(choices.items.map(({ hasHead }) => hasHead), [true, false, false]);
  assert.deepEqual(choices.items.map(({ lead }) => lead), Array(3).fill("Place a worker on wheel "));
  assert.deepEqual(choices.items.map((each) => each.effects.map(({ icon }) => icon)), Array(3).fill(["i-corn"]));
  assert.deepEqual(board.choices[0].effects.map(({ icon }) => icon), ["i-worker", "i-corn"]);
});

test("the description of a choice says what it changes and whether it is final", () => {
  const effects = [{ good: "i-corn", name: "corn", before: 4, after: 3 }];
  const [item] = tableOf(frame(complete(5, { view: { legal: [choice(1, { effects, final: "reveals" })] } }))).choices.items;
  assert.equal(item.description, 'from-to {"name":"corn","before":"4","after":"3"}. final-reveals');
  assert.deepEqual(item.final, { kind: "reveals", text: "final-reveals" });
});

test("a hint marks its choice and the rest of its plan on the board and in the list, in the present only", () => {
  const key = JSON.stringify([view(5).position, [1, 2], 0]);
  const state = play(frame(complete(5)), { type: "hint-asked", key, isNear: false }, { type: "hint", key, hint: { action: 2, actions: [2, 1] } });
  assert.deepEqual(model(state).table.choices.items.map(({ marks }) => marks), [["planned"], ["hinted"]]);
  assert.deepEqual(model(state).table.board.marks, { 1: ["planned"], 2: ["hinted"] });
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
  assert.equal(there.tools[0].key, "step-now");
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

test("a panel that is not available any more is closed", () => {
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "hint" }).panel.open, "hint");
  const over = { status: "over", asked: [], legal: [] };
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "hint" }, frame(next(6, { view: over }))).panel.open, null);
  assert.equal(tableOf(frame(complete(5)), { type: "panel", panel: "fork" }).panel.open, null);
});

test("tabs show how many lines are new", () => {
  const unread = (...events) => tableOf(...events).side.tabs.map((tab) => tab.unread);
  const said = frame(next(6, { chat: { from: 0, lines: [{ seat: 1, name: "Ixchel", text: "Hello" }] } }));
  assert.deepEqual(unread(frame(complete(5)), said), [0, 1, 0]);
  assert.deepEqual(unread(frame(complete(5)), { type: "side", side: "chat" }, said), [1, 0, 0]);
});

test("the replay bar tells what happened in the move on screen", () => {
  const lines = [line(1), line(2), line(2, { text: "More." })];
  const shown = (...events) => tableOf(frame(complete(2, { log: { from: 0, lines } })), ...events).steps;
  assert.deepEqual([shown().at, shown().said], [2, "Line 2 More."]);
  assert.deepEqual([shown({ type: "step", step: 1 }).at, shown({ type: "step", step: 1 }).said], [1, "Line 1"]);
  const silent = tableOf(frame(complete(3, { log: { from: 0, lines } }))).steps; // the third move has no line
  assert.deepEqual([silent.at, silent.said], [3, "Line 2 More."]);
});

test("the other players are listed in the order in which they play", () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ ...view(5).seats[1], seat }));
  const shown = (seat) => viewModel({ ...play(frame(complete(5, { view: { seats, names: seats.map(String) } }))), seat }, say, LINKS)
    .table.rivals.map(({ ids }) => ids[0].at(-1)).join("");
  assert.deepEqual([shown(0), shown(2), shown(null)], ["123", "301", "0123"]);
});

test("at most twelve lines are announced at once", () => {
  const lines = Array.from({ length: 20 }, (_, i) => line(6 + i));
  const state = play(frame(complete(5)), frame({ ...next(6, { view: { moves: 25 } }), log: { from: 5, lines } }));
  assert.deepEqual(model(state).announcements.lines.length, 12);
  assert.equal(model(state).announcements.lines.at(-1), "Line 25");
});

test("the document of the board is that of the version or step on screen", () => {
  const now = { title: "now", blocks: [] };
  const state = play({ type: "text", isText: true }, frame(complete(6, { picture: null, document: now })));
  assert.equal(model(state).table.board.document, now);
  const waiting = continueWith(state, { type: "step", step: 2 });
  assert.equal(model(waiting).table.board.document, null);
  const old = { title: "old", blocks: [] };
  const past = continueWith(waiting, { type: "past", step: 2, seat: 0, view: view(2), picture: null, document: old });
  assert.equal(model(past).table.board.document, old);
});

test("the document begins with what others did since the last turn, as marked in the picture", () => {
  const now = { title: "now", blocks: [{ kind: "paragraph", text: "Day 3." }] };
  const told = { from: 0, lines: [line(4), line(5, { by: 1, seat: 1 }), line(6, { by: 1, seat: 1 })] };
  const state = play({ type: "text", isText: true }, frame(complete(6, { picture: null, document: now, log: told })));
  const { blocks } = model(state).table.board.document;
  assert.deepEqual(blocks.map(({ kind }) => kind), ["heading", "list", "paragraph"]);
  assert.deepEqual(blocks[1].items, ["Line 5", "Line 6"]);
});

test("seats have the same names in banner, list, log and chat", () => {
  const said = (seat, name) => ({ at: 0, seat, name, text: "hi" });
  const names = ["Itzel A", "Player B"];
  const state = play(frame(complete(6, {
    view: { names, asked: [1], legal: [] },
    chat: { from: 0, lines: [said(0, "Itzel"), said(1, ""), said(null, "Eve")] },
  })));
  const { banner, seats, log, chat } = model(state).table;
  assert.equal(banner.turn, 'waiting-for {"names":"Player B"}');
  assert.deepEqual(seats.map(({ name }) => name), names);
  assert.deepEqual(log.seats.slice(1).map(({ text }) => text), names);
  assert.deepEqual(chat.map(({ name }) => name), ["Itzel A", "person B", 'spectator-name {"name":"Eve"}']);
});

test("the own goods have their owner's name, on screen where there is room", () => {
  const state = { ...play(frame(complete(5))), page: { ...PAGE, owner: ["part-player-$seat", [9, 24]] } };
  const wide = model(state).table;
  assert.equal(wide.goodsName, 'own-goods {"name":"Itzel A"}');
  assert.deepEqual(wide.goods.map(({ ids }) => ids), [["part-player-0"], ["player-0"]]);
  assert.deepEqual(model({ ...state, isNarrow: true }).table.goods.map(({ ids }) => ids), [["player-0"]]);
});

// ------------------------------------------------------------ the guide

const steps = [
  { id: "one", look: "other", rule: "J1", mark: [{ type: "keep" }], done: { at: "position.round", least: 7 } },
];
const PARTS = { table: ["part-a", "part-other"], ...PAGE.parts, becan: ["part-other"] };
const guidedTable = (isNarrow, seen, state = {}) => model({
  ...play(
    { type: "narrow", isNarrow, hasSide: !isNarrow },
    { type: "roles", host: true, mine: [0], title: "", page: { ...PAGE, parts: PARTS, guide: { players: 2, seed: 1, options: {}, steps } } },
    frame(complete(5, { view: { legal: [choice(2)], ...seen } })),
  ), guide: { step: 0, isClosed: false, ...state },
}).table;

test("the guide speaks of undo only if it is possible, and says if its choice is not", () => {
  const note = (seen, state) => guidedTable(true, seen, state).guide.note;
  const keep = { legal: [choice(1, { info: { type: "keep" } })] };
  assert.equal(note(keep, {}), "");
  assert.equal(note({ ...keep, can_undo: true }, { hasDeviated: true }), "u-guide-deviated u-guide-undo");
  assert.equal(note({ ...keep, can_undo: false }, { hasDeviated: true }), "u-guide-deviated");
  assert.equal(note({ can_undo: false }, { hasDeviated: true }), "u-guide-impossible");
  assert.equal(note({ can_undo: true }, { hasDeviated: true }), "u-guide-impossible u-guide-undo");
});

test("the guide marks a part of the board, and on a phone shows a tab with it, never the whole board", () => {
  assert.deepEqual(guidedTable(false).board.look, ["part-other"]);
  assert.deepEqual(guidedTable(true).board.look, []);
  assert.equal(guidedTable(true).guide.tab, "becan");
});

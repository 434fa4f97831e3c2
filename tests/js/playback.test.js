// Playback: steps of a frame, captions, what is on screen meanwhile, and the strip of what happened.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { URL } from "node:url";

import { captionOf, cut, durationOf, moved, shotsOf, sinceLastTurn } from "../../src/sacbe/web/playback.js";
import { viewModel } from "../../src/sacbe/web/select.js";
import { initialState, lacksScenes, reduce, sceneKey } from "../../src/sacbe/web/store.js";
import { PAGE, complete, continueWith, frame, line, next, part, picture, play, say, step } from "./samples.js";

const NAMES = ["Itzel A", "Easy B", "Easy bot C"];
const LOG = {
  changes: { corn: ["i-corn"], wood: ["i-wood"], quarters: ["i-vp", 4] }, kinds: { place: "i-worker", pick_up: "i-hand" },
  begins: ["place", "pick_up", "food_day"], quiet: ["end_turn", "pay"], scenes: { food_day: "food_day" },
  pieces: ["^w-$seat-"],
};
const of = (move, by, seat, kind, said, change = {}) =>
  line(move, { by, seat, kind, said, text: Object.keys(change).length ? `${said} (changed)` : said, change });
const model = (state) => viewModel(state, say, { tokens: {}, freeToken: undefined });

// ------------------------------------------------------------ steps

test("a choice and the small ones after it are one step", () => {
  const shots = cut([
    step(6, 1, [of(6, 1, 1, "pick_up", "Easy B picks up the worker from Tikal 4.")]),
    step(7, 1, [of(7, 1, 1, "use", "Easy B uses Tikal 4.")]),
    step(8, 1, [of(8, 1, 1, "pay", "Easy B pays.", { wood: -2 })]),
    step(9, 1, [of(9, 1, 1, "build", "Easy B builds the market.", { corn: 1 })]),
    step(10, 1, [of(10, 1, 1, "place", "Easy B places a worker on Uxmal 0.")]),
    step(11, 1, [of(11, 1, 1, "end_turn", "Easy B ends the turn.")]),
  ], null, 0, LOG);
  assert.deepEqual(shots.map(({ move, seat }) => [move, seat]), [[9, 1], [11, 1]]);
  assert.deepEqual(captionOf(shots[0], NAMES, LOG, "en"), {
    seat: 1, text: "Easy B picks up the worker from Tikal 4, uses Tikal 4, builds the market",
    changes: [{ icon: "i-wood", isLoss: true, amount: "−2" }, { icon: "i-corn", isLoss: false, amount: "+1" }],
  });
  assert.equal(captionOf(shots[1], NAMES, LOG, "en").text, "Easy B places a worker on Uxmal 0");
});

test("in Mezo the option of a God is a step after its arrival, with the board of its own", () => {
  const { log } = JSON.parse(readFileSync(new URL("../../src/sacbe/games/mezo/page/page.json", import.meta.url), "utf-8"));
  const [there, gone] = ["there", "gone"].map((name) => ({ order: [], parts: {}, name }));
  const shots = cut([
    step(6, 1, [of(6, 1, 1, "god_placed", "Easy B places Cabrakan."), of(6, 1, 1, "summon_used", "Easy B summons Cabrakan.")], { picture: there }),
    step(7, 1, [of(7, 1, 1, "option_chosen", "Easy B chooses.")], { picture: there }),
    step(8, 1, [of(8, 1, 1, "moved", "Easy B moves a Shaman.")], { picture: gone }),
  ], there, 0, log);
  assert.deepEqual(shots.map(({ picture: { name }, lines }) => [name, lines.map(({ kind }) => kind)]),
    [["there", ["god_placed", "summon_used"]], ["gone", ["option_chosen", "moved"]]]);
});

test("what the game does is a step of its own, and a new one begins with a scene", () => {
  const shots = cut([step(6, 1, [
    of(6, 1, 1, "end_turn", "Easy B ends the turn."), of(6, 1, null, "days_passed", "1 day passes."),
    of(6, 1, null, "food_day", "Food Day 1."), of(6, 1, 0, "fed", "Itzel A feeds 3 workers.", { corn: -6 }),
  ])], null, 0, LOG);
  assert.deepEqual(shots.map(({ seat, lines }) => [seat, lines.map(({ kind }) => kind)]),
    [[null, ["days_passed"]], [null, ["food_day", "fed"]]]);
  assert.equal(captionOf(shots[1], NAMES, LOG, "en").text, "Food Day 1");
});

test("a step of the game alone has the board after it, whoever it concerns", () => {
  const [turn, fed, day] = ["turn", "fed", "day"].map((name) => ({ order: [], parts: {}, name }));
  const shots = cut([
    step(6, 1, [of(6, 1, 1, "end_turn", "Easy B ends the turn.")], { picture: turn }),
    step(6, null, [of(6, 1, null, "food_day", "Food Day 1."), of(6, 1, 1, "fed", "Easy B feeds 3 workers.", { corn: -6 })], { picture: fed }),
    step(6, null, [of(6, 1, null, "place", "1 day passes.")], { picture: day }),
  ], turn, 0, LOG);
  assert.deepEqual(shots.map(({ seat, picture: { name }, lines }) => [seat, name, lines.map(({ kind }) => kind)]),
    [[null, "fed", ["food_day", "fed"]], [null, "day", ["place"]]]);
});

test("the steps of a first frame mark what others moved, and are not played back", () => {
  const worker = (at) => picture([part("part-a", `<g id="w-1-0"><circle cx="${at}"/></g>`)]);
  const change = (at) => ({ ...worker(at), complete: false, order: null });
  const first = complete(7, {
    steps: [step(5, 0, [], { picture: worker(1) }), step(6, 1, [of(6, 1, 1, "place", "Easy B places.")], { picture: change(2) })],
    picture: change(2),
  });
  const before = continueWith(initialState({ table: "abcdefghijklmnop", lang: "en" }),
    { type: "roles", host: true, mine: [0], title: "Tzolk'in", page: { ...PAGE, log: LOG } }, { type: "seat", seat: 0 });
  const state = continueWith(before, frame(first));
  assert.deepEqual(state.marks, { "w-1-0": 1 });
  assert.deepEqual(state.film, []);
  const own = { ...next(8), log: { from: 7, lines: [line(8, { by: 0 })] } };
  assert.deepEqual(continueWith(state, frame(own)).marks, {});
});

test("a choice marks its pieces, also if the game acts after it", () => {
  const worker = (at) => drawn(["part-a", `<g id="w-1-0"><circle cx="${at}"/></g>`]);
  const lines = [of(6, 1, 1, "place", "Easy B places a worker."), of(6, 1, null, "days_passed", "1 day passes.")];
  const [placed, day] = cut([step(6, 1, lines, { picture: worker(2) })], worker(1), 0, LOG);
  assert.deepEqual([placed.marks, placed.parts], [["w-1-0"], ["part-a"]]);
  assert.deepEqual(day.marks, []);
});

test("two seats never share a step", () => {
  const shots = cut([step(6, 1, [of(6, 1, 1, "use", "B uses.")]), step(7, 2, [of(7, 2, 2, "use", "C uses.")])], null, 0, LOG);
  assert.deepEqual(shots.map(({ seat }) => seat), [1, 2]);
});

test("one's own choice needs no step, its forced consequences do", () => {
  const shots = cut([
    step(6, 0, [of(6, 0, 0, "use", "Itzel A uses Tikal 4.")]),
    step(7, 0, [of(7, 0, 0, "build", "Itzel A builds B01.", { wood: -1 })], { forced: true }),
  ], null, 0, LOG);
  assert.deepEqual(shots.map(({ isForced, lines }) => [isForced, lines[0].kind]), [[true, "build"]]);
});

test("a forced payment is told although payments need no caption", () => {
  const pay = of(7, 0, 0, "pay", "Itzel A pays.", { wood: -1 });
  const [shot] = cut([step(7, 0, [pay], { forced: true })], null, 0, LOG);
  assert.equal(captionOf(shot, NAMES, LOG, "en").text, "Itzel A pays");
  assert.deepEqual(cut([step(7, 1, [{ ...pay, by: 1, seat: 1 }])], null, 0, LOG), []);
});

test("a choice without a line takes no time, and without page data every choice is a step", () => {
  assert.deepEqual(cut([step(6, 1, [])], null, 0, LOG), []);
  const lines = [6, 7].map((n) => step(n, 1, [of(n, 1, 1, "use", "B uses.")]));
  assert.equal(cut(lines, null, 0, { changes: {}, kinds: {} }).length, 2);
});

test("steps last longer with more to read, and step by step until the viewer goes on", () => {
  assert.equal(durationOf("step", 50, false), null);
  assert.ok(durationOf("fast", 50, false) < durationOf("normal", 50, false));
  assert.ok(durationOf("normal", 50, false) < durationOf("slow", 50, false));
  assert.ok(durationOf("normal", 50, false) < durationOf("normal", 90, false));
  assert.ok(durationOf("normal", 50, false) < durationOf("normal", 50, true));
});

// ------------------------------------------------------------ pieces

const drawn = (...parts) => ({
  width: 1, height: 1, title: "", order: parts.map(([id]) => id), defs: {},
  parts: Object.fromEntries(parts.map(([id, content]) => [id, { attrs: {}, content }])),
});

test("pieces of the seat that are new or elsewhere are marked, others are not", () => {
  const before = drawn(["part-a", '<g id="w-1-x" t="1"/><g id="w-2-y" t="1"/><g id="w-1-z" t="1"/>'], ["part-b", "<b/>"]);
  const after = drawn(["part-a", '<g id="w-1-x" t="2"/><g id="w-2-y" t="2"/><g id="w-1-z" t="1"/><g class="n" id="w-1-new"/>'], ["part-b", "<c/>"]);
  assert.deepEqual(moved(before, after, 1, ["^w-$seat-"]), { marks: ["w-1-x", "w-1-new"], parts: ["part-a"] });
  assert.deepEqual(moved(null, after, 1, ["^w-$seat-"]), { marks: [], parts: [] });
});

// ------------------------------------------------------------ the page during playback

const WITH_LOG = { ...PAGE, log: LOG };
const page = (...events) => continueWith(initialState({ table: "abcdefghijklmnop", lang: "en" }),
  { type: "roles", host: true, mine: [0], title: "", page: WITH_LOG }, { type: "seat", seat: 0 }, ...events);
const change = (content) => ({ ...picture([part("part-a", content)]), complete: false, order: null });
const bots = (more = {}) => next(6, {
  steps: [
    step(6, 1, [of(6, 1, 1, "place", "Easy B places a worker.")], { picture: change('<g id="w-1-a"/>') }),
    step(7, 1, [of(7, 1, null, "food_day", "Food Day 1.")], { picture: change('<g id="w-1-a"/><d/>') }),
  ],
  log: { from: 5, lines: [of(6, 1, 1, "place", "Easy B places a worker."), of(7, 1, null, "food_day", "Food Day 1.")] },
  picture: change('<g id="w-1-a"/><d/><g class="choice" data-action="1"/>'), view: { moves: 7, ...more },
});

test("during playback banner, board, choices and log show the step", () => {
  const state = page(frame(complete(5)), frame(bots()));
  const { table, follow } = model(state);
  assert.equal(table.banner.isMyTurn, false);
  assert.match(table.banner.turn, /^playback-of .*Easy B/);
  assert.equal(table.board.picture.parts["part-a"].content, '<g id="w-1-a"/>');
  assert.deepEqual([table.board.isLive, table.board.choices, table.choices.isHidden], [false, [], true]);
  assert.deepEqual(table.log.lines.map(({ move }) => move), [5, 6]);
  assert.equal(table.steps.at, 6);
  assert.deepEqual([follow.caption.text, follow.caption.rest], ["Easy B places a worker", 1]);
});

test("after the last step, or when skipped, the choices are there at once", () => {
  const start = page(frame(complete(5)), frame(bots()));
  const played = continueWith(start, { type: "next-shot" }, { type: "next-shot" });
  const skipped = continueWith(start, { type: "skip" });
  assert.deepEqual(skipped.film, played.film);
  for (const state of [played, skipped]) {
    const { table, follow } = model(state);
    assert.equal(follow.caption, null);
    assert.equal(table.choices.items.length, 2);
    assert.equal(table.board.isLive, true);
    assert.match(table.board.picture.parts["part-a"].content, /choice/);
  }
  assert.equal(reduce(skipped, { type: "skip" }), skipped);
});

test("frames that arrive during playback are shown after it", () => {
  const later = next(7, {
    steps: [step(8, 1, [of(8, 1, 1, "place", "Easy B places another.")])], picture: null,
    log: { from: 7, lines: [of(8, 1, 1, "place", "Easy B places another.")] }, view: { moves: 8 },
  });
  const state = page(frame(complete(5)), frame(bots()), frame(later));
  assert.deepEqual(state.film.map(({ move }) => move), [6, 7, 8]);
  assert.deepEqual(model(state).table.log.lines.map(({ move }) => move), [5, 6]);
});

test("with speed off, in the past and after a complete frame nothing is played back", () => {
  const off = page({ type: "speed", speed: "off" }, frame(complete(5)), frame(bots()));
  assert.deepEqual(off.film, []);
  assert.deepEqual(off.marks, { "w-1-a": 1 });
  const past = page(frame(complete(5)), { type: "step", step: 2 }, frame(bots()));
  assert.deepEqual(past.film, []);
  const again = page(frame(complete(5)), frame(bots()), frame(complete(9)));
  assert.deepEqual(again.film, []);
  assert.deepEqual(page(frame(complete(5)), frame(bots()), { type: "speed", speed: "off" }).film, []);
});

test("the last moves stay marked until one's own next move", () => {
  const state = page(frame(complete(5)), frame(bots()), { type: "skip" });
  assert.deepEqual(model(state).follow.marks, { "w-1-a": 1 });
  const first = page(frame(complete(5)), frame(bots()));
  assert.deepEqual(model({ ...first, film: [{ ...first.film[1], marks: [] }, first.film[0]] }).follow.marks, {}); // not before its step
  const own = next(7, { log: { from: 7, lines: [of(8, 0, 0, "place", "Itzel A places.")] }, view: { moves: 8 } });
  assert.deepEqual(continueWith(state, frame(own)).marks, {});
});

test("the tab's title tells the present, also during playback", () => {
  const { table, follow } = model(page(frame(complete(5)), frame(bots())));
  assert.equal(follow.pageTitle, "● your-turn · Sacbe");
  assert.doesNotMatch(table.banner.turn, /your-turn/);
});

test("nothing of playback survives a hand-over", () => {
  const state = page(frame(complete(5)), frame(bots()), { type: "handoff", seat: 1, name: "Ixchel" });
  assert.deepEqual([state.film, state.marks, state.scenes.list, state.result], [[], {}, [], null]);
});

// ------------------------------------------------------------ since the last turn

const GAME = [
  of(1, null, null, "deal", "Dealt."),
  of(2, 0, 0, "place", "Itzel A places."), of(3, 0, 0, "end_turn", "Itzel A ends the turn."),
  of(4, 1, 1, "place", "Easy B places.", { corn: -1 }),
  of(5, 2, 2, "end_turn", "C ends."), of(5, 2, null, "food_day", "Food Day."), of(5, 2, 0, "fed", "Itzel A feeds.", { corn: -6 }),
];

test("the strip has what happened between the viewer's last two turns", () => {
  const moves = (lines) => lines.map(({ move }) => move);
  assert.deepEqual(moves(sinceLastTurn(GAME, 0)), [4, 5, 5, 5]);
  const now = [...GAME, of(6, 0, 0, "place", "Itzel A places.")];
  assert.deepEqual(moves(sinceLastTurn(now, 0)), [4, 5, 5, 5]); // during the turn
  const later = [...now, of(7, 1, 1, "place", "B places.")];
  assert.deepEqual(moves(sinceLastTurn(later, 0)), [7]);
  assert.deepEqual(moves(sinceLastTurn(GAME.slice(0, 3), 0)), []);
});

test("consequences of one's own end of turn belong to what happened since", () => {
  const lines = [...GAME.slice(0, 2), of(3, 0, 0, "end_turn", "Ends."), of(3, 0, null, "food_day", "Food Day."), of(3, 0, 0, "hungry", "Itzel A starves.")];
  assert.deepEqual(sinceLastTurn(lines, 0).map(({ kind }) => kind), ["food_day", "hungry"]);
  const more = [...lines, of(4, 1, 1, "place", "B places.")];
  assert.deepEqual(sinceLastTurn(more, 0).map(({ kind }) => kind), ["food_day", "hungry", "place"]);
});

test("a spectator's strip has the last turn of every seat", () => {
  assert.deepEqual(sinceLastTurn([...GAME, of(6, 0, 0, "place", "Places.")], null).map(({ move }) => move), [4, 5, 5, 5, 6]);
});

test("the strip lists every opponent, and what changed for me", () => {
  const lines = GAME.map((each) => ({ ...each, by: each.by === 2 ? 1 : each.by, seat: each.seat === 2 ? 1 : each.seat }));
  const { recap } = model(page(frame(complete(5, { log: { from: 0, lines } })))).follow;
  assert.deepEqual(recap.rows.map(({ seat, name, steps }) => [seat, name, steps.map(({ text }) => text)]),
    [[1, "Easy B", ["Easy B places"]]]);
  assert.deepEqual(recap.rows[0].changes, [{ icon: "i-corn", isLoss: true, amount: "−1" }]);
  assert.deepEqual(recap.game.steps.map(({ text }) => text), ["Food Day"]);
  assert.deepEqual(recap.own.changes, [{ icon: "i-corn", isLoss: true, amount: "−6" }]);
});

test("what the game did is listed line by line, a scene as one", () => {
  const lines = [
    ...GAME.slice(0, 4), of(5, 1, 1, "end_turn", "Easy B ends."),
    of(5, 1, null, "day", "A day passes."), of(5, 1, 1, "reveal", "Easy B reveals a tile."), of(5, 1, 0, "reveal", "Itzel A reveals a tile."),
  ];
  const { recap } = model(page(frame(complete(5, { log: { from: 0, lines } })))).follow;
  assert.deepEqual(recap.game.steps.map(({ text, move }) => [text, move]),
    [["A day passes", 5], ["Easy B reveals a tile", 5], ["Itzel A reveals a tile", 5]]);
});

test("lines of the log are cut like those of frames", () => {
  assert.deepEqual(shotsOf(GAME.slice(3), 0, LOG).map(({ seat, move }) => [seat, move]), [[1, 4], [null, 5]]);
});

// ------------------------------------------------------------ scenes and result

const SCENE = { kind: "food_day", title: "Food Day 1", first: 7, last: 7, notes: [], rows: [] };

test("a scene is shown with its step, and opened from the log", () => {
  const start = page(frame(complete(5)), frame(bots()));
  assert.equal(lacksScenes(start), true);
  const loaded = continueWith(start, { type: "scenes", seat: 0, moves: 7, scenes: [SCENE] });
  assert.equal(lacksScenes(loaded), false);
  assert.equal(model(loaded).follow.scene, null);
  const second = continueWith(loaded, { type: "next-shot" });
  assert.deepEqual(model(second).follow.scene, { scene: SCENE, names: ["Itzel A", "Easy B"], isPlayback: true });
  const over = continueWith(second, { type: "next-shot" });
  assert.equal(model(over).follow.scene, null);
  const keys = model(over).table.log.lines.map(({ scene }) => scene);
  assert.deepEqual(keys, [null, null, "food_day-7"]);
  const open = continueWith(over, { type: "open-scene", key: sceneKey(SCENE) });
  assert.equal(model(open).follow.scene.isPlayback, false);
  assert.deepEqual(model(over).follow.recap.scenes, [{ key: "food_day-7", title: "Food Day 1" }]);
});

test("scenes of another seat are ignored, and undone moves drop all", () => {
  const state = page(frame(complete(5)), frame(bots()), { type: "scenes", seat: 1, moves: 7, scenes: [SCENE] });
  assert.deepEqual(state.scenes.list, []);
  const loaded = continueWith(state, { type: "scenes", seat: 0, moves: 7, scenes: [SCENE] });
  const undone = continueWith(loaded, frame({ ...next(7, { view: { moves: 4 } }), log: { from: 4, lines: [] } }));
  assert.deepEqual(undone.scenes.list, []);
});

test("the result opens at the end of the game, after playback, and not when a finished game is opened", () => {
  const over = { status: "over", legal: [], asked: [], winners: [0], scores: [9, 3] };
  const ended = continueWith(page(frame(complete(5))), frame(bots(over)));
  assert.equal(model(ended).follow.result, null);
  assert.equal(model(ended).table.status, "playing");
  assert.deepEqual(model(continueWith(ended, { type: "skip" })).follow.result, { data: null, isOpen: true, moves: 7 });
  const opened = page(frame(complete(5, { view: over })));
  assert.equal(model(opened).follow.result.isOpen, false);
  assert.equal(model(continueWith(opened, { type: "open-result", isOpen: true })).follow.result.isOpen, true);
  assert.equal(play(frame(complete(5))).isResultOpen, false);
});

// ------------------------------------------------------------ long captions

test("a step with more lines than a caption holds is told in several, with all lines in their order", () => {
  const told = ["reveals strength", "wins the Conflict", "gains the Altar", "takes the Calendar", "builds a Pyramid"]
    .map((what) => of(6, 1, null, "result", `Easy B ${what}${" in the region".repeat(2)}.`));
  const shots = cut([step(6, 1, [of(6, 1, 1, "end_turn", "Easy B ends the turn."), ...told])], null, 0, LOG);
  assert.ok(shots.length > 1);
  assert.deepEqual(shots.flatMap(({ lines }) => lines), told);
  for (const shot of shots) assert.ok(captionOf(shot, NAMES, LOG, "en").text.length <= 120, captionOf(shot, NAMES, LOG, "en").text);
  assert.equal(new Set(shots.map((shot) => shot.picture)).size, 1);
});

test("one long line stays whole, and a scene stays one step", () => {
  const long = of(6, 1, 1, "place", `Easy B places ${"a worker ".repeat(30)}.`);
  assert.equal(cut([step(6, 1, [long])], null, 0, LOG).length, 1);
  const day = [of(6, null, null, "food_day", "Food Day 1."), ...[0, 1, 2].map((seat) => of(6, null, seat, "fed", `Seat ${seat} ${"feeds ".repeat(15)}`))];
  assert.equal(cut([step(6, null, day)], null, 0, LOG).length, 1);
});

test("while a part of a move is told, the log does not show its later lines", () => {
  const told = [0, 1, 2].map((i) => of(6, 1, null, `k${i}`, `Line ${i} ${"goes on ".repeat(12)}.`));
  const state = page(frame(complete(5)), frame(next(6, {
    steps: [step(6, 1, told)], log: { from: 5, lines: told }, picture: change("<a/>"), view: { moves: 6 },
  })));
  assert.equal(state.film.length, 3);
  const texts = (each) => model(each).table.log.lines.filter(({ move }) => move === 6).map(({ text }) => text);
  assert.deepEqual(texts(state), [told[0].text]);
  assert.deepEqual(texts(reduce(state, { type: "next-shot" })), told.slice(0, 2).map(({ text }) => text));
  assert.deepEqual(texts(reduce(state, { type: "skip" })), told.map(({ text }) => text));
});

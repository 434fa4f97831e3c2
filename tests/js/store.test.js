// The store: what frames, answers and input do to the state of a table page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Store, choicesKey, closesOnEscape, currentTab, hotTabs, initialState, isMyTurn, isOffGuide, onScreen, positionKey, reduce } from "../../src/sacbe/web/store.js";
import { PAGE, choice, complete, continueWith, frame, line, next, part, picture, play, step as stepOf, view } from "./samples.js";

// ------------------------------------------------------------ frames

test("a complete frame replaces view, log, chat and picture", () => {
  const chat = { from: 0, lines: [{ at: 1, seat: 0, name: "Itzel", text: "Hola" }] };
  const state = play(frame(complete(5)), frame(complete(9, { chat })));
  assert.equal(state.view.version, 9);
  assert.deepEqual(state.log.map(({ move }) => move), [9]);
  assert.deepEqual(state.chat, chat.lines);
  assert.deepEqual(state.picture.order, ["part-a"]);
});

test("a frame that follows adds lines and changes parts", () => {
  const change = { ...picture([part("part-a", "<rect/>")]), complete: false, order: null };
  const state = play(frame(complete(5)), frame(next(6, { picture: change })));
  assert.deepEqual(state.log.map(({ move }) => move), [5, 6]);
  assert.equal(state.picture.parts["part-a"].content, "<rect/>");
});

test("an older frame never overwrites a newer view", () => {
  const now = play(frame(complete(5)), frame(next(6)));
  assert.equal(continueWith(now, frame(complete(4))), now);
  assert.equal(continueWith(now, frame(next(5))), now);
});

test("a frame that arrives twice changes nothing that is shown", () => {
  const once = play(frame(complete(5)), frame(next(6)));
  const repeated = { ...next(6), since: 6, log: { from: 6, lines: [] } };
  for (const again of [complete(6, { log: { from: 0, lines: [line(5), line(6)] } }), repeated]) {
    const state = continueWith(once, frame(again));
    assert.deepEqual(state.log, once.log);
    assert.deepEqual(state.news, once.news);
    assert.deepEqual(state.view, once.view);
  }
});

test("a frame after a lost one is not applied: the state is stale until a complete frame", () => {
  const before = play(frame(complete(5)));
  const stale = continueWith(before, frame(next(7)));
  assert.equal(stale.isStale, true);
  assert.equal(stale.view, before.view);
  assert.deepEqual(stale.log, before.log);
  const late = continueWith(stale, frame(next(6)));
  assert.equal(late.view.version, 6); // the lost one came late: it does follow
  const whole = continueWith(stale, frame(complete(7)));
  assert.equal(whole.isStale, false);
  assert.equal(whole.view.version, 7);
});

test("a change of a part that the page does not have makes the state stale", () => {
  const turn = { ...picture([part("part-b", null, { transform: "rotate(9)" })]), complete: false, order: ["part-a", "part-b"] };
  const state = play(frame(complete(5)), frame(next(6, { picture: turn })));
  assert.equal(state.isStale, true);
  assert.equal(state.view.version, 5);
});

test("frames of another seat and frames during a hand-over are ignored", () => {
  const state = play(frame(complete(5)));
  assert.equal(continueWith(state, frame(complete(6, { view: { seat: 1 } }))), state);
  const handoff = continueWith(state, { type: "handoff", seat: 1, name: "Ixchel" });
  assert.equal(continueWith(handoff, frame(complete(6, { view: { seat: null } }))), handoff);
});

test("nothing that a seat may know survives a hand-over", () => {
  const key = positionKey(view(5));
  const state = play(frame(complete(5)), { type: "hint-asked", key, isNear: true }, { type: "handoff", seat: 1, name: "Ixchel" });
  assert.doesNotMatch(JSON.stringify({ ...state, page: null }), /Choice|Line|circle|Place a worker/);
  assert.equal(state.hint, null);
});

test("undone moves leave the log", () => {
  const undone = { ...next(7, { view: { moves: 4 } }), log: { from: 4, lines: [] } };
  const state = play(frame(complete(4)), frame(next(5)), frame(next(6)), frame(undone));
  assert.deepEqual(state.log.map(({ move }) => move), [4]);
});

test("chat lines after the known ones are added, dropped ones disappear", () => {
  const said = (text) => ({ at: 1, seat: 0, name: "Itzel", text });
  const state = play(frame(complete(5, { chat: { from: 0, lines: [said("a"), said("b")] } })),
    frame(next(6, { chat: { from: 2, lines: [said("c")] } })));
  assert.deepEqual(state.chat.map(({ text }) => text), ["a", "b", "c"]);
  const renewed = continueWith(state, frame(next(7, { chat: { from: 0, lines: [said("c"), said("d")] } })));
  assert.deepEqual(renewed.chat.map(({ text }) => text), ["c", "d"]);
});

test("steps are kept for playback, and the picture is relative to the last one", () => {
  const change = (content) => ({ ...picture([part("part-a", content)]), complete: false, order: null });
  const steps = [1, 2].map((n) => ({ ...stepOf(5 + n, 1, [line(5 + n, { by: 1, seat: 1 })]), picture: change(`<s${n}/>`) }));
  const state = play(frame(complete(5)), frame(next(6, { steps, picture: null })));
  assert.deepEqual(state.film.map(({ picture: { parts } }) => parts["part-a"].content), ["<s1/>", "<s2/>"]);
  assert.equal(state.picture.parts["part-a"].content, "<s2/>");
});

// ------------------------------------------------------------ news

test("new lines are announced once", () => {
  const first = play(frame(complete(5)));
  assert.deepEqual(first.news.lines, []);
  const second = continueWith(first, frame(next(6)));
  assert.deepEqual(second.news, { serial: 1, lines: ["Line 6"], sound: "move" });
  const chatOnly = { ...next(7, { view: { moves: 6 } }), log: { from: 6, lines: [] } };
  assert.equal(continueWith(second, frame(chatOnly)).news, second.news);
});

test("lines that are only sent again, after a renaming, are not announced", () => {
  const renamed = { ...next(7, { view: { moves: 6 } }), log: { from: 0, lines: [line(5), line(6)] } };
  const state = play(frame(complete(5)), frame(next(6)));
  assert.equal(continueWith(state, frame(renamed)).news, state.news);
});

test("an undo is not announced", () => {
  const undone = { ...next(6, { view: { moves: 4 } }), log: { from: 4, lines: [] } };
  const state = play(frame(complete(5)));
  assert.deepEqual(continueWith(state, frame(undone)).news.lines, []);
});

test("the own turn and the end of the game have sounds of their own", () => {
  const waiting = { asked: [1], legal: [] };
  const state = play(frame(complete(5, { view: waiting })));
  assert.equal(continueWith(state, frame(next(6))).news.sound, "turn");
  assert.equal(continueWith(state, frame(next(6, { view: waiting }))).news.sound, "move");
  assert.equal(continueWith(state, frame(next(6, { view: { status: "over", asked: [], legal: [] } }))).news.sound, "over");
});

// ------------------------------------------------------------ commands

const sent = { type: "sent", id: "a", command: "play" };
const answer = (version, id = "a") => ({ command_id: id, version, rematch: null });

test("a choice is pending until the frame with its answer, which shows the result", () => {
  const pending = play(frame(complete(5)), sent);
  assert.equal(pending.pending.id, "a");
  assert.equal(continueWith(pending, frame(next(6))).pending.id, "a"); // the change of another player
  const state = continueWith(pending, frame(next(6, { answer: answer(6) })));
  assert.equal(state.pending, null);
});

test("the answer to another command leaves a choice pending", () => {
  const state = play(frame(complete(5)), sent, frame(next(6, { answer: answer(6, "b") })));
  assert.equal(state.pending.id, "a");
});

test("an answer by HTTP leaves a choice pending until the view shows it", () => {
  const answered = play(frame(complete(5)), sent, { type: "answered", id: "a", version: 7 });
  assert.equal(answered.pending.version, 7);
  const six = continueWith(answered, frame(next(6)));
  assert.notEqual(six.pending, null);
  assert.equal(continueWith(six, frame(next(7))).pending, null);
});

test("a frame that was lost leaves its answered choice pending until the complete frame", () => {
  const stale = play(frame(complete(5)), sent, frame(next(7, { answer: answer(7) })));
  assert.equal(stale.isStale, true);
  assert.equal(stale.pending.version, 7);
  assert.equal(continueWith(stale, frame(complete(7))).pending, null);
});

test("a refused choice is not pending any more", () => {
  const state = play(frame(complete(5)), sent);
  assert.equal(continueWith(state, { type: "refused", id: "b" }).pending.id, "a");
  assert.equal(continueWith(state, { type: "refused", id: "a" }).pending, null);
});

test("a bot that plays for the seat has no turn here", () => {
  assert.equal(isMyTurn(play(frame(complete(5, { view: { legal: [] } })))), false);
  assert.equal(isMyTurn(play(frame(complete(5, { view: { asked: [1] } })))), false);
  assert.equal(isMyTurn(play(frame(complete(5)))), true);
});

// ------------------------------------------------------------ earlier moves

test("a step is within the game, and the last one is the present", () => {
  const state = play(frame(complete(5)));
  assert.equal(continueWith(state, { type: "step", step: 3 }).step, 3);
  assert.equal(continueWith(state, { type: "step", step: -2 }).step, 0);
  assert.equal(continueWith(state, { type: "step", step: 5 }).step, null);
  assert.equal(continueWith(state, { type: "step", step: 99 }).step, null);
});

test("only the step that was asked for last is shown", () => {
  const state = play(frame(complete(5)), { type: "step", step: 3 }, { type: "step", step: 2 });
  const past = (step, seat = 0) => ({ type: "past", step, seat, view: { step }, picture: null });
  assert.equal(continueWith(state, past(3)).past, null);
  assert.equal(continueWith(state, past(2, 1)).past, null);
  assert.equal(continueWith(state, past(2)).past.step, 2);
});

test("a step that is undone or reached becomes the present", () => {
  const undone = { ...next(6, { view: { moves: 3 } }), log: { from: 3, lines: [] } };
  assert.equal(play(frame(complete(5)), { type: "step", step: 4 }, frame(undone)).step, null);
  assert.equal(play(frame(complete(5)), { type: "step", step: 4 }, frame(next(6))).step, 4);
});

// ------------------------------------------------------------ board on a phone

const CHOICE = '<g class="choice button" role="button" data-action="1"/>';
const board = (...hot) => picture(["part-a", "part-turn", "part-players"].map((id) => part(id, hot.includes(id) ? CHOICE : "<g/>")));
const phone = (...events) => play({ type: "narrow", isNarrow: true, hasSide: false }, ...events);

test("a phone opens the first part with choices", () => {
  const state = phone(frame(complete(5, { picture: board("part-turn") })));
  assert.equal(currentTab(state), "turn");
  assert.deepEqual(hotTabs(state), ["turn"]);
  assert.equal(currentTab(play(frame(complete(5, { picture: board("part-turn") })))), "table"); // a wide window
});

test("a phone opens the part with the most choices", () => {
  const full = picture([part("part-a", CHOICE), part("part-turn", CHOICE + CHOICE), part("part-players", "<g/>")]);
  assert.equal(currentTab(phone(frame(complete(5, { picture: full })))), "turn");
});

test("a part that was opened for a choice stays within the turn, though others have more", () => {
  const state = phone(frame(complete(5, { picture: board("part-turn") })));
  const more = picture([part("part-a", CHOICE + CHOICE), part("part-turn", CHOICE)], { complete: false });
  assert.equal(currentTab(continueWith(state, frame(next(6, { picture: more, view: { legal: [choice(3)] } })))), "turn");
});

test("the part that the player selected stays as long as it has choices", () => {
  const state = phone(frame(complete(5, { picture: board("part-a", "part-turn") })), { type: "zoom", part: "turn" });
  const same = { ...next(6, { picture: null, view: { legal: [choice(3)] } }) };
  assert.equal(currentTab(continueWith(state, frame(same))), "turn");
  const moved = next(6, { picture: { ...board("part-a"), complete: false }, view: { legal: [choice(3)] } });
  assert.equal(currentTab(continueWith(state, frame(moved))), "wheels");
});

test("the next turn starts at the first part with choices, also if frames were merged", () => {
  const state = phone(frame(complete(5, { picture: board("part-a", "part-turn") })), { type: "zoom", part: "turn" });
  const waiting = continueWith(state, frame(next(6, { picture: null, view: { asked: [1], legal: [] } })));
  assert.equal(currentTab(continueWith(waiting, frame(next(7, { picture: null })))), "wheels");
  const merged = { ...next(6, { picture: null }), log: { from: 5, lines: [line(6), line(7, { seat: 1 })] } };
  assert.equal(currentTab(continueWith(state, frame(merged))), "wheels");
});

test("the end of the game opens the result on a phone, once", () => {
  const over = { status: "over", asked: [], legal: [] };
  const state = phone(frame(complete(5, { picture: board("part-a") })), frame(next(6, { picture: null, view: over })));
  assert.equal(currentTab(state), "players");
  const other = continueWith(state, { type: "zoom", part: "wheels" }, frame(next(7, { picture: null, view: over })));
  assert.equal(currentTab(other), "wheels");
});

test("the size of the board has limits, and a new part starts small", () => {
  const large = play(...Array(9).fill({ type: "size", by: 1 }));
  assert.equal(large.zoom.size, 4);
  assert.equal(continueWith(large, { type: "zoom", part: "turn" }).zoom.size, 1);
  assert.equal(play({ type: "size", by: -1 }).zoom.size, 1);
});

test("another kind of board removes the picture until the next frame", () => {
  assert.equal(play(frame(complete(5)), { type: "text", isText: true }).picture, null);
});

// ------------------------------------------------------------ hint and guide

test("a hint is shown only for the position it was requested for", () => {
  const key = positionKey(view(5));
  const hint = { action: 1, text: "Place" };
  const asked = play(frame(complete(5)), { type: "hint-asked", key, isNear: true });
  assert.equal(continueWith(asked, { type: "hint", key: "other", hint }).hint.hint, null);
  const there = continueWith(asked, { type: "hint", key, hint });
  assert.equal(there.hint.hint.text, "Place");
  const chat = { ...next(6, { view: { moves: 5, position: view(5).position } }), log: { from: 5, lines: [] } };
  assert.equal(continueWith(there, frame(chat)).hint.hint.text, "Place"); // the position is the same
  assert.equal(continueWith(there, frame(next(6))).hint, null);
});

test("a guide passes done steps, and those without a condition before them", () => {
  const guide = { players: 2, seed: 1, options: {}, steps: [
    { id: "a", look: "wheels", rule: "x" },
    { id: "b", look: "wheels", rule: "x", done: { at: "position.round", least: 5 } },
    { id: "c", look: "wheels", rule: "x", done: { at: "position.round", least: 7 } },
  ] };
  let state = initialState({ table: "t", lang: "en", guide: { step: 0, isClosed: false } });
  state = continueWith(state, { type: "roles", host: true, mine: [0], title: "", page: { ...PAGE, guide } }, { type: "seat", seat: 0 });
  assert.equal(continueWith(state, frame(complete(4))).guide.step, 0);
  assert.equal(continueWith(state, frame(complete(5))).guide.step, 2);
  assert.equal(continueWith(state, frame(complete(7))).guide.step, 3);
  assert.equal(continueWith(state, { type: "guide-closed" }, frame(complete(7))).guide.step, 0);
});

// ------------------------------------------------------------ the store

test("the store renders once per event, and events from rendering come after it", () => {
  const store = new Store(0, (state, event) => state + event);
  const seen = [];
  store.onChange = (state, before) => {
    if (state === 1) store.dispatch(10);
    seen.push([before, state]);
  };
  store.dispatch(1);
  store.dispatch(0);
  assert.deepEqual(seen, [[0, 1], [1, 11]]);
});

test("an error while rendering does not block the next event", () => {
  const store = new Store(0, (state, event) => state + event);
  store.onChange = () => {
    throw new Error("broken");
  };
  assert.throws(() => store.dispatch(1), /broken/);
  store.onChange = () => {};
  store.dispatch(1);
  assert.equal(store.state, 2);
});

test("reduce never changes the state it is given", () => {
  const freeze = (value) => {
    if (value && typeof value === "object") Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  const events = [frame(complete(5)), sent, frame(next(6, { answer: answer(6) })), { type: "step", step: 2 },
    { type: "zoom", part: "turn" }, { type: "text", isText: true }, { type: "handoff", seat: 1, name: "x" }].map(freeze);
  events.reduce((state, event) => freeze(reduce(state, event)), freeze(play()));
});

// ------------------------------------------------------------ one state on the screen

/** The frames of a game of twenty moves; every frame says the same number everywhere. */
const game = Array.from({ length: 20 }, (_, i) => {
  const legal = [choice(100 + i)];
  const shown = part("part-a", `<g data-move="${6 + i}"/>`);
  return { ...next(6 + i, { view: { legal, question: `Question ${6 + i}` } }), picture: { ...picture([shown]), complete: false, order: null } };
});

/** Everything that the page shows of a state names one version. */
function assertOneVersion(state) {
  const { version } = state.view;
  if (version === 5) return;
  assert.equal(state.view.question, `Question ${version}`);
  assert.equal(state.log.at(-1).move, version);
  assert.equal(state.picture.parts["part-a"].content, `<g data-move="${version}"/>`);
  assert.deepEqual(state.view.legal.map(({ action }) => action), [94 + version]);
}

test("frames that are late, lost, repeated or in another order never mix two versions", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = generator(seed);
    const sentFrames = game.flatMap((each) => (random() < 0.2 ? [] : random() < 0.2 ? [each, each] : [each]));
    for (let i = 1; i < sentFrames.length; i++) // some swap with the one before
      if (random() < 0.3) [sentFrames[i - 1], sentFrames[i]] = [sentFrames[i], sentFrames[i - 1]];
    let state = play(frame(complete(5)), { type: "sent", id: "a", command: "play" });
    let highest = 5;
    for (const each of sentFrames) {
      state = continueWith(state, frame(each));
      assertOneVersion(state);
      assert.ok(state.view.version >= highest); // never back
      highest = state.view.version;
      // A page that has missed a frame asks for a complete one, which may come late.
      if (state.isStale && random() < 0.5) {
        const { version, view: whole, picture: full } = each;
        const all = { ...complete(version), view: whole, picture: { ...full, complete: true, order: ["part-a"] } };
        state = continueWith(state, frame(all));
        assert.equal(state.isStale, state.view.version !== version);
        highest = Math.max(highest, state.view.version);
      }
    }
  }
});

/** Numbers from 0 to 1, the same for the same seed. */
function generator(seed) {
  let now = seed;
  return () => {
    now = (now * 48271) % 2147483647;
    return now / 2147483647;
  };
}

test("a slow answer leaves the choices disabled, and a late one changes nothing", () => {
  const state = play(frame(complete(5)), { type: "sent", id: "a", command: "play" }, frame(next(6)));
  assert.equal(state.pending.id, "a"); // the move of another player came first
  const answered = continueWith(state, frame(next(7, { answer: { command_id: "a", version: 7, rematch: null } })));
  assert.equal(answered.pending, null);
  assert.equal(continueWith(answered, frame(next(6))), answered);
  assert.equal(continueWith(answered, { type: "answered", id: "a", version: 7 }), answered);
  assert.equal(continueWith(answered, { type: "refused", id: "a" }), answered);
});

// ------------------------------------------------------------ beside the board

const said = (...texts) => ({ chat: { from: 0, lines: texts.map((text) => ({ seat: 1, name: "Ixchel", text })) } });

test("lines are seen while their tab is on screen", () => {
  const state = play(frame(complete(5, said("Hello"))));
  assert.deepEqual(state.seen, { log: 5, chat: 1 }); // what was there before is not new
  assert.deepEqual(continueWith(state, frame(next(6, said("Hello", "Again")))).seen, { log: 6, chat: 1 });
  const open = continueWith(state, { type: "side", side: "chat" }, frame(next(6, said("Hello", "Again"))));
  assert.deepEqual(open.seen, { log: 5, chat: 2 });
  const undone = { ...next(7, { view: { moves: 3 } }), log: { from: 3, lines: [] }, ...said("Hello", "Again") };
  assert.equal(continueWith(open, frame(undone), frame(next(8, said("Hello", "Again")))).seen.log, 0); // only line 5 was there
});

test("on a phone the log is seen in its open sheet only", () => {
  const state = continueWith(play({ type: "narrow", isNarrow: true, hasSide: false }, frame(complete(5))), frame(next(6)));
  assert.equal(state.seen.log, 5);
  assert.equal(continueWith(state, { type: "side", side: "log" }).seen.log, 6);
  assert.equal(continueWith(state, { type: "side", side: "log" }, { type: "side", side: null }, frame(next(7))).seen.log, 6);
});

test("Escape closes the sheet on a phone, then the strip, and no list that is always on screen", () => {
  const close = { sheet: { type: "side", side: null }, strip: { type: "open-recap", isOpen: false } };
  const open = play({ type: "open-recap", isOpen: true }, { type: "side", side: "log" });
  assert.deepEqual(closesOnEscape(open), close.strip);
  const onPhone = continueWith(open, { type: "narrow", isNarrow: true, hasSide: false });
  assert.deepEqual(closesOnEscape(onPhone), close.sheet);
  assert.deepEqual(closesOnEscape(continueWith(onPhone, close.sheet)), close.strip);
  assert.equal(closesOnEscape(continueWith(onPhone, close.sheet, close.strip)), null);
});

test("a hand-over closes what is open and forgets what was seen", () => {
  const state = play(frame(complete(5)), { type: "panel", panel: "rules" }, { type: "side", side: "chat" }, { type: "handoff", seat: 1, name: "Ixchel" });
  assert.deepEqual([state.panel, state.isSideOpen, state.seen, state.pieces], [null, false, { log: 0, chat: 0 }, {}]);
});

test("the pieces that a move changed are known by its number", () => {
  const step = (move, content) => ({ move, seat: 1, lines: [], picture: { ...picture([part("part-a", content)]), complete: false, order: null } });
  const steps = [step(6, '<g id="x" y="1"/>'), step(7, '<g id="x" y="2"/><g id="z"/>')];
  const state = play(frame(complete(5)), frame(next(6, { view: { moves: 7 }, steps, picture: null })));
  assert.deepEqual(state.pieces, { 6: ["x"], 7: ["x", "z"] });
});

test("new choices of a phone open parts of the board, not those that repeat the list", () => {
  const page = { ...PAGE, parts: { table: ["part-a", "part-b"], ...PAGE.parts } };
  const roles = { type: "roles", host: true, mine: [0], title: "", page };
  assert.equal(currentTab(phone(roles, frame(complete(5, { picture: board("part-turn") })))), "wheels");
  assert.deepEqual(hotTabs(phone(roles, frame(complete(5, { picture: board("part-turn", "part-a") })))), ["wheels", "turn"]);
});

test("on a phone playback stays on the overview if that shows the pieces, too", () => {
  const at = (overview, ...events) => {
    const page = { ...PAGE, parts: { ...PAGE.parts, becan: ["part-units"] }, log: { ...PAGE.log, pieces: ["^squad-$seat$"], overview } };
    const moved = { ...picture([part("part-units", '<g id="squad-1" x="2"/>')]), complete: false, order: null };
    const steps = [{ ...stepOf(6, 1, [line(6, { by: 1, seat: 1 })]), picture: moved }];
    const first = picture([part("part-a", "<g/>"), part("part-units", '<g id="squad-1" x="1"/>')]);
    return currentTab(onScreen(phone({ type: "roles", host: true, mine: [0], title: "", page },
      frame(complete(5, { picture: first })), ...events, frame(next(6, { steps, picture: null })))));
  };
  assert.equal(at([]), "becan");
  assert.equal(at(["part-uni"]), "wheels");
  assert.equal(at(["part-other"]), "becan");
  assert.equal(at(["part-uni"], { type: "zoom", part: "becan" }), "becan"); // it is watched already
});

// ------------------------------------------------------------ deviating from the guide

const GUIDED = { ...PAGE, guide: { players: 2, seed: 1, options: {}, steps: [
  { id: "one", look: "wheels", rule: "J1", mark: [{ type: "keep" }], done: { at: "position.round", least: 7 } },
] } };
const guided = (...events) => continueWith(
  initialState({ table: "abcdefghijklmnop", lang: "en", guide: { step: 0, isClosed: false } }),
  { type: "roles", host: true, mine: [0], title: "Tzolk'in", page: GUIDED }, { type: "seat", seat: 0 },
  frame(complete(5, { view: { legal: [choice(1, { info: { type: "keep" } }), choice(2)] } })), ...events);
const chose = (action) => ({ type: "sent", id: "a", command: "play", action });

test("the guide notices another choice than its own, until the next one", () => {
  const state = guided();
  assert.deepEqual([isOffGuide(state, 1), isOffGuide(state, 2)], [false, true]);
  const legal = [choice(1, { info: { type: "keep" } })];
  const off = guided(chose(2), frame(next(6, { view: { legal }, answer: { command_id: "a", version: 6, rematch: null } })));
  assert.equal(off.guide.hasDeviated, true);
  const back = continueWith(off, chose(1), frame(next(7, { answer: { command_id: "a", version: 7, rematch: null } })));
  assert.equal(back.guide.hasDeviated, false);
  assert.equal(guided(chose(1), frame(next(6))).guide.hasDeviated ?? false, false);
});

test("a guide that is over closes itself at the next move", () => {
  const over = guided(frame(next(6)), frame(next(7)));
  assert.deepEqual([over.guide.step, over.guide.isClosed], [1, false]);
  assert.equal(continueWith(over, frame(next(8))).guide.isClosed, true);
});

// ------------------------------------------------------------ the plan of a hint

const PLAN = { action: 2, text: "Pick up", line: ["Use", "Build"], actions: [2, 7, 9], others: [{}], brings: [{}], because: "It feeds all.", note: "n" };
const hinted = (...events) => {
  const before = play(frame(complete(5)));
  const key = positionKey(before.view);
  return continueWith(before, { type: "hint-asked", key, isNear: true }, { type: "hint", key, hint: PLAN }, ...events);
};

test("a hint continues with the rest of its plan when its choice was made", () => {
  const after = hinted({ type: "sent", id: "a", command: "play", action: 2 },
    frame(next(6, { view: { legal: [choice(9), choice(1)] }, answer: { command_id: "a", version: 6, rematch: null } })));
  assert.equal(after.hint.key, positionKey(after.view));
  assert.deepEqual([after.hint.hint.action, after.hint.hint.text, after.hint.hint.line], [9, "Build", []]);
  assert.equal(after.hint.hint.because, "It feeds all.");
  assert.deepEqual(after.hint.hint.others, []);
});

test("a hint ends with another choice, or with the turn", () => {
  const other = hinted({ type: "sent", id: "a", command: "play", action: 1 }, frame(next(6, { view: { legal: [choice(7)] } })));
  assert.equal(other.hint, null);
  const over = hinted({ type: "sent", id: "a", command: "play", action: 2 }, frame(next(6, { view: { legal: [], asked: [1] } })));
  assert.equal(over.hint, null);
});

test("moves of others do not change what is pressed while the same choices stay; own ones do", () => {
  const asked = { legal: [choice(1), choice(2)], asked: [0, 1] };
  const before = play(frame(complete(5, { view: asked })));
  const other = continueWith(before, frame(next(6, { view: asked, log: { from: 5, lines: [line(6, { by: 1, seat: 1 })] } })));
  assert.equal(other.view.moves, 6);
  assert.equal(choicesKey(other), choicesKey(before));
  const own = continueWith(before, frame(next(6, { view: asked, log: { from: 5, lines: [line(6, { by: 0, seat: 0 })] } })));
  assert.notEqual(choicesKey(own), choicesKey(before));
  const fewer = continueWith(before, frame(next(6, { view: { ...asked, legal: [choice(1)] }, log: { from: 5, lines: [] } })));
  assert.notEqual(choicesKey(fewer), choicesKey(before));
});

import assert from "node:assert/strict";
import test from "node:test";

import { endedTurn } from "../../src/sacbe/web/learn/coach_turn.js";
import { markOf, nextPuzzle, placeIn } from "../../src/sacbe/web/learn/puzzle_order.js";

const puzzle = (id, solved = false, tries = 0) => ({ id, solved, tries });
const games = [
  { game: "maya", today: "b", puzzles: [puzzle("a"), puzzle("b")] },
  { game: "mezo", today: null, puzzles: [puzzle("c")] },
];

test("an address names a puzzle; otherwise that of the day is shown", () => {
  assert.deepEqual(placeIn("#maya/a", games), { game: "maya", id: "a" });
  assert.deepEqual(placeIn("#maya/x", games), { game: "maya", id: "b" });
  assert.deepEqual(placeIn("", games), { game: "maya", id: "b" });
  assert.deepEqual(placeIn("#mezo/", games), { game: "mezo", id: "c" });
  assert.equal(placeIn("", []), null);
});

test("the next puzzle is the next one that is not solved, from the start again at the end", () => {
  const all = [puzzle("a"), puzzle("b", true, 1), puzzle("c")];
  assert.equal(nextPuzzle(all, "a")?.id, "c");
  assert.equal(nextPuzzle(all, "c")?.id, "a");
  assert.equal(nextPuzzle([puzzle("a", true, 1), puzzle("b", true, 1)], "a")?.id, "b");
  assert.equal(nextPuzzle([puzzle("a")], "a"), undefined);
});

test("puzzles are open, tried or solved", () => {
  assert.deepEqual([puzzle("a"), puzzle("a", false, 2), puzzle("a", true, 1)].map(markOf), ["open", "tried", "solved"]);
});

test("the coach is asked when a turn of the seat on screen has ended", () => {
  const view = (asked, moves, more = {}) => ({ coach: true, seat: 0, status: "playing", asked, moves, ...more });
  assert.equal(endedTurn(view([1], 5), view([0], 4)), 0);
  assert.equal(endedTurn(view([0], 5), view([0], 4)), null); // it goes on
  assert.equal(endedTurn(view([1], 3), view([0], 4)), null); // an undo
  assert.equal(endedTurn(view([1], 5, { coach: false }), view([0], 4)), null);
  assert.equal(endedTurn(view([1], 5, { seat: 1 }), view([0], 4)), null); // handed over
  assert.equal(endedTurn(view([1], 5), null), null);
});

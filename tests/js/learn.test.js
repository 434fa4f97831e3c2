import assert from "node:assert/strict";
import test from "node:test";

import { accuracyChart } from "../../src/sacbe/web/learn/accuracy_chart.js";
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
  assert.equal(endedTurn(view([0], 5), view([0], 4)), null); // it continues
  assert.equal(endedTurn(view([1], 3), view([0], 4)), null); // an undo
  assert.equal(endedTurn(view([1], 5, { coach: false }), view([0], 4)), null);
  assert.equal(endedTurn(view([1], 5, { seat: 1 }), view([0], 4)), null); // another seat
  assert.equal(endedTurn(view([1], 5), null), null);
});

test("accuracy is a line per game in the order of time, with a shape of its own", () => {
  const one = (game, at, accuracy) => ({ game, at, accuracy });
  const played = [one("mezo", 40, 85), one("maya", 30, null), one("maya", 20, 95), one("mezo", 10, 62.5)];
  const chart = accuracyChart(played, { width: 100, height: 100 });
  assert.deepEqual(chart.grid.map(({ percent }) => percent), [60, 70, 80, 90, 100]);
  assert.deepEqual(chart.grid.map(({ y }) => y), [100, 75, 50, 25, 0]);
  assert.deepEqual(chart.lines.map((line) => line.game), ["maya", "mezo"]);
  assert.deepEqual(chart.lines[1].points.map(({ x, y }) => [x, y]), [[0, 93.8], [100, 37.5]]);
  assert.deepEqual(chart.lines[0].points.map(({ x, y }) => [x, y]), [[50, 12.5]]);
  assert.notEqual(chart.lines[0].shape, chart.lines[1].shape);
  assert.notEqual(chart.lines[0].dash, chart.lines[1].dash);
  assert.deepEqual([chart.first, chart.last], [10, 40]);
});

test("one reviewed game is no chart", () => {
  assert.equal(accuracyChart([{ game: "maya", at: 1, accuracy: 90 }, { game: "maya", at: 2, accuracy: null }], { width: 1, height: 1 }), null);
});

// The geometry of a result's charts.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bars, curve, scaleLabels, spread } from "../../src/sacbe/web/chart.js";

const SOURCES = [
  { id: "a", name: "Temples", points: [50, 10] }, { id: "b", name: "Hunger", points: [-10, 0] }, { id: "c", name: "Tiles", points: [38.25, 20] },
];

test("the segments of a bar add up to the seat's total on one scale", () => {
  const totals = [78.25, 30];
  const { zero, rows } = bars({ sources: SOURCES, totals });
  const scale = 100 / (88.25 + 10);
  assert.ok(Math.abs(zero - 10 * scale) < 1e-9);
  rows.forEach((row, seat) => {
    assert.equal(row.reduce((sum, { points }) => sum + points, 0), totals[seat]);
    for (const { points, wide } of row) assert.ok(Math.abs(wide - Math.abs(points) * scale) < 1e-9);
  });
  assert.deepEqual(rows[0].map(({ key }) => key), [1, 2, 3]);
  assert.deepEqual(rows[1].map(({ key }) => key), [1, 3]); // nothing from hunger
  const [gain, loss, more] = rows[0];
  assert.ok(Math.abs(loss.at) < 1e-9 && Math.abs(loss.at + loss.wide - zero) < 1e-9);
  assert.ok(Math.abs(gain.at - zero) < 1e-9);
  assert.ok(Math.abs(more.at - gain.at - gain.wide) < 1e-9);
});

test("the curve shows zero, and ends at the totals", () => {
  const points = [{ move: 0, seat: null, points: [0, 0] }, { move: 10, seat: 0, points: [-5, 2] }, { move: 20, seat: 1, points: [15, 4] }];
  const marks = [{ kind: "round", text: "Round 2", ends_turn: true, move: 5 }, { kind: "food_day", text: "Food Day", ends_turn: true, move: 10 }];
  const chart = curve({ curve: points, marks, totals: [15, 4] }, { width: 200, height: 100 });
  assert.deepEqual([chart.low, chart.high, chart.zero], [-5, 15, 75]);
  assert.equal(chart.lines[0].points, "0,75 100,100 200,0");
  assert.equal(chart.lines[0].end, 0);
  assert.deepEqual(chart.marks, [{ x: 100, text: "Food Day", kind: "food_day" }]);
});

test("labels never overlap and stay inside", () => {
  for (const wanted of [[10, 12, 11], [90, 91, 100], [0, 50, 100], [5, 5, 5, 5]]) {
    const places = [...spread(wanted, 15, 100)].sort((a, b) => a - b);
    for (let i = 1; i < places.length; i += 1) assert.ok(places[i] - places[i - 1] >= 15 - 1e-9);
    assert.ok(places.at(-1) <= 100);
  }
  assert.deepEqual(spread([50, 10], 15, 100), [50, 10]);
});

test("the scale has no labels on top of each other, and zero counts first", () => {
  assert.deepEqual(scaleLabels([[0, 5], [1, 0], [-31, 150]], 15), [[0, 5], [-31, 150]]);
  assert.deepEqual(scaleLabels([[0, 100], [60, 0], [-5, 110]], 15), [[0, 100], [60, 0]]);
});

// A second press on the same point.

import assert from "node:assert/strict";
import { test } from "node:test";

import { GUARD_TIME, SAME_POINT, isAimed } from "../../src/sacbe/web/guard.js";

const first = { x: 100, y: 100, at: 1000, choice: "5 actions 17", isAsking: false };
const later = (time, more = {}) => ({ ...first, at: first.at + time, choice: "6 actions 3", ...more });

test("a second press within three seconds does not choose what came under it", () => {
  for (const time of [100, 500, 1000, 2000, 3000]) assert.equal(isAimed(first, later(time)), false, String(time));
  assert.equal(isAimed({ ...first, choice: null }, later(100)), false); // nothing was there
  assert.equal(isAimed(first, later(100, { x: 100 + SAME_POINT })), false);
});

test("a second press chooses what was there, elsewhere, or later", () => {
  assert.equal(isAimed(null, first), true);
  assert.equal(isAimed(first, later(100, { choice: first.choice })), true);
  assert.equal(isAimed(first, later(100, { x: 101 + SAME_POINT })), true);
  assert.equal(isAimed(first, later(GUARD_TIME + 1)), true);
  assert.equal(isAimed(first, later(100, { choice: null })), true);
});

test("a third press on the point counts: its choice was there at the second one", () => {
  assert.equal(isAimed(later(300), later(600)), true);
});

test("a press that only explains or opens a menu always counts", () => {
  assert.equal(isAimed(first, later(100, { isAsking: true })), true);
  // The next one may then choose what the second one explained.
  assert.equal(isAimed(later(100, { isAsking: true }), later(200)), true);
});

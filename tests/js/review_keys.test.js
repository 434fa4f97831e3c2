import assert from "node:assert/strict";
import test from "node:test";

import { momentAfter, momentsOf } from "../../src/sacbe/web/review_keys.js";

const numbers = [1, 3, 4];

test("arrows go from one shown key moment to the next and stop at the ends", () => {
  assert.equal(momentAfter(0, "ArrowRight", numbers), 1);
  assert.equal(momentAfter(1, "ArrowRight", numbers), 3);
  assert.equal(momentAfter(4, "ArrowRight", numbers), 4);
  assert.equal(momentAfter(4, "ArrowLeft", numbers), 3);
  assert.equal(momentAfter(0, "ArrowLeft", numbers), 1);
});

test("a number goes to the key moment with this number, if it is shown", () => {
  assert.equal(momentAfter(1, "3", numbers), 3);
  assert.equal(momentAfter(1, "2", numbers), null);
  assert.equal(momentAfter(1, "0", numbers), null);
});

test("other keys and reviews without key moments lead nowhere", () => {
  assert.equal(momentAfter(1, "Enter", numbers), null);
  assert.equal(momentAfter(0, "ArrowRight", []), null);
});

test("the game has its key moments, a seat its costliest turns", () => {
  const moment = (number, seat, key) => ({ number, seat, key });
  const moments = [moment(1, 0, true), moment(2, 1, false), moment(3, 1, true)];
  assert.deepEqual(momentsOf(moments, null), [1, 3]);
  assert.deepEqual(momentsOf(moments, 1), [2, 3]);
  assert.deepEqual(momentsOf(moments, 2), []);
});

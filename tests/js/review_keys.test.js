import assert from "node:assert/strict";
import test from "node:test";

import { momentAfter } from "../../src/sacbe/web/review_keys.js";

test("arrows go from one key moment to the next and stop at the ends", () => {
  assert.equal(momentAfter(0, "ArrowRight", 3), 1);
  assert.equal(momentAfter(3, "ArrowRight", 3), 3);
  assert.equal(momentAfter(2, "ArrowLeft", 3), 1);
  assert.equal(momentAfter(0, "ArrowLeft", 3), 1);
});

test("a number goes to the key moment with this number, if there is one", () => {
  assert.equal(momentAfter(1, "3", 3), 3);
  assert.equal(momentAfter(1, "4", 3), null);
  assert.equal(momentAfter(1, "0", 3), null);
});

test("other keys and reviews without key moments lead nowhere", () => {
  assert.equal(momentAfter(1, "Enter", 3), null);
  assert.equal(momentAfter(0, "ArrowRight", 0), null);
});

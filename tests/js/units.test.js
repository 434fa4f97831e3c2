// Sizes for people.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes } from "../../src/sacbe/web/club/units.js";

test("sizes have the unit that fits", () => {
  assert.equal(bytes(0, "en"), "0 byte");
  assert.equal(bytes(999, "en"), "999 byte");
  assert.equal(bytes(1000, "en"), "1 kB");
  assert.equal(bytes(1_540_000_000, "en"), "1.5 GB");
  assert.equal(bytes(1_540_000_000, "es"), "1,5 GB");
  assert.equal(bytes(5e16, "en"), "50,000 TB");
});

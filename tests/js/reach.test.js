// A finger that misses a small target.

import assert from "node:assert/strict";
import { test } from "node:test";

import { boxNear, REACH } from "../../src/sacbe/web/reach.js";

const box = (x, y, size = 10) => ({ left: x - size / 2, top: y - size / 2, width: size, height: size });

test("a small target is as large as a finger needs", () => {
  for (const [dx, dy] of [[0, 0], [REACH, 0], [0, -REACH], [-REACH, REACH]])
    assert.equal(boxNear({ x: 100 + dx, y: 100 + dy }, [box(100, 100)]), 0);
  for (const [dx, dy] of [[REACH + 1, 0], [0, -REACH - 1]])
    assert.equal(boxNear({ x: 100 + dx, y: 100 + dy }, [box(100, 100)]), -1);
});

test("of several targets the nearest one is meant", () => {
  const boxes = [box(100, 100), box(130, 100), box(115, 112)];
  assert.equal(boxNear({ x: 108, y: 98 }, boxes), 0);
  assert.equal(boxNear({ x: 123, y: 98 }, boxes), 1);
  assert.equal(boxNear({ x: 115, y: 108 }, boxes), 2);
});

test("a large target ends at its edge", () => {
  assert.equal(boxNear({ x: 149, y: 100 }, [box(100, 100, 100)]), 0);
  assert.equal(boxNear({ x: 151, y: 100 }, [box(100, 100, 100)]), -1);
});

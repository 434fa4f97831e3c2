// A render in phases: read before, write, read everything, write.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Layout } from "../../src/sacbe/web/layout.js";

test("a render reads all sizes after all components have written, and before they write again", () => {
  const layout = new Layout();
  /** @type {string[]} */
  const order = [];
  layout.render(() => {
    for (const name of ["board", "choices"]) {
      order.push(`${name} writes`);
      layout.measure(() => {
        order.push(`${name} reads`);
        return name.length;
      }, (size) => order.push(`${name} writes ${size}`));
    }
  });
  assert.deepEqual(order, [
    "board writes", "choices writes", "board reads", "choices reads", "board writes 5", "choices writes 7",
  ]);
});

test("what is on screen is read before a render writes", () => {
  const layout = new Layout();
  let scrolled = 0;
  const position = layout.readBefore(() => scrolled);
  scrolled = 30;
  layout.render(() => {
    scrolled = 0;
    assert.equal(position(), 30);
  });
  layout.render(() => assert.equal(position(), 0));
});

test("outside of a render sizes are read and used at once", () => {
  const layout = new Layout();
  let shown = 0;
  layout.measure(() => 3, (size) => { shown = size; });
  assert.equal(shown, 3);
});

test("a render that fails does not keep its measures for the next one", () => {
  const layout = new Layout();
  let count = 0;
  assert.throws(() => layout.render(() => {
    layout.measure(() => (count += 1));
    throw new Error("damaged");
  }), /damaged/);
  layout.render(() => {});
  layout.measure(() => {});
  assert.equal(count, 1);
});

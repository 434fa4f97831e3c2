// Turning wheels: the rims are hidden until the last wheel stands still.

import { Window } from "happy-dom";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const window = new Window();
class KeyframeEffect {
  constructor(target) {
    this.target = target;
  }
}
Object.assign(globalThis, { document: window.document, Element: window.Element, KeyframeEffect });
const { watchTurns } = await import("../../src/sacbe/web/motion.js");

/** A board with two wheels and a piece, and the animations that run in it. */
let place, animations;

beforeEach(() => {
  place = document.createElement("div");
  place.innerHTML = `<i id="one" class="turns"></i><i id="two" class="turns"></i><i id="piece" class="travels"></i>`;
  animations = [];
  place.getAnimations = () => animations;
  watchTurns(place);
});

/** Begin to move an element; returns what ends or cancels it. */
function begin(id) {
  const target = place.querySelector(`#${id}`);
  const animation = { effect: new KeyframeEffect(target) };
  const ends = {};
  animation.finished = new Promise((end, cancel) => Object.assign(ends, { end, cancel }));
  animations.push(animation);
  target.dispatchEvent(new window.Event("transitionrun", { bubbles: true }));
  return ends;
}

/** Let everything run that is ready. */
const settle = () => new Promise((done) => setImmediate(done));
const isTurning = () => place.classList.contains("turning");

test("a board turns as long as any of its wheels", async () => {
  const one = begin("one");
  assert.ok(isTurning());
  const two = begin("two");
  one.end();
  await settle();
  assert.ok(isTurning());
  two.end();
  await settle();
  assert.ok(!isTurning());
});

test("a wheel that begins to turn after the others have to end is waited for", async () => {
  const one = begin("one");
  animations.length = 0; // the first turn is not running any more when the second one begins
  const two = begin("two");
  one.end();
  await settle();
  assert.ok(isTurning());
  two.end();
  await settle();
  assert.ok(!isTurning());
});

test("a turn that is cancelled ends, too", async () => {
  const one = begin("one");
  one.cancel(new Error("cancelled"));
  await settle();
  assert.ok(!isTurning());
});

test("pieces that travel turn nothing", () => {
  begin("piece");
  assert.ok(!isTurning());
});

test("wheels do not wait for pieces that travel", async () => {
  begin("piece");
  const one = begin("one");
  one.end();
  await settle();
  assert.ok(!isTurning());
});

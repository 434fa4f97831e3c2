import assert from "node:assert/strict";
import test from "node:test";

import { linkToPosition, linkToStep, placeIn } from "../../src/sacbe/web/editor/address.js";
import { add, begin, current, lastPossible, move, request } from "../../src/sacbe/web/editor/edits.js";

const view = (position, fault = null) => ({ position, fault });

test("a link holds a position and is read again", () => {
  const notation = "tzolkin 1 9fb8-1a players_n:2 value:1.5e+20/3*0 players.0 corn:5 odd:%2B";
  const link = linkToPosition(notation);
  assert.deepEqual(placeIn(link.slice(link.indexOf("#"))), { position: notation });
  assert.ok(!link.includes(" "));
});

test("a link to a step of a game is read again; other addresses name nothing", () => {
  const link = linkToStep("0123456789abcdef", 12);
  assert.deepEqual(placeIn(link.slice(link.indexOf("#"))), { table: "0123456789abcdef", step: 12 });
  for (const hash of ["", "#", "#table=../me&step=1", "#table=0123456789abcdef&step=-1", "#table=0123456789abcdef", "#position="])
    assert.equal(placeIn(hash), null);
});

test("changes of an impossible position are sent together until it is possible", () => {
  let course = begin(view("a"));
  const first = request(course, "x", 1);
  assert.deepEqual(first, { position: "a", edits: { x: 1 } });
  course = add(course, { view: view("a", "wrong"), edits: first.edits, field: "x" });
  assert.equal(lastPossible(course)?.position, "a");
  const second = request(course, "y", 2);
  assert.deepEqual(second, { position: "a", edits: { x: 1, y: 2 } });
  assert.deepEqual(Object.keys(request(add(course, { view: view("a", "wrong"), edits: second.edits, field: "y" }), "x", 4).edits), ["y", "x"]);
  course = add(course, { view: view("b"), edits: second.edits, field: "y" });
  assert.deepEqual(request(course, "x", 3), { position: "b", edits: { x: 3 } });
  assert.equal(lastPossible(course)?.position, "b");
});

test("changes are undone and done again; a change after undo forgets what followed", () => {
  let course = begin(view("a"));
  for (const name of ["b", "c"]) course = add(course, { view: view(name), edits: {}, field: "x" });
  assert.equal(current(move(course, -1)).view.position, "b");
  assert.equal(current(move(course, -Infinity)).view.position, "a");
  assert.equal(current(move(move(course, -2), 1)).view.position, "b");
  assert.equal(current(move(course, 1)).view.position, "c");
  const other = add(move(course, -2), { view: view("d"), edits: {}, field: "y" });
  assert.deepEqual(other.entries.map((entry) => entry.view.position), ["a", "d"]);
});

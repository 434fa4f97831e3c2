// Pictures as data.

import assert from "node:assert/strict";
import { test } from "node:test";

import { applyPicture, changedPieces, countChoices, differences, hasActions } from "../../src/sacbe/web/picture.js";
import { part, picture } from "./samples.js";

const BASE = applyPicture(null, picture([part("a", "<a/>"), part("b", "<b/>", { class: "turns" })], { defs: { i: "<i/>" } }));
const change = (parts, more = {}) => ({ ...picture(parts), complete: false, order: null, ...more });

test("only changed parts are replaced; the others stay the same objects", () => {
  const after = applyPicture(BASE, change([part("b", "<b2/>", {})]));
  assert.equal(after.parts.a, BASE.parts.a);
  assert.deepEqual(after.parts.b, { content: "<b2/>", attrs: {} });
  assert.deepEqual(differences(BASE, after), { content: ["b"], attrs: [], gone: [], isReordered: false, defs: [] });
});

test("a part without content keeps it and takes the attributes: a wheel turns", () => {
  const after = applyPicture(BASE, change([part("b", null, { class: "turns", transform: "rotate(15)" })]));
  assert.equal(after.parts.b.content, "<b/>");
  assert.deepEqual(differences(BASE, after).content, []);
  assert.deepEqual(differences(BASE, after).attrs, ["b"]);
});

test("an order without a part removes it", () => {
  const after = applyPicture(BASE, change([], { order: [[1, 1]] }));
  assert.deepEqual(Object.keys(after.parts), ["b"]);
  assert.deepEqual(differences(BASE, after).gone, ["a"]);
  assert.equal(differences(BASE, after).isReordered, true);
});

test("an order names new parts and runs of the order before", () => {
  const parts = ["a", "b", "c", "d"].map((id) => part(id, ""));
  const before = applyPicture(null, picture(parts));
  const after = applyPicture(before, change([part("new", "")], { order: [[2, 2], "new", [0, 1]] }));
  assert.deepEqual(after.order, ["c", "d", "new", "a"]);
  assert.deepEqual(Object.keys(after.parts).sort(), ["a", "c", "d", "new"]);
});

test("definitions are added and never removed", () => {
  const after = applyPicture(BASE, change([], { defs: { j: "<j/>" } }));
  assert.deepEqual(after.defs, { i: "<i/>", j: "<j/>" });
  assert.deepEqual(differences(BASE, after).defs, ["j"]);
});

test("a complete picture forgets the parts before it", () => {
  const after = applyPicture(BASE, picture([part("c", "<c/>")]));
  assert.deepEqual(after.order, ["c"]);
  assert.deepEqual(Object.keys(after.parts), ["c"]);
});

test("a change that refers to missing parts does not fit", () => {
  assert.equal(applyPicture(null, change([part("a", "<a/>")])), null);
  assert.equal(applyPicture(BASE, change([part("c", null)])), null);
  assert.equal(applyPicture(BASE, change([], { order: ["a", "c"] })), null);
  assert.equal(applyPicture(BASE, change([], { order: [[1, 2]] })), null);
});

test("choices are recognised by their class, not by texts of players", () => {
  const make = (content) => applyPicture(null, picture([part("a", content)]));
  assert.equal(countChoices(make('<g class="choice button" data-action="3"/>'), ["a"]), 1);
  assert.equal(countChoices(make('<g class="choice"/>'), ["a"]), 1);
  assert.equal(countChoices(make('<g class="closed"/><text>class=&quot;choice&quot;</text>'), ["a"]), 0);
  assert.equal(countChoices(make('<g class="choices"/>'), ["a"]), 0);
  assert.equal(countChoices(BASE, ["missing"]), 0);
  assert.equal(countChoices(make(`<g class="choice"/><g class="choice button"/>`), ["a", "a"]), 4);
});

test("a move changes the pieces that are new or have moved", () => {
  const make = (content) => applyPicture(null, picture([part("a", content), part("b", "<text>1</text>")]));
  const before = make('<g id="x" transform="translate(1 2)"><circle/></g><g id="y"/>');
  const after = make('<g id="x" transform="translate(5 2)"><circle/></g><g id="y"/><use href="#i" id="z"/>');
  assert.deepEqual(changedPieces(before, after), ["x", "z"]);
  assert.deepEqual(changedPieces(before, before), []);
  const counted = applyPicture(before, { complete: false, width: 1, height: 1, title: "", order: null, parts: [part("b", "<text>2</text>")], defs: {} });
  assert.deepEqual(changedPieces(before, counted), ["b"]); // a part without pieces counts as one
});

test("parts with the elements of an action are found, alone or among several", () => {
  const made = applyPicture(null, picture([part("a", '<g data-action="4"/>'), part("b", '<g data-actions="14 5"/>')]));
  assert.equal(hasActions(made, ["a"], [4]), true);
  assert.equal(hasActions(made, ["b"], [4]), false);
  assert.equal(hasActions(made, ["b"], [5]), true);
});

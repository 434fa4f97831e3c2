// Strips of goods beside the board: copies that stay while the board does not change there.

import { Window } from "happy-dom";
import assert from "node:assert/strict";
import { test } from "node:test";

const window = new Window();
Object.assign(globalThis, { document: window.document, Element: window.Element, XMLSerializer: window.XMLSerializer });
const { renderStrips } = await import("../../src/sacbe/web/zoom.js");

const SVG = "http://www.w3.org/2000/svg";
const make = (markup) => {
  const place = document.createElementNS(SVG, "svg");
  place.innerHTML = markup;
  return place;
};
const strips = (...contents) => contents.map((text, i) => ({
  box: [0, 10 * i, 50, 10],
  sources: [make(`<g id="seat-${i}" class="off"><text>${text}</text></g>`).firstElementChild],
}));

test("only the strip that has changed is replaced", () => {
  const place = make("");
  renderStrips(place, strips("3 corn", "5 corn"));
  const [first, second] = place.children;
  renderStrips(place, strips("3 corn", "6 corn"));
  assert.ok(place.children[0] === first);
  assert.ok(place.children[1] !== second);
  assert.equal(place.textContent, "3 corn6 corn");
  assert.equal(place.querySelectorAll("[id], .off").length, 0);
});

test("strips come, go and move", () => {
  const place = make("");
  renderStrips(place, strips("a", "b", "c"));
  renderStrips(place, strips("b"));
  assert.equal(place.textContent, "b");
  assert.equal(place.getAttribute("viewBox"), "0 0 50 10");
  renderStrips(place, strips("b", "c"));
  assert.deepEqual(Array.from(place.children, (each) => each.getAttribute("y")), ["0", "10"]);
  assert.equal(place.textContent, "bc");
  renderStrips(place, []);
  assert.equal(place.children.length, 0);
});

// The board as a document: its elements, and that unchanged elements stay.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Window } from "happy-dom";

const window = new Window();
for (const name of ["document", "HTMLElement", "Element", "CSS"]) globalThis[name] = window[name];
document.body.innerHTML = '<section id="document"></section>';
globalThis.matchMedia = window.matchMedia.bind(window);
const { mountDocument, turned } = await import("../../src/sacbe/web/document.js");
const place = document.getElementById("document");

const blocks = (corn) => [
  { kind: "heading", text: "Now", level: 2 },
  { kind: "list", items: ["Round 5 of 27.", `Corn ${corn}.`] },
  { kind: "heading", text: "Ana A (you)", level: 3 },
  { kind: "paragraph", text: "Dark side up." },
  { kind: "table", caption: "Goods", head: ["Player", "corn"], rows: [["Ana A", String(corn)], ["Medium B", "3"]] },
];

test("headings, lists and tables are elements of their kind", () => {
  mountDocument()({ title: "Board of Tzolk’in", blocks: blocks(11) });
  const tags = Array.from(place.children, (each) => each.tagName.toLowerCase());
  assert.deepEqual(tags, ["h2", "h3", "ul", "h4", "p", "table"]);
  assert.equal(place.querySelector("caption").textContent, "Goods");
  assert.deepEqual(Array.from(place.querySelectorAll("th"), (each) => [each.getAttribute("scope"), each.textContent]),
    [["col", "Player"], ["col", "corn"], ["row", "Ana A"], ["row", "Medium B"]]);
  assert.deepEqual(Array.from(place.querySelectorAll("li"), (each) => each.textContent), ["Round 5 of 27.", "Corn 11."]);
});

test("an update keeps the elements that stay the same, and null removes all", () => {
  const show = mountDocument();
  show({ title: "Board", blocks: blocks(11) });
  const [heading, row] = [place.querySelector("h4"), place.querySelectorAll("tbody tr")[1]];
  show({ title: "Board", blocks: blocks(12) });
  assert.equal(place.querySelector("h4"), heading);
  assert.equal(place.querySelectorAll("tbody tr")[1], row);
  assert.equal(place.querySelector("tbody td").textContent, "12");
  show(null);
  assert.equal(place.textContent, "");
});

test("a phone turns a table that is wider than high", () => {
  const wide = { kind: "table", caption: "Goods", head: ["Player", "corn", "wood", "stone", "gold", "skulls"],
    rows: [["Ana A", "1", "2", "3", "4", "5"], ["Medium B", "6", "7", "8", "9", "0"]] };
  assert.deepEqual(turned(wide).head, ["", "Ana A", "Medium B"]);
  assert.deepEqual(turned(wide).rows[0], ["corn", "1", "6"]);
  assert.deepEqual(turned(wide).rows[4], ["skulls", "5", "0"]);
  const high = { ...wide, rows: Array(5).fill(wide.rows[0]) };
  assert.equal(turned(high), high);
  const narrow = blocks(1)[4];
  assert.equal(turned(narrow), narrow);
});

// The board as a document: headings, lists and tables, for screen readers and for reading.

/** @import { Document } from "./api.js" */

import { $, el, render, whenChanged } from "./dom.js";

/** @typedef {Document["blocks"][number]} Block */
/** @typedef {Extract<Block, { kind: "table" }>} Table */

const MOST_COLUMNS = 4; // that fit a phone beside the first one

/** The level of its headings in the page: the title of the page is above them.
 * @type {Record<number, "h3" | "h4" | "h5">} */
const HEADINGS = { 2: "h3", 3: "h4", 4: "h5" };

/** Show a document in its place; null empties it. Elements that stay the same are kept, so that a
 * reader does not lose the place when the game continues. */
export const mountDocument = () => whenChanged((/** @type {Document | null} */ shown) => {
  render($("document"), shown ? [el("h2", {}, shown.title), ...shown.blocks.map(element)] : []);
});

/** @param {Block} block */
function element(block) {
  if (block.kind === "heading") return el(HEADINGS[block.level] ?? "h5", {}, block.text);
  if (block.kind === "paragraph") return el("p", {}, block.text);
  if (block.kind === "list") return el("ul", {}, block.items.map((item) => el("li", {}, item)));
  return table(block);
}

/** A table for a phone: one with many columns and few rows is turned, so that nothing is beside the window.
 * @param {Table} block @returns {Table} */
export function turned(block) {
  const names = block.head.slice(1);
  if (names.length < MOST_COLUMNS || block.rows.length > MOST_COLUMNS) return block;
  const rows = names.map((name, i) => [name, ...block.rows.map((row) => row[i + 1])]);
  return { ...block, head: ["", ...block.rows.map(([name]) => name)], rows };
}

/** The first cell of every row is its header.
 * @param {Table} block */
function table(block) {
  const { caption, head, rows } = matchMedia("(max-width: 899px)").matches ? turned(block) : block;
  return el("table", { className: head.length > MOST_COLUMNS + 1 ? "dense" : "" },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, head.map((name) => (name ? el("th", { scope: "col" }, name) : el("td"))))),
    el("tbody", {}, rows.map(([name, ...cells]) =>
      el("tr", {}, el("th", { scope: "row" }, name), cells.map((cell) => el("td", {}, cell))))));
}

// All tiles or cards of the game with their effects, and a search field.

/** @import { Block, Cell, Tiles } from "../api.js" */
/** @import { Child } from "../dom.js" */
/** @import { Context, Panel } from "./panels.js" */

import { el } from "../dom.js";
import { get } from "../http.js";
import { icon } from "../icon.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../select.js";
import { say } from "../texts.js";
import { searchText } from "./search_text.js";

/** @param {HTMLElement} body @param {Context} context @returns {Panel} */
export function mountTiles(body, { table, lang, rule: openRule }) {
  const find = el("input", {
    type: "search", autocomplete: "off", placeholder: say("u-tiles-find"), "aria-label": say("u-tiles-find"),
    oninput: () => filterRows(),
  });
  const status = el("p", { className: "u-quiet", role: "status" });
  const place = el("div", { className: "u-wide", role: "group", tabIndex: 0, "aria-label": say("u-tab-tiles") }); // scrollable
  const latest = { request: 0 };
  body.append(el("div", { className: "u-row" }, find), status, place);

  function clear() {
    latest.request += 1;
    place.replaceChildren();
    status.textContent = "";
  }

  /** @param {Parameters<NonNullable<Panel["load"]>>[0]} panel */
  async function load({ seat }) {
    const request = ++latest.request;
    const query = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    /** @type {Tiles} */
    const tiles = await get(`/api/tables/${table}/tiles?${query}`);
    if (request !== latest.request) return; // outdated answer
    place.replaceChildren(...tiles.blocks.map((each) => block(each, tiles)));
    filterRows();
  }

  /** @param {Block} block @param {Tiles} tiles */
  function block({ kind, text, rule, head, rows }, tiles) {
    if (kind === "heading") return el("h3", {}, text, ruleReference(rule));
    if (kind === "text") return el("p", { className: "u-sift" }, text, ruleReference(rule));
    const columns = Math.max(head.length, ...rows.map((row) => row.length));
    const top = el("tr", {}, head.map((each) => (each ? el("th", { scope: "col" }, sign(each, tiles)) : el("td"))));
    return el("table", { className: "u-table" }, head.length ? el("thead", {}, top) : null,
      el("tbody", {}, rows.map((row) => line(row, columns, tiles))));
  }

  /** A link to the rule about a tile.
   * @param {string} rule @returns {Child[]} */
  const ruleReference = (rule) => (rule ? [" ", ruleLink(rule, openRule, { short: true })] : []);

  /** A row with one cell is a heading.
   * @param {Cell[]} row @param {number} columns @param {Tiles} tiles */
  function line(row, columns, tiles) {
    if (row.length === 1 && columns > 1)
      return el("tr", {}, el("th", { colSpan: columns, scope: "rowgroup" }, whose(row[0].text, tiles)));
    return el("tr", { className: "u-sift" }, row.map(({ text, look, rule }) =>
      el("td", { className: look ? `u-${look}` : "" }, look === "strong" ? text : withIcons(text, tiles), ruleReference(rule))));
  }

  /** Show only the rows that contain all words of the search. */
  function filterRows() {
    const terms = searchText(find.value).split(" ").filter(Boolean);
    let count = 0;
    for (const each of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(".u-sift"))) {
      const text = searchText(each.textContent ?? "");
      each.hidden = !terms.every((word) => text.includes(word));
      count += Number(!each.hidden);
    }
    status.textContent = terms.length ? say("u-found", { n: count }) : "";
  }

  return { load, clear };
}

/** Replace an abbreviation by its icons.
 * @param {string} text @param {Tiles} tiles @returns {Child[]} */
const sign = (text, { signs }) => signs[text]
  ? [el("span", { className: "beyond" }, text), ...signs[text].map(icon)] : [text];

/** Add the icons of the resources in a text.
 * @param {string} text @param {Tiles} tiles @returns {Child[]} */
const withIcons = (text, { signs }) => text.split(/(?<=\s)|(?=[\s,;])/).flatMap((word) =>
  signs[word] ? [...signs[word].map(icon), "\u00a0", word] : [word]);

/** A single letter is the name of a seat.
 * @param {string} text @param {Tiles} tiles */
function whose(text, { names }) {
  const seat = text.length === 1 ? "ABCD".indexOf(text) : -1;
  if (!names[seat]) return text;
  return el("span", { className: `u-of seat-${seat}` },
    el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), names[seat]);
}

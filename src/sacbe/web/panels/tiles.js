// All tiles or cards of the game with their effects, and a search field.

import { el } from "../dom.js";
import { icon } from "../icon.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../seats.js";
import { searchText } from "./search_text.js";

export function tilesPart(body, now) {
  const find = el("input", { type: "search", autocomplete: "off", oninput: () => filterRows() });
  const status = el("p", { className: "u-quiet", role: "status" });
  const place = el("div", { className: "u-wide", role: "group", tabIndex: 0 }); // scrollable
  let loaded = null; // the answer on screen
  body.append(el("div", { className: "u-row" }, find), status, place);

  function clear() {
    loaded = null;
    place.replaceChildren();
    status.textContent = "";
  }

  async function refresh() {
    const { table, seat, lang } = now;
    find.placeholder = now.say("u-tiles-find");
    find.setAttribute("aria-label", now.say("u-tiles-find"));
    place.setAttribute("aria-label", now.say("u-tab-tiles"));
    const query = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    const answer = await now.get(`/api/tables/${table}/tiles?${query}`);
    if (now.seat !== seat || now.lang !== lang || !now.view) return;
    if (answer.version < (loaded?.version ?? 0)) return; // outdated answer
    loaded = answer;
    place.replaceChildren(...answer.blocks.map(block));
    filterRows();
  }

  function block({ kind, text, rule, head, rows }) {
    if (kind === "heading") return el("h3", {}, text, ruleReference(rule));
    if (kind === "text") return el("p", { className: "u-sift" }, text, ruleReference(rule));
    const columns = Math.max(head.length, ...rows.map((row) => row.length));
    const top = el("tr", {}, head.map((text) => (text ? el("th", { scope: "col" }, sign(text)) : el("td"))));
    return el("table", { className: "u-table" }, head.length ? el("thead", {}, top) : null,
      el("tbody", {}, rows.map((row) => line(row, columns))));
  }

  /** A link to the rule about a tile. */
  const ruleReference = (rule) => (rule ? [" ", ruleLink(rule, now.rule, { short: true })] : []);

  /** Replace an abbreviation by its icons. */
  const sign = (text) => loaded.signs[text]
    ? [el("span", { className: "beyond" }, text), ...loaded.signs[text].map(icon)] : text;

  /** Add the icons of the resources in a text. */
  const withIcons = (text) => text.split(/(?<=\s)|(?=[\s,;])/).flatMap((word) =>
    loaded.signs[word] ? [...loaded.signs[word].map(icon), "\u00a0", word] : word);

  /** A single letter is the name of a seat. */
  function whose(text) {
    const seat = text.length === 1 ? "ABCD".indexOf(text) : -1;
    if (!loaded.names[seat]) return text;
    return el("span", { className: `u-of seat-${seat}` },
      el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), loaded.names[seat]);
  }

  /** A row with one cell is a heading. */
  function line(row, columns) {
    if (row.length === 1 && columns > 1)
      return el("tr", {}, el("th", { colSpan: columns, scope: "rowgroup" }, whose(row[0].text)));
    return el("tr", { className: "u-sift" }, row.map(({ text, look, rule }) =>
      el("td", { className: look ? `u-${look}` : "" }, look === "strong" ? text : withIcons(text), ruleReference(rule))));
  }

  /** Show only the rows that contain all words of the search. */
  function filterRows() {
    const terms = searchText(find.value).split(" ").filter(Boolean);
    let count = 0;
    for (const each of place.querySelectorAll(".u-sift")) {
      const text = searchText(each.textContent);
      each.hidden = !terms.every((word) => text.includes(word));
      count += !each.hidden;
    }
    status.textContent = terms.length ? now.say("u-found", { n: count }) : "";
  }

  return { refresh, clear };
}

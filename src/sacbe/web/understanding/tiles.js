// All tiles or cards of the game, seen and unseen, with what they do; what is typed is looked for.

import { el } from "../dom.js";
import { icon } from "../icon.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../seats.js";
import { folded } from "./folded.js";

export function tilesPart(body, now) {
  const find = el("input", { type: "search", autocomplete: "off", oninput: () => sift() });
  const found = el("p", { className: "u-quiet", role: "status" });
  const place = el("div", { className: "u-wide", role: "group", tabIndex: 0 }); // it can be scrolled
  let known = null; // what is shown
  body.append(el("div", { className: "u-row" }, find), found, place);

  function clear() {
    known = null;
    place.replaceChildren();
    found.textContent = "";
  }

  async function refresh() {
    const { table, seat, lang } = now;
    find.placeholder = now.say("u-tiles-find");
    find.setAttribute("aria-label", now.say("u-tiles-find"));
    place.setAttribute("aria-label", now.say("u-tab-tiles"));
    const asked = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    const told = await now.get(`/api/tables/${table}/tiles?${asked}`);
    if (now.seat !== seat || now.lang !== lang || !now.view) return;
    if (told.version < (known?.version ?? 0)) return; // a later answer has come before
    known = told;
    place.replaceChildren(...told.blocks.map(block));
    sift();
  }

  function block({ kind, text, rule, head, rows }) {
    if (kind === "heading") return el("h3", {}, text, ruled(rule));
    if (kind === "text") return el("p", { className: "u-sift" }, text, ruled(rule));
    const columns = Math.max(head.length, ...rows.map((row) => row.length));
    const top = el("tr", {}, head.map((text) => (text ? el("th", { scope: "col" }, sign(text)) : el("td"))));
    return el("table", { className: "u-table" }, head.length ? el("thead", {}, top) : null,
      el("tbody", {}, rows.map((row) => line(row, columns))));
  }

  /** Where to read about a tile. */
  const ruled = (rule) => (rule ? [" ", ruleLink(rule, now.rule, { short: true })] : []);

  /** Short signs are for terminals: here there are icons. */
  const sign = (text) => known.signs[text]
    ? [el("span", { className: "beyond" }, text), ...known.signs[text].map(icon)] : text;

  /** A text with the icons of what it names. */
  const pictured = (text) => text.split(/(?<=\s)|(?=[\s,;])/).flatMap((word) =>
    known.signs[word] ? [...known.signs[word].map(icon), "\u00a0", word] : word);

  /** A letter alone is a seat. */
  function whose(text) {
    const seat = text.length === 1 ? "ABCD".indexOf(text) : -1;
    if (!known.names[seat]) return text;
    return el("span", { className: `u-of seat-${seat}` },
      el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), known.names[seat]);
  }

  /** A row of one cell is a heading of what follows; names, which are strong, are only words. */
  function line(row, columns) {
    if (row.length === 1 && columns > 1)
      return el("tr", {}, el("th", { colSpan: columns, scope: "rowgroup" }, whose(row[0].text)));
    return el("tr", { className: "u-sift" }, row.map(({ text, look, rule }) =>
      el("td", { className: look ? `u-${look}` : "" }, look === "strong" ? text : pictured(text), ruled(rule))));
  }

  /** Show only what has all the words that were typed. */
  function sift() {
    const wanted = folded(find.value).split(" ").filter(Boolean);
    let count = 0;
    for (const each of place.querySelectorAll(".u-sift")) {
      const text = folded(each.textContent);
      each.hidden = !wanted.every((word) => text.includes(word));
      count += !each.hidden;
    }
    found.textContent = wanted.length ? now.say("u-found", { n: count }) : "";
  }

  return { refresh, clear };
}

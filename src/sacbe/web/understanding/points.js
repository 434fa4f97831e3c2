// Where every point came from, as a table with totals.

import { el } from "../dom.js";

export function pointsPart(body, now) {
  const clear = () => body.replaceChildren();

  async function refresh() {
    const { table, seat, lang } = now;
    const asked = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    const told = await now.get(`/api/tables/${table}/ledger?${asked}`);
    if (now.seat !== seat || now.lang !== lang || !now.view) return;
    const head = (name, seat) =>
      el("th", { scope: "col", className: `u-number u-seat-${seat}` }, name);
    const row = ({ source, points }) =>
      el("tr", {}, el("th", { scope: "row" }, source), points.map(number));
    const total = (points, seat) =>
      el("td", { className: told.winners.includes(seat) ? "u-number u-best" : "u-number" }, points);
    const none = el("tr", {},
      el("td", { colSpan: told.names.length + 1, className: "u-quiet" }, now.say("u-points-none")));
    body.replaceChildren(el("div", { className: "u-wide" }, el("table", { className: "u-table" },
      el("caption", {}, now.say("u-points-title")),
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, told.title), told.names.map(head))),
      el("tbody", {}, told.sources.length ? told.sources.map(row) : none),
      el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, told.total), told.totals.map(total))),
    )));
  }

  const number = (points) =>
    el("td", { className: points.startsWith("-") ? "u-number u-less" : "u-number" }, points);

  return { refresh, clear };
}

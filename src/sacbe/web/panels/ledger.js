// The ledger: points by source, and accounts of other resources.

import { el } from "../dom.js";
import { SHAPES } from "../seats.js";

export function ledgerPart(body, now) {
  let version = 0; // of the ledger on screen

  function clear() {
    version = 0;
    body.replaceChildren();
  }

  async function refresh() {
    const { table, seat, lang } = now;
    const query = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    const ledger = await now.get(`/api/tables/${table}/ledger?${query}`);
    if (now.seat !== seat || now.lang !== lang || !now.view) return;
    if (ledger.version < version) return; // outdated answer
    version = ledger.version;
    const points = { ...ledger, caption: now.say("u-points-title"), total: now.say("u-points-total") };
    body.replaceChildren(el("div", {
      className: "u-wide", role: "group", tabIndex: 0, "aria-label": now.say("u-points-title"),
    }, [points, ...ledger.accounts].map((each) => account(each, ledger))));
  }

  function account({ caption, title, sources, total, totals }, { names, winners }) {
    const head = (name, seat) =>
      el("th", { scope: "col", className: `u-number u-of seat-${seat}` },
        el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), name);
    const row = ({ source, points }) =>
      el("tr", {}, el("th", { scope: "row" }, source), points.map(number));
    const sum = (points, seat) => {
      const cell = number(points.replace(" *", "")); // the mark of a winner
      if (winners.includes(seat)) cell.classList.add("u-best");
      return cell;
    };
    const none = el("tr", {},
      el("td", { colSpan: names.length + 1, className: "u-quiet" }, now.say("u-points-none")));
    return el("table", { className: "u-table" },
      el("caption", {}, caption),
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, title), names.map(head))),
      el("tbody", {}, sources.length ? sources.map(row) : none),
      el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, total), totals.map(sum))),
    );
  }

  const number = (points) =>
    el("td", { className: points.startsWith("-") ? "u-number u-less" : "u-number" }, points.replace(/^-/, "−"));

  return { refresh, clear };
}

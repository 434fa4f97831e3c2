// Where every point came from, and every one of other goods that are worth an account.

import { el } from "../dom.js";
import { SHAPES } from "../seats.js";

export function pointsPart(body, now) {
  let known = 0; // the version that is shown

  function clear() {
    known = 0;
    body.replaceChildren();
  }

  async function refresh() {
    const { table, seat, lang } = now;
    const asked = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
    const told = await now.get(`/api/tables/${table}/ledger?${asked}`);
    if (now.seat !== seat || now.lang !== lang || !now.view) return;
    if (told.version < known) return; // a later answer has come before
    known = told.version;
    const points = { ...told, caption: now.say("u-points-title"), total: now.say("u-points-total") };
    body.replaceChildren(el("div", {
      className: "u-wide", role: "group", tabIndex: 0, "aria-label": now.say("u-points-title"),
    }, [points, ...told.accounts].map((each) => account(each, told))));
  }

  function account({ caption, title, sources, total, totals }, { names, winners }) {
    const head = (name, seat) =>
      el("th", { scope: "col", className: `u-number u-of seat-${seat}` },
        el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), name);
    const row = ({ source, points }) =>
      el("tr", {}, el("th", { scope: "row" }, source), points.map(number));
    const sum = (points, seat) => {
      const cell = number(points.replace(" *", "")); // the terminal's mark of a winner
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

// The ledger: points by source, and accounts of other resources.

/** @import { Account, Ledger, Source } from "../api.js" */
/** @import { Context, Panel } from "./panels.js" */

import { el } from "../dom.js";
import { get } from "../http.js";
import { SHAPES } from "../select.js";
import { say } from "../texts.js";

/** @param {HTMLElement} body @param {Context} context @returns {Panel} */
export function mountLedger(body, { table, lang }) {
  const latest = { request: 0 };

  function clear() {
    latest.request += 1;
    body.replaceChildren();
  }

  return {
    clear,
    async load({ seat }) {
      const request = ++latest.request;
      const query = `lang=${lang}` + (seat === null ? "" : `&seat=${seat}`);
      /** @type {Ledger} */
      const ledger = await get(`/api/tables/${table}/ledger?${query}`);
      if (request !== latest.request) return; // outdated answer
      const points = { ...ledger, caption: say("u-points-title"), total: say("u-points-total") };
      body.replaceChildren(el("div", {
        className: "u-wide", role: "group", tabIndex: 0, "aria-label": say("u-points-title"),
      }, [points, ...ledger.accounts].map((each) => account(each, ledger))));
    },
  };
}

/** @param {Account} account @param {Ledger} ledger */
function account({ caption, title, sources, total, totals }, { names, winners }) {
  const head = (/** @type {string} */ name, /** @type {number} */ seat) =>
    el("th", { scope: "col", className: `u-number u-of seat-${seat}` },
      el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), name);
  const row = (/** @type {Source} */ { source, points }) =>
    el("tr", {}, el("th", { scope: "row" }, source), points.map(number));
  const sum = (/** @type {string} */ points, /** @type {number} */ seat) => {
    const cell = number(points.replace(" *", "")); // the mark of a winner
    if (winners.includes(seat)) cell.classList.add("u-best");
    return cell;
  };
  const none = el("tr", {},
    el("td", { colSpan: names.length + 1, className: "u-quiet" }, say("u-points-none")));
  return el("table", { className: "u-table" },
    el("caption", {}, caption),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, title), names.map(head))),
    el("tbody", {}, sources.length ? sources.map(row) : none),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, total), totals.map(sum))),
  );
}

/** @param {string} points */
const number = (points) =>
  el("td", { className: points.startsWith("-") ? "u-number u-less" : "u-number" }, points.replace(/^-/, "−"));

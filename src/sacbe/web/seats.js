// The seats of a table: players, turn, clocks, buttons; and what concerns the whole table.

/** @import { TableModel } from "./select.js" */

import { $, el, render, whenChanged } from "./dom.js";
import { duration } from "./format.js";
import { clockOffsetSeconds } from "./http.js";
import { say } from "./texts.js";

const SHORT = 30; // seconds left from which a clock is red

/** @param {(key: string, seat: number, extra: number) => void} press */
export const mountSeats = (press) => whenChanged((/** @type {TableModel["seats"]} */ seats) => {
  const lines = seats.map((seat) => el("li", { className: seat.isToMove ? "asked" : "" },
    el("span", { className: `shape seat-${seat.seat}`, "aria-hidden": "true" }, seat.shape),
    el("span", { className: "who" }, el("strong", {}, seat.name),
      seat.about === null ? null : el("span", { className: "quiet" }, seat.about)),
    seat.isWinner ? el("span", { className: "mark" }, say("winner-mark")) : null,
    seat.isToMove ? el("span", { className: "mark hot" }, say("to-move")) : null,
    seat.deadline ? el("time", { className: "clock", "data-deadline": seat.deadline, role: "timer" }) : null,
    seat.points === null ? null : el("span", { className: "points" }, seat.points),
    el("span", { className: "row" }, seat.buttons.map(({ key, text }) => el("button", {
      type: "button", className: "small", onclick: () => press(key, seat.seat, seat.extra), "data-focus": `${key}-${seat.seat}`,
    }, text)))));
  for (const each of lines) runClocks(each);
  render($("seats"), lines);
});

/** Update all clocks below an element.
 * @param {ParentNode} [within] */
export function runClocks(within = document) {
  for (const clock of within.querySelectorAll("[data-deadline]:not([hidden])")) {
    const deadline = Number(clock.getAttribute("data-deadline"));
    const left = Math.max(0, Math.ceil(deadline - Date.now() / 1000 - clockOffsetSeconds()));
    clock.textContent = say("time-left", { time: duration(left, say) });
    clock.classList.toggle("short", left < SHORT);
  }
}

/** Rematch, record, link for spectators.
 * @param {string} table
 * @param {{ rematch: () => void, follow: (table: string) => void, watch: () => void }} input */
export const mountTableTools = (table, { rematch, follow, watch }) => whenChanged((/** @type {TableModel["tableTools"]} */ tools) => {
  const button = (/** @type {string} */ key, /** @type {string} */ text, /** @type {() => void} */ onclick) =>
    el("button", { type: "button", className: "small", onclick, "data-focus": key }, text);
  const { nextTable, record } = tools;
  render($("table-tools"),
    tools.rematch && button("rematch", tools.rematch, rematch),
    nextTable && el("a", { className: "button small", href: `/table/${nextTable}`, onclick: () => follow(nextTable) }, tools.nextText),
    record && el("a", { className: "button small", href: `/api/tables/${table}/record`, download: record.name }, record.text),
    tools.watch && button("copy-watch-link", tools.watch, watch),
    tools.note && el("p", { className: "quiet" }, tools.note));
});

// A try from a key moment, compared with the original game.

/** @import { PracticePanel, PracticeSide } from "../api.js" */

import { el } from "../dom.js";
import { concise, number as pointsText } from "../format.js";
import { get } from "../http.js";
import { say } from "../texts.js";
import { errorText } from "../visitor.js";

/** @param {HTMLElement} place @param {string} table @param {string} lang */
export async function comparePractice(place, table, lang) {
  place.replaceChildren(el("p", { role: "status" }, say("puzzle-checking")));
  const link = el("p", {}, el("a", { href: `/table/${table}` }, say("practice-table")));
  try {
    place.replaceChildren(...comparison(await get(`/api/tables/${table}/practice?lang=${lang}`), lang), link);
  } catch (error) {
    place.replaceChildren(el("p", {}, errorText(error)), link);
  }
}

/** @param {PracticePanel} panel @param {string} lang */
function comparison(panel, lang) {
  if (panel.status === "waiting") return [el("p", {}, say("practice-waiting"))];
  const number = (/** @type {number | null} */ n) => n === null ? "–" : n.toLocaleString(lang, { maximumFractionDigits: 1 });
  const percent = (/** @type {number | null} */ n) => n === null ? "–" : say("profile-percent", { n: number(100 * n) });
  const atEnd = (/** @type {PracticeSide} */ side) => side.points === null ? say("practice-running") : pointsText(side.points, lang);
  const won = (/** @type {PracticeSide} */ side) => side.won === null ? "–" : say(side.won ? "yes" : "no");
  /** @type {[string, (side: PracticeSide) => string][]} */
  const rows = [
    ["practice-turn", (side) => concise(side.turn).join("; ")],
    ["practice-chance", (side) => percent(side.chance)],
    ["practice-expected", (side) => number(side.expected)],
    ["practice-points", atEnd],
    ["practice-won", won],
  ];
  return [
    panel.same ? el("p", {}, say("practice-same")) : "",
    el("div", { className: "wide", tabIndex: 0 }, el("table", {},
      el("thead", {}, el("tr", {}, ["", say("practice-before"), say("practice-now")].map((words) => el("th", { scope: "col" }, words)))),
      el("tbody", {}, rows.map(([key, tell]) => el("tr", {},
        el("th", { scope: "row" }, say(key)), el("td", {}, tell(panel.before)), el("td", {}, tell(panel.now))))))),
  ];
}

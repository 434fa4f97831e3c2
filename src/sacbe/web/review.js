// The review of a finished game: progress with a quick curve, then charts, key moments and tables.

/** @import { Chart, DataTable, KeyMoment, Report, ReviewPanel } from "./api.js" */

import { $, el, setText } from "./dom.js";
import { get, post } from "./http.js";
import { comparePractice } from "./learn/practice.js";
import { momentAfter } from "./review_keys.js";
import { ready, say } from "./texts.js";
import { showError, startPage } from "./visitor.js";

const POLL_TIME = 2500; // milliseconds
const table = location.pathname.split("/").pop() ?? "";
const api = `/api/tables/${table}/review`;

const me = await startPage();

async function load() {
  try {
    const panel = await get(`${api}?lang=${me.lang}`);
    if (panel.status === "none") return void (await ask());
    show(panel);
  } catch (error) {
    setText("progress-text", say("review-missing"));
    $("progress").hidden = false;
    showError(error);
  }
}

/** Ask for the review. */
async function ask() {
  try {
    show(await post(api, { lang: me.lang }));
  } catch (error) {
    $("progress").hidden = $("ask").hidden = false;
    showError(error);
  }
}

/** @param {ReviewPanel} panel */
function show(panel) {
  $("progress").hidden = panel.status === "ready";
  $("ask").hidden = panel.status !== "failed";
  if (panel.report) return void showReport(panel.report, panel.names.length);
  setText("progress-text", say(panel.status === "failed" ? "review-failed" : "review-working",
    { percent: Math.round(100 * panel.share) }));
  $("bar", HTMLProgressElement).value = panel.share;
  if (panel.curve && !$("curve").firstChild) $("curve").append(el("div", { className: "wide", tabIndex: 0 }, svg(panel.curve)));
  if (panel.status === "working") setTimeout(() => void load(), POLL_TIME);
}

/** @param {string} source @returns {Node} */
const svg = (source) => document.importNode(
  new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);

/** @param {Report} report @param {number} seats */
function showReport(report, seats) {
  $("curve").replaceChildren(); // its patterns have the same ids as those of the chart
  const [first, ...others] = report.charts;
  $("report").replaceChildren(
    el("h1", {}, report.title),
    el("p", { className: "faint" }, report.subtitle),
    el("ul", { className: "verdicts" }, report.verdicts.map((words) => el("li", {}, words))),
    gridOf(report.players),
    chartOf(first, report),
    el("h2", { id: "moments" }, report.moments_title),
    report.moments.length ? el("p", { className: "faint" }, say("review-keys")) : "",
    ...report.moments.map((moment) => momentOf(moment, report, seats)),
    ...others.map((chart) => chartOf(chart, report)),
    folded(report.grids[0]),
    ...report.grids.slice(1).filter(({ rows }) => rows.length)
      .map((grid) => el("section", {}, el("h2", {}, grid.caption), gridOf(grid))),
    ...report.notes.map((note) => el("p", { className: "faint" }, note)),
  );
  mountKeys(report.moments.length);
}

/** @param {DataTable} grid */
const gridOf = (grid) => el("div", { className: "wide", tabIndex: 0 }, el("table", {},
  el("caption", {}, grid.caption),
  el("thead", {}, el("tr", {}, grid.head.map((words) => el("th", { scope: "col" }, words)))),
  el("tbody", {}, grid.rows.map(([first, ...rest]) => el("tr", {},
    el("th", { scope: "row" }, first), rest.map((words) => el("td", {}, words)))))));

/** @param {DataTable} grid */
const folded = (grid) => el("details", {}, el("summary", {}, grid.caption), gridOf(grid));

/** @param {Chart} chart @param {Report} report */
const chartOf = (chart, report) => el("section", { className: "chart-section", id: `chart-${chart.id}` },
  el("h2", {}, chart.title),
  chart.note ? el("p", { className: "faint" }, chart.note) : "",
  el("div", { className: "wide", tabIndex: 0, role: "group", "aria-label": chart.title }, svg(chart.svg)),
  el("details", {}, el("summary", {}, report.labels["table-behind"]), gridOf(chart.grid)));

/** @param {KeyMoment} moment @param {Report} report @param {number} seats */
function momentOf(moment, report, seats) {
  const { labels } = report;
  const list = (/** @type {string} */ title, /** @type {string[]} */ actions, /** @type {string} */ kind) =>
    el("div", { className: kind }, el("h4", {}, title),
      el("ol", {}, (actions.length ? actions : ["–"]).map((words) => el("li", {}, words))));
  const picture = el("div", { className: "picture", role: "img", "aria-label": say("review-board") });
  const board = el("details", {}, el("summary", {}, say("review-board")), picture);
  board.addEventListener("toggle", () => {
    if (board.open && !picture.firstChild) void draw(picture, moment.move);
  });
  return el("article", { className: `moment grade-${moment.grade}`, id: `moment-${moment.number}`, tabIndex: -1 },
    el("h3", {}, moment.title),
    el("p", { className: "cost" }, moment.cost),
    el("div", { className: "turns" },
      list(labels["moment-played"], moment.played, "played"), list(labels["moment-better"], moment.better, "better")),
    el("div", { className: "turns" },
      moment.reasons.length ? el("div", {}, el("h4", {}, labels["moment-why"]),
        el("ul", {}, moment.reasons.map((words) => el("li", {}, words)))) : "",
      moment.line.length ? list(labels["moment-line"], moment.line, "line") : ""),
    board,
    practiceOf(moment),
    el("p", { className: "row" },
      el("button", { type: "button", onclick: () => void tryAgain(moment, seats) }, labels["moment-try"]),
      el("a", { href: `/table/${table}#step-${moment.move}` }, say("review-replay"))));
}

/** @param {HTMLElement} place @param {number} move */
async function draw(place, move) {
  const response = await fetch(`/api/tables/${table}/steps/${move}/picture?lang=${me.lang}`);
  if (response.ok) place.replaceChildren(svg(await response.text()));
}

/** Where this browser stores the last try from a key moment.
 * @param {KeyMoment} moment */
const practiceKey = (moment) => `practice:${table}:${moment.move}`;

/** The comparison with the last try from a key moment, if there is one.
 * @param {KeyMoment} moment */
function practiceOf(moment) {
  const tried = localStorage.getItem(practiceKey(moment));
  if (!tried) return "";
  const place = el("div", { className: "practice" });
  const section = el("details", {}, el("summary", {}, say("practice-compare")), place);
  section.addEventListener("toggle", () => {
    if (section.open) void comparePractice(place, tried, me.lang);
  });
  return section;
}

/** Continue from a key moment against bots.
 * @param {KeyMoment} moment @param {number} seats */
async function tryAgain(moment, seats) {
  const players = Array.from({ length: seats }, (_, seat) => seat === moment.seat
    ? { kind: "local", ...(me.name ? { name: me.name } : {}) } : { kind: "bot", level: "medium" });
  try {
    const opened = await post(`/api/tables/${table}/fork`, { step: moment.move, seats: players });
    localStorage.setItem(practiceKey(moment), opened.table);
    location.assign(`/table/${opened.table}`);
  } catch (error) {
    showError(error);
  }
}

/** Keys: the arrows go from one key moment to another.
 * @param {number} count */
function mountKeys(count) {
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || event.ctrlKey || event.metaKey || target?.closest("select, input, [tabindex=\"0\"]")) return;
    const current = Number(document.activeElement?.closest(".moment")?.id.slice("moment-".length) ?? 0);
    const next = momentAfter(current, event.key, count);
    if (next === null) return;
    event.preventDefault();
    const moment = $(`moment-${next}`);
    moment.focus({ preventScroll: true });
    moment.scrollIntoView({ block: "start" });
  });
}

const back = $("back", HTMLAnchorElement);
back.href = `/table/${table}`;
back.textContent = say("review-back");
document.title = `${say("review-title")} · Sacbe`;
ready();
$("ask").addEventListener("click", () => void ask());
await load();

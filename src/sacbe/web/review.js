// The review of a finished game: progress with a quick curve, then charts, key moments and tables.

/** @import { Chart, DataTable, KeyMoment, Report, ReviewPanel, SeatVerdict } from "./api.js" */

import { $, el, parseSvg, setText } from "./dom.js";
import { linkToStep } from "./editor/address.js";
import { concise } from "./format.js";
import { get, post } from "./http.js";
import { comparePractice } from "./learn/practice.js";
import { boardOf } from "./review_board.js";
import { momentAfter, momentsOf } from "./review_keys.js";
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
  if (panel.report) return void showReport(panel.report, panel);
  setText("progress-text", say(panel.status === "failed" ? "review-failed" : "review-working",
    { percent: Math.round(100 * panel.share) }));
  $("bar", HTMLProgressElement).value = panel.share;
  if (panel.curve && !$("curve").firstChild) $("curve").append(el("div", { className: "wide", tabIndex: 0 }, parseSvg(panel.curve)));
  if (panel.status === "working") setTimeout(() => void load(), POLL_TIME);
}

/** @param {Report} report @param {ReviewPanel} panel */
function showReport(report, { names, seats }) {
  const isOwn = (/** @type {number} */ seat) => seats.length === 1 && seats[0] === seat;
  const order = [...names.keys()].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  $("curve").replaceChildren(); // its patterns have the same ids as those of the chart
  const [first, ...others] = report.charts;
  $("report").replaceChildren(
    el("h1", {}, report.title),
    el("p", { className: "faint" }, report.subtitle),
    el("ul", { className: "verdicts" }, order.map((seat) => verdictOf(report.verdicts[seat], report.labels, isOwn(seat)))),
    gridOf(report.players),
    chartOf(first, report),
    el("h2", { id: "moments" }, report.moments_title),
    ...momentsIn(report, names, seats),
    ...others.map((chart) => chartOf(chart, report)),
    folded(report.grids[0]),
    ...report.grids.slice(1).filter(({ rows }) => rows.length)
      .map((grid) => el("section", {}, el("h2", {}, grid.caption), gridOf(grid))),
    ...report.notes.map((note) => el("p", { className: "faint" }, note)),
  );
}

/** @param {SeatVerdict} verdict @param {Report["labels"]} labels @param {boolean} open */
const verdictOf = ({ text, moments, advice }, labels, open) => el("li", {}, text,
  moments.map((number) => [" ", el("a", {
    className: "flag", href: `#moment-${number}`, "aria-label": say("review-moment", { number }) }, String(number))]),
  advice.length ? el("details", { className: "advice", open }, el("summary", {}, labels["verdict-instead"]),
    el("ul", {}, advice.map((each) => el("li", {}, el("a", { href: `#moment-${each.moment}` }, each.turn),
      el("span", { className: "better" }, `${labels["moment-better"]}: ${each.better}`),
      el("span", { className: "played" }, `${labels["moment-played"]}: ${each.played}`))))) : "");

/** The key moments of the game or the costliest turns of a seat, at first those of the visitor.
 * @param {Report} report @param {string[]} names @param {number[]} own */
function momentsIn(report, names, own) {
  const { moments, labels } = report;
  if (!moments.length) return [];
  const all = moments.map((moment) => {
    const board = boardOf(table, me.lang, moment, labels);
    return { moment, board, element: momentOf(moment, report, names.length, board.element) };
  });
  const filters = [null, ...names.keys()].filter((seat) => momentsOf(moments, seat).length).map((seat) => ({
    seat, button: el("button", { type: "button", onclick: () => filter(seat) }, seat === null ? say("review-game") : names[seat]),
  }));
  /** @type {number[]} */
  let numbers = [];
  const seen = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
    if (isIntersecting) all.find(({ element }) => element === target)?.board.show();
  }), { rootMargin: "300px" });

  /** @param {number | null} seat */
  function filter(seat) {
    for (const each of filters) each.button.setAttribute("aria-pressed", String(each.seat === seat));
    showMoments(momentsOf(moments, seat));
  }

  /** @param {number[]} wanted */
  function showMoments(wanted) {
    numbers = wanted;
    for (const { moment, board, element } of all) {
      element.hidden = !numbers.includes(moment.number);
      if (element.hidden) board.clear(); // what is not shown cannot lend its patterns to other boards
    }
  }

  /** @param {number} number */
  function reveal(number) {
    if (!numbers.includes(number)) showMoments([...numbers, number].sort((a, b) => a - b));
    const moment = $(`moment-${number}`);
    moment.focus({ preventScroll: true });
    moment.scrollIntoView({ block: "start" });
  }

  $("report").addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#moment-']") : null;
    if (!link) return;
    event.preventDefault();
    reveal(Number(link.getAttribute("href")?.slice("#moment-".length)));
  });
  mountKeys(() => numbers, reveal);
  filter(own.length === 1 && momentsOf(moments, own[0]).length ? own[0] : null);
  for (const { element } of all) seen.observe(element);
  return [
    el("div", { className: "row filters", role: "group", "aria-label": report.moments_title }, filters.map((each) => each.button)),
    el("p", { className: "faint" }, say("review-keys")),
    ...all.map(({ element }) => element),
  ];
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
  el("div", { className: "wide", tabIndex: 0, role: "group", "aria-label": chart.title }, parseSvg(chart.svg)),
  el("details", {}, el("summary", {}, report.labels["table-behind"]), gridOf(chart.grid)));

/** @param {KeyMoment} moment @param {Report} report @param {number} seats @param {HTMLElement} board */
function momentOf(moment, { labels }, seats, board) {
  const list = (/** @type {string} */ title, /** @type {string[]} */ words, /** @type {string} */ kind, /** @type {"ol" | "ul"} */ tag = "ol") =>
    el("div", { className: kind }, el("h4", {}, title),
      el(tag, {}, (words.length ? words : ["–"]).map((each) => el("li", {}, each))));
  return el("article", { className: `moment grade-${moment.grade}`, id: `moment-${moment.number}`, tabIndex: -1 },
    el("h3", {}, moment.title),
    el("p", { className: "cost" }, moment.cost),
    el("div", { className: "turns" },
      list(labels["moment-played"], concise(moment.played), "played"), list(labels["moment-better"], concise(moment.better), "better")),
    el("div", { className: "turns" },
      list(labels["moment-why"], moment.reasons, "why", "ul"),
      moment.price.length ? list(labels["moment-price"], moment.price, "price", "ul") : ""),
    board,
    practiceOf(moment),
    el("p", { className: "row" },
      el("button", { type: "button", onclick: () => void tryAgain(moment, seats) }, labels["moment-try"]),
      el("a", { href: `/table/${table}#step-${moment.move}` }, say("review-replay")),
      el("a", { href: linkToStep(table, moment.move) }, say("edit-title"))));
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

/** Keys: the arrows go from one key moment to another, numbers to the one with this number.
 * @param {() => number[]} shown @param {(number: number) => void} reveal */
function mountKeys(shown, reveal) {
  document.addEventListener("keydown", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.altKey || event.ctrlKey || event.metaKey || target?.closest("select, input, [tabindex=\"0\"]")) return;
    const current = Number(document.activeElement?.closest(".moment")?.id.slice("moment-".length) ?? 0);
    const next = momentAfter(current, event.key, shown());
    if (next === null) return;
    event.preventDefault();
    reveal(next);
  });
}

const back = $("back", HTMLAnchorElement);
back.href = `/table/${table}`;
back.textContent = say("review-back");
document.title = `${say("review-title")} · Sacbe`;
ready();
$("ask").addEventListener("click", () => void ask());
await load();

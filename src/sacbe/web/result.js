// The result of a game: ranking, points by source, their curve, highlights, and what to do next.

/** @import { GameResult, Place, Result } from "./api.js" */
/** @import { FollowModel } from "./select.js" */

import { bars, curve, scaleLabels, spread } from "./chart.js";
import { $, el, replaceContent, whenChanged } from "./dom.js";
import { number } from "./format.js";
import { SHAPES } from "./select.js";
import { say } from "./texts.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDEST = 560; // of the curve; on a phone it is as wide as the screen, so that its letters can be read
const HIGH = 150;
const MARGIN = { left: 44, right: 70, top: 10, bottom: 16 };
const GAP = 15; // between labels at the end of the lines
const NARROW = 5; // per cent of a bar that has no space for a digit

/** @typedef {{ rematch: () => void, review: () => void, share: () => void, fork: () => void, goTo: (step: number) => void, close: () => void }} Input */
/** What can be done next: rematch and record as in the table's tools.
 * @typedef {{ rematch: string | null, nextTable: string | null, record: { name: string } | null }} Offers */

/** @param {string} table @param {string} lang @param {Input} input */
export function mountResult(table, lang, input) {
  const dialog = $("result", HTMLDialogElement);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    input.close();
  });
  return whenChanged((/** @type {{ result: FollowModel["result"], offers: Offers } | null} */ shown) => {
    if (!shown?.result?.isOpen || !shown.result.data) return dialog.close();
    replaceContent(dialog, content(shown.result.data, shown.offers, table, lang, input));
    if (!dialog.open) dialog.showModal();
  });
}

/** @param {GameResult} data @param {Offers} offers @param {string} table @param {string} lang @param {Input} input */
function content({ names, result }, offers, table, lang, input) {
  const winners = result.places.filter(({ place }) => place === 1).map(({ name }) => name);
  return [
    el("header", { className: "row" },
      el("h2", { id: "result-title" }, say(winners.length > 1 ? "winners" : "winner", { names: winners.join(", ") })),
      el("button", { type: "button", className: "small", onclick: input.close, "data-focus": "close" }, say("close"))),
    buttons(offers, table, input),
    el("div", {},
      el("section", { className: "result-ranking" }, el("h3", {}, say("result-ranking")), ranking(result, lang)),
      el("section", {}, el("h3", {}, say("result-curve")), chart(result, names, lang))),
    el("div", {},
      el("section", { className: "result-sources", tabIndex: 0, role: "group", "aria-label": say("u-points-title") },
        sources(result, names, lang)),
      result.highlights.length ? highlights(result, input) : null),
  ];
}

/** @param {Result} result @param {Input} input */
const highlights = (result, { goTo }) => el("section", {}, el("h3", {}, say("result-highlights")),
  el("ul", { className: "highlights" }, result.highlights.map(({ text, move }) => el("li", {}, text, " ",
    move === null ? null : el("a", {
      className: "u-step", href: `#step-${move}`, "aria-label": say("u-log-step", { n: String(move) }),
      onclick: (/** @type {MouseEvent} */ event) => {
        event.preventDefault();
        goTo(move);
      },
    }, String(move))))));

/** @param {Offers} offers @param {string} table @param {Input} input */
function buttons({ rematch, nextTable, record }, table, input) {
  const button = (/** @type {string} */ key, /** @type {() => void} */ onclick, isPrimary = false) =>
    el("button", { type: "button", className: isPrimary ? "primary" : "", onclick, "data-focus": key }, say(key));
  return el("div", { className: "row result-buttons" },
    rematch ? button("rematch", input.rematch, true) : null,
    nextTable ? el("a", { className: "button primary", href: `/table/${nextTable}` }, say("go-to-rematch")) : null,
    button("result-review", input.review), button("result-share", input.share),
    record ? el("a", { className: "button", href: `/api/tables/${table}/record`, download: record.name }, say("export")) : null,
    button("u-tab-fork", input.fork));
}

/** @param {Result} result @param {string} lang */
function ranking(result, lang) {
  const { zero, rows } = bars(result);
  const bar = (/** @type {Place} */ { seat }) => el("span", { className: "bar", "aria-hidden": "true" },
    el("span", { className: "zero", style: `left:${zero}%` }),
    rows[seat].map(({ key, source, points, at, wide }) => el("span", {
      className: points < 0 ? "segment loss" : `segment tone-${(key - 1) % 6}`, style: `left:${at}%;width:${wide}%`,
      title: `${source}: ${number(points, lang)}`,
    }, wide < NARROW * String(key).length ? "" : String(key))));
  return el("ol", {}, result.places.map((place) => el("li", { className: `seat-${place.seat}` },
    el("span", { className: "place" }, `${place.place}.`),
    el("span", { className: "shape", "aria-hidden": "true" }, SHAPES[place.seat]),
    el("span", { className: "who" }, el("strong", {}, place.name),
      place.tie_break ? el("span", { className: "quiet" }, ` ${place.tie_break}`) : null),
    el("span", { className: "total" }, say("points", { n: number(place.points, lang) })),
    bar(place))));
}

/** The points by source; the numbers of the sources are those in the bars, and every column adds up.
 * @param {Result} result @param {string[]} names @param {string} lang */
function sources({ sources: all, totals }, names, lang) {
  const cell = (/** @type {number} */ n) => el("td", { className: n < 0 ? "u-number u-less" : "u-number" }, n ? number(n, lang) : "·");
  return el("table", { className: "u-table" },
    el("caption", {}, say("u-points-title")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col", colSpan: 2 }, ""), names.map((name, seat) =>
      el("th", { scope: "col", className: `u-number u-of seat-${seat}` }, el("span", { "aria-hidden": "true" }, `${SHAPES[seat]} `), name)))),
    el("tbody", {}, all.map(({ name, points }, i) => el("tr", {},
      el("td", { className: `key tone-${i % 6}` }, String(i + 1)), el("th", { scope: "row" }, name), points.map(cell)))),
    el("tfoot", {}, el("tr", {}, el("td", {}, ""), el("th", { scope: "row" }, say("u-points-total")), totals.map(cell))));
}

/** @param {Result} result @param {string[]} names @param {string} lang */
function chart(result, names, lang) {
  const box = { width: Math.min(WIDEST, innerWidth - MARGIN.left - MARGIN.right - 40), height: HIGH };
  const { low, high, zero, lines, marks } = curve(result, box);
  const svg = shape("svg", {
    class: "curve", role: "img", "aria-label": say("result-curve"),
    viewBox: `${-MARGIN.left} ${-MARGIN.top} ${box.width + MARGIN.left + MARGIN.right} ${box.height + MARGIN.top + MARGIN.bottom}`,
  });
  for (const { x, text } of marks) {
    const line = shape("line", { class: "mark", x1: x, x2: x, y1: 0, y2: box.height });
    line.append(shape("title", {}, text));
    svg.append(line);
  }
  svg.append(shape("line", { class: "axis", x1: 0, x2: box.width, y1: zero, y2: zero }));
  for (const [n, y] of scaleLabels([[0, zero], [high, 0], ...(low < 0 ? [[low, box.height]] : [])], GAP))
    svg.append(shape("text", { x: -4, y: y + 4, "text-anchor": "end" }, number(n, lang)));
  const places = spread(lines.map(({ end }) => end), GAP, box.height + MARGIN.bottom - 4);
  for (const { seat, points } of lines) {
    const group = shape("g", { class: `seat-${seat}` });
    group.append(shape("title", {}, names[seat]), shape("polyline", { points, class: `line line-${seat}` }),
      shape("text", { x: box.width + 5, y: places[seat] + 4 }, `${SHAPES[seat]} ${number(result.totals[seat], lang)}`));
    svg.append(group);
  }
  return svg;
}

/** @param {string} tag @param {Record<string, string | number>} attrs @param {string} [text] */
function shape(tag, attrs, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

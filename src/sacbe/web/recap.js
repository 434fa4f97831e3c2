// "Since your last turn": one line for a glance, and the same in words when it is opened.

/** @import { FollowModel } from "./select.js" */

import { chip } from "./caption.js";
import { $, el, render, whenChanged } from "./dom.js";
import { icon } from "./icon.js";
import { say } from "./texts.js";

const MAX_ICONS = 4; // of a row in the strip

/** @typedef {FollowModel["recap"]} Recap */
/** @typedef {Recap["rows"][number]} Row */

/** @param {{ open: (isOpen: boolean) => void, openScene: (key: string) => void, goTo: (step: number) => void }} input */
export const mountRecap = ({ open, openScene, goTo }) => whenChanged((/** @type {Recap} */ recap) => {
  const isEmpty = ![recap.game, ...recap.rows].some(({ steps }) => steps.length);
  const isOpen = recap.isOpen && !isEmpty;
  $("recap").classList.toggle("open", isOpen);
  render($("recap"),
    el("button", {
      type: "button", id: "recap-strip", "aria-expanded": String(isOpen), disabled: isEmpty,
      onclick: () => open($("recap-strip").getAttribute("aria-expanded") !== "true"), "data-focus": "recap",
    }, el("span", { className: "recap-title" }, recap.title),
    el("span", { className: "recap-rows" }, recap.own && ownChanges(recap.own), recap.rows.map(brief), gameIcons(recap.game))),
    isOpen ? whole(recap, { openScene, goTo }) : null);
});

/** @param {Row} row */
const brief = ({ seat, shape, name, icons, changes, steps }) => el("span", { className: `recap-row seat-${seat}` },
  el("span", { className: "shape", "aria-hidden": "true" }, shape), el("span", { className: "beyond" }, `${name}: `),
  steps.length ? null : "–",
  steps.length && !icons.length && !changes.length ? say("recap-steps", { n: steps.length }) : null,
  icons.slice(0, MAX_ICONS).map((each) => icon(each)), icons.length > MAX_ICONS ? "…" : null,
  el("span", { className: "chips" }, changes.map(chip)));

/** @param {Row} game */
const gameIcons = ({ icons }) => (icons.length ? el("span", { className: "recap-row" }, icons.slice(0, MAX_ICONS).map((each) => icon(each))) : null);

/** @param {NonNullable<Recap["own"]>} own */
const ownChanges = ({ seat, shape, changes }) => (changes.length
  ? el("span", { className: `recap-row own seat-${seat}` }, el("span", { className: "shape", "aria-hidden": "true" }, shape),
    el("span", {}, say("recap-you")), el("span", { className: "chips" }, changes.map(chip))) : null);

/** @param {Recap} recap @param {{ openScene: (key: string) => void, goTo: (step: number) => void }} input */
const whole = (recap, { openScene, goTo }) => el("div", { id: "recap-whole", className: "panel" },
  recap.own ? el("section", { className: `own seat-${recap.own.seat}` },
    el("h3", {}, el("span", { className: "shape", "aria-hidden": "true" }, recap.own.shape), say("recap-you")),
    recap.own.changes.length ? el("p", { className: "chips" }, recap.own.changes.map(chip)) : null,
    recap.own.texts.map((text) => el("p", {}, text)),
    recap.own.changes.length + recap.own.texts.length ? null : el("p", { className: "quiet" }, say("recap-no-change"))) : null,
  recap.rows.map((row) => el("section", { className: `seat-${row.seat}` },
    el("h3", {}, el("span", { className: "shape", "aria-hidden": "true" }, row.shape), row.name),
    row.steps.length ? steps(row, goTo) : el("p", { className: "quiet" }, say("recap-nothing")))),
  recap.game.steps.length ? el("section", {}, el("h3", {}, say("recap-game")), steps(recap.game, goTo),
    el("div", { className: "row" }, recap.scenes.map(({ key, title }) =>
      el("button", { type: "button", className: "small", onclick: () => openScene(key), "data-focus": key }, title)))) : null);

/** @param {Row} row @param {(step: number) => void} goTo */
const steps = (row, goTo) => el("ol", {}, row.steps.map(({ move, text, changes }) => el("li", {},
  el("span", {}, text), el("span", { className: "chips" }, changes.map(chip)),
  el("a", {
    className: "u-step", href: `#step-${move}`, "aria-label": say("u-log-step", { n: String(move) }),
    onclick: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      goTo(move);
    },
  }, String(move)))));

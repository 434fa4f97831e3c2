// A guided first game: about ten steps beside the board. A step is done when its condition holds or
// when the player skips it. Other moves are always possible.

/** @import { TableModel } from "../select.js" */

import { $, el, replaceContent, whenChanged } from "../dom.js";
import { pageOf } from "../game_page.js";
import { post } from "../http.js";
import { layout } from "../layout.js";
import { say } from "../texts.js";

/** Open the table of the guide, always with the same seed.
 * @param {string} game @param {string} name */
export async function openGuided(game, name) {
  const { guide } = await pageOf(game);
  if (!guide) return;
  const bots = Array.from({ length: guide.players - 1 }, () => ({ kind: "bot", level: "easy" }));
  const seats = [{ kind: "local", ...(name ? { name } : {}) }, ...bots];
  const opened = await post("/api/tables", { game, seats, options: guide.options, seed: guide.seed });
  location.assign(`/table/${opened.table}?guide=1`);
}

/** @typedef {{
 *   go: (step: number) => void, close: () => void, rule: (code: string) => void,
 *   zoom: (part: string) => void, isNarrow: () => boolean,
 * }} Input */

/** The guide beside the board. It is rendered after board and choices: it scrolls to their marks.
 * @param {HTMLElement} place @param {Input} input */
export function mountGuide(place, input) {
  const scroller = new Scroller(input);
  const draw = whenChanged((/** @type {TableModel["guide"]} */ guide) => {
    replaceContent(place, guide && section(guide, input));
  });
  return {
    /** @param {TableModel["guide"]} guide */
    render(guide) {
      draw(guide && { ...guide, aim: "", tab: null });
      scroller.follow(guide?.aim ?? "", guide?.tab ?? null);
    },
  };
}

/** @param {NonNullable<TableModel["guide"]>} guide @param {Input} input */
function section({ step, most, isOver, rule, hasCondition, title, text, why, note, number }, { go, close, rule: openRule, isNarrow }) {
  const reason = el("p", { className: "u-why", id: "guide-why", hidden: isNarrow() || note !== "" }, why); // where room is short, on request
  const button = (/** @type {string} */ key, /** @type {() => void} */ onclick, className = "small") =>
    el("button", { type: "button", className, onclick, "data-focus": key.replace(/next|skip/, "on") }, say(key));
  const link = el("a", {
    href: `?rule=${rule}`, className: isNarrow() ? "rule" : "",
    onclick: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      openRule(rule);
    },
  }, say(isNarrow() ? "rule" : "u-guide-rule"));
  return el("section", { className: "u-guide panel", "aria-label": say("u-guide-title") },
    el("div", { className: "u-guide-words", "aria-live": "polite", tabIndex: 0 },
      el("h2", {}, title, " ", isOver ? null : el("small", {}, number)),
      note ? el("p", { className: "u-note" }, note) : null, // first: it is about the choice just made
      el("p", {}, text),
      isOver ? null : reason),
    el("div", { className: "u-row" },
      step > 0 ? button("u-guide-back", () => go(Math.min(step, most) - 1)) : null,
      isOver ? null : button(hasCondition ? "u-guide-skip" : "u-guide-next", () => go(step + 1),
        hasCondition ? "small" : "small primary"),
      isOver || !isNarrow() ? null : el("button", {
        type: "button", className: "small", "aria-expanded": "false", "aria-controls": reason.id, "data-focus": "guide-why",
        onclick: (/** @type {Event & { currentTarget: HTMLElement }} */ { currentTarget }) => {
          reason.hidden = !reason.hidden;
          currentTarget.setAttribute("aria-expanded", String(!reason.hidden));
          reason.scrollIntoView({ block: "nearest" });
        },
      }, say("u-guide-why")),
      isOver ? null : link,
      el("span", { className: "u-spare" }),
      el("button", {
        type: "button", className: "small u-close", onclick: close, "aria-label": say("u-guide-close"), title: say("u-guide-close"),
      }, "×")));
}

/** On phones: switches once to the part of the board with the marks of a step, and keeps the marks in
 * view. */
class Scroller {
  #aim = ""; // what should be visible
  #switchedFor = ""; // the aim for which the tab was switched
  #scrolledTo = 0; // scroll position of the board after that

  /** @param {Input} input */
  constructor(input) {
    this.input = input;
    this.board = $("place");
    // Text and choices take height from the board: scroll again unless the player has scrolled.
    new ResizeObserver(() => {
      if (input.isNarrow() && this.#aim && this.#switchedFor === this.#aim && !this.#isMoved()) this.#bring();
    }).observe(this.board);
  }

  /** @param {string} aim @param {string | null} tab the part of the board with the marks */
  follow(aim, tab) {
    this.#aim = aim;
    if (!aim || !this.input.isNarrow()) return;
    layout.measure(() => document.querySelector("#actions .guided")?.scrollIntoView({ block: "nearest", inline: "start" }));
    if (this.#switchedFor === aim || tab === null) return;
    this.#switchedFor = aim;
    this.input.zoom(tab);
    requestAnimationFrame(() => this.#bring());
  }

  /** Has the player scrolled the board? A board that became higher scrolls less far by itself. */
  #isMoved() {
    const { scrollTop, scrollHeight, clientHeight } = this.board;
    return Math.abs(scrollTop - Math.min(this.#scrolledTo, scrollHeight - clientHeight)) > 1;
  }

  #bring() {
    for (const each of this.board.querySelectorAll(".guided")) each.scrollIntoView({ block: "nearest" });
    this.#scrolledTo = this.board.scrollTop;
  }
}

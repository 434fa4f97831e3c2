// The log with icons, of all seats or one; every line links to its rule and to the position after
// its move.

/** @import { TableModel } from "../select.js" */
/** @import { Context, Panel } from "./panels.js" */

import { el, render, select, valueOf, whenChanged } from "../dom.js";
import { icon } from "../icon.js";
import { layout } from "../layout.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../select.js";
import { say } from "../texts.js";

const NEAR = 8; // pixels from the end of the list that count as its end

/** @param {HTMLElement} body @param {Context} context @returns {Panel} */
export function mountLog(body, context) {
  const list = el("ol", {
    className: "u-lines", onkeydown: walk, onclick: jump,
    onpointerover: point, onpointerleave: () => context.point(null), onfocusin: point, onfocusout: () => context.point(null),
  });
  const filter = el("div", { className: "u-row" });
  body.append(filter, list);

  /** @param {Event} event @returns {number | null} the move of the line that an event is about */
  function moveAt({ target }) {
    const move = target instanceof Element ? target.closest("[data-move]")?.getAttribute("data-move") : null;
    return move ? Number(move) : null;
  }

  /** Show the pieces of a line on the board.
   * @param {Event} event */
  function point(event) {
    context.point(moveAt(event));
  }

  /** A click on a line shows the board after its move; links in it have their own target.
   * @param {Event} event */
  function jump(event) {
    const move = moveAt(event);
    if (move !== null && !(event.target instanceof Element && event.target.closest("a"))) context.goTo(move);
  }

  /** Keyboard navigation: Tab reaches one link; arrows, Home and End move between links.
   * @param {KeyboardEvent} event */
  function walk(event) {
    const links = Array.from(list.querySelectorAll("a")); // two in each line
    const at = links.findIndex((each) => each === document.activeElement);
    const side = at % 2;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowDown: at + 2, ArrowUp: at - 2, ArrowLeft: at - side, ArrowRight: at - side + 1,
      Home: side, End: links.length - 2 + side,
    };
    if (at < 0 || !(event.key in targets)) return;
    event.preventDefault();
    links[targets[event.key]]?.focus();
  }

  const drawFilter = whenChanged((/** @type {Pick<TableModel["log"], "of" | "seats">} */ { of, seats }) => {
    const seatFilter = select(seats.map(({ value, text }) => [value, text]), of,
      (event) => context.filterLog(valueOf(event)), say("u-log-of"));
    seatFilter.dataset.focus = "u-log-of";
    render(filter, el("label", {}, say("u-log-of"), " ", seatFilter));
  });

  /** @type {string[]} */
  let shown = []; // the lines on screen
  let follows = true; // does the list stay at its end when its height changes?
  list.addEventListener("scroll", () => { follows = isNearEnd(); }, { passive: true });
  new ResizeObserver(() => { if (follows) list.scrollTop = list.scrollHeight; }).observe(list);
  const isNearEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  const isAtEnd = layout.readBefore(isNearEnd);

  /** Lines before the first difference stay.
   * @param {TableModel["log"]["lines"]} lines */
  function drawLines(lines) {
    const keys = lines.map((each) => JSON.stringify(each));
    if (keys.length === shown.length && keys.every((key, i) => key === shown[i]) && list.firstChild) return;
    const differs = keys.findIndex((key, i) => key !== shown[i]);
    const same = Math.min(differs < 0 ? keys.length : differs, shown.length);
    list.lastElementChild?.querySelector(".u-step")?.setAttribute("tabindex", "-1");
    while (list.children.length > same) list.lastElementChild?.remove();
    list.append(...lines.slice(same).map(line));
    if (!lines.length) list.append(el("li", { className: "u-quiet" }, say("u-log-empty")));
    list.lastElementChild?.querySelector(".u-step")?.removeAttribute("tabindex");
    if (isAtEnd()) layout.measure(() => { list.scrollTop = list.scrollHeight; });
    shown = keys;
  }

  /** Screen readers get the full sentence; changes are icons.
   * @param {TableModel["log"]["lines"][number]} line */
  const line = ({ move, seat, text, said, rule, icon: name, changes, scene }) =>
    el("li", { className: seat === null ? "u-line" : `u-line seat-${seat}`, "data-move": move },
      el("span", { className: "u-mark", "aria-hidden": "true" }, seat === null ? "" : SHAPES[seat]),
      changes.length ? [
        el("span", { className: "beyond" }, text),
        el("span", { className: "u-said", "aria-hidden": "true" }, name ? icon(name) : null, said, changes.map(chip)),
      ] : el("span", { className: "u-said" }, name ? icon(name) : null, text),
      scene === null ? null : el("button", {
        type: "button", className: "u-scene", tabIndex: -1, "data-focus": `scene-${scene}`, onclick: () => context.openScene(scene),
      }, say("scene-open")),
      rule && ruleLink(rule, context.rule, { short: true, tabIndex: -1, "data-focus": `rule-${move}-${rule}` }),
      link(move));

  /** A gain or loss with its icon.
   * @param {TableModel["log"]["lines"][number]["changes"][number]} change */
  const chip = ({ icon: name, amount, isLoss }) =>
    el("span", { className: isLoss ? "u-chip u-less" : "u-chip" }, amount, icon(name));

  /** A link to the step, followed without reloading the page.
   * @param {number} move */
  const link = (move) => el("a", {
    className: "u-step",
    tabIndex: -1,
    "data-focus": `step-${move}`,
    href: `?step=${move}`,
    "aria-label": say("u-log-step", { n: String(move) }),
    onclick: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      context.goTo(move);
    },
  }, String(move));

  /** Mark the lines of the past move on the board, and scroll to them; back in the present, to the end.
   * @param {number | null} at */
  function drawCurrent(at) {
    const last = at === null ? undefined : Array.from(list.children).findLast((each) => Number(each.getAttribute("data-move")) <= at);
    const move = last?.getAttribute("data-move");
    for (const each of list.children) {
      if (last && each.getAttribute("data-move") === move) each.setAttribute("aria-current", "step");
      else each.removeAttribute("aria-current");
    }
    layout.measure(() => {
      if (!last) list.scrollTop = list.scrollHeight;
      else if (!isVisible(last)) list.scrollTop += last.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
    });
  }

  /** @param {Element} each */
  function isVisible(each) {
    const [own, all] = [each, list].map((element) => element.getBoundingClientRect());
    return own.top >= all.top && own.bottom <= all.bottom;
  }

  /** @type {number | null} */
  let current = null;
  return {
    render({ log }) {
      drawFilter(log);
      drawLines(log.lines);
      if (log.at !== current || log.at !== null) drawCurrent(log.at);
      current = log.at;
    },
    clear() {
      shown = [];
      current = null;
      list.replaceChildren();
    },
  };
}

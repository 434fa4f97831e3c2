// The board of a key moment: the better turn with its line, or the one that was played, step by step.

/** @import { KeyMoment, Report } from "./api.js" */

import { el, parseSvg } from "./dom.js";
import { say } from "./texts.js";

/** @typedef {"better" | "played"} Side */

/** What is said about the board at every step of a turn: its choices, then what it leads to.
 * @param {Pick<KeyMoment, "played" | "better" | "line" | "after">} moment @param {Side} side
 * @param {Report["labels"]} labels @returns {string[]} */
export function captionsOf({ played, better, line, after }, side, labels) {
  const choices = (/** @type {string[]} */ words, /** @type {string} */ what) => words.map((text, i) =>
    say("review-step", { what, number: i + 1, count: words.length, text }));
  if (side === "played") return [...choices(played, labels["moment-played"]), say("review-after-played")];
  return [...choices(better, labels["moment-better"]), ...choices(line, labels["moment-line"]),
    line.length ? say("review-after-line") : after];
}

/** The board with its buttons, and a function that draws it when it is about to be seen.
 * @param {string} table @param {string} lang @param {KeyMoment} moment @param {Report["labels"]} labels */
export function boardOf(table, lang, moment, labels) {
  const state = { side: /** @type {Side} */ ("better"), step: 0 };
  const picture = el("div", { className: "picture", role: "img", tabIndex: 0 });
  const caption = el("p", { className: "step", role: "status" });
  const button = (/** @type {string} */ text, /** @type {string} */ label, /** @type {() => void} */ act) =>
    el("button", { type: "button", onclick: act, "aria-label": label }, text);
  const back = button("◀", say("review-step-back"), () => go(state.side, state.step - 1));
  const next = button("▶", say("review-step-next"), () => go(state.side, state.step + 1));
  const sides = /** @type {Side[]} */ (["better", "played"]).map((side) => ({
    side, button: button(labels[`moment-${side}`], labels[`moment-${side}`], () => go(side, 0)),
  }));

  /** @param {Side} side @param {number} step */
  function go(side, step) {
    Object.assign(state, { side, step });
    void show();
  }

  /** Draw the board of the step. */
  async function show() {
    const { side, step } = state;
    const captions = captionsOf(moment, side, labels);
    caption.textContent = captions[step];
    picture.setAttribute("aria-label", `${moment.board}. ${captions[step]}`);
    const focused = document.activeElement;
    back.disabled = step === 0;
    next.disabled = step === captions.length - 1;
    // A disabled button loses the focus, from which the arrow keys go on to the next key moment.
    for (const each of [back, next])
      if (each.disabled && each === focused) each.closest("article")?.focus({ preventScroll: true });
    for (const each of sides) each.button.setAttribute("aria-pressed", String(each.side === side));
    const query = new URLSearchParams({ moment: String(moment.number), side, step: String(step), lang });
    const response = await fetch(`/api/tables/${table}/review/picture?${query}`);
    if (!response.ok || side !== state.side || step !== state.step) return;
    picture.replaceChildren(parseSvg(await response.text()));
    const [place, box] = [picture.querySelector(".shown")?.getBoundingClientRect(), picture.getBoundingClientRect()];
    if (place) picture.scrollLeft += place.x + place.width / 2 - box.x - box.width / 2;
  }

  return {
    element: el("div", { className: "board-steps" },
      el("div", { className: "row", role: "group", "aria-label": say("review-board") }, sides.map((each) => each.button), back, next),
      caption, picture),
    show: () => void (picture.firstChild || show()),
    clear: () => picture.replaceChildren(),
  };
}

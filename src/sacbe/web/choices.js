// The list of choices, and the content of one choice: its text, what it changes, and whether it is
// final.

/** @import { ChoiceItem, EffectItem, TableModel } from "./select.js" */

import { $, el, render, whenChanged } from "./dom.js";
import { icon } from "./icon.js";

/** The content of a choice; `silent` leaves out its text.
 * @param {ChoiceItem} choice @param {boolean} [silent] @returns {HTMLElement[]} */
export function choiceContent({ text, effects, final }, silent = false) {
  return [
    silent ? null : el("span", { className: "what" }, text),
    effects.length ? el("span", { className: "changes" }, effects.map(change)) : null,
    final ? el("span", { className: `final ${final.kind}` }, final.text) : null,
  ].filter((each) => each !== null);
}

/** An icon with the amounts before and after.
 * @param {EffectItem} effect */
const change = (effect) => el("span", { className: effect.isLoss ? "change less" : "change" },
  icon(effect.icon), el("span", { className: effect.isNameVisible ? "" : "beyond" }, `${effect.name} `),
  effect.before, el("span", { className: "to" }, "→"), el("strong", {}, effect.after));

/** Is the focus in the list, or does it return there? The list keeps it over updates. */
class Focus {
  isHere = false;

  update() {
    const at = document.activeElement;
    this.isHere = $("actions").contains(at) || (this.isHere && (at === document.body || at === $("now")));
  }

  restore() {
    if (!this.isHere || $("actions").contains(document.activeElement)) return;
    const first = /** @type {HTMLElement | null} */ ($("actions").querySelector("button:enabled"));
    (first ?? $("now")).focus({ preventScroll: true });
  }
}

/** @param {{ pick: (action: number, element: Element) => void }} input */
export function mountChoices({ pick }) {
  const focus = new Focus();
  let listedAt = -1; // number of moves for which the choices are listed
  return whenChanged((/** @type {TableModel["choices"]} */ { isHidden, moves, isBusy, items }) => {
    focus.update();
    const left = listedAt === moves ? $("actions").scrollLeft : 0; // on phones the list is one row
    listedAt = moves;
    $("choices").hidden = isHidden;
    render($("actions"), items.map((item) => el("li", { className: item.isLast ? "last" : "" }, el("button", {
      type: "button", className: item.marks.join(" "), disabled: isBusy,
      onclick: (/** @type {MouseEvent} */ event) => pick(item.action, /** @type {Element} */ (event.currentTarget)),
      "data-action": item.action, "data-rule": item.rule, "data-focus": item.action, "data-long": item.isLong,
    }, choiceContent(item)))));
    $("actions").scrollLeft = left;
    focus.restore();
  });
}

// The list of choices, and the content of one choice: its text, what it changes, and whether it is
// final.

/** @import { ChoiceItem, EffectItem, ListItem, TableModel } from "./select.js" */

import { $, el, render, setText, whenChanged } from "./dom.js";
import { icon } from "./icon.js";
import { layout } from "./layout.js";
import { say } from "./texts.js";

/** The content of a choice; `silent` leaves out its text, and its `lead` is only read aloud.
 * @param {ChoiceItem & { lead?: string }} choice @param {boolean} [silent] @returns {HTMLElement[]} */
export function choiceContent({ text, effects, final, lead = "" }, silent = false) {
  return [
    silent ? null : el("span", { className: "what" }, lead ? el("span", { className: "beyond" }, lead) : "", text.slice(lead.length)),
    effects.length ? el("span", { className: "changes" }, effects.map(change)) : null,
    final ? el("span", { className: `final ${final.kind}` }, final.text) : null,
  ].filter((each) => each !== null).flatMap((each, i) => i ? [separator(), each] : [each]);
}

/** Separates the parts of a name that is read aloud. */
const separator = () => el("span", { className: "beyond" }, ". ");

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

/** The list of choices in its fixed place. It scrolls inside, and a sign says how many follow.
 * @param {{ pick: (action: number, element: Element) => void }} input */
export function mountChoices({ pick }) {
  const focus = new Focus();
  const list = $("actions");
  const position = layout.readBefore(() => list.scrollTop);
  let listedAt = -1; // number of moves for which the choices are listed
  let hinted = ""; // the choice of the hint that was scrolled to
  const count = () => layout.measure(hiddenBelow, showMore);
  list.addEventListener("scroll", count, { passive: true });
  new ResizeObserver(count).observe(list);
  $("more").addEventListener("click", () => list.scrollBy({ top: list.clientHeight - PEEK }));
  return whenChanged((/** @type {TableModel["choices"]} */ { isHidden, moves, isBusy, items }) => {
    focus.update();
    const top = listedAt === moves ? position() : 0;
    listedAt = moves;
    $("choices").classList.toggle("idle", isHidden);
    render(list, items.flatMap((item) => [...head(item), el("li", {}, el("button", {
      type: "button", className: item.marks.join(" "), disabled: isBusy,
      onclick: (/** @type {MouseEvent} */ event) => pick(item.action, /** @type {Element} */ (event.currentTarget)),
      "data-action": item.action, "data-rule": item.rule, "data-focus": item.action, "data-long": item.isLong,
    }, choiceContent(item)))]));
    const hint = String(items.find(({ marks }) => marks.includes("hinted"))?.action ?? "");
    const isNewHint = hint && hint !== hinted;
    hinted = hint;
    layout.measure(() => {
      list.scrollTop = top;
      if (isNewHint) list.querySelector(".hinted")?.scrollIntoView({ block: "nearest", inline: "start" });
      return hiddenBelow();
    }, (hidden) => {
      showMore(hidden);
      focus.restore();
    });
  });
}

/** How the choices from here on begin: seen once instead of in each of them, which is read aloud whole.
 * @param {ListItem} item */
const head = ({ lead, hasHead }) => (hasHead ? [el("li", { className: "head", "aria-hidden": "true" }, `${lead}…`)] : []);

const PEEK = 40; // pixels of the list that stay in view when it is scrolled on

const MARGIN = 4; // pixels of a choice that may be hidden without hiding its text

/** How many choices lie below the visible part of the list, at least partly? */
function hiddenBelow() {
  const bottom = $("actions").getBoundingClientRect().bottom + MARGIN;
  return Array.from($("actions").querySelectorAll("li:not(.head)")).filter((each) => each.getBoundingClientRect().bottom > bottom).length;
}

/** @param {number} hidden */
function showMore(hidden) {
  $("more").hidden = hidden === 0;
  if (hidden) setText("more", say("more-below", { n: hidden }));
}

// What is shown beside a thing of the board: what it does or why it cannot be had, among what it
// lets choose, and whether a choice without return is meant.

import { $, el, fill } from "./dom.js";
import { ruleLink } from "./rule.js";
import { say } from "./words.js";

const EDGE = 8; // pixels to stay away from the window's edge
const GRACE = 300; // milliseconds in which the pointer may go from a thing to its bubble

/** Beside an element and inside the window: above it, else below or at a side, where it lies over
 *  the fewest other things to choose. */
function beside(box, element) {
  const at = element.getBoundingClientRect();
  box.style.setProperty("left", "0px"); // near the edge, where it may still be, it would be narrower
  const { offsetWidth: wide, offsetHeight: high } = box;
  const [middle, centre] = [at.left + at.width / 2 - wide / 2, at.top + at.height / 2 - high / 2];
  const bar = $("now").getBoundingClientRect().bottom;
  const others = Array.from(document.querySelectorAll("#place .choice"), (each) => each.getBoundingClientRect());
  let best = null;
  for (const [x, y] of [
    [middle, at.top - high - EDGE], [middle, at.bottom + EDGE],
    [at.left - wide - EDGE, centre], [at.right + EDGE, centre],
  ]) {
    const left = Math.min(Math.max(EDGE, x), innerWidth - wide - EDGE);
    const top = Math.max(EDGE, Math.min(y, innerHeight - high - EDGE));
    const over = (each) => each.left < left + wide && each.right > left && each.top < top + high && each.bottom > top;
    const cost = (over(at) ? 100 : 0) + (top < bar ? 3 : 0) + others.filter(over).length;
    if (!best || cost < best.cost) best = { left, top, cost };
  }
  box.style.setProperty("left", `${Math.round(best.left)}px`);
  box.style.setProperty("top", `${Math.round(best.top)}px`);
}

/** Quiet ways to the rules, one for each of these codes. */
const ruleLinks = (codes, more) => [...new Set(codes)].map((code) => ruleLink(code, () => {
  bubble.hide();
  menu.close();
  bubble.open(code);
}, more));

/** Says what a thing does. Readers of the page's text have the same in the thing's name. */
export const bubble = {
  open: () => {}, // the rules at that paragraph
  rule: null, // the paragraph about what it speaks of

  /** `words` are elements; `rules` are the codes of the paragraphs about them; `act` is what a button
   *  in it does, for who has no pointer to hover. */
  at(element, words, { rules = [], act, pointed = false, closed = false }) {
    clearTimeout(this.going);
    if (!$("which").hidden || !$("held").hidden) return this.hide();
    this.rule = rules[0] ?? null;
    fill($("bubble"), words, el("div", { className: "row foot" },
      act ? el("button", { type: "button", className: "primary small", onclick: act.act }, act.text) : null,
      ruleLinks(rules, act ? {} : { tabIndex: -1 })));
    $("bubble").hidden = false;
    $("bubble").classList.toggle("closed", closed);
    $("bubble").classList.toggle("pointed", pointed);
    $("bubble").setAttribute("aria-hidden", String(!act));
    beside($("bubble"), element);
  },
  hide() {
    clearTimeout(this.going);
    $("bubble").hidden = true;
    this.rule = null;
  },
  /** The pointer left: go, unless it comes into the bubble meanwhile. */
  leave(then) {
    clearTimeout(this.going);
    this.then = then;
    this.going = setTimeout(then, GRACE);
  },
};

/** Asks which, at the place where it happens. */
export const menu = {
  /** Each of `items` has its words, the code of its rule, and what it does. */
  open(element, items) {
    fill($("which"), items.map(({ words, rule, act }) => el("button", {
      type: "button", role: "menuitem", "data-rule": rule,
      onclick: () => {
        this.close(true);
        act();
      },
    }, words)), ruleLinks(items.map(({ rule }) => rule), { role: "menuitem" }));
    $("which").hidden = false;
    this.from = element;
    beside($("which"), element);
    $("which").firstChild.focus();
  },
  close(back = false) {
    if ($("which").hidden) return;
    $("which").hidden = true;
    if (back) returnTo(this.from);
  },
};

/** Asks whether a choice that cannot be taken back is meant, before it is sent. */
export const held = {
  action: null, // that is held

  open(element, words, action, act) {
    bubble.hide();
    Object.assign(this, { from: element, action });
    fill($("held"), el("div", { id: "held-words" }, words), el("div", { className: "row" },
      el("button", {
        type: "button", className: "primary", onclick: () => {
          this.close(true);
          act(action);
        },
      }, say("confirm")),
      el("button", { type: "button", onclick: () => this.close(true) }, say("cancel"))));
    $("held").hidden = false;
    beside($("held"), element);
    $("held").querySelector("button").focus();
  },
  close(back = false) {
    if ($("held").hidden) return;
    this.action = null;
    $("held").hidden = true;
    if (back) returnTo(this.from);
  },
};

/** The keyboard goes back to where it came from, if that is still there. */
function returnTo(element) {
  (element?.isConnected ? element : $("now")).focus({ preventScroll: true });
}

/** Keys of the menu, and what closes all of these. */
export function listenToMenu() {
  $("which").addEventListener("keydown", (event) => {
    const items = Array.from($("which").querySelectorAll("[role=menuitem]"));
    const at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") menu.close(true);
    else if (to !== undefined) items.at(to % items.length).focus();
    else return;
    event.preventDefault();
  });
  $("held").addEventListener("keydown", (event) => event.key === "Escape" && held.close(true));
  $("bubble").addEventListener("pointerenter", () => clearTimeout(bubble.going));
  $("bubble").addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") bubble.leave(bubble.then ?? (() => bubble.hide()));
  });
  document.addEventListener("pointerdown", (event) => {
    if (!$("which").contains(event.target)) menu.close();
    if (!$("held").contains(event.target)) held.close();
    if (!$("bubble").contains(event.target) && !$("place").contains(event.target)) bubble.hide();
  });
  addEventListener("scroll", () => bubble.hide(), { passive: true });
}

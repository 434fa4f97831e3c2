// Overlays at an element of the board: the tooltip (what it does, or why it is unavailable), the
// menu (several actions at one element), and the confirmation of an action that cannot be undone.

import { $, el, replaceContent } from "./dom.js";
import { ruleLink } from "./rule.js";
import { say } from "./texts.js";

const EDGE = 8; // pixels between an overlay and the edge of the window
const GRACE = 300; // milliseconds for the pointer to move from an element to its tooltip

/** Place an overlay above an element, below it or at its side, inside the window, where it covers
 *  the fewest other choices. */
function placeAt(box, element) {
  const at = element.getBoundingClientRect();
  box.style.setProperty("left", "0px"); // near the edge of the window it would be measured too narrow
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

/** Links to the rules with these codes. */
const ruleLinks = (codes, more) => [...new Set(codes.filter(Boolean))].map((code) => ruleLink(code, () => {
  tooltip.hide();
  menu.close();
  tooltip.open(code);
}, more));

/** Describes an element of the board. Screen readers get the same from its accessible name. */
export const tooltip = {
  open: () => {}, // open the rules at a paragraph
  rule: null, // code of the rule about the element

  /** Show `content` (elements) at an element. `rules` are codes of the rules about it; `act` adds a
   *  button, for touch screens. */
  at(element, content, { rules = [], act, pointed = false, closed = false }) {
    clearTimeout(this.timer);
    if (!$("menu").hidden || !$("confirmation").hidden) return this.hide();
    this.rule = rules[0] || null;
    replaceContent($("tooltip"), content, el("div", { className: "row foot" },
      act ? el("button", { type: "button", className: "primary small", onclick: act.act }, act.text) : null,
      ruleLinks(rules, act ? {} : { tabIndex: -1 })));
    $("tooltip").hidden = false;
    $("tooltip").classList.toggle("closed", closed);
    $("tooltip").classList.toggle("pointed", pointed);
    $("tooltip").setAttribute("aria-hidden", String(!act));
    placeAt($("tooltip"), element);
  },
  hide() {
    clearTimeout(this.timer);
    $("tooltip").hidden = true;
    this.rule = null;
  },
  /** The pointer left the element: call `then` unless it enters the tooltip in time. */
  leave(then) {
    clearTimeout(this.timer);
    this.then = then;
    this.timer = setTimeout(then, GRACE);
  },
};

/** A menu of the actions at one element. */
export const menu = {
  /** Each item has its content, the code of its rule, and a callback. */
  open(element, items) {
    replaceContent($("menu"), items.map(({ content, rule, act }) => el("button", {
      type: "button", role: "menuitem", "data-rule": rule,
      onclick: () => {
        this.close(true);
        act();
      },
    }, content)), ruleLinks(items.map(({ rule }) => rule), { role: "menuitem" }));
    $("menu").hidden = false;
    this.from = element;
    placeAt($("menu"), element);
    $("menu").firstChild.focus();
  },
  close(back = false) {
    if ($("menu").hidden) return;
    $("menu").hidden = true;
    if (back) returnTo(this.from);
  },
};

/** Asks for confirmation before an action that cannot be undone. */
export const confirmation = {
  action: null, // the action to confirm

  open(element, content, action, act) {
    tooltip.hide();
    Object.assign(this, { from: element, action });
    replaceContent($("confirmation"), el("div", { id: "confirmation-text" }, content), el("div", { className: "row" },
      el("button", {
        type: "button", className: "primary", onclick: () => {
          this.close(true);
          act(action);
        },
      }, say("confirm")),
      el("button", { type: "button", onclick: () => this.close(true) }, say("cancel"))));
    $("confirmation").hidden = false;
    placeAt($("confirmation"), element);
    $("confirmation").querySelector("button").focus();
  },
  close(back = false) {
    if ($("confirmation").hidden) return;
    this.action = null;
    $("confirmation").hidden = true;
    if (back) returnTo(this.from);
  },
};

/** Return the focus to an element, or to the turn bar if the element is gone. */
function returnTo(element) {
  (element?.isConnected ? element : $("now")).focus({ preventScroll: true });
}

/** Listen for the keys of the menu, and for what closes the overlays. */
export function listenToOverlays() {
  $("menu").addEventListener("keydown", (event) => {
    const items = Array.from($("menu").querySelectorAll("[role=menuitem]"));
    const at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") menu.close(true);
    else if (to !== undefined) items.at(to % items.length).focus();
    else return;
    event.preventDefault();
  });
  $("confirmation").addEventListener("keydown", (event) => event.key === "Escape" && confirmation.close(true));
  $("tooltip").addEventListener("pointerenter", () => clearTimeout(tooltip.timer));
  $("tooltip").addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") tooltip.leave(tooltip.then ?? (() => tooltip.hide()));
  });
  document.addEventListener("pointerdown", (event) => {
    if (!$("menu").contains(event.target)) menu.close();
    if (!$("confirmation").contains(event.target)) confirmation.close();
    if (!$("tooltip").contains(event.target) && !$("place").contains(event.target)) tooltip.hide();
  });
  addEventListener("scroll", () => tooltip.hide(), { passive: true });
}

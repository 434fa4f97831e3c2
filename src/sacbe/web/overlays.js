// Overlays at an element of the board: the tooltip (what it does, or why it is unavailable), the
// menu (several actions at one element), and the confirmation of an action that cannot be undone.

/** @import { Child } from "./dom.js" */

import { $, el, replaceContent } from "./dom.js";
import { ruleLink } from "./rule.js";
import { say } from "./texts.js";

const EDGE = 8; // pixels between an overlay and the edge of the window
const GRACE = 300; // milliseconds for the pointer to move from an element to its tooltip

/** Place an overlay above an element, below it or at its side, inside the window, where it covers
 *  the fewest other choices.
 * @param {HTMLElement} box @param {Element} element */
function placeAt(box, element) {
  const at = element.getBoundingClientRect();
  box.style.setProperty("left", "0px"); // near the edge of the window it would be measured too narrow
  const { offsetWidth: wide, offsetHeight: high } = box;
  const [middle, centre] = [at.left + at.width / 2 - wide / 2, at.top + at.height / 2 - high / 2];
  const bar = $("now").getBoundingClientRect().bottom;
  const others = Array.from(document.querySelectorAll("#place .choice"), (each) => each.getBoundingClientRect());
  const places = [
    [middle, at.top - high - EDGE], [middle, at.bottom + EDGE],
    [at.left - wide - EDGE, centre], [at.right + EDGE, centre],
  ].map(([x, y]) => {
    const left = Math.min(Math.max(EDGE, x), innerWidth - wide - EDGE);
    const top = Math.max(EDGE, Math.min(y, innerHeight - high - EDGE));
    const over = (/** @type {DOMRect} */ each) =>
      each.left < left + wide && each.right > left && each.top < top + high && each.bottom > top;
    return { left, top, cost: (over(at) ? 100 : 0) + (top < bar ? 3 : 0) + others.filter(over).length };
  });
  const best = places.reduce((a, b) => (b.cost < a.cost ? b : a));
  box.style.setProperty("left", `${Math.round(best.left)}px`);
  box.style.setProperty("top", `${Math.round(best.top)}px`);
}

/** Return the focus to an element, or to the turn bar if the element is gone.
 * @param {Element | null} element */
function returnTo(element) {
  const to = element?.isConnected ? element : $("now");
  if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
}

/** Describes an element of the board. Screen readers get the same from its accessible name. */
class Tooltip {
  #timer = 0;
  /** @type {() => void} */ #then = () => this.hide();

  /** @param {(code: string) => void} openRule */
  constructor(openRule) {
    this.openRule = openRule;
    /** @type {string | null} */
    this.rule = null; // code of the rule about the element
  }

  /** Show `content` at an element. `rules` are codes of the rules about it; `act` adds a button, for
   *  touch screens; `pointed`: the pointer may enter the tooltip.
   * @param {Element} element @param {Child[]} content
   * @param {{ rules?: string[], act?: { act: () => void, text: string }, pointed?: boolean, closed?: boolean }} options */
  at(element, content, { rules = [], act, pointed = false, closed = false }) {
    clearTimeout(this.#timer);
    if (!$("menu").hidden || !$("confirmation").hidden) return this.hide();
    this.rule = rules[0] || null;
    replaceContent($("tooltip"), content, el("div", { className: "row foot" },
      act ? el("button", { type: "button", className: "primary small", onclick: act.act }, act.text) : null,
      ruleLinks(rules, this.openRule, act ? {} : { tabIndex: -1 })));
    $("tooltip").hidden = false;
    $("tooltip").classList.toggle("closed", closed);
    $("tooltip").classList.toggle("pointed", pointed);
    $("tooltip").setAttribute("aria-hidden", String(!act));
    placeAt($("tooltip"), element);
  }

  hide() {
    clearTimeout(this.#timer);
    $("tooltip").hidden = true;
    this.rule = null;
  }

  /** The pointer left the element: call `then` unless it enters the tooltip in time.
   * @param {() => void} then */
  leave(then) {
    clearTimeout(this.#timer);
    this.#then = then;
    this.#timer = setTimeout(then, GRACE);
  }

  listen() {
    $("tooltip").addEventListener("pointerenter", () => clearTimeout(this.#timer));
    $("tooltip").addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.leave(this.#then);
    });
    addEventListener("scroll", () => this.hide(), { passive: true });
  }
}

/** Links to the rules with these codes.
 * @param {string[]} codes @param {(code: string) => void} open @param {Record<string, unknown>} more */
const ruleLinks = (codes, open, more) => [...new Set(codes.filter(Boolean))].map((code) => ruleLink(code, open, more));

/** A menu of the actions at one element. */
class Menu {
  /** @type {Element | null} */ #from = null;

  /** @param {(code: string) => void} openRule */
  constructor(openRule) {
    this.openRule = openRule;
  }

  /** Each item has its content, the code of its rule, and a callback.
   * @param {Element} element @param {{ content: Child[], rule: string, act: () => void }[]} items */
  open(element, items) {
    replaceContent($("menu"), items.map(({ content, rule, act }) => el("button", {
      type: "button", role: "menuitem", "data-rule": rule,
      onclick: () => {
        this.close(true);
        act();
      },
    }, content)), ruleLinks(items.map(({ rule }) => rule), this.openRule, { role: "menuitem" }));
    $("menu").hidden = false;
    this.#from = element;
    placeAt($("menu"), element);
    $("menu").querySelector("button")?.focus();
  }

  close(back = false) {
    if ($("menu").hidden) return;
    $("menu").hidden = true;
    if (back) returnTo(this.#from);
  }

  listen() {
    $("menu").addEventListener("keydown", (event) => {
      const items = /** @type {HTMLElement[]} */ (Array.from($("menu").querySelectorAll("[role=menuitem]")));
      const at = items.findIndex((each) => each === document.activeElement);
      /** @type {Record<string, number>} */
      const targets = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 };
      if (event.key === "Escape" || event.key === "Tab") this.close(true);
      else if (event.key in targets) items.at(targets[event.key] % items.length)?.focus();
      else return;
      event.preventDefault();
    });
  }
}

/** Asks for confirmation before an action that cannot be undone. */
class Confirmation {
  /** @type {number | null} */ action = null; // the action to confirm
  /** @type {Element | null} */ #from = null;

  /** @param {Element} element @param {Child[]} content @param {number} action @param {(action: number) => void} act */
  open(element, content, action, act) {
    this.action = action;
    this.#from = element;
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
    $("confirmation").querySelector("button")?.focus();
  }

  close(back = false) {
    if ($("confirmation").hidden) return;
    this.action = null;
    $("confirmation").hidden = true;
    if (back) returnTo(this.#from);
  }

  listen() {
    $("confirmation").addEventListener("keydown", (event) => event.key === "Escape" && this.close(true));
  }
}

/** The overlays of a page. */
export class Overlays {
  /** @param {(code: string) => void} openRule opens the rules at a paragraph */
  constructor(openRule) {
    const open = (/** @type {string} */ code) => {
      this.close();
      openRule(code);
    };
    this.tooltip = new Tooltip(open);
    this.menu = new Menu(open);
    this.confirmation = new Confirmation();
    for (const each of [this.tooltip, this.menu, this.confirmation]) each.listen();
    document.addEventListener("pointerdown", ({ target }) => {
      const isIn = (/** @type {string} */ id) => target instanceof Element && target.closest(`#${id}`) !== null;
      if (!isIn("menu")) this.menu.close();
      if (!isIn("confirmation")) this.confirmation.close();
      if (!["tooltip", "place", "goods"].some(isIn)) this.tooltip.hide();
    });
  }

  /** Close tooltip and menu. */
  close() {
    this.tooltip.hide();
    this.menu.close();
  }

  /** Remove everything that a seat may know. */
  clear() {
    this.close();
    this.confirmation.close();
    for (const id of ["tooltip", "menu", "confirmation"]) $(id).replaceChildren();
  }
}

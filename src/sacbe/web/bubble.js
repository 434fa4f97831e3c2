// What is shown beside a thing of the board: what it does, or among what it lets choose.

import { $, el, fill } from "./dom.js";
import { say } from "./words.js";

const EDGE = 8; // pixels to stay away from the window's edge

/** Beside an element and inside the window: above it if there is room, else below. */
function beside(box, element) {
  const at = element.getBoundingClientRect();
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - wide / 2), innerWidth - wide - EDGE);
  const above = at.top - high - EDGE;
  const top = above > EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - high - EDGE);
  box.style.setProperty("left", `${Math.round(left)}px`);
  box.style.setProperty("top", `${Math.round(Math.max(EDGE, top))}px`);
}

/** Says what a thing does. Readers of the page's text have the same in the thing's name. */
export const bubble = {
  at(element, offered, act) {
    const said = offered.length === 1 && element.textContent.trim() === offered[0].text;
    if (!offered.length || !$("which").hidden || (said && !act)) return this.hide();
    const shown = offered.slice(0, 6);
    fill($("bubble"),
      offered.length > 1 ? el("p", { className: "quiet" }, say("choose-among", { n: offered.length })) : null,
      shown.map(({ text }) => el("p", {}, text)),
      offered.length > shown.length ? el("p", {}, "…") : null,
      act ? el("button", { type: "button", className: "primary small", onclick: act }, say("do-it")) : null);
    $("bubble").hidden = false;
    $("bubble").classList.toggle("touch", Boolean(act));
    $("bubble").setAttribute("aria-hidden", String(!act));
    beside($("bubble"), element);
  },
  hide() {
    $("bubble").hidden = true;
  },
};

/** Asks which, at the place where it happens. */
export const menu = {
  open(element, offered, act) {
    const choose = (action) => {
      this.close();
      act(action);
    };
    fill($("which"), offered.map(({ action, text }) => el("button", {
      type: "button", role: "menuitem", onclick: () => choose(action),
    }, text)));
    $("which").hidden = false;
    this.from = element;
    beside($("which"), element);
    $("which").firstChild.focus();
  },
  close(back = false) {
    if ($("which").hidden) return;
    $("which").hidden = true;
    if (back) this.from?.focus();
  },
};

/** Keys of the menu, and what closes it. */
export function listenToMenu() {
  $("which").addEventListener("keydown", (event) => {
    const items = Array.from($("which").children);
    const at = items.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") menu.close(true);
    else if (to !== undefined) items.at(to % items.length).focus();
    else return;
    event.preventDefault();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!$("which").contains(event.target)) menu.close();
    if (!$("bubble").contains(event.target) && !$("place").contains(event.target)) bubble.hide();
  });
  addEventListener("scroll", () => bubble.hide(), { passive: true });
}

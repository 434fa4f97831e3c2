// The board: a picture drawn by the server, on which everything that can be chosen can be pressed,
// and what cannot be chosen now says why.

import { $, aloud, el, tell } from "./dom.js";
import { lines, look } from "./ahead.js";
import { picture } from "./api.js";
import { bubble, held, menu } from "./bubble.js";
import { pageOf } from "./games.js";
import { morph } from "./morph.js";
import { Zoom } from "./parts.js";
import { reason } from "./why.js";
import { say } from "./words.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MOST_SAID = 6; // choices at once
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000]; // milliseconds until a picture is asked for again
const REST = 400; // milliseconds of the pointer on something closed until it says why

export class Board {
  /** `choose` gets the action of what is pressed, where, and whether that was asked already;
   *  `drawn` is told of every new picture. */
  constructor(table, lang, choose, drawn) {
    Object.assign(this, { table, lang, choose, drawn });
    this.place = $("place");
    this.svg = null;
    this.shown = null; // {version, look} of the picture, or {step}
    this.view = null; // what should be shown
    this.step = null;
    this.fetching = false;
    this.patience = FIRST_WAIT;
    this.missed = false; // a picture, and that was told
    this.chosen = null; // by a first tap
    this.resting = 0; // a timer: the pointer is on something closed
    this.moved = true; // the pointer, since something was pressed
    this.zoom = new Zoom(this.place);
    this.listen();
  }

  // ---------------------------------------------------------- what is shown

  /** Show a view; of the past if there is a step. The newest wish counts. */
  show(view, step) {
    this.view = view;
    this.step = step;
    this.zoom.hear(view);
    const same = this.shown?.seat === view.seat && this.shown.version === view.version;
    if (step === null && same) this.shown.look ??= look(view);
    if (step === null && this.shown?.look === look(view)) this.shown.version = view.version;
    if (!this.upToDate()) this.fetch();
    else if (step === null && this.zoom.ask(view)) this.zoom.again();
    this.mark();
  }

  /** The page says of which version its picture is. */
  mark() {
    if (this.shown?.version) this.place.dataset.version = this.shown.version;
    else delete this.place.dataset.version;
    if (this.shown?.step !== undefined) this.place.dataset.step = this.shown.step;
    else delete this.place.dataset.step;
  }

  /** Nothing of this seat stays in the page. */
  clear() {
    this.view = this.shown = this.svg = this.zoom.svg = null;
    this.place.replaceChildren();
    $("goods").replaceChildren();
    this.hush();
    held.close();
  }

  /** Nothing is said beside the board any more. */
  hush() {
    clearTimeout(this.resting);
    this.chosen = null;
    bubble.hide();
    menu.close();
  }

  /** Is the picture that of the view? Only then what it offers may be pressed. */
  upToDate() {
    if (!this.shown || !this.view || this.shown.seat !== this.view.seat) return false;
    if (this.step !== null) return this.shown.step === this.step;
    return this.shown.step === undefined && this.shown.version === this.view.version;
  }

  /** Is the picture newer than the view, which then is on its way? */
  ahead() {
    return this.step === null && this.shown?.seat === this.view.seat && this.shown.version > this.view.version;
  }

  async fetch() {
    if (this.fetching) return; // what comes then is the newest, or this is asked again
    this.fetching = true;
    try {
      for (let tries = 0; this.view && !this.upToDate() && !this.ahead() && tries < 20; tries++) {
        const { view, step } = this;
        await this.fetchOnce();
        if (this.view !== view || this.step !== step) tries = 0; // something else is wished
      }
      if (this.missed) tell("");
      [this.missed, this.patience] = [false, FIRST_WAIT];
    } catch (refused) {
      if (!refused.error) throw refused;
      this.missed = refused.error !== "offline";
      if (this.missed) tell(say("no-picture"), true);
      this.fetchLater();
    } finally {
      this.fetching = false;
    }
    if (this.view && !this.upToDate()) this.drawn(); // the page's own words have to do
  }

  /** On one's own turn nothing else may come: ask again until there is a picture. */
  fetchLater() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.view && !this.upToDate() && this.fetch(), this.patience);
    this.patience = Math.min(2 * this.patience, LONGEST_WAIT);
  }

  async fetchOnce() {
    const { view, step } = this;
    const whose = view.seat === null ? "" : `&seat=${view.seat}`;
    const which = step === null ? "picture" : `steps/${step}/picture`;
    const path = `/api/tables/${this.table}/${which}?lang=${this.lang}&version=${view.version}${whose}`;
    const [{ svg, version }, page] = await Promise.all([picture(path), pageOf(view.game)]);
    this.zoom.page = page;
    if (this.view?.seat !== view.seat || this.step !== step) return; // somebody else looks now
    if (step === null && this.shown?.seat === view.seat && version <= this.shown.version) return;
    const then = [view, this.view].find((each) => each.version === version);
    this.shown = step !== null ? { step, seat: view.seat }
      : { version, seat: view.seat, look: then ? look(then) : null };
    if (step === null && version !== this.view.version && this.shown.look === look(this.view))
      this.shown.version = this.view.version;
    this.draw(svg);
  }

  draw(svg) {
    const focused = [this.place, $("which")].some((each) => each.contains(document.activeElement));
    this.hush();
    if (this.svg) morph(this.svg, document.adoptNode(svg));
    else {
      this.svg = document.adoptNode(svg);
      this.place.replaceChildren(this.svg);
    }
    this.zoom.show(this.svg, this.view, this.step === null && this.upToDate());
    this.mark();
    this.drawn();
    if (focused) this.refocus();
  }

  /** The keyboard stays on the board: where it was, or at the first thing to choose. */
  refocus() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.classList.contains("choice")) return this.quiet();
    (this.choices()[0] ?? this.place).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------- what is said

  choices(which = ".choice") {
    return this.svg ? Array.from(this.svg.querySelectorAll(which)) : [];
  }

  /** The one that ends a turn, if the board offers one. */
  last() {
    const found = this.upToDate() ? this.svg?.querySelector(".choice.primary[data-action]") : null;
    return found ? Number(found.dataset.action) : null;
  }

  /** What an element stands for, as the view has it. */
  offers(element) {
    const actions = actionsOf(element);
    return (this.view?.legal ?? []).filter(({ action, text }) => text && actions.includes(action));
  }

  /** Say what a thing does; with a finger there is a button that does it. Only where a pointer asked
   *  can it go into what is said: else that would lie before other things. */
  tell(element, { act, pointed = false } = {}) {
    this.spoken = [element, { act, pointed }];
    if (element.classList.contains("closed")) return this.tellWhy(element, { pointed });
    const offered = this.offers(element);
    if (!offered.length) return bubble.hide();
    const shown = offered.slice(0, MOST_SAID);
    const known = offered.length === 1 && element.textContent.trim() === offered[0].text;
    const words = shown.map((each) => lines(this.view, each, known)).filter((each) => each.length)
      .map((each) => el("p", {}, each));
    words.push(...this.tip(element));
    if (!words.length && !act) return bubble.hide(); // it says itself all that there is to say
    if (offered.length > 1) words.unshift(el("p", { className: "quiet" }, say("choose-among", { n: offered.length })));
    if (offered.length > shown.length) words.push(el("p", {}, "…"));
    const button = act && { act, text: say(offered[0].final ? "confirm" : "do-it") };
    bubble.at(element, words, { rules: shown.map(({ rule }) => rule), act: button, pointed });
  }

  /** What a thing is, where the picture tells more of it than its name. */
  tip(element) {
    const { tip } = element.dataset;
    return tip && tip !== element.getAttribute("aria-label") ? [el("p", { className: "tip" }, tip)] : [];
  }

  /** More is known of the choices: what is being said is said once more. */
  again() {
    const [element, how] = this.spoken ?? [];
    if ($("bubble").hidden || !element?.isConnected) this.quiet();
    else if (!element.classList.contains("closed")) this.tell(element, how);
  }

  /** Say why a thing cannot be had now. */
  async tellWhy(element, { pressed = false, pointed = false }) {
    const { view } = this;
    const { why } = element.dataset;
    if (!view || !why || this.step !== null) return;
    this.wanted = element;
    const { text, rule } = await reason(this.table, view, this.lang, why);
    if (this.wanted !== element || this.view !== view || !element.isConnected) return;
    const name = element.getAttribute("aria-label");
    bubble.at(element, [el("p", { className: "what" }, name), ...this.tip(element), el("p", {}, text)], {
      rules: rule ? [rule] : [], pointed, closed: true,
    });
    if (pressed) aloud([text]);
  }

  /** A finger rests on nothing: where a pointer would be told what a thing is, a tap tells it. */
  tellTip(target, how) {
    this.hush();
    const thing = how === "touch" && target.closest(":not(svg):has(> title)");
    if (!thing) return;
    this.chosen = thing; // it stays until something else is pressed
    bubble.at(thing, [el("p", {}, thing.querySelector(":scope > title").textContent)], { pointed: true });
  }

  // ---------------------------------------------------------- what is pressed

  listen() {
    const near = (event) => event.target.closest?.(".choice, .closed");
    // Some browsers do not say of a click what made it.
    this.place.addEventListener("pointerdown", (event) => (this.how = event.pointerType));
    this.place.addEventListener("click", (event) => {
      const how = this.how ?? event.pointerType;
      this.how = undefined;
      if (near(event)) this.press(near(event), how);
      else this.tellTip(event.target, how);
    });
    this.place.addEventListener("keydown", (event) => this.key(event));
    this.place.addEventListener("pointermove", (event) => {
      if (this.moved || (!event.movementX && !event.movementY)) return;
      this.moved = true;
      if (near(event) && event.pointerType !== "touch") this.hover(near(event));
    });
    this.place.addEventListener("pointerover", (event) => {
      if (near(event) && this.moved && event.pointerType !== "touch") this.hover(near(event));
    });
    this.place.addEventListener("pointerout", (event) => {
      if (event.pointerType === "touch" || near(event)?.contains(event.relatedTarget)) return;
      clearTimeout(this.resting);
      this.wanted = null;
      bubble.leave(() => this.quiet());
    });
    this.place.addEventListener("focusin", (event) => {
      if (near(event)?.matches(":focus-visible")) this.tell(near(event));
    });
    this.place.addEventListener("focusout", () => this.quiet());
    this.place.addEventListener("scroll", () => bubble.hide());
  }

  hover(element) {
    clearTimeout(this.resting);
    if (this.chosen !== element) this.chosen = null;
    if (!element.classList.contains("closed")) return this.tell(element, { pointed: true });
    this.resting = setTimeout(() => this.tellWhy(element, { pointed: true }), REST);
  }

  /** The bubble goes back to what the keyboard is at, or goes away. */
  quiet() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.matches(":is(.choice, .closed):focus-visible")) this.tell(at);
    else if (!this.chosen) bubble.hide();
  }

  key(event) {
    const at = event.target.closest?.(".choice, .closed");
    if (at && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.press(at, "key");
    } else if (event.key in ARROWS) {
      const next = nearest(at ?? this.place, this.choices(".choice, .closed"), ARROWS[event.key]);
      if (!next) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === "Escape") bubble.hide();
  }

  /** With a finger there is no hovering: the first tap says what the second one does. */
  press(element, how) {
    clearTimeout(this.resting);
    if (!this.upToDate() || this.step !== null) return;
    if (element.classList.contains("closed")) {
      if (how !== "key") this.chosen = element; // it stays until something else is pressed
      this.tellWhy(element, { pressed: true, pointed: how !== "key" });
      return;
    }
    const offered = this.offers(element);
    if (!offered.length) return;
    const choose = (action, sure) => {
      if (!this.upToDate()) return; // a second tap, while the answer to the first is on its way
      this.hush();
      this.moved = false;
      this.choose(action, element, sure);
    };
    const sure = this.chosen === element && !$("bubble").hidden;
    if (how === "touch" && offered.length === 1 && !sure) {
      this.chosen = element;
      return this.tell(element, { act: () => choose(offered[0].action, true), pointed: true });
    }
    this.hush();
    if (offered.length === 1) choose(offered[0].action, sure);
    else menu.open(element, offered.map((each) => ({
      words: lines(this.view, each), rule: each.rule, act: () => choose(each.action, false),
    })));
  }
}

const actionsOf = (element) =>
  (element.dataset.action ?? element.dataset.actions ?? "").split(" ").filter(Boolean).map(Number);

/** The thing to choose that lies nearest in a direction; what lies ahead counts more than aside. */
function nearest(from, choices, [dx, dy]) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (!choices.includes(from)) return choices.find((each) => each.classList.contains("choice"));
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of choices) {
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (each === from || ahead <= 1 || ahead + 2 * aside >= least) continue;
    [best, least] = [each, ahead + 2 * aside];
  }
  return best;
}

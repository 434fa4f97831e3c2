// The board: a picture drawn by the server. Legal actions are pressed on it; unavailable ones explain
// why they are.

import { $, announce, el, toast } from "./dom.js";
import { lines, pictureKey } from "./previews.js";
import { picture } from "./api.js";
import { tooltip, confirmation, menu } from "./tooltip.js";
import { pageOf } from "./game_page.js";
import { morph } from "./morph.js";
import { watchTurns } from "./motion.js";
import { Zoom } from "./zoom.js";
import { reason } from "./explain.js";
import { say } from "./texts.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MAX_LISTED = 6; // choices in a tooltip
const [FIRST_WAIT, LONGEST_WAIT] = [1000, 30_000]; // milliseconds until a failed picture is retried
const HOVER_DELAY = 400; // milliseconds of hovering until the reason is visible

export class Board {
  /** `choose` is called with the action, its element, and whether it was confirmed; `drawn` is called
   *  after every new picture. */
  constructor(table, lang, choose, drawn) {
    Object.assign(this, { table, lang, choose, drawn });
    this.place = $("place");
    this.svg = null;
    this.picture = null; // {version, key} of the picture, or {step}
    this.view = null; // the view to show
    this.step = null;
    this.fetching = false;
    this.retryDelay = FIRST_WAIT;
    this.pictureFailed = false; // a picture failed to load, and a message says so
    this.chosen = null; // the element of a first tap
    this.hoverTimer = 0; // timer of hovering
    this.moved = true; // the pointer moved since the last press
    this.zoom = new Zoom(this.place);
    this.listen();
  }

  // ---------------------------------------------------------- picture

  /** Show a view, or a past step. The last call wins. */
  show(view, step) {
    this.view = view;
    this.step = step;
    this.zoom.update(view);
    const same = this.picture?.seat === view.seat && this.picture.version === view.version;
    if (step === null && same) this.picture.key ??= pictureKey(view);
    if (step === null && this.picture?.key === pictureKey(view)) this.picture.version = view.version;
    if (!this.upToDate()) this.fetch();
    else if (step === null && this.zoom.followChoices(view)) this.zoom.redraw();
    this.mark();
  }

  /** Write the version of the picture into the DOM. */
  mark() {
    if (this.picture?.version) this.place.dataset.version = this.picture.version;
    else delete this.place.dataset.version;
    if (this.picture?.step !== undefined) this.place.dataset.step = this.picture.step;
    else delete this.place.dataset.step;
  }

  /** Remove everything this seat may know from the page. */
  clear() {
    this.view = this.picture = this.svg = this.zoom.svg = null;
    this.place.replaceChildren();
    $("goods").replaceChildren();
    this.closeOverlays();
    confirmation.close();
  }

  /** Close tooltip and menu. */
  closeOverlays() {
    clearTimeout(this.hoverTimer);
    this.chosen = null;
    tooltip.hide();
    menu.close();
  }

  /** Does the picture show the current view? Only then can it be pressed. */
  upToDate() {
    if (!this.picture || !this.view || this.picture.seat !== this.view.seat) return false;
    if (this.step !== null) return this.picture.step === this.step;
    return this.picture.step === undefined && this.picture.version === this.view.version;
  }

  /** Is the picture newer than the view? The view will follow. */
  ahead() {
    return this.step === null && this.picture?.seat === this.view.seat && this.picture.version > this.view.version;
  }

  async fetch() {
    if (this.fetching) return; // the loop below continues until the picture is up to date
    this.fetching = true;
    try {
      for (let tries = 0; this.view && !this.upToDate() && !this.ahead() && tries < 20; tries++) {
        const { view, step } = this;
        await this.fetchOnce();
        if (this.view !== view || this.step !== step) tries = 0; // another view is requested
      }
      if (this.pictureFailed) toast("");
      [this.pictureFailed, this.retryDelay] = [false, FIRST_WAIT];
    } catch (refused) {
      if (!refused.error) throw refused;
      this.pictureFailed = refused.error !== "offline";
      if (this.pictureFailed) toast(say("no-picture"), true);
      this.fetchLater();
    } finally {
      this.fetching = false;
    }
    if (this.view && !this.upToDate()) this.drawn(); // without a picture the list of choices is used
  }

  /** Retry with a growing delay until there is a picture. */
  fetchLater() {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.view && !this.upToDate() && this.fetch(), this.retryDelay);
    this.retryDelay = Math.min(2 * this.retryDelay, LONGEST_WAIT);
  }

  async fetchOnce() {
    const { view, step } = this;
    const whose = view.seat === null ? "" : `&seat=${view.seat}`;
    const which = step === null ? "picture" : `steps/${step}/picture`;
    const path = `/api/tables/${this.table}/${which}?lang=${this.lang}&version=${view.version}${whose}`;
    const [{ svg, version }, page] = await Promise.all([picture(path), pageOf(view.game)]);
    this.zoom.page = page;
    if (this.view?.seat !== view.seat || this.step !== step) return; // outdated
    if (step === null && this.picture?.seat === view.seat && version <= this.picture.version) return;
    const then = [view, this.view].find((each) => each.version === version);
    this.picture = step !== null ? { step, seat: view.seat }
      : { version, seat: view.seat, key: then ? pictureKey(then) : null };
    if (step === null && version !== this.view.version && this.picture.key === pictureKey(this.view))
      this.picture.version = this.view.version;
    this.draw(svg);
  }

  draw(svg) {
    const focused = [this.place, $("menu")].some((each) => each.contains(document.activeElement));
    this.closeOverlays();
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

  /** Keep the focus on the board: on the same element, or on the first choice. */
  refocus() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.classList.contains("choice")) return this.resetTooltip();
    (this.choices()[0] ?? this.place).focus({ preventScroll: true });
  }

  // ---------------------------------------------------------- tooltips

  choices(which = ".choice") {
    return this.svg ? Array.from(this.svg.querySelectorAll(which)) : [];
  }

  /** The action that ends the turn, if the board has a button for it. */
  last() {
    const button = this.upToDate() ? this.svg?.querySelector(".choice.primary[data-action]") : null;
    return button ? Number(button.dataset.action) : null;
  }

  /** The legal actions of an element. */
  offers(element) {
    const actions = actionsOf(element);
    return (this.view?.legal ?? []).filter(({ action, text }) => text && actions.includes(action));
  }

  /** Show the tooltip of an element, on touch screens with a button. `pointed`: the pointer may enter
   *  the tooltip. */
  showTooltip(element, { act, pointed = false } = {}) {
    this.tooltipArgs = [element, { act, pointed }];
    if (element.classList.contains("closed")) return this.showReason(element, { pointed });
    const actions = this.offers(element);
    if (!actions.length) return tooltip.hide();
    const visible = actions.slice(0, MAX_LISTED);
    const redundant = actions.length === 1 && element.textContent.trim() === actions[0].text;
    const content = visible.map((each) => lines(this.view, each, redundant)).filter((each) => each.length)
      .map((each) => el("p", {}, each));
    content.push(...this.tip(element));
    if (!content.length && !act) return tooltip.hide(); // the element itself says everything
    if (actions.length > 1) content.unshift(el("p", { className: "quiet" }, say("choose-among", { n: actions.length })));
    if (actions.length > visible.length) content.push(el("p", {}, "…"));
    const button = act && { act, text: say(actions[0].final ? "confirm" : "do-it") };
    tooltip.at(element, content, { rules: visible.map(({ rule }) => rule), act: button, pointed });
  }

  /** The description of an element, if it says more than its name. */
  tip(element) {
    const { tip } = element.dataset;
    return tip && tip !== element.getAttribute("aria-label") ? [el("p", { className: "tip" }, tip)] : [];
  }

  /** Previews have arrived: update the open tooltip. */
  refreshTooltip() {
    const [element, how] = this.tooltipArgs ?? [];
    if ($("tooltip").hidden || !element?.isConnected) this.resetTooltip();
    else if (!element.classList.contains("closed")) this.showTooltip(element, how);
  }

  /** Show why an element is unavailable. */
  async showReason(element, { pressed = false, pointed = false }) {
    const { view } = this;
    const { why } = element.dataset;
    if (!view || !why || this.step !== null) return;
    this.explained = element;
    const { text, rule } = await reason(this.table, view, this.lang, why);
    if (this.explained !== element || this.view !== view || !element.isConnected) return;
    const name = element.getAttribute("aria-label");
    tooltip.at(element, [el("p", { className: "what" }, name), ...this.tip(element), el("p", {}, text)], {
      rules: rule ? [rule] : [], pointed, closed: true,
    });
    if (pressed) announce([text]);
  }

  /** On touch screens a tap shows the title that hovering shows elsewhere. */
  showTip(target, how) {
    this.closeOverlays();
    const thing = how === "touch" && target.closest(":not(svg):has(> title)");
    if (!thing) return;
    this.chosen = thing; // stays until another element is pressed
    tooltip.at(thing, [el("p", {}, thing.querySelector(":scope > title").textContent)], { pointed: true });
  }

  // ---------------------------------------------------------- input

  listen() {
    watchTurns(this.place);
    const near = (event) => event.target.closest?.(".choice, .closed");
    // Some browsers do not set pointerType of a click.
    this.place.addEventListener("pointerdown", (event) => (this.how = event.pointerType));
    this.place.addEventListener("click", (event) => {
      const how = this.how ?? event.pointerType;
      this.how = undefined;
      if (near(event)) this.press(near(event), how);
      else this.showTip(event.target, how);
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
      clearTimeout(this.hoverTimer);
      this.explained = null;
      tooltip.leave(() => this.resetTooltip());
    });
    this.place.addEventListener("focusin", (event) => {
      if (near(event)?.matches(":focus-visible")) this.showTooltip(near(event));
    });
    this.place.addEventListener("focusout", () => this.resetTooltip());
    this.place.addEventListener("scroll", () => tooltip.hide());
  }

  hover(element) {
    clearTimeout(this.hoverTimer);
    if (this.chosen !== element) this.chosen = null;
    if (!element.classList.contains("closed")) return this.showTooltip(element, { pointed: true });
    this.hoverTimer = setTimeout(() => this.showReason(element, { pointed: true }), HOVER_DELAY);
  }

  /** Show the tooltip of the focused element, or hide it. */
  resetTooltip() {
    const at = document.activeElement;
    if (this.place.contains(at) && at.matches(":is(.choice, .closed):focus-visible")) this.showTooltip(at);
    else if (!this.chosen) tooltip.hide();
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
    } else if (event.key === "Escape") tooltip.hide();
  }

  /** On touch screens the first tap explains, the second one acts. */
  press(element, how) {
    clearTimeout(this.hoverTimer);
    if (!this.upToDate() || this.step !== null) return;
    if (element.classList.contains("closed")) {
      if (how !== "key") this.chosen = element; // stays until another element is pressed
      this.showReason(element, { pressed: true, pointed: how !== "key" });
      return;
    }
    const actions = this.offers(element);
    if (!actions.length) return;
    const choose = (action, sure) => {
      if (!this.upToDate()) return; // a second tap before the answer to the first
      this.closeOverlays();
      this.moved = false;
      this.choose(action, element, sure);
    };
    const sure = this.chosen === element && !$("tooltip").hidden;
    if (how === "touch" && actions.length === 1 && !sure) {
      this.chosen = element;
      return this.showTooltip(element, { act: () => choose(actions[0].action, true), pointed: true });
    }
    this.closeOverlays();
    if (actions.length === 1) choose(actions[0].action, sure);
    else menu.open(element, actions.map((each) => ({
      content: lines(this.view, each), rule: each.rule, act: () => choose(each.action, false),
    })));
  }
}

const actionsOf = (element) =>
  (element.dataset.action ?? element.dataset.actions ?? "").split(" ").filter(Boolean).map(Number);

/** The nearest choice in a direction; sideways distance counts double. */
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

// The board: legal actions are pressed on it; unavailable ones explain why they are.

/** @import { Overlays } from "./overlays.js" */
/** @import { Picture } from "./picture.js" */
/** @import { ChoiceItem, TableModel } from "./select.js" */
/** @import { Strip } from "./zoom.js" */

import { choiceContent } from "./choices.js";
import { mountDocument } from "./document.js";
import { $, announce, el } from "./dom.js";
import { Drawing } from "./drawing.js";
import { nameWithNumber } from "./format.js";
import { layout } from "./layout.js";
import { watchTurns } from "./motion.js";
import { boxNear } from "./reach.js";
import { say } from "./texts.js";
import { Boxes, frameOf, movesIn, partsOutside, renderStrips, stripsOf } from "./zoom.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const MAX_LISTED = 6; // choices in a tooltip
const HOVER_DELAY = 400; // milliseconds of hovering until the reason is visible
const MARKS = ["hinted", "planned", "guided"];

/** What the board needs. `choose` gets the action, its element, and whether it was confirmed;
 * `explain` returns why something is unavailable.
 * @typedef {{
 *   choose: (action: number, element: Element, isSure: boolean) => void,
 *   explain: (why: string) => Promise<{ text: string, rule?: string }>,
 * }} Input */

/** The current part of the board: its place, the parts of the picture beside it, the place that the
 * guide explains.
 * @typedef {{ box: number[], outside: Set<Element>, look: number[] | null }} Frame */

export class Board {
  /** @type {TableModel["board"] | null} */ #model = null;
  /** @type {Drawing | null} */ #drawing = null;
  /** @type {Picture | null} */ #measured = null; // the picture that the frame belongs to
  #frameKey = ""; // what the viewBox depends on
  #goodsKey = ""; // what the goods depend on
  #boxes = new Boxes();
  /** @type {Promise<unknown> | null} */ #moves = null; // until pieces and wheels stand still
  /** @type {Element[]} */ #marked = []; // those of the last time
  /** @type {Element | null} */ #chosen = null; // the element of a first tap
  /** @type {Element | null} */ #explained = null; // the element whose reason is loading
  /** @type {[Element, { act?: () => void, pointed?: boolean }] | null} */ #tooltipOf = null;
  #showDocument = mountDocument();
  #hoverTimer = 0;
  #hasMoved = true; // the pointer moved since the last press
  /** @type {string | undefined} */ #pointer; // kind of the last pointer

  /** @param {Overlays} overlays @param {Input} input */
  constructor(overlays, input) {
    this.overlays = overlays;
    this.input = input;
    this.place = $("place");
    watchTurns(this.place);
    this.#listen();
  }

  // ---------------------------------------------------------- rendering

  /** Show the board; null removes everything that a seat may know.
   * @param {TableModel | null} table */
  render(table) {
    const before = this.#model;
    this.#model = table?.board ?? null;
    const model = this.#model;
    if (!table || !model) return this.#clear();
    document.body.classList.toggle("in-text", model.isText);
    this.place.hidden = model.isText;
    $("document").hidden = !model.isText;
    $("in-text", HTMLInputElement).checked = model.isText;
    this.#showDocument(model.document);
    this.place.classList.toggle("busy", model.isBusy);
    setData(this.place, "version", model.version);
    setData(this.place, "step", model.step);
    const hadFocus = this.#draw(model);
    this.#describe(model.choices);
    this.#fit(table);
    layout.measure(() => null, () => {
      this.#mark(model);
      if (hadFocus) this.#refocus();
      if (before && JSON.stringify(before.choices) !== JSON.stringify(model.choices)) this.#refreshTooltip();
    });
  }

  /** Draw the picture. Was the focus on a picture that changed?
   * @param {TableModel["board"]} model @returns {boolean} */
  #draw({ picture }) {
    if (!picture) {
      this.#remove();
      return false;
    }
    const isNew = this.#drawing?.picture !== picture;
    const hadFocus = isNew && [this.place, $("menu")].some((each) => each.contains(document.activeElement));
    if (isNew) this.closeOverlays();
    this.#drawing ??= new Drawing();
    if (!this.#drawing.svg.isConnected) this.place.replaceChildren(this.#drawing.svg);
    this.#drawing.draw(picture);
    return hadFocus;
  }

  /** Fit frame and strips to the picture; if something in it moves, again when it stands still.
   * @param {TableModel} table */
  #fit(table) {
    layout.measure(() => this.#measure(table), ({ frame, strips, moves }) => {
      if (frame) this.#zoom(table.board, frame);
      if (strips) this.#copyGoods(strips);
      if (!moves?.length) return;
      const end = Promise.allSettled(moves.map(({ finished }) => finished)); // a cancelled one ends, too
      this.#moves = end;
      void end.then(() => this.#moves === end && this.#model === table.board && this.#fit(table));
    });
  }

  /** Where the current part of the board and the strips of goods are in the picture, if that can have
   * changed.
   * @param {TableModel} table @returns {{ frame?: Frame, strips?: Strip[][], moves?: Animation[] }} */
  #measure({ board: { picture, frame, size, isScrolled, look }, goods, rivals }) {
    const svg = this.#drawing?.svg;
    if (!svg || !picture) return {};
    const [frameKey, goodsKey] = [[frame, size, isScrolled, look], [goods, rivals]].map((each) => JSON.stringify(each));
    const isNew = this.#measured !== picture;
    if (!isNew && frameKey === this.#frameKey && goodsKey === this.#goodsKey) return {};
    const moves = movesIn(this.place);
    const isMoving = moves.length > 0;
    /** @type {{ frame?: Frame, strips?: Strip[][], moves?: Animation[] }} */
    const sizes = { moves };
    if (isNew || frameKey !== this.#frameKey) {
      const box = this.#boxes.of(svg, frame, null, isMoving) ?? [0, 0, picture.width, picture.height];
      sizes.frame = { box, outside: partsOutside(svg, box), look: frameOf(svg, look) };
    }
    if (isNew || goodsKey !== this.#goodsKey) sizes.strips = [goods, rivals].map((each) => stripsOf(svg, each, this.#boxes, isMoving));
    [this.#measured, this.#frameKey, this.#goodsKey] = [isMoving ? null : picture, frameKey, goodsKey];
    return sizes;
  }

  /** @param {Strip[][]} strips of the player's goods, and of the other players */
  #copyGoods([goods, rivals]) {
    renderStrips($("goods", SVGSVGElement), goods);
    renderStrips($("rivals", SVGSVGElement), rivals);
  }

  /** Show the current part of the board in the current size. Nothing beside it can be focused.
   * @param {TableModel["board"]} model @param {Frame} frame */
  #zoom({ frame, size, isScrolled }, { box, outside, look }) {
    const svg = this.#drawing?.svg;
    if (!svg) return;
    svg.dataset.zone = frame[0] ?? "";
    for (const each of svg.children) each.classList.toggle("off", outside.has(each));
    if (svg.getAttribute("viewBox") !== box.join(" ")) svg.setAttribute("viewBox", box.join(" "));
    this.place.dataset.size = String(size);
    this.place.classList.toggle("scrolled", isScrolled);
    svg.style.setProperty("--wide", String(box[2]));
    svg.style.setProperty("--high", String(box[3]));
    this.place.tabIndex = size > 1 || isScrolled ? 0 : -1; // scrollable, so reachable by keyboard
    this.#frameLook(svg, look);
    if (isScrolled) this.choices().find(isInView)?.scrollIntoView({ block: "nearest" });
  }

  /** Draw a frame around the parts that the guide explains.
   * @param {SVGSVGElement} svg @param {number[] | null} box */
  #frameLook(svg, box) {
    svg.querySelector("#looked")?.remove();
    if (!box) return;
    const rect = document.createElementNS(svg.namespaceURI, "rect");
    const [x, y, width, height] = box.map(String);
    for (const [name, value] of Object.entries({ id: "looked", class: "looked", x, y, width, height, fill: "none", "pointer-events": "none" }))
      rect.setAttribute(name ?? "", value ?? "");
    svg.append(rect);
  }

  /** Mark the choices that hint and guide recommend: the element for the action alone if there is one;
   * in the copies of goods every element for it, because a strip may not reach to the one alone.
   * @param {TableModel["board"]} model */
  #mark({ marks }) {
    /** @type {Map<Element, readonly string[]>} */
    const wanted = new Map();
    for (const [action, names] of Object.entries(marks)) {
      const [alone, among] = [`[data-action="${action}"]`, `[data-actions~="${action}"]`];
      const own = this.choices(alone);
      for (const each of own.length ? own : this.choices(among)) wanted.set(each, names);
      for (const each of $("goods", SVGSVGElement).querySelectorAll(`.choice:is(${alone}, ${among})`))
        wanted.set(each, [...(wanted.get(each) ?? []), ...names]);
    }
    const marked = `:is(${MARKS.map((name) => `.${name}`)})`;
    for (const each of [...this.#marked, ...$("goods", SVGSVGElement).querySelectorAll(marked)])
      if (!wanted.has(each)) each.classList.remove(...MARKS);
    this.#marked = Array.from(wanted.keys());
    for (const [each, names] of wanted) for (const name of MARKS) each.classList.toggle(name, names.includes(name));
  }

  /** Mark the pieces that a line of the log is about.
   * @param {readonly string[]} ids */
  point(ids) {
    for (const each of this.place.querySelectorAll(".pointed-at")) each.classList.remove("pointed-at");
    for (const id of ids) this.#drawing?.svg.querySelector(`#${CSS.escape(id)}`)?.classList.add("pointed-at");
  }

  /** Set what the choices change as accessible descriptions of their elements.
   * @param {readonly ChoiceItem[]} items */
  #describe(items) {
    const descriptions = new Map(items.map(({ action, description }) => [String(action), description]));
    for (const each of this.choices(".choice, .closed")) {
      const own = descriptions.get(each.getAttribute("data-action") ?? "");
      const name = each.getAttribute("aria-label") ?? "";
      const texts = Array.from(each.querySelectorAll("text"), (text) => text.textContent?.trim() ?? "");
      const full = texts.reduce(nameWithNumber, name);
      if (full !== name) each.setAttribute("aria-label", full);
      const text = [each.getAttribute("data-tip"), own].filter(Boolean).join(" ");
      if (text === (each.getAttribute("aria-description") ?? "")) continue;
      if (text) each.setAttribute("aria-description", text);
      else each.removeAttribute("aria-description");
    }
  }

  #clear() {
    this.#remove();
    this.#showDocument(null);
    this.overlays.clear();
  }

  /** Remove the picture. */
  #remove() {
    if (!this.#drawing) return;
    this.#drawing = null;
    this.place.replaceChildren();
    this.#measured = null;
    this.#boxes = new Boxes();
    this.#copyGoods([[], []]);
    this.closeOverlays();
  }

  /** Close tooltip and menu. */
  closeOverlays() {
    clearTimeout(this.#hoverTimer);
    this.#chosen = null;
    this.overlays.close();
  }

  /** Keep the focus on the board: on the same element, or on the first choice in the current part. */
  #refocus() {
    const at = document.activeElement;
    if (this.place.contains(at) && at?.classList.contains("choice")) return this.#resetTooltip();
    const to = this.choices().find(isInView) ?? this.place;
    if (to instanceof SVGElement || to instanceof HTMLElement) to.focus({ preventScroll: true });
  }

  // ---------------------------------------------------------- tooltips

  /** @param {string} [which] @returns {Element[]} */
  choices(which = ".choice") {
    return this.#drawing ? Array.from(this.#drawing.svg.querySelectorAll(which)) : [];
  }

  /** Can the board be pressed? Not in the past, and not before the answer to the last press. */
  get #isReady() {
    return this.#model !== null && this.#model.isLive && !this.#model.isBusy;
  }

  /** The legal actions of an element.
   * @param {Element} element @returns {ChoiceItem[]} */
  #offers(element) {
    const actions = (element.getAttribute("data-action") ?? element.getAttribute("data-actions") ?? "").split(" ");
    return (this.#model?.choices ?? []).filter(({ action, text }) => text && actions.includes(String(action)));
  }

  /** Show the tooltip of an element, on touch screens with a button. `pointed`: the pointer may enter
   *  the tooltip.
   * @param {Element} element @param {{ act?: () => void, pointed?: boolean }} [how] */
  #showTooltip(element, { act, pointed = false } = {}) {
    const { tooltip } = this.overlays;
    this.#tooltipOf = [element, { act, pointed }];
    if (element.classList.contains("closed")) return void this.#showReason(element, { pointed });
    const offers = this.#offers(element);
    if (!offers.length) return tooltip.hide();
    const visible = offers.slice(0, MAX_LISTED);
    const redundant = offers.length === 1 && element.textContent?.trim() === offers[0].text;
    const content = visible.map((each) => choiceContent(each, redundant)).filter((each) => each.length)
      .map((each) => el("p", {}, each));
    content.push(...this.#tip(element));
    if (!content.length && !act) return tooltip.hide(); // the element itself says everything
    if (offers.length > 1) content.unshift(el("p", { className: "quiet" }, say("choose-among", { n: offers.length })));
    if (offers.length > visible.length) content.push(el("p", {}, "…"));
    const button = act && { act, text: say(offers[0].final ? "confirm" : "do-it") };
    tooltip.at(element, content, { rules: visible.map(({ rule }) => rule), act: button, pointed });
  }

  /** The description of an element, if it says more than its name.
   * @param {Element} element */
  #tip(element) {
    const tip = element.getAttribute("data-tip");
    return tip && tip !== element.getAttribute("aria-label") ? [el("p", { className: "tip" }, tip)] : [];
  }

  /** The choices have changed: update the open tooltip. */
  #refreshTooltip() {
    const [element, how] = this.#tooltipOf ?? [];
    if ($("tooltip").hidden || !element?.isConnected) this.#resetTooltip();
    else if (!element.classList.contains("closed")) this.#showTooltip(element, how);
  }

  /** Show why an element is unavailable.
   * @param {Element} element @param {{ pressed?: boolean, pointed?: boolean }} how */
  async #showReason(element, { pressed = false, pointed = false }) {
    const [model, why] = [this.#model, element.getAttribute("data-why")];
    if (!model?.isLive || !why) return;
    this.#explained = element;
    const { text, rule } = await this.input.explain(why);
    if (this.#explained !== element || this.#model?.picture !== model.picture || !element.isConnected) return;
    const name = element.getAttribute("aria-label");
    this.overlays.tooltip.at(element, [el("p", { className: "what" }, name), ...this.#tip(element), el("p", {}, text)], {
      rules: rule ? [rule] : [], pointed, closed: true,
    });
    if (pressed) announce([text]);
  }

  /** On touch screens a tap shows the title that hovering shows elsewhere.
   * @param {Element} place @param {MouseEvent} event @param {string | undefined} how */
  #showTip(place, event, how) {
    this.closeOverlays();
    const thing = how === "touch" ? titledAt(place, event) : undefined;
    if (!thing) return;
    this.#chosen = thing; // stays until another element is pressed
    this.overlays.tooltip.at(thing, [el("p", {}, thing.querySelector(":scope > title")?.textContent)], { pointed: true });
  }

  /** Show the tooltip of the focused element, or hide it. */
  #resetTooltip() {
    const at = document.activeElement;
    if (at && this.place.contains(at) && at.matches(":is(.choice, .closed):focus-visible")) this.#showTooltip(at);
    else if (!this.#chosen) this.overlays.tooltip.hide();
  }

  // ---------------------------------------------------------- input

  /** The keyboard uses the board; the pointer also the copies of goods beside it. */
  #listen() {
    const { place, overlays: { tooltip } } = this;
    for (const each of [place, $("goods", SVGSVGElement)]) this.#listenToPointer(each);
    place.addEventListener("keydown", (event) => this.#key(event));
    place.addEventListener("focusin", (event) => {
      const element = near(event);
      if (element?.matches(":focus-visible")) this.#showTooltip(element);
    });
    place.addEventListener("focusout", () => this.#resetTooltip());
    place.addEventListener("scroll", () => tooltip.hide());
  }

  /** @param {HTMLElement | SVGSVGElement} place */
  #listenToPointer(place) {
    const on = (/** @type {string} */ type, /** @type {(event: PointerEvent) => void} */ listener) =>
      place.addEventListener(type, /** @type {EventListener} */ (listener));
    // Some browsers do not set pointerType of a click.
    on("pointerdown", (event) => (this.#pointer = event.pointerType));
    on("click", (event) => {
      const how = this.#pointer ?? (event instanceof PointerEvent ? event.pointerType : undefined);
      this.#pointer = undefined;
      const element = near(event) ?? (how === "touch" ? nearMiss(place, event) : undefined);
      if (element) this.#press(element, how);
      else this.#showTip(place, event, how);
    });
    on("pointermove", (event) => {
      if (this.#hasMoved || (!event.movementX && !event.movementY)) return;
      this.#hasMoved = true;
      this.#hover(near(event), event.pointerType);
    });
    on("pointerover", (event) => this.#hasMoved && this.#hover(near(event), event.pointerType));
    on("pointerout", (event) => {
      const isInside = event.relatedTarget instanceof Node && near(event)?.contains(event.relatedTarget);
      if (event.pointerType === "touch" || isInside) return;
      clearTimeout(this.#hoverTimer);
      this.#explained = null;
      this.overlays.tooltip.leave(() => this.#resetTooltip());
    });
  }

  /** @param {Element | null} element @param {string} pointer */
  #hover(element, pointer) {
    if (!element || pointer === "touch") return;
    clearTimeout(this.#hoverTimer);
    if (this.#chosen !== element) this.#chosen = null;
    if (!element.classList.contains("closed")) return this.#showTooltip(element, { pointed: true });
    this.#hoverTimer = setTimeout(() => void this.#showReason(element, { pointed: true }), HOVER_DELAY);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = event.target instanceof Element ? event.target.closest(".choice, .closed") : null;
    if (at && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.#press(at, "key");
    } else if (event.key in ARROWS) {
      const next = nearest(at ?? this.place, this.choices(".choice, .closed").filter(isInView), ARROWS[event.key]);
      if (!(next instanceof SVGElement)) return;
      event.preventDefault();
      next.focus();
    } else if (event.key === "Escape") this.overlays.tooltip.hide();
  }

  /** Does a press on a choice only explain it or open its menu? On touch screens the first tap explains,
   * the second one acts.
   * @param {Element} target @param {string | undefined} how */
  isAsking(target, how) {
    const element = target.closest("#place .choice, #goods .choice");
    if (!element) return false;
    return this.#offers(element).length !== 1 || (how === "touch" && !this.#isExplained(element));
  }

  /** @param {Element} element */
  #isExplained(element) {
    return this.#chosen === element && !$("tooltip").hidden;
  }

  /** @param {Element} element @param {string | undefined} how */
  #press(element, how) {
    clearTimeout(this.#hoverTimer);
    if (!this.#isReady) return;
    if (element.classList.contains("closed")) {
      if (how !== "key") this.#chosen = element; // stays until another element is pressed
      return void this.#showReason(element, { pressed: true, pointed: how !== "key" });
    }
    const offers = this.#offers(element);
    if (!offers.length) return;
    const choose = (/** @type {number} */ action, /** @type {boolean} */ isSure) => {
      if (!this.#isReady) return; // a second tap before the answer to the first
      this.closeOverlays();
      this.#hasMoved = false;
      this.input.choose(action, element, isSure);
    };
    const isSure = this.#isExplained(element);
    if (offers.length === 1 && this.isAsking(element, how)) {
      this.#chosen = element;
      return this.#showTooltip(element, { act: () => choose(offers[0].action, true), pointed: true });
    }
    this.closeOverlays();
    if (offers.length === 1) choose(offers[0].action, isSure);
    else this.overlays.menu.open(element, offers.map((each) => ({
      content: choiceContent(each), rule: each.rule, act: () => choose(each.action, false),
    })));
  }
}

/** Is an element in the part of the board on screen? Otherwise it cannot get the focus.
 * @param {Element} element */
const isInView = (element) => !element.closest(".off");

/** The choice or unavailable element that an event is about.
 * @param {Event} event */
const near = ({ target }) => target instanceof Element ? target.closest(".choice, .closed") : null;

/** The choice that a finger means which hits nothing.
 * @param {Element} place @param {MouseEvent} event @returns {Element | undefined} */
function nearMiss(place, event) {
  const choices = Array.from(place.querySelectorAll(".choice")).filter((each) => isInView(each) && each.checkVisibility({ visibilityProperty: true }));
  return choices[boxNear(event, choices.map((each) => each.getBoundingClientRect()))];
}

/** The element with a title that a tap is on, or else, between the painted parts of such elements, the
 * smallest one around the point.
 * @param {Element} place @param {MouseEvent} event @returns {Element | undefined} */
function titledAt(place, event) {
  const titled = ":not(svg):has(> title)";
  const direct = event.target instanceof Element ? event.target.closest(titled) : null;
  if (direct) return direct;
  const around = Array.from(place.querySelectorAll(titled)).flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isAround = left <= event.clientX && event.clientX <= right && top <= event.clientY && event.clientY <= bottom;
    return isAround && element.checkVisibility({ visibilityProperty: true }) ? [{ element, size: width * height }] : [];
  });
  return around.sort((a, b) => a.size - b.size)[0]?.element;
}

/** @param {HTMLElement} element @param {string} name @param {number | null} value */
function setData(element, name, value) {
  if (value === null) delete element.dataset[name];
  else element.dataset[name] = String(value);
}

/** The nearest choice in a direction; sideways distance counts double.
 * @param {Element} from @param {Element[]} choices @param {[number, number]} direction
 * @returns {Element | undefined} */
function nearest(from, choices, [dx, dy]) {
  const middle = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  if (!choices.includes(from)) return choices.find((each) => each.classList.contains("choice"));
  const [x, y] = middle(from);
  const distances = choices.filter((each) => each !== from).map((element) => {
    const [ex, ey] = middle(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return { element, distance: ahead <= 1 ? Infinity : ahead + 2 * aside };
  });
  const best = distances.reduce((a, b) => (b.distance < a.distance ? b : a), { element: from, distance: Infinity });
  return best.distance === Infinity ? undefined : best.element;
}

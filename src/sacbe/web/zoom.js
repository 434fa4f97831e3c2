// Zooms to parts of the board on small windows, and copies the player's own goods to the turn bar.

import { $, el, render } from "./dom.js";
import { say } from "./texts.js";

const WHOLE = "whole";
const NARROW = matchMedia("(max-width: 899px)");
const LARGEST = 4;
const SVG = "http://www.w3.org/2000/svg";
const INSIDE = 8; // the frame of a panel
const RESULT = "players"; // the part with the final scores

/** Shows the whole board or one of its parts, optionally larger. */
export class Zoom {
  constructor(place) {
    this.place = place;
    this.part = null; // the current part; null: chosen by the size of the window
    this.chosen = false; // by the player, in this turn
    this.over = false; // whether the game is over
    this.size = 1;
    this.svg = null;
    this.page = null; // page data of the game (game_page.js)
    NARROW.addEventListener("change", () => this.redraw());
    $("larger").addEventListener("click", () => this.resize(1));
    $("smaller").addEventListener("click", () => this.resize(-1));
  }

  show(svg, view, isOfView) {
    this.svg = svg;
    this.view = view;
    this.box = svg.getAttribute("viewBox");
    if (isOfView) this.followChoices(view);
    this.redraw();
  }

  /** Take a new view; without legal actions the turn has ended. */
  update(view) {
    if (!view.legal.length) this.chosen = false;
  }

  /** The picture shows this view: switch to the part with the legal actions. True if it changed. */
  followChoices(view) {
    const choices = view.legal.length ? JSON.stringify(view.legal) : "";
    const before = this.part;
    this.view = view;
    if (view.status !== "playing" && !this.over) [this.over, this.part] = [true, NARROW.matches ? RESULT : before];
    if (choices && choices !== this.choices && NARROW.matches) this.turnTo();
    this.choices = choices;
    return this.part !== before;
  }

  redraw() {
    if (!this.svg) return;
    this.svg.setAttribute("viewBox", this.frame(this.names(this.now())) ?? this.box);
    this.tabs();
    this.goods();
  }

  now() {
    const names = [WHOLE, ...Object.keys(this.page.parts)];
    if (names.includes(this.part)) return this.part;
    return NARROW.matches ? names[1] ?? WHOLE : WHOLE;
  }

  names(part) {
    return this.page.parts[part] ?? [];
  }

  /** Switch to the first part with choices, unless the part that the player selected has some. */
  turnTo() {
    const hot = Object.keys(this.page.parts).filter((part) => this.isHot(part));
    if (this.now() === WHOLE || !hot.length || (this.chosen && hot.includes(this.part))) return;
    [this.part, this.chosen] = [hot[0], false];
  }

  isHot(part) {
    return this.names(part).some((id) => this.svg.querySelector(`#${id} .choice`));
  }

  /** The bounding box of some elements as a viewBox; null if none exists. */
  frame(ids, lines) {
    const boxes = ids.map((id) => this.svg.querySelector(`#${id}`)).filter(Boolean).map((each) => this.boundsOf(each));
    if (!boxes.length) return null;
    const [left, top] = [0, 1].map((i) => Math.floor(Math.min(...boxes.map((box) => box[i]))) - 4);
    const [right, bottom] = [2, 3].map((i) => Math.ceil(Math.max(...boxes.map((box) => box[i]))) + 4);
    if (!lines) return `${left} ${top} ${right - left} ${bottom - top}`;
    return `${left + INSIDE} ${top + lines[0]} ${right - left - 2 * INSIDE} ${Math.min(lines[1], bottom - top - lines[0])}`;
  }

  /** Left, top, right and bottom of an element in the coordinates of the picture. */
  boundsOf(element) {
    const { x, y, width, height } = element.getBBox();
    const to = this.svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
      .map(([cx, cy]) => new DOMPoint(cx, cy).matrixTransform(to));
    const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  tabs() {
    const parts = Object.keys(this.page.parts).filter((part) => this.frame(this.names(part)));
    const button = (part) => {
      const hot = this.isHot(part);
      return el("button", {
        type: "button", className: hot ? "tab hot" : "tab", "aria-pressed": String(part === this.now()),
        "data-focus": part, onclick: () => this.choose(part),
      }, say(part === WHOLE ? "board-whole" : `${this.view.game}-part-${part}`), hot ? el("span", { className: "beyond" }, ` (${say("board-has-choices")})`) : null);
    };
    render($("tabs"), [WHOLE, ...parts].map(button));
    const [row, on] = [$("tabs"), $("tabs").querySelector("[aria-pressed=true]")].map((each) => each?.getBoundingClientRect());
    if (on) $("tabs").scrollLeft += Math.min(0, on.left - row.left) + Math.max(0, on.right - row.right);
  }

  choose(part) {
    [this.part, this.chosen] = [part, true];
    this.resize(1 - this.size);
  }

  resize(by) {
    this.size = Math.max(1, Math.min(LARGEST, this.size + by));
    this.place.dataset.size = this.size;
    this.place.tabIndex = this.size > 1 ? 0 : -1; // scrollable, so reachable by keyboard
    $("smaller").disabled = this.size === 1;
    $("larger").disabled = this.size === LARGEST;
    this.redraw();
  }

  /** Copy the player's own goods to the turn bar, without interaction. */
  goods() {
    const { seat } = this.view;
    const of = seat === null ? [] : this.page.goods.map(([id, lines]) => [id.replace("$seat", seat), lines]);
    const strips = of.map(([id, lines]) => [id, this.frame([id], lines)]).filter(([, box]) => box);
    const boxes = strips.map(([, box]) => box.split(" ").map(Number));
    const left = Math.min(...boxes.map((box) => box[0])); // stacked as on the board
    const wide = Math.max(...boxes.map((box) => box[0] + box[2])) - left;
    let high = 0;
    $("goods").replaceChildren(...strips.map(([id], i) => {
      const strip = document.createElementNS(SVG, "svg");
      const place = { viewBox: `${left} ${boxes[i][1]} ${wide} ${boxes[i][3]}`, y: high, width: wide, height: boxes[i][3] };
      for (const [name, value] of Object.entries(place)) strip.setAttribute(name, value);
      strip.append(withoutName(this.svg.querySelector(`#${id}`).cloneNode(true)));
      high += boxes[i][3];
      return strip;
    }));
    if (high) $("goods").setAttribute("viewBox", `0 0 ${wide} ${high}`);
  }
}

const NAMING = ["id", "tabindex", "role", "aria-label", "aria-disabled", "data-action", "data-actions", "data-why"];

/** Remove ids and everything interactive from a copy. */
function withoutName(copy) {
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMING) each.removeAttribute(name);
    each.classList.remove("choice", "closed", "arrives", "hinted", "guided", "looked");
  }
  return copy;
}

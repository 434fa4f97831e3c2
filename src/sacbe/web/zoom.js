// Zooms to parts of the board on small windows, and copies the goods of the players to places beside it.

import { $, el, render, whenChanged } from "./dom.js";
import { layout } from "./layout.js";
import { say } from "./texts.js";

/** @import { StripItem, TableModel } from "./select.js" */

const SVG = "http://www.w3.org/2000/svg";
const INSIDE = 8; // the frame of a panel
const LARGEST = 4;
const NEAR = 2; // units of the picture

/** The bounding box of some elements of a picture: left, top, width, height; null if none exists.
 * @param {SVGSVGElement} svg @param {readonly string[]} ids @param {readonly [number, number] | null} [lines]
 *   the first line and the height of a strip of it */
export function frameOf(svg, ids, lines = null) {
  const toPicture = screenToPicture(svg);
  const boxes = ids.map((id) => svg.querySelector(`#${CSS.escape(id)}`))
    .filter((each) => each instanceof SVGGraphicsElement).map((each) => boundsOf(each, toPicture));
  if (!boxes.length) return null;
  const [left, top] = [0, 1].map((i) => Math.floor(Math.min(...boxes.map((box) => box[i]))) - 4);
  const [right, bottom] = [2, 3].map((i) => Math.ceil(Math.max(...boxes.map((box) => box[i]))) + 4);
  if (!lines) return [left, top, right - left, bottom - top];
  return [left + INSIDE, top + lines[0], right - left - 2 * INSIDE, Math.min(lines[1], bottom - top - lines[0])];
}

/** The animations in progress that carry something of the board elsewhere.
 * @param {Element} place */
export const movesIn = (place) => place.getAnimations({ subtree: true }).filter((each) =>
  each instanceof CSSTransition ? each.transitionProperty === "transform"
    : each instanceof CSSAnimation && each.animationName === "arrives");

/** The boxes of parts at rest. A piece on its way to a part widens it for a moment: then the box that
 * is known counts. */
export class Boxes {
  /** @type {Map<string, number[]>} */ #known = new Map();

  /** @param {SVGSVGElement} svg @param {readonly string[]} ids @param {readonly [number, number] | null} lines
   * @param {boolean} isMoving */
  of(svg, ids, lines, isMoving) {
    const key = JSON.stringify([ids, lines]);
    const known = this.#known.get(key);
    if (known && isMoving) return known;
    const box = frameOf(svg, ids, lines);
    if (!box || (known && isNear(box, known))) return box && (known ?? null);
    if (!isMoving) this.#known.set(key, box);
    return box;
  }
}

/** Are two boxes the same but for the thickness of a line? Then nothing is to move.
 * @param {number[]} box @param {number[]} other */
const isNear = (box, other) => box.every((each, i) => Math.abs(each - other[i]) <= NEAR);

/** The parts of a picture beside a frame, which the window would show where it is wider or higher.
 * @param {SVGSVGElement} svg @param {number[]} frame left, top, width, height @returns {Set<Element>} */
export function partsOutside(svg, [x, y, width, height]) {
  const toPicture = screenToPicture(svg);
  return new Set(Array.from(svg.children).filter((each) => {
    if (!(each instanceof SVGGraphicsElement)) return false;
    const [left, top, right, bottom] = boundsOf(each, toPicture);
    const isOutside = right <= x + INSIDE || left >= x + width - INSIDE || bottom <= y + INSIDE || top >= y + height - INSIDE;
    return isOutside && right > left;
  }));
}

/** @param {SVGSVGElement} svg @returns {DOMMatrix | undefined} */
const screenToPicture = (svg) => svg.getScreenCTM()?.inverse();

/** Left, top, right and bottom of an element in the coordinates of the picture.
 * @param {SVGGraphicsElement} element @param {DOMMatrix | undefined} toPicture from the screen */
function boundsOf(element, toPicture) {
  const { x, y, width, height } = element.getBBox();
  const own = element.getScreenCTM();
  const to = toPicture && own ? toPicture.multiply(own) : new DOMMatrix();
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
    .map(([cx, cy]) => new DOMPoint(cx, cy).matrixTransform(to));
  const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The tabs below the board, and the buttons for its size.
 * @param {{ zoom: (part: string) => void, resize: (by: number) => void }} input */
export function mountTabs({ zoom, resize }) {
  $("larger").addEventListener("click", () => resize(1));
  $("smaller").addEventListener("click", () => resize(-1));
  return whenChanged((/** @type {{ tabs: TableModel["tabs"], size: number }} */ { tabs, size }) => {
    render($("tabs"), tabs.map(({ name, text, isOn, isHot }) => el("button", {
      type: "button", className: isHot ? "tab hot" : "tab", "aria-pressed": String(isOn),
      "data-focus": name, onclick: () => zoom(name),
    }, text, isHot ? el("span", { className: "beyond" }, ` (${say("board-has-choices")})`) : null)));
    layout.measure(() => {
      const [row, on] = [$("tabs"), $("tabs").querySelector("[aria-pressed=true]")].map((each) => each?.getBoundingClientRect());
      if (on && row) $("tabs").scrollLeft += Math.min(0, on.left - row.left) + Math.max(0, on.right - row.right);
    });
    $("smaller", HTMLButtonElement).disabled = size === 1;
    $("larger", HTMLButtonElement).disabled = size === LARGEST;
  });
}

/** A strip of the board: its place and the elements in it.
 * @typedef {{ box: number[], sources: Element[] }} Strip */

/** @param {SVGSVGElement} svg @param {readonly StripItem[]} wanted @param {Boxes} boxes @param {boolean} isMoving
 * @returns {Strip[]} */
export const stripsOf = (svg, wanted, boxes, isMoving) => wanted.flatMap(({ ids, lines }) => {
  const box = boxes.of(svg, ids, lines, isMoving);
  const sources = ids.flatMap((id) => svg.querySelector(`#${CSS.escape(id)}`) ?? []);
  return box ? [{ box, sources }] : [];
});

/** Copy strips of the board to a place beside it, stacked. Choices in them can be pressed as on the
 * board; the keyboard has the list of choices.
 * @param {SVGSVGElement} place @param {Strip[]} strips */
export function renderStrips(place, strips) {
  const wide = Math.max(...strips.map(({ box }) => box[2]));
  let high = 0;
  strips.forEach(({ box: [left, top, , height], sources }, i) => {
    const markup = sources.map((each) => new XMLSerializer().serializeToString(each)).join("");
    const old = place.children[i];
    const isSame = old && markups.get(old) === markup;
    const strip = isSame ? old : document.createElementNS(SVG, "svg");
    if (!isSame) strip.append(...sources.map((each) => withoutName(/** @type {Element} */ (each.cloneNode(true)))));
    markups.set(strip, markup);
    const position = { viewBox: `${left} ${top} ${wide} ${height}`, y: high, width: wide, height };
    for (const [name, value] of Object.entries(position))
      if (strip.getAttribute(name) !== String(value)) strip.setAttribute(name, String(value));
    if (!old) place.append(strip);
    else if (!isSame) old.replaceWith(strip);
    high += height;
  });
  while (place.children.length > strips.length) place.lastElementChild?.remove();
  place.classList.toggle("empty", !high);
  if (!high) return;
  place.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  if (place.dataset.strips === String(strips.length)) return; // it never grows
  place.dataset.strips = String(strips.length);
  place.style.setProperty("aspect-ratio", `${wide} / ${high}`);
}

/** The markup that a strip was copied from: an unchanged one stays, since new elements cost the browser
 * more than all that changes on the board.
 * @type {WeakMap<Element, string>} */
const markups = new WeakMap();

const NAMING = ["id", "tabindex", "role", "aria-label", "aria-disabled", "aria-description", "aria-haspopup"];

/** Remove ids and what keyboard and screen readers use from a copy.
 * @param {Element} copy */
function withoutName(copy) {
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMING) each.removeAttribute(name);
    each.classList.remove("arrives", "off", "pointed-at", "hinted", "guided");
  }
  return copy;
}

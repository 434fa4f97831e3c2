// Zooms to parts of the board on small windows, and copies the goods of the players to places beside it.

import { $, el, render, whenChanged } from "./dom.js";
import { say } from "./texts.js";

/** @import { StripItem, TableModel } from "./select.js" */

const SVG = "http://www.w3.org/2000/svg";
const INSIDE = 8; // the frame of a panel
const LARGEST = 4;

/** The bounding box of some elements of a picture: left, top, width, height; null if none exists.
 * @param {SVGSVGElement} svg @param {readonly string[]} ids @param {readonly [number, number] | null} [lines]
 *   the first line and the height of a strip of it */
export function frameOf(svg, ids, lines = null) {
  const boxes = ids.map((id) => svg.querySelector(`#${CSS.escape(id)}`))
    .filter((each) => each instanceof SVGGraphicsElement).map((each) => boundsOf(svg, each));
  if (!boxes.length) return null;
  const [left, top] = [0, 1].map((i) => Math.floor(Math.min(...boxes.map((box) => box[i]))) - 4);
  const [right, bottom] = [2, 3].map((i) => Math.ceil(Math.max(...boxes.map((box) => box[i]))) + 4);
  if (!lines) return [left, top, right - left, bottom - top];
  return [left + INSIDE, top + lines[0], right - left - 2 * INSIDE, Math.min(lines[1], bottom - top - lines[0])];
}

/** Hide the parts of a picture beside a frame, which the window would show where it is wider or higher;
 * nothing in them can be focused.
 * @param {SVGSVGElement} svg @param {number[]} frame left, top, width, height */
export function hideOutside(svg, [x, y, width, height]) {
  for (const each of svg.children) {
    if (!(each instanceof SVGGraphicsElement)) continue;
    const [left, top, right, bottom] = boundsOf(svg, each);
    const isOutside = right <= x + INSIDE || left >= x + width - INSIDE || bottom <= y + INSIDE || top >= y + height - INSIDE;
    each.classList.toggle("off", isOutside && right > left);
  }
}

/** Left, top, right and bottom of an element in the coordinates of the picture.
 * @param {SVGSVGElement} svg @param {SVGGraphicsElement} element */
function boundsOf(svg, element) {
  const { x, y, width, height } = element.getBBox();
  const [screen, own] = [svg.getScreenCTM(), element.getScreenCTM()];
  const to = screen && own ? screen.inverse().multiply(own) : new DOMMatrix();
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
    const [row, on] = [$("tabs"), $("tabs").querySelector("[aria-pressed=true]")].map((each) => each?.getBoundingClientRect());
    if (on && row) $("tabs").scrollLeft += Math.min(0, on.left - row.left) + Math.max(0, on.right - row.right);
    $("smaller", HTMLButtonElement).disabled = size === 1;
    $("larger", HTMLButtonElement).disabled = size === LARGEST;
  });
}

/** Copy strips of the board to a place beside it, stacked. Choices in them can be pressed as on the
 * board; the keyboard has the list of choices.
 * @param {SVGSVGElement} place @param {SVGSVGElement | null} svg @param {readonly StripItem[]} wanted */
export function renderStrips(place, svg, wanted) {
  const strips = svg === null ? [] : wanted.flatMap(({ ids, lines }) => {
    const box = frameOf(svg, ids, lines);
    const sources = ids.flatMap((id) => svg.querySelector(`#${CSS.escape(id)}`) ?? []);
    return box ? [{ box, sources }] : [];
  });
  const wide = Math.max(...strips.map(({ box }) => box[2]));
  let high = 0;
  place.replaceChildren(...strips.map(({ box: [left, top, , height], sources }) => {
    const strip = document.createElementNS(SVG, "svg");
    const position = { viewBox: `${left} ${top} ${wide} ${height}`, y: high, width: wide, height };
    for (const [name, value] of Object.entries(position)) strip.setAttribute(name, String(value));
    strip.append(...sources.map((each) => withoutName(/** @type {Element} */ (each.cloneNode(true)))));
    high += height;
    return strip;
  }));
  place.classList.toggle("empty", !high);
  if (!high) return;
  place.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  if (place.dataset.ratio) return; // it never grows
  place.dataset.ratio = `${wide} / ${high}`;
  place.style.setProperty("aspect-ratio", place.dataset.ratio);
}

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

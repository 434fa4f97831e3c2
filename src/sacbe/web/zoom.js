// Zooms to parts of the board on small windows, and copies the player's own goods to the turn bar.

import { $, el, render, whenChanged } from "./dom.js";
import { say } from "./texts.js";

/** @import { TableModel } from "./select.js" */

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

/** Copy the player's own goods to the turn bar, without interaction, stacked as on the board.
 * @param {SVGSVGElement | null} svg @param {TableModel["goods"]} goods */
export function renderGoods(svg, goods) {
  const place = $("goods", SVGSVGElement);
  const strips = svg === null ? [] : goods.flatMap(({ id, lines }) => {
    const [box, source] = [frameOf(svg, [id], lines), svg.querySelector(`#${CSS.escape(id)}`)];
    return box && source ? [{ box, source }] : [];
  });
  const left = Math.min(...strips.map(({ box }) => box[0]));
  const wide = Math.max(...strips.map(({ box }) => box[0] + box[2])) - left;
  let high = 0;
  place.replaceChildren(...strips.map(({ box: [, top, , height], source }) => {
    const strip = document.createElementNS(SVG, "svg");
    const position = { viewBox: `${left} ${top} ${wide} ${height}`, y: high, width: wide, height };
    for (const [name, value] of Object.entries(position)) strip.setAttribute(name, String(value));
    strip.append(withoutName(/** @type {Element} */ (source.cloneNode(true))));
    high += height;
    return strip;
  }));
  if (high) place.setAttribute("viewBox", `0 0 ${wide} ${high}`);
}

const NAMING = ["id", "tabindex", "role", "aria-label", "aria-disabled", "aria-description", "data-action", "data-actions", "data-why"];

/** Remove ids and everything interactive from a copy.
 * @param {Element} copy */
function withoutName(copy) {
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of NAMING) each.removeAttribute(name);
    each.classList.remove("choice", "closed", "arrives", "hinted", "guided");
  }
  return copy;
}

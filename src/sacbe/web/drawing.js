// Draws pictures (picture.js) as SVG. Only what differs from the drawing on screen is touched, and
// elements with the same id travel.

/** @import { Picture } from "./picture.js" */

import { morph, moveBefore } from "./morph.js";
import { differences } from "./picture.js";

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string>} [attrs] */
function svgElement(tag, attrs = {}) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
  return element;
}

export class Drawing {
  /** @type {Map<string, Element>} the groups of the parts */ #groups = new Map();

  constructor() {
    this.svg = /** @type {SVGSVGElement} */ (svgElement("svg", { class: "board", fill: "var(--ink)", role: "group" }));
    this.defs = svgElement("defs");
    this.svg.append(this.defs);
    /** @type {Picture | null} the picture on screen */
    this.picture = null;
  }

  /** @param {Picture} picture */
  draw(picture) {
    if (picture === this.picture) return;
    const { content, attrs, gone, isReordered, defs } = differences(this.picture, picture);
    for (const id of defs) this.defs.append(...parse([picture.defs[id]]).flatMap((group) => Array.from(group.children)));
    const groups = parse(content.map((id) => picture.parts[id].content));
    const pairs = content.map((id, i) => /** @type {const} */ ([this.#group(id), dress(groups[i], id, picture.parts[id].attrs)]));
    morph([...pairs, ...gone.map((id) => /** @type {const} */ ([this.#group(id), svgElement("g", { id })]))]);
    for (const id of attrs) dress(this.#group(id), id, picture.parts[id].attrs);
    for (const id of gone) {
      this.#group(id).remove();
      this.#groups.delete(id);
    }
    if (isReordered) this.#sort(picture.order);
    if (this.picture?.title !== picture.title) this.svg.setAttribute("aria-label", picture.title);
    this.picture = picture;
  }

  /** The group of a part, which is created if needed.
   * @param {string} id @returns {Element} */
  #group(id) {
    const group = this.#groups.get(id);
    if (group) return group;
    const made = svgElement("g", { id });
    this.#groups.set(id, made);
    this.svg.append(made);
    return made;
  }

  /** @param {readonly string[]} order */
  #sort(order) {
    let at = this.defs.nextElementSibling;
    for (const id of order) {
      const group = this.#group(id);
      if (group === at) at = at.nextElementSibling;
      else moveBefore(this.svg, group, at);
    }
  }
}

/** Parse pieces of markup, each into a group.
 * @param {string[]} markups @returns {Element[]} */
function parse(markups) {
  if (!markups.length) return [];
  const text = `<svg xmlns="${SVG}">${markups.map((each) => `<g>${each}</g>`).join("")}</svg>`;
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg" || root.children.length !== markups.length) throw new Error("The picture is damaged.");
  for (const each of root.querySelectorAll(".choice, .closed")) moveTitleToTip(each);
  return Array.from(root.children).map((each) => document.adoptNode(each)); // adopted ones leave the list
}

/** Choices show a tooltip, so the browser's own tooltip (the title element) is removed.
 * @param {Element} element */
function moveTitleToTip(element) {
  const title = element.querySelector(":scope > title");
  if (title?.textContent) element.setAttribute("data-tip", title.textContent);
  title?.remove();
  if (element.hasAttribute("data-actions")) element.setAttribute("aria-haspopup", "menu");
}

/** Give a group its id and exactly these attributes.
 * @param {Element} group @param {string} id @param {Readonly<Record<string, string>>} attrs */
function dress(group, id, attrs) {
  for (const { name } of Array.from(group.attributes)) if (name !== "id" && !(name in attrs)) group.removeAttribute(name);
  for (const [name, value] of Object.entries({ id, ...attrs })) if (group.getAttribute(name) !== value) group.setAttribute(name, value);
  return group;
}

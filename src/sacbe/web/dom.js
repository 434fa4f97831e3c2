// DOM helpers. Text from other people is always set as text, never as HTML.

const MAX_ANNOUNCED = 24; // lines kept for screen readers
const TOAST_TIME = 6000; // milliseconds

/** Something to append: null, undefined and false are skipped.
 * @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Child | Child[] | Child[][]} Children */

/** An element by its id. `kind` is its class; a missing or different element is a programming error.
 * @overload @param {string} id @returns {HTMLElement} */
/** @template {Element} T @overload @param {string} id @param {new () => T} kind @returns {T} */
/** @param {string} id @param {new () => Element} [kind] */
export function $(id, kind = HTMLElement) {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`There is no ${kind.name} #${id}.`);
}

/** Create an element with properties and children. Strings become text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Record<string, any>} [props] @param {Children[]} children
 * @returns {HTMLElementTagNameMap[K]} */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.startsWith("aria-") || name.startsWith("data-") || name === "role")
      element.setAttribute(name, value);
    else Object.assign(element, { [name]: value });
  }
  element.append(...flat(children));
  return element;
}

/** @param {Children[]} children @returns {(Node | string)[]} */
const flat = (children) => children.flat(3)
  .filter((child) => child !== null && child !== undefined && child !== false);

/** A select element with [value, label] pairs.
 * @param {[string | number, string][]} pairs @param {string | number} chosen
 * @param {(event: Event) => void} onchange @param {string} [label] */
export function select(pairs, chosen, onchange, label) {
  const options = pairs.map(([value, text]) =>
    el("option", { value, selected: String(value) === String(chosen) }, text));
  return el("select", { onchange, ...(label ? { "aria-label": label } : {}) }, options);
}

/** The element of an SVG document, for this page.
 * @param {string} source @returns {Node} */
export const parseSvg = (source) => document.importNode(
  new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);

/** The value of the form field that an event comes from.
 * @param {Event} event */
export const valueOf = (event) =>
  event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement ? event.target.value : "";

/** Replace all children of an element, keeping the focus if the focused element still exists.
 * @param {HTMLElement} place @param {Children[]} children */
export function replaceContent(place, ...children) {
  withFocusKept(place, () => place.replaceChildren(...flat(children)));
}

/** @param {HTMLElement} place @param {() => void} change */
function withFocusKept(place, change) {
  const active = document.activeElement;
  const key = place.contains(active) ? active?.getAttribute("data-focus") : null;
  change();
  if (!key || place.contains(document.activeElement)) return;
  const same = place.querySelector(`[data-focus="${CSS.escape(key)}"]`);
  if (same instanceof HTMLElement) same.focus();
}

/** Update the children of an element. Equal children stay, so a click in progress still works;
 *  event handlers must therefore not depend on values of the time when they were created.
 * @param {HTMLElement} place @param {Children[]} children */
export function render(place, ...children) {
  const target = flat(children).map((child) => (typeof child === "string" ? el("span", {}, child) : child));
  withFocusKept(place, () => reconcile(place, /** @type {Element[]} */ (target)));
}

/** Keep equal children, and update containers recursively.
 * @param {Element} place @param {Element[]} target */
function reconcile(place, target) {
  const rest = Array.from(place.children);
  const equal = target.map((child) => {
    const at = rest.findIndex((old) => old.isEqualNode(child));
    return at < 0 ? null : rest.splice(at, 1)[0];
  });
  const children = target.map((child, i) => {
    const same = equal[i];
    if (same) return same;
    const old = rest[0];
    if (!old || old.tagName !== child.tagName || !isContainer(old) || !isContainer(child)) return child;
    rest.shift();
    return updateElement(old, child);
  });
  for (const old of rest) old.remove();
  children.forEach((each, i) => place.children[i] !== each && place.insertBefore(each, place.children[i] ?? null));
}

/** Does the element contain only elements, and no behaviour?
 * @param {Element} element */
const isContainer = (element) => element.children.length > 0 && !element.matches("button, a, select")
  && element.children.length === element.childNodes.length;

/** @param {Element} old @param {Element} child */
function updateElement(old, child) {
  for (const { name } of Array.from(old.attributes)) if (!child.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(child.attributes)) old.setAttribute(name, value);
  reconcile(old, Array.from(child.children));
  return old;
}

/** Calls `draw` only if the data differ from those of the last call.
 * @template T @param {(data: T) => void} draw @returns {(data: T) => void} */
export function whenChanged(draw) {
  let last = "";
  return (data) => {
    const now = JSON.stringify(data);
    if (now === last) return;
    last = now;
    draw(data);
  };
}

/** Copy to the clipboard, with a fallback for plain HTTP, where the clipboard API is unavailable.
 * Below a modal dialog only its own elements can be selected: it is then the `place`.
 * @param {string} text @param {HTMLElement} [place] */
export async function copy(text, place = document.body) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = el("textarea", { value: text, className: "beyond" });
    place.append(box);
    box.select();
    const ok = document.execCommand("copy");
    box.remove();
    return ok;
  }
}

/** Set a text only if it differs, so that live regions are not read twice.
 * @param {string} id @param {string} text */
export function setText(id, text) {
  if ($(id).textContent !== text) $(id).textContent = text;
}

/** Announce lines to screen readers, one after the other.
 * @param {readonly string[]} lines */
export function announce(lines) {
  const place = $("announcements");
  place.append(...lines.map((line) => el("p", {}, line)));
  while (place.children.length > MAX_ANNOUNCED) place.firstChild?.remove();
}

/** Show a short message. An error stays until the next message.
 * @param {string} text @param {boolean} [isError] @param {Node | null} [link] */
export function toast(text, isError = false, link = null) {
  const place = $("notice");
  const serial = String(Number(place.dataset.serial ?? 0) + 1);
  place.dataset.serial = serial;
  place.replaceChildren(text, ...(link ? [" ", link] : []));
  place.className = isError ? "trouble" : "";
  place.hidden = !text;
  if (!isError && text) setTimeout(() => place.dataset.serial === serial && (place.hidden = true), TOAST_TIME);
}

/** Hide an error that does not apply any more. */
export function clearError() {
  if ($("notice").className === "trouble") toast("");
}

/** The elements for an action: in the list, and on the board the one for this action alone if there
 *  is one.
 * @param {number} action @returns {Element[]} */
export function elementsFor(action) {
  const alone = Array.from(document.querySelectorAll(`[data-action="${action}"]`));
  const onBoard = alone.some((each) => each.closest("#place"));
  return onBoard ? alone : [...alone, ...document.querySelectorAll(`[data-actions~="${action}"]`)];
}

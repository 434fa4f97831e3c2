// DOM helpers. Text from other people is always set as text, never as HTML.

const MAX_ANNOUNCED = 24; // lines kept for screen readers

export const $ = (id) => document.getElementById(id);

/** Create an element with properties and children. Strings become text; null and undefined are
 *  skipped. */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name.startsWith("aria-") || name.startsWith("data-") || name === "role")
      element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A select element with [value, label] pairs. */
export function select(pairs, chosen, onchange, label) {
  const options = pairs.map(([value, text]) =>
    el("option", { value, selected: String(value) === String(chosen) }, text));
  return el("select", { onchange, ...(label ? { "aria-label": label } : {}) }, options);
}

/** Replace all children of an element, keeping the focus if the focused element still exists. */
export function replaceContent(place, ...children) {
  withFocusKept(place, () =>
    place.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined)));
}

function withFocusKept(place, change) {
  const key = place.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  change();
  if (key && !place.contains(document.activeElement))
    place.querySelector(`[data-focus="${CSS.escape(key)}"]`)?.focus();
}

/** Update the children of an element. Equal children stay, so a click in progress still works;
 *  event handlers must therefore not depend on values of the time when they were created. */
export function render(place, ...children) {
  const target = children.flat(2).filter((child) => child !== null && child !== undefined);
  withFocusKept(place, () => reconcile(place, target));
}

/** Keep equal children, and update containers recursively. */
function reconcile(place, target) {
  const rest = Array.from(place.children);
  const equal = target.map((child) => {
    const at = rest.findIndex((old) => old.isEqualNode(child));
    return at < 0 ? null : rest.splice(at, 1)[0];
  });
  const children = target.map((child, i) => {
    if (equal[i]) return equal[i];
    const sameKind = rest[0]?.tagName === child.tagName && isContainer(rest[0]) && isContainer(child);
    return sameKind ? updateElement(rest.shift(), child) : child;
  });
  for (const old of rest) old.remove();
  children.forEach((each, i) => place.children[i] !== each && place.insertBefore(each, place.children[i] ?? null));
}

/** Does the element contain only elements, and no behaviour? */
const isContainer = (element) => element.children.length > 0 && !element.matches("button, a, select")
  && element.children.length === element.childNodes.length;

function updateElement(old, child) {
  for (const { name } of Array.from(old.attributes)) if (!child.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(child.attributes)) old.setAttribute(name, value);
  reconcile(old, Array.from(child.children));
  return old;
}

/** Copy to the clipboard, with a fallback for plain HTTP, where the clipboard API is unavailable. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = el("textarea", { value: text, className: "beyond" });
    document.body.append(box);
    box.select();
    const ok = document.execCommand("copy");
    box.remove();
    return ok;
  }
}

/** Set a text only if it differs, so that live regions are not read twice. */
export function setText(id, text) {
  if ($(id).textContent !== text) $(id).textContent = text;
}

/** Announce lines to screen readers, one after the other. */
export function announce(lines) {
  $("announcements").append(...lines.map((line) => el("p", {}, line)));
  while ($("announcements").children.length > MAX_ANNOUNCED) $("announcements").firstChild.remove();
}

/** Show a short message. An error stays until the next message. */
let timer = 0;
export function toast(text, isError = false, link = null) {
  const place = $("notice");
  clearTimeout(timer);
  place.replaceChildren(text, ...(link ? [" ", link] : []));
  place.className = isError ? "trouble" : "";
  place.hidden = !text;
  if (!isError && text) timer = setTimeout(() => (place.hidden = true), 6000);
}

/** The elements for an action: in the list, and on the board the one for this action alone if there
 *  is one. */
export function elementsFor(action) {
  const alone = document.querySelectorAll(`[data-action="${action}"]`);
  const onBoard = Array.from(alone).some((each) => each.closest("#place"));
  const others = document.querySelectorAll(`[data-actions~="${action}"]`);
  return onBoard ? alone : [...alone, ...others];
}

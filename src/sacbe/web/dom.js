// Small helpers for the page. What comes from others is always set as text, never as HTML.

const MOST_TOLD = 24; // lines that wait to be read aloud

export const $ = (id) => document.getElementById(id);

/** An element with properties and children; strings become text, nothing becomes nothing. */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.startsWith("aria-") || name.startsWith("data-") || name === "role")
      made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return made;
}

/** A choice among values, each with its label. */
export function select(pairs, chosen, onchange, label) {
  const options = pairs.map(([value, text]) =>
    el("option", { value, selected: String(value) === String(chosen) }, text));
  return el("select", { onchange, ...(label ? { "aria-label": label } : {}) }, options);
}

/** Put new children into a place, leaving the keyboard's focus where it was if it still exists. */
export function fill(place, ...children) {
  keepingFocus(place, () =>
    place.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined)));
}

function keepingFocus(place, change) {
  const key = place.contains(document.activeElement) ? document.activeElement.dataset.focus : null;
  change();
  if (key && !place.contains(document.activeElement))
    place.querySelector(`[data-focus="${CSS.escape(key)}"]`)?.focus();
}

/** The same, but a child that would be no other stays: whoever is just pressing it has pressed it.
 *  What it does must therefore not hang on what was true when it was made. */
export function refill(place, ...children) {
  const wanted = children.flat(2).filter((child) => child !== null && child !== undefined);
  keepingFocus(place, () => settle(place, wanted));
}

/** What is equal stays where it is; of what differs but only holds other things, those are looked at. */
function settle(place, wanted) {
  const left = Array.from(place.children);
  const equal = wanted.map((child) => {
    const at = left.findIndex((old) => old.isEqualNode(child));
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  const kept = wanted.map((child, i) => {
    if (equal[i]) return equal[i];
    const alike = left[0]?.tagName === child.tagName && isHolder(left[0]) && isHolder(child);
    return alike ? become(left.shift(), child) : child;
  });
  for (const gone of left) gone.remove();
  kept.forEach((each, i) => place.children[i] !== each && place.insertBefore(each, place.children[i] ?? null));
}

/** Is there nothing in it but other elements, and nothing that it does itself? */
const isHolder = (element) => element.children.length > 0 && !element.matches("button, a, select")
  && element.children.length === element.childNodes.length;

function become(old, child) {
  for (const { name } of Array.from(old.attributes)) if (!child.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(child.attributes)) old.setAttribute(name, value);
  settle(old, Array.from(child.children));
  return old;
}

/** Into the clipboard; where that is not allowed (a plain http address) by the old way. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = el("textarea", { value: text, className: "beyond" });
    document.body.append(box);
    box.select();
    const done = document.execCommand("copy");
    box.remove();
    return done;
  }
}

/** Write a text if it is another: what is read aloud is not read twice. */
export function put(id, text) {
  if ($(id).textContent !== text) $(id).textContent = text;
}

/** For those who listen: lines that are read one after the other, however fast they come. */
export function aloud(lines) {
  $("told").append(...lines.map((line) => el("p", {}, line)));
  while ($("told").children.length > MOST_TOLD) $("told").firstChild.remove();
}

/** A short message to the reader; it goes by itself, a trouble stays until the next one. */
let going = 0;
export function tell(text, trouble = false, link = null) {
  const place = $("notice");
  clearTimeout(going);
  place.replaceChildren(text, ...(link ? [" ", link] : []));
  place.className = trouble ? "trouble" : "";
  place.hidden = !text;
  if (!trouble && text) going = setTimeout(() => (place.hidden = true), 6000);
}

/** What stands for an action: in the list, and on the board what stands for it alone if there is one. */
export function thingsOf(action) {
  const alone = document.querySelectorAll(`[data-action="${action}"]`);
  const onBoard = Array.from(alone).some((each) => each.closest("#place"));
  const among = document.querySelectorAll(`[data-actions~="${action}"]`);
  return onBoard ? alone : [...alone, ...among];
}

// One picture becomes the next: what has the same id stays the same element, so that the style
// sheet can move it from its old place to the new one. Nothing waits for that.

const MARK = "u-"; // classes that the page itself puts on things stay

/** Make the picture `old` look like `made`, whose elements are used up. */
export function morph(old, made) {
  const kept = new Map(Array.from(old.querySelectorAll("[id]"), (each) => [each.id, each]));
  const wanted = new Set(Array.from(made.querySelectorAll("[id]"), (each) => each.id));
  into(old, made, kept, wanted);
}

function into(old, made, kept, wanted) {
  sameAttributes(old, made);
  let at = old.firstChild;
  for (const child of Array.from(made.childNodes)) {
    while (at?.id && !wanted.has(at.id)) at = dropped(at);
    const partner = partnerOf(child, at, kept, old);
    if (!partner) {
      const fresh = child.cloneNode(false);
      old.insertBefore(fresh, at);
      into(fresh, child, kept, wanted);
      continue;
    }
    if (partner === at) at = at.nextSibling;
    else putBefore(old, partner, at);
    if (partner.nodeType === Node.ELEMENT_NODE) into(partner, child, kept, wanted);
    else if (partner.data !== child.data) partner.data = child.data;
  }
  while (at) at = dropped(at);
}

function dropped(gone) {
  const next = gone.nextSibling;
  gone.remove();
  return next;
}

/** The element that goes on as `child`: the one with its id, else the one at its place. */
function partnerOf(child, at, kept, parent) {
  if (child.id) {
    const same = kept.get(child.id);
    kept.delete(child.id);
    return same && same.tagName === child.tagName && !same.contains(parent) ? same : null;
  }
  return at && !at.id && at.nodeName === child.nodeName ? at : null;
}

/** Where a browser can do it, a thing that is moved in the tree goes on with its movement. */
function putBefore(parent, thing, at) {
  if (parent.moveBefore && parent.isConnected && thing.isConnected) parent.moveBefore(thing, at);
  else parent.insertBefore(thing, at);
}

function sameAttributes(old, made) {
  if (old.nodeType !== Node.ELEMENT_NODE) return;
  const marks = Array.from(old.classList).filter((name) => name.startsWith(MARK));
  for (const { name } of Array.from(old.attributes))
    if (!made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(made.attributes))
    if (old.getAttribute(name) !== value && !(marks.length && name === "class")) old.setAttribute(name, value);
  if (marks.length) old.setAttribute("class", [made.getAttribute("class"), ...marks].filter(Boolean).join(" "));
}

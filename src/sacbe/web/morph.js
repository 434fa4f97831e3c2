// Morph one picture into the next: elements with the same id stay, so that CSS transitions move
// them from the old position to the new one.

const MARK = "u-"; // prefix of classes that the page itself adds; they stay

/** Change the picture `old` into `next`, whose elements are consumed. */
export function morph(old, next) {
  const byId = new Map(Array.from(old.querySelectorAll("[id]"), (each) => [each.id, each]));
  const nextIds = new Set(Array.from(next.querySelectorAll("[id]"), (each) => each.id));
  morphInto(old, next, byId, nextIds);
}

function morphInto(old, next, byId, nextIds) {
  sameAttributes(old, next);
  let at = old.firstChild;
  for (const child of Array.from(next.childNodes)) {
    while (at?.id && !nextIds.has(at.id)) at = removeNode(at);
    const partner = findMatch(child, at, byId, old);
    if (!partner) {
      const clone = child.cloneNode(false);
      old.insertBefore(clone, at);
      morphInto(clone, child, byId, nextIds);
      continue;
    }
    if (partner === at) at = at.nextSibling;
    else moveBefore(old, partner, at);
    if (partner.nodeType === Node.ELEMENT_NODE) morphInto(partner, child, byId, nextIds);
    else if (partner.data !== child.data) partner.data = child.data;
  }
  while (at) at = removeNode(at);
}

function removeNode(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** The element to reuse for `child`: the one with its id, else the one at its position. */
function findMatch(child, at, byId, parent) {
  if (child.id) {
    const same = byId.get(child.id);
    byId.delete(child.id);
    return same && same.tagName === child.tagName && !same.contains(parent) ? same : null;
  }
  return at && !at.id && at.nodeName === child.nodeName ? at : null;
}

/** Move an element, without interrupting its animation if the browser supports that. */
function moveBefore(parent, element, at) {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, at);
  else parent.insertBefore(element, at);
}

function sameAttributes(old, next) {
  if (old.nodeType !== Node.ELEMENT_NODE) return;
  const marks = Array.from(old.classList).filter((name) => name.startsWith(MARK));
  for (const { name } of Array.from(old.attributes))
    if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of Array.from(next.attributes))
    if (old.getAttribute(name) !== value && !(marks.length && name === "class")) old.setAttribute(name, value);
  if (marks.length) old.setAttribute("class", [next.getAttribute("class"), ...marks].filter(Boolean).join(" "));
}

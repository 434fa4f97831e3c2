// Morph old elements of a picture into new ones: elements with the same id stay, wherever they are,
// so that CSS transitions move them from the old position to the new one.

/** Change each old element into the new one beside it. The elements of all pairs together are the
 * pool: a piece can travel from one pair to another. New elements are consumed.
 * @param {readonly (readonly [Element, Element])[]} pairs old and new */
export function morph(pairs) {
  const [olds, nexts] = [pairs.map(([old]) => old), pairs.map(([, next]) => next)];
  const pool = new Pool(olds, nexts);
  for (const [old, next] of pairs) morphInto(old, next, pool);
  pool.discard();
}

/** The old elements by id, and the ids that stay. */
class Pool {
  /** @param {Element[]} olds @param {Element[]} nexts */
  constructor(olds, nexts) {
    const inside = (/** @type {Element[]} */ roots) => roots.flatMap((root) => Array.from(root.querySelectorAll("[id]")));
    this.old = new Map(inside(olds).map((each) => [each.id, each]));
    this.staying = new Set(inside(nexts).map(({ id }) => id));
    /** @type {Set<Element>} elements that leave their place before it is known where they go */
    this.waiting = new Set();
  }

  /** Take the old element with an id, once.
   * @param {Element} child @param {Element} parent */
  take(child, parent) {
    const same = this.old.get(child.id);
    this.old.delete(child.id);
    if (!same || same.tagName !== child.tagName || same.contains(parent)) return null;
    this.waiting.delete(same);
    return same;
  }

  /** Put an element aside that has no place any more, with what it contains: a later pair may take
   * it, or a piece of it.
   * @param {ChildNode} node @returns {ChildNode | null} the next node */
  release(node) {
    const next = node.nextSibling;
    if (node instanceof Element && this.mayReturn(node)) this.waiting.add(node);
    else node.remove();
    return next;
  }

  /** @param {Element} element */
  mayReturn(element) {
    return [element, ...element.querySelectorAll("[id]")].some(({ id }) => this.old.has(id) && this.staying.has(id));
  }

  /** Remove what nothing took. */
  discard() {
    for (const each of this.waiting) each.remove();
  }
}

/** @param {Element} old @param {Element} next @param {Pool} pool */
function morphInto(old, next, pool) {
  sameAttributes(old, next);
  /** @type {ChildNode | null} */
  let at = old.firstChild;
  for (const child of Array.from(next.childNodes)) {
    while (at instanceof Element && at.id && !pool.staying.has(at.id)) at = pool.release(at);
    const node = findMatch(child, at, pool, old) ?? /** @type {ChildNode} */ (child.cloneNode(false));
    if (node !== at) moveBefore(old, node, at);
    if (node instanceof Element && child instanceof Element) morphInto(node, child, pool);
    else if (node.nodeValue !== child.nodeValue) node.nodeValue = child.nodeValue;
    at = node.nextSibling; // the node that was next can have moved into this one
  }
  while (at) at = pool.release(at);
}

/** The element to reuse for `child`: the one with its id, else the one at its position.
 * @param {ChildNode} child @param {ChildNode | null} at @param {Pool} pool @param {Element} parent
 * @returns {ChildNode | null} */
function findMatch(child, at, pool, parent) {
  if (child instanceof Element && child.id) return pool.take(child, parent);
  const isFree = at && !(at instanceof Element && at.id) && at.nodeName === child.nodeName;
  return isFree ? at : null;
}

/** Move an element, without interrupting its animation if the browser supports that.
 * @param {Element & { moveBefore?: (node: Node, at: Node | null) => void }} parent
 * @param {ChildNode} element @param {ChildNode | null} at */
export function moveBefore(parent, element, at) {
  if (parent.moveBefore && parent.isConnected && element.isConnected) parent.moveBefore(element, at);
  else parent.insertBefore(element, at);
}

/** Give an element exactly the attributes of another one.
 * @param {Element} old @param {Element} next */
function sameAttributes(old, next) {
  for (const name of old.getAttributeNames()) if (!next.hasAttribute(name)) old.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = /** @type {string} */ (next.getAttribute(name));
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

// Pictures as data: a board is an ordered list of parts. Pure functions; board.js draws them.

/** @import { PictureChange } from "./api.js" */

/** One group of a picture. Its content is markup; its attributes are apart from it.
 * @typedef {{ readonly attrs: Readonly<Record<string, string>>, readonly content: string }} Part */

/** A complete picture. Unchanged parts are the same objects as in the picture before.
 * @typedef {{
 *   readonly width: number, readonly height: number, readonly title: string,
 *   readonly order: readonly string[],
 *   readonly parts: Readonly<Record<string, Part>>,
 *   readonly defs: Readonly<Record<string, string>>,
 * }} Picture */

/** Apply a change to a picture, which is null before the first complete one. Returns null if the
 * change does not fit: parts are missing that it refers to.
 * @param {Picture | null} picture
 * @param {PictureChange} change
 * @returns {Picture | null} */
export function applyPicture(picture, change) {
  if (!picture && !change.complete) return null;
  const base = change.complete ? {} : picture?.parts ?? {};
  /** @type {Record<string, Part>} */
  const parts = { ...base };
  for (const { id, attrs, content } of change.parts) {
    if (content === null && !(id in base)) return null;
    parts[id] = { attrs, content: content ?? base[id].content };
  }
  const before = change.complete ? [] : picture?.order ?? [];
  const order = change.order?.flatMap((each) => typeof each === "string" ? each : run(before, each)) ?? before;
  if (!order.every((id) => id in parts)) return null;
  for (const id of Object.keys(parts)) if (!order.includes(id)) delete parts[id];
  return {
    width: change.width, height: change.height, title: change.title, order, parts,
    defs: { ...picture?.defs, ...change.defs }, // definitions are never removed
  };
}

/** A run of an order; where it has no such parts, there is an unknown id.
 * @param {readonly string[]} order @param {readonly [number, number]} run first position, length */
const run = (order, [first, length]) => Array.from({ length }, (_, i) => order[first + i] ?? "");

/** What differs between two pictures.
 * @param {Picture | null} before
 * @param {Picture} after */
export function differences(before, after) {
  /** @type {(id: string) => Part | undefined} */
  const old = (id) => before?.parts[id];
  return {
    content: after.order.filter((id) => old(id)?.content !== after.parts[id].content),
    attrs: after.order.filter((id) => old(id)?.content === after.parts[id].content
      && !sameAttrs(old(id)?.attrs ?? {}, after.parts[id].attrs)),
    gone: (before?.order ?? []).filter((id) => !(id in after.parts)),
    isReordered: before === null || after.order.join() !== before.order.join(),
    defs: Object.keys(after.defs).filter((id) => before?.defs[id] !== after.defs[id]),
  };
}

/** @param {Readonly<Record<string, string>>} a @param {Readonly<Record<string, string>>} b */
const sameAttrs = (a, b) => Object.keys(a).length === Object.keys(b).length
  && Object.keys(a).every((name) => a[name] === b[name]);

// The server writes the class of a choice as its first attribute and escapes quotes in texts.
const CHOICE = /<g class="choice[ "]/g;

/** How many choices do these parts have?
 * @param {Picture} picture @param {readonly string[]} ids */
export const countChoices = (picture, ids) =>
  ids.reduce((sum, id) => sum + (picture.parts[id]?.content.match(CHOICE)?.length ?? 0), 0);

/** Does one of these parts have an element for one of the actions?
 * @param {Picture} picture @param {readonly string[]} ids @param {readonly number[]} actions */
export const hasActions = (picture, ids, actions) => ids.some((id) =>
  Array.from((picture.parts[id]?.content ?? "").matchAll(/ data-actions?="([\d ]+)"/g))
    .some(([, numbers]) => numbers.split(" ").some((each) => actions.includes(Number(each)))));

const TAG_WITH_ID = /<[a-z]+\b[^>]*? id="([^"]+)"[^>]*>/g;

/** The elements with an id in a piece of markup, each with its tag as text.
 * @param {string} markup @returns {Map<string, string>} */
const tagsOf = (markup) => new Map(Array.from(markup.matchAll(TAG_WITH_ID), ([tag, id]) => [id, tag]));

/** The ids of what a move changed in a picture: pieces that are new or have other attributes, for
 * instance another place. A part without such pieces counts as a piece.
 * @param {Picture} before @param {Picture} after @returns {string[]} */
export function changedPieces(before, after) {
  return differences(before, after).content.flatMap((id) => {
    const [old, now] = [before, after].map(({ parts }) => tagsOf(parts[id]?.content ?? ""));
    const changed = Array.from(now.keys()).filter((piece) => old.get(piece) !== now.get(piece));
    return changed.length || now.size ? changed : [id];
  });
}

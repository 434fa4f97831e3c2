// The course of an edit: every change with the answer of the server, for undo and redo. An impossible
// position keeps the last possible one, and the changes since then.

/** @import { PositionView } from "../api.js" */

/** A view, and the changes and the last changed field that led to it.
 * @typedef {{ view: PositionView, edits: Readonly<Record<string, number>>, field: string | null }} Entry */
/** @typedef {{ entries: readonly Entry[], at: number }} Course */

const MOST = 200; // entries

/** @param {PositionView} view @returns {Course} */
export const begin = (view) => ({ entries: [{ view, edits: {}, field: null }], at: 0 });

/** @param {Course} course */
export const current = ({ entries, at }) => entries[at];

/** The request for another value of a field. The last change comes last: it may depend on the others.
 * @param {Course} course @param {string} field @param {number} value */
export function request(course, field, value) {
  const { view, edits } = current(course);
  const others = view.fault === null ? [] : Object.entries(edits).filter(([id]) => id !== field);
  return { position: view.position, edits: Object.fromEntries([...others, [field, value]]) };
}

/** Add the answer to a request.
 * @param {Course} course @param {Entry} entry @returns {Course} */
export function add({ entries, at }, entry) {
  const kept = [...entries.slice(0, at + 1), entry].slice(-MOST);
  return { entries: kept, at: kept.length - 1 };
}

/** Go some changes back or forth.
 * @param {Course} course @param {number} by @returns {Course} */
export const move = ({ entries, at }, by) => ({ entries, at: Math.min(Math.max(at + by, 0), entries.length - 1) });

/** The last possible position up to the present.
 * @param {Course} course */
export const lastPossible = ({ entries, at }) =>
  entries.slice(0, at + 1).reverse().find(({ view }) => view.fault === null)?.view ?? null;

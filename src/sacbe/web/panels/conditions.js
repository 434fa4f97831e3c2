// Conditions of the guide's steps, written as data and evaluated on the view of the seat.
//
//   { "at": PATH, "is" | "not" | "least" | "most": VALUE }   a value, or the length of a list
//   { "sum": PATH, ... }      the sum of all numbers below it
//   { "count": PATH, "where": KEY, "of": VALUE, ... }   the number of items with that value; without
//                             "where" the items themselves are compared
//   { "any": [...] }, { "all": [...] }
//
// A path begins with "own" (the seat's own goods) or a name in the view; "$seat" is the seat.

/** @typedef {{
 *   any?: Condition[], all?: Condition[],
 *   at?: string, sum?: string, count?: string, where?: string, of?: unknown,
 *   is?: unknown, not?: unknown, least?: number, most?: number,
 * }} Condition */

/** The part of a view that conditions need.
 * @typedef {{ seat: number | null, position: Record<string, unknown> }} Seen */

/** @param {Condition} condition @param {Seen} view @returns {boolean} */
export function holds(condition, view) {
  if (condition.any) return condition.any.some((each) => holds(each, view));
  if (condition.all) return condition.all.every((each) => holds(each, view));
  const result = value(condition, view);
  if ("is" in condition) return result === own(condition.is, view);
  if ("not" in condition) return result !== undefined && result !== own(condition.not, view);
  if (condition.least !== undefined) return Number(result) >= condition.least;
  if (condition.most !== undefined) return Number(result) <= condition.most;
  return false;
}

/** @param {unknown} operand @param {Seen} view */
const own = (operand, view) => (operand === "$seat" ? view.seat : operand);

/** @param {Condition} condition @param {Seen} view @returns {unknown} */
function value(condition, view) {
  if (condition.sum) return sum(at(condition.sum, view));
  if (condition.count) return count(at(condition.count, view), condition, view);
  const result = at(condition.at ?? "", view);
  return Array.isArray(result) ? result.length : result;
}

/** @param {string} path @param {Seen} view @returns {unknown} */
function at(path, view) {
  const players = /** @type {Record<string, unknown>} */ (view.position.players ?? {});
  /** @type {unknown} */
  let result = { ...view, own: players[String(view.seat)] };
  for (const name of path.split("."))
    result = /** @type {Record<string, unknown> | undefined} */ (result)?.[name === "$seat" ? String(view.seat) : name];
  return result;
}

/** @param {unknown} result @returns {number} */
const sum = (result) => typeof result === "number" ? result
  : Object.values(result ?? {}).reduce((total, each) => total + sum(each), 0);

/** @param {unknown} result @param {Condition} condition @param {Seen} view @returns {number} */
function count(result, condition, view) {
  const expected = own(condition.of, view);
  return Object.values(result ?? {}).reduce((total, each) => {
    if (Array.isArray(each)) return total + count(each, condition, view);
    return total + Number((condition.where ? each?.[condition.where] : each) === expected);
  }, 0);
}

// Geometry of the charts of a result. Pure functions.

/** @import { Mark, PointSource, Result } from "./api.js" */

/** The points of a seat from one source: `at` and `wide` are percentages of the whole width, `key` is
 * the number of the source in the table.
 * @typedef {{ key: number, source: string, points: number, at: number, wide: number }} Segment */

/** A stacked bar per seat on one common scale; losses stand left of zero.
 * @param {Pick<Result, "sources" | "totals">} result */
export function bars({ sources, totals }) {
  const seats = totals.map((_, seat) => seat);
  const sum = (/** @type {number} */ seat, /** @type {number} */ sign) =>
    sources.reduce((n, { points }) => n + Math.max(0, sign * points[seat]), 0);
  const [most, least] = [1, -1].map((sign) => Math.max(0, ...seats.map((seat) => sum(seat, sign))));
  const scale = 100 / Math.max(1, most + least);
  return { zero: least * scale, rows: seats.map((seat) => segments(sources, seat, least * scale, scale)) };
}

/** @param {readonly PointSource[]} sources @param {number} seat @param {number} zero @param {number} scale @returns {Segment[]} */
function segments(sources, seat, zero, scale) {
  let [left, right] = [zero, zero];
  return sources.flatMap(({ name, points }, i) => {
    const n = points[seat];
    if (!n) return [];
    const wide = Math.abs(n) * scale;
    if (n < 0) left -= wide;
    else right += wide;
    return [{ key: i + 1, source: name, points: n, at: n < 0 ? left : right - wide, wide }];
  });
}

/** The curve of points: a line per seat in a box, as points of SVG polylines, and the vertical lines of
 * marks. The scale shows zero.
 * @param {Pick<Result, "curve" | "marks" | "totals">} result @param {{ width: number, height: number }} box */
export function curve({ curve: points, marks, totals }, { width, height }) {
  const all = points.flatMap((each) => each.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, ...points.map(({ move }) => move));
  const x = (/** @type {number} */ move) => round((move / last) * width);
  const y = (/** @type {number} */ n) => round(height - ((n - low) / (high - low)) * height);
  return {
    low, high, zero: y(0),
    lines: totals.map((total, seat) => ({
      seat, end: y(total), points: points.map((each) => `${x(each.move)},${y(each.points[seat])}`).join(" "),
    })),
    marks: distinct(marks).map(({ move, text, kind }) => ({ x: x(move), text, kind })),
  };
}

/** The labels of the scale, numbers with their heights, without those too near to an earlier one.
 * @param {number[][]} labels @param {number} gap */
export const scaleLabels = (labels, gap) =>
  labels.filter(([, y], i) => labels.slice(0, i).every(([, other]) => Math.abs(y - other) >= gap));

/** Without rounds: there are too many of them.
 * @param {readonly Mark[]} marks */
const distinct = (marks) => marks.filter(({ kind }) => kind !== "round" && kind !== "conflict");

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** Vertical positions of labels, moved apart so that none overlap.
 * @param {readonly number[]} wanted @param {number} gap @param {number} most */
export function spread(wanted, gap, most) {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  const places = [...wanted];
  let next = -Infinity;
  for (const { at, i } of order) next = places[i] = Math.max(at, next + gap);
  let limit = most;
  for (const { i } of order.reverse()) {
    places[i] = Math.min(places[i], limit);
    limit = places[i] - gap;
  }
  return places;
}

// The keyboard of a review, and which of its key moments are shown. Pure functions.

/** @import { KeyMoment } from "./api.js" */

/** The numbers of the moments that are shown: those of a seat, or the key moments of the game (null).
 * @param {readonly Pick<KeyMoment, "number" | "key" | "seat">[]} moments @param {number | null} seat */
export const momentsOf = (moments, seat) =>
  moments.filter((moment) => seat === null ? moment.key : moment.seat === seat).map(({ number }) => number);

/** The number of the moment that a key leads to, from the current one (0: none); null if the key
 * leads nowhere. `numbers` are those of the moments that are shown.
 * @param {number} current @param {string} key @param {readonly number[]} numbers @returns {number | null} */
export function momentAfter(current, key, numbers) {
  if (!numbers.length) return null;
  if (key === "ArrowRight") return numbers.find((number) => number > current) ?? numbers[numbers.length - 1];
  if (key === "ArrowLeft") return numbers.findLast((number) => number < current) ?? numbers[0];
  return numbers.includes(Number(key)) ? Number(key) : null;
}

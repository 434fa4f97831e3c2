// The keyboard of a review.

/** The number of the key moment that a key leads to, from the current one (0: none); null if the key
 * leads nowhere.
 * @param {number} current @param {string} key @param {number} count @returns {number | null} */
export function momentAfter(current, key, count) {
  if (count === 0) return null;
  if (key === "ArrowRight") return Math.min(count, current + 1);
  if (key === "ArrowLeft") return Math.max(1, current - 1);
  if (/^[1-9]$/.test(key) && Number(key) <= count) return Number(key);
  return null;
}

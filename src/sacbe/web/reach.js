// What a finger means that misses a small element.

/** Pixels: a target of a finger reaches at least so far from its middle. */
export const REACH = 20;

/** The index of the box whose middle is nearest to a point, among those that would contain it if they
 * were as large as a finger needs; -1 if there is none.
 * @param {{ x: number, y: number }} point
 * @param {readonly { left: number, top: number, width: number, height: number }[]} boxes */
export function boxNear({ x, y }, boxes) {
  let [best, least] = [-1, Infinity];
  boxes.forEach(({ left, top, width, height }, i) => {
    const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
    const distance = Math.hypot(dx, dy);
    if (dx > Math.max(REACH, width / 2) || dy > Math.max(REACH, height / 2) || distance >= least) return;
    [best, least] = [i, distance];
  });
  return best;
}

// The chart of accuracy over time: a line per game with marks of its own shape. Pure functions.

/** @import { ProfileGame } from "../api.js" */

/** Marks around a point; with the dashes of the lines, the games differ without colour. */
const SHAPES = ["M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z", "M-5-5H5V5H-5Z", "M0-6L6 5H-6Z", "M0-6L6 0L0 6L-6 0Z"];
const DASHES = ["", "8 4", "2 3", "10 3 2 3"];
const STEP = 10; // percent between grid lines

/** A line per game, the first game of the visitor first: points in a box of a size, with the day and
 * the accuracy of each, and the grid lines. Null with fewer than two reviewed games.
 * @param {readonly Pick<ProfileGame, "game" | "at" | "accuracy">[]} games @param {{ width: number, height: number }} size */
export function accuracyChart(games, { width, height }) {
  const reviewed = games.flatMap(({ game, at, accuracy }) => accuracy === null ? [] : [{ game, at, accuracy }])
    .sort((a, b) => a.at - b.at);
  if (reviewed.length < 2) return null;
  const low = Math.min(90, STEP * Math.floor(Math.min(...reviewed.map(({ accuracy }) => accuracy)) / STEP));
  const x = (/** @type {number} */ i) => round((i / (reviewed.length - 1)) * width);
  const y = (/** @type {number} */ percent) => round(height - ((percent - low) / (100 - low)) * height);
  const names = [...new Set(reviewed.map(({ game }) => game))].sort();
  return {
    grid: Array.from({ length: (100 - low) / STEP + 1 }, (_, i) => ({ percent: low + STEP * i, y: y(low + STEP * i) })),
    lines: names.map((game, i) => ({
      game, shape: SHAPES[i % SHAPES.length], dash: DASHES[i % DASHES.length],
      points: reviewed.flatMap((one, at) => one.game === game ? [{ x: x(at), y: y(one.accuracy), at: one.at, accuracy: one.accuracy }] : []),
    })),
    first: reviewed[0].at, last: reviewed[reviewed.length - 1].at,
  };
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

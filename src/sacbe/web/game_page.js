// The page data of a game (page.json of its package): parts of the board, icons of the log, the
// guided first game.

/** @import { Guide } from "./panels/guide_steps.js" */

import { get } from "./http.js";

/** `goods` are elements of the board that the turn bar repeats, each with its first line and height;
 * `fourth` is the colour of the fourth seat.
 * @typedef {{
 *   picture: string,
 *   parts: Record<string, string[]>,
 *   goods: [string, [number, number]][],
 *   log: { changes: Record<string, [string, number?]>, kinds: Record<string, string> },
 *   guide?: Guide,
 *   fourth?: string,
 * }} GamePage */

/** @type {Map<string, Promise<GamePage>>} */
const pages = new Map();

/** Load the page data of a game once; a failed request is not cached.
 * @param {string} game @returns {Promise<GamePage>} */
export function pageOf(game) {
  const known = pages.get(game);
  if (known) return known;
  const page = /** @type {Promise<GamePage>} */ (get(`/static/games/${game}.json`));
  page.catch(() => pages.delete(game));
  pages.set(game, page);
  return page;
}

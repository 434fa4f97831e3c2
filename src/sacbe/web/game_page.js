// The page data of a game (page.json of its package): parts of the board, icons of the log, the
// guided first game.

/** @import { Guide } from "./panels/guide_steps.js" */

import { get } from "./http.js";

/** `goods` are elements of the board with a player's own goods, each with its first line and height,
 * `owner` the one with the name above them where there is room, `rivals` those with everything of another player; `last` are the types of actions that end a turn;
 * `fourth` is the colour of the fourth seat; `late` are types of actions at the end of the list, and
 * `unlisted` icons of goods whose changes only tooltips show. Kinds of lines for playback: a step `begins` with one,
 * before `drawn` ones the server draws the board, `quiet` ones need no caption, `scenes` belong to a
 * scene; `pieces` are patterns of ids that are marked when they move, `overview` the beginnings of the
 * ids of parts whose pieces the first part of the board shows, too.
 * @typedef {{
 *   picture: string,
 *   parts: Record<string, string[]>,
 *   goods: [string, [number, number]?][],
 *   owner?: [string, [number, number]?],
 *   rivals?: string[],
 *   last?: string[],
 *   late?: string[],
 *   unlisted?: string[],
 *   log: {
 *     changes: Record<string, [string, number?]>,
 *     kinds: Record<string, string>,
 *     begins?: string[],
 *     drawn?: string[],
 *     quiet?: string[],
 *     scenes?: Record<string, string>,
 *     pieces?: string[],
 *     overview?: string[],
 *   },
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

/** The address of the picture of a game on the start page: its board in mid-game, cut to a box.
 * @param {string} game @param {string} box `picture` of its page data @param {string} lang */
export const pictureAddress = (game, box, lang) =>
  `/api/games/${game}/picture.svg?lang=${lang}#svgView(viewBox(${box});preserveAspectRatio(xMidYMid slice))`;

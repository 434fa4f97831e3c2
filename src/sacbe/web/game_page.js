// The page data of a game (page.json of its package): parts of the board, icons of the log, the
// guided first game.

import { get } from "./api.js";

const pages = new Map();

/** Load the page data of a game once; a failed request is not cached. */
export function pageOf(game) {
  if (!pages.has(game)) {
    const page = get(`/static/games/${game}.json`);
    page.catch(() => pages.delete(game));
    pages.set(game, page);
  }
  return pages.get(game);
}

// What each game's own package says of its page: the parts of its board, one's goods on it, what a
// card shows of it, and its guided first game.

import { get } from "./api.js";

const asked = new Map();

/** Of a game, asked for once; if that is refused, the next time again. */
export function pageOf(game) {
  if (!asked.has(game)) {
    const page = get(`/static/games/${game}.json`);
    page.catch(() => asked.delete(game));
    asked.set(game, page);
  }
  return asked.get(game);
}

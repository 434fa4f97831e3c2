// What each game's own package says of its page: the parts of its board, one's goods on it, what a
// card shows of it, and its guided first game.

const asked = new Map();

/** Of a game, asked for once. */
export function pageOf(game) {
  if (!asked.has(game)) asked.set(game, fetch(`/static/games/${game}.json`).then((answer) => answer.json()));
  return asked.get(game);
}

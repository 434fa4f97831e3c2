// The current puzzle and the next one.

/** @typedef {{ id: string, solved: boolean, tries: number }} Entry */
/** @typedef {{ game: string, today: string | null, puzzles: Entry[] }} Group */

/** @param {string} game @param {string} id */
export const addressOf = (game, id) => `#${game}/${id}`;

/** The puzzle that an address names, else that of the day; null if there are none.
 * @param {string} hash @param {Group[]} games @returns {{ game: string, id: string } | null} */
export function placeIn(hash, games) {
  const [name, id] = hash.slice(1).split("/");
  const group = games.find(({ game }) => game === name) ?? games[0];
  if (!group) return null;
  const puzzle = group.puzzles.find((each) => each.id === id);
  return { game: group.game, id: puzzle?.id ?? group.today ?? group.puzzles[0].id };
}

/** The next puzzle after one that is not solved, from the start again at the end.
 * @template {Entry} T @param {T[]} puzzles @param {string} id @returns {T | undefined} */
export function nextPuzzle(puzzles, id) {
  const at = puzzles.findIndex((each) => each.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find(({ solved }) => !solved) ?? others[0];
}

/** @param {Entry} puzzle @returns {"solved" | "tried" | "open"} */
export const markOf = ({ solved, tries }) => (solved ? "solved" : tries ? "tried" : "open");

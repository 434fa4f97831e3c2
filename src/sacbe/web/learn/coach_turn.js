// When to ask the coach.

/** @typedef {{ coach: boolean, seat: number | null, asked: number[], moves: number, status: string }} Seen */

/** The seat whose turn ended between two views of it, at a table with a coach; else null.
 * @param {Seen | null} view @param {Seen | null} before @returns {number | null} */
export function endedTurn(view, before) {
  if (!view || !before || !view.coach || view.seat === null || view.seat !== before.seat) return null;
  if (view.moves <= before.moves) return null; // an undo
  return before.asked.includes(view.seat) && !view.asked.includes(view.seat) ? view.seat : null;
}

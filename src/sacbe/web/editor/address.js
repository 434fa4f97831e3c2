// The address of the editor: a position in its notation, or a step of a finished game. It is a
// fragment, so a server sees it only when the page asks about the position.

/** @param {string} notation */
export const linkToPosition = (notation) =>
  `/what-if#position=${notation.replaceAll("%", "%25").replaceAll("+", "%2B").replaceAll(" ", "+")}`;

/** @param {string} table @param {number} step */
export const linkToStep = (table, step) => `/what-if#table=${table}&step=${step}`;

/** What the fragment of an address names.
 * @param {string} hash @returns {{ position: string } | { table: string, step: number } | null} */
export function placeIn(hash) {
  const values = new URLSearchParams(hash.slice(1));
  const position = values.get("position");
  if (position) return { position };
  const [table, step] = [values.get("table") ?? "", values.get("step") ?? ""];
  return /^[a-z0-9]{16}$/.test(table) && /^\d{1,5}$/.test(step) ? { table, step: Number(step) } : null;
}

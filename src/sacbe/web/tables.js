// Tables in lists: their contents, and which are archived. Pure functions.

/** @import { Card, TableEntry } from "./api.js" */
/** @import { Say } from "./texts.js" */

import { number } from "./format.js";

/** Is it the visitor's turn?
 * @param {TableEntry} table */
export const isMyTurn = (table) => table.status === "playing" && table.asked.some((seat) => table.roles.includes(String(seat)));

/** The seat that a visitor looks at a table from; null for a spectator.
 * @param {TableEntry} table */
export function ownSeat({ roles }) {
  const seat = roles.find((role) => role !== "host");
  return seat === undefined ? null : Number(seat);
}

/** A table in a list; `card` is null until it is loaded.
 * @param {TableEntry} table @param {Card | null} card @param {string} title of the game
 * @param {Say} say @param {string} lang */
export function tableItem(table, card, title, say, lang) {
  const names = card?.names ?? table.names;
  const mine = isMyTurn(table);
  const others = names.filter((_, seat) => !table.roles.includes(String(seat)));
  const asked = table.asked.map((seat) => names[seat]).join(", ");
  const turn = table.status !== "playing" ? say(`status-${table.status}`)
    : mine ? say("your-turn") : asked && say("turn-of", { name: asked });
  return {
    table: table.table, title, isMyTurn: mine, turn,
    others: others.length ? say("with-players", { names: others.join(", ") }) : "",
    free: table.status === "playing" ? say("free-seats", { n: table.free.length }) : "",
    hasFree: table.status === "playing" && table.free.length > 0,
    progress: table.status === "playing" ? card?.progress ?? "" : "",
    last: card?.last ? say("last-move", { text: card.last }) : "",
    points: card?.points.length
      ? card.points.map((n, seat) => `${names[seat]} ${number(n, lang)}`).join(" · ") : "",
  };
}

/** The visitor's tables: those at which it is his or her turn first, then the newest; archived ones
 * apart.
 * @param {readonly TableEntry[]} tables @param {readonly string[]} archived ids */
export function sortTables(tables, archived) {
  const sorted = [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated - a.updated);
  return {
    listed: sorted.filter(({ table }) => !archived.includes(table)),
    archived: sorted.filter(({ table }) => archived.includes(table)),
  };
}

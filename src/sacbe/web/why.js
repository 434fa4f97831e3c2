// Why something on the board cannot be done now: asked once of each thing and version.

import { post } from "./api.js";
import { say } from "./words.js";

let version = null;
const given = new Map();

/** The reason in words; `why` is the action that pressing would have meant, as the board says it. */
export function reason(table, view, lang, why) {
  if (version !== `${view.seat} ${view.version}`) given.clear();
  version = `${view.seat} ${view.version}`;
  if (!given.has(why)) given.set(why, ask(table, view.seat, lang, JSON.parse(why)));
  return given.get(why);
}

async function ask(table, seat, lang, info) {
  const told = await post(`/api/tables/${table}/explain`, { seat, info, lang }).catch(() => null);
  return told?.why?.text ?? say("why-unknown");
}

// Why something on the board cannot be done now: asked once of each thing and version.

import { post } from "./api.js";
import { has, say } from "./words.js";

let version = null;
const given = new Map();

/** The reason in words, and the code of the rule; `why` is the action that pressing would have meant, as the board says it. */
export function reason(table, view, lang, why) {
  if (version !== `${view.seat} ${view.version}`) given.clear();
  version = `${view.seat} ${view.version}`;
  if (!given.has(why)) given.set(why, ask(table, view.seat, lang, why));
  return given.get(why);
}

/** Where nobody answers, it is asked again the next time. */
async function ask(table, seat, lang, why) {
  try {
    const told = await post(`/api/tables/${table}/explain`, { seat, info: JSON.parse(why), lang });
    return told.why ?? { text: say("why-unknown") };
  } catch (refused) {
    given.delete(why);
    return { text: say(has(`error-${refused.error}`) ? `error-${refused.error}` : "why-unknown") };
  }
}

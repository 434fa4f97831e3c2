// Why an action is unavailable: loaded once per action and version.

import { post } from "./api.js";
import { has, say } from "./texts.js";

let version = null;
const reasons = new Map();

/** The reason as text with the code of its rule; `why` describes the action, as on the board. */
export function reason(table, view, lang, why) {
  if (version !== `${view.seat} ${view.version}`) reasons.clear();
  version = `${view.seat} ${view.version}`;
  if (!reasons.has(why)) reasons.set(why, ask(table, view.seat, lang, why));
  return reasons.get(why);
}

/** A failed request is not cached. */
async function ask(table, seat, lang, why) {
  try {
    const answer = await post(`/api/tables/${table}/explain`, { seat, info: JSON.parse(why), lang });
    return answer.why ?? { text: say("why-unknown") };
  } catch (error) {
    reasons.delete(why);
    return { text: say(has(`error-${error.error}`) ? `error-${error.error}` : "why-unknown") };
  }
}

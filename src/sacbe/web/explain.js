// Why an action is unavailable: loaded once per action and version.

import { ApiError, post } from "./http.js";
import { has, say } from "./texts.js";

const MOST = 200; // cached reasons

/** @typedef {{ text: string, rule?: string }} Reason */

/** @type {Map<string, Promise<Reason>>} */
const reasons = new Map();

/** The reason as text with the code of its rule; `why` describes the action, as on the board.
 * @param {string} table @param {{ seat: number | null, version: number }} view @param {string} lang @param {string} why */
export function reason(table, { seat, version }, lang, why) {
  const key = JSON.stringify([seat, version, why]);
  if (reasons.size >= MOST) reasons.clear();
  const answer = reasons.get(key) ?? ask(table, seat, lang, why, () => reasons.delete(key));
  reasons.set(key, answer);
  return answer;
}

/** A failed request is not cached.
 * @param {string} table @param {number | null} seat @param {string} lang @param {string} why @param {() => void} onFail
 * @returns {Promise<Reason>} */
async function ask(table, seat, lang, why, onFail) {
  try {
    const answer = await post(`/api/tables/${table}/explain`, { seat, info: JSON.parse(why), lang });
    return answer.why ?? { text: say("why-unknown") };
  } catch (error) {
    onFail();
    const key = error instanceof ApiError ? `error-${error.error}` : "";
    return { text: say(has(key) ? key : "why-unknown") };
  }
}

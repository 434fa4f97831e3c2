// The visitor: name and language, stored by the server for this browser.

import { $, el, toast } from "./dom.js";
import { ApiError, get, post } from "./http.js";
import { mountSettings } from "./settings.js";
import { LANGUAGES, guess, has, loadTexts, say } from "./texts.js";

/** @typedef {{ name: string, lang: string }} Visitor */

/** Start a page: load the visitor and the texts in his or her language.
 * @returns {Promise<Visitor>} */
export async function startPage() {
  const session = await get("/api/me").catch(() => ({}));
  const me = { name: session.name ?? "", lang: session.known ? session.lang : guess() };
  await loadTexts(me.lang);
  const choice = $("language", HTMLSelectElement);
  choice.append(...Object.entries(LANGUAGES).map(([lang, name]) => el("option", { value: lang }, name)));
  choice.value = me.lang;
  choice.addEventListener("change", () => {
    saveVisitor({ name: me.name, lang: choice.value }).then(() => location.reload(), showError);
  });
  mountSettings();
  return me;
}

/** Store name and language in the session, which is created if needed.
 * @param {Visitor} me */
export function saveVisitor(me) {
  return post("/api/me", me.name ? { name: me.name, lang: me.lang } : { lang: me.lang });
}

/** Show an API error; details are in English only. `rule` is a link to the rule.
 * @param {unknown} error @param {Node | null} [rule] */
export function showError(error, rule = null) {
  if (!(error instanceof ApiError)) throw error;
  const text = has(`error-${error.error}`) ? say(`error-${error.error}`) : "";
  const details = ["illegal", "malformed"].includes(error.error) ? error.message : "";
  toast([text, details].filter(Boolean).join(" "), true, rule);
}

/** The secret seat links of a table, stored in this browser only. */
export const links = {
  /** @param {string} table @param {Record<string, string>} tokens */
  keep: (table, tokens) => localStorage.setItem(`links:${table}`, JSON.stringify(tokens)),
  /** @param {string} table @returns {Record<string, string>} */
  of: (table) => JSON.parse(localStorage.getItem(`links:${table}`) ?? "{}"),
  /** @param {string} from @param {string} to */
  pass: (from, to) => {
    const tokens = localStorage.getItem(`links:${from}`);
    if (tokens) localStorage.setItem(`links:${to}`, tokens);
  },
};

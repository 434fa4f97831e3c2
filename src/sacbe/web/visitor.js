// The visitor: name and language, stored by the server for this browser.

import { askName } from "./dialogs.js";
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
  for (const link of document.querySelectorAll("a.skip")) link.addEventListener("click", skip);
  mountSettings();
  return me;
}

/** Move the focus to the target of a skip link; the address stays, because its hash has a meaning.
 * @param {Event} event */
function skip(event) {
  event.preventDefault();
  const target = event.currentTarget instanceof HTMLAnchorElement ? event.currentTarget.hash.slice(1) : "";
  $(target).focus();
}

/** Store name and language in the session, which is created if needed.
 * @param {Visitor} me */
export function saveVisitor(me) {
  return post("/api/me", me.name ? { name: me.name, lang: me.lang } : { lang: me.lang });
}

/** Show an API error; details are in English only. `rule` is a link to the rule.
 * @param {unknown} error @param {Node | null} [rule] */
export const showError = (error, rule = null) => toast(errorText(error), true, rule);

/** @param {unknown} error */
export function errorText(error) {
  if (!(error instanceof ApiError)) throw error;
  const text = has(`error-${error.error}`) ? say(`error-${error.error}`) : "";
  const details = ["illegal", "malformed"].includes(error.error) ? error.message : "";
  return [text, details].filter(Boolean).join(" ");
}

/** Ask for a name, once per browser: a visitor with a link may not have one yet.
 * @param {Visitor} me */
export async function introduce(me) {
  if (!me.name && localStorage.getItem("asked-name") === null) {
    me.name = await askName(say("name-title"), say("name-text"));
    localStorage.setItem("asked-name", "yes");
  }
  await saveVisitor(me);
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

// The visitor: name and language, stored by the server for this browser.

import { $, el, toast } from "./dom.js";
import { get, post } from "./api.js";
import { mountSettings } from "./settings.js";
import { LANGUAGES, guess, has, say, loadTexts } from "./texts.js";

/** Start a page: load the visitor and the texts in his or her language. */
export async function startPage() {
  const session = await get("/api/me").catch(() => ({}));
  const me = { name: session.name ?? "", lang: session.known ? session.lang : guess() };
  await loadTexts(me.lang);
  const choice = $("language");
  choice.append(...Object.entries(LANGUAGES).map(([lang, name]) => el("option", { value: lang }, name)));
  choice.value = me.lang;
  choice.addEventListener("change", async () => {
    await saveVisitor({ name: me.name, lang: choice.value });
    location.reload();
  });
  mountSettings();
  return me;
}

/** Store name and language in the session, which is created if needed. */
export function saveVisitor(me) {
  return post("/api/me", me.name ? { name: me.name, lang: me.lang } : { lang: me.lang });
}

/** Show an API error; details are in English only. `rule` is a link to the rule. */
export function showError(error, rule = null) {
  if (!error.error) throw error;
  const text = has(`error-${error.error}`) ? say(`error-${error.error}`) : "";
  const details = ["illegal", "malformed"].includes(error.error) ? error.message : "";
  toast([text, details].filter(Boolean).join(" "), true, rule);
}

/** The secret seat links of a table, stored in this browser only. */
export const links = {
  keep: (table, tokens) => localStorage.setItem(`links:${table}`, JSON.stringify(tokens)),
  of: (table) => JSON.parse(localStorage.getItem(`links:${table}`) ?? "{}"),
  pass: (from, to) => {
    const tokens = localStorage.getItem(`links:${from}`);
    if (tokens) localStorage.setItem(`links:${to}`, tokens);
  },
};

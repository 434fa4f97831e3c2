// Who looks at the page: name and language, kept by the server for this browser.

import { $, el, tell } from "./dom.js";
import { get, post } from "./api.js";
import { mountSettings } from "./settings.js";
import { LANGUAGES, guess, has, say, speak } from "./words.js";

/** Begin a page: the visitor's words first, then everything else. */
export async function begin() {
  const known = await get("/api/me").catch(() => ({}));
  const me = { name: known.name ?? "", lang: known.known ? known.lang : guess() };
  await speak(me.lang);
  const choice = $("language");
  choice.append(...Object.entries(LANGUAGES).map(([lang, name]) => el("option", { value: lang }, name)));
  choice.value = me.lang;
  choice.addEventListener("change", async () => {
    await keep({ name: me.name, lang: choice.value });
    location.reload();
  });
  mountSettings();
  return me;
}

/** Make the session if there is none yet, and keep name and language in it. */
export function keep(me) {
  return post("/api/me", me.name ? { name: me.name, lang: me.lang } : { lang: me.lang });
}

/** Say in the reader's words why something was refused; details are told in English only. A link may
 *  lead to the rule. */
export function complain(refused, rule = null) {
  if (!refused.error) throw refused;
  const told = has(`error-${refused.error}`) ? say(`error-${refused.error}`) : "";
  const details = ["illegal", "malformed"].includes(refused.error) ? refused.message : "";
  tell([told, details].filter(Boolean).join(" "), true, rule);
}

/** The secret links of a table's seats: only this browser has them, so it keeps them. */
export const links = {
  keep: (table, tokens) => localStorage.setItem(`links:${table}`, JSON.stringify(tokens)),
  of: (table) => JSON.parse(localStorage.getItem(`links:${table}`) ?? "{}"),
  pass: (from, to) => {
    const kept = localStorage.getItem(`links:${from}`);
    if (kept) localStorage.setItem(`links:${to}`, kept);
  },
};

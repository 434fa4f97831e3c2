// The texts of the page in the visitor's language. The server compiles Fluent messages to patterns
// (web/messages.py); here they are evaluated by Fluent's rules.

import { get } from "./http.js";

/** A text, or a list of texts, variables and selections.
 * @typedef {string | (string | { var: string } | Selection)[]} Pattern */
/** @typedef {{ select: string, of: Record<string, Pattern>, else: string }} Selection */
/** @typedef {Record<string, string | number>} Args */
/** Formats a message.
 * @typedef {(key: string, args?: Args) => string} Say */

/** @type {Record<string, string>} */
export const LANGUAGES = { en: "English", es: "Español", pt: "Português", it: "Italiano" };

/** The texts of the page: loaded once, before anything appears.
 * @type {{ lang: string, patterns: Readonly<Record<string, Pattern>> }} */
const loaded = { lang: "en", patterns: {} };

/** The preferred supported language of the browser. */
export function guess() {
  const match = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES);
  return match ?? "en";
}

/** Load the texts and fill all elements that refer to one.
 * @param {string} lang */
export async function loadTexts(lang) {
  const patterns = await get(`/texts/${lang}.json`).catch((error) => {
    dispatchEvent(new Event("load-failed")); // theme.js
    throw error;
  });
  Object.assign(loaded, { lang, patterns });
  document.documentElement.lang = lang;
  for (const each of document.querySelectorAll("[data-key]"))
    each.textContent = say(each.getAttribute("data-key") ?? "");
  for (const each of document.querySelectorAll("[data-label]"))
    each.setAttribute("aria-label", say(each.getAttribute("data-label") ?? ""));
  for (const each of document.querySelectorAll("[data-hint]"))
    each.setAttribute("placeholder", say(each.getAttribute("data-hint") ?? ""));
}

/** Show the page. */
export const ready = () => document.body.classList.remove("waiting");

/** Is there such a message?
 * @param {string} key */
export const has = (key) => Object.hasOwn(loaded.patterns, key);

/** Format a message with its arguments.
 * @type {Say} */
export const say = (key, args = {}) => (has(key) ? format(loaded.patterns[key], args, loaded.lang) : key);

/** Evaluate a pattern. Numbers are written in the language; a missing argument stays visible.
 * @param {Pattern} pattern @param {Args} args @param {string} lang @returns {string} */
export function format(pattern, args, lang) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => {
    if (typeof part === "string") return part;
    if ("select" in part) return format(variantOf(part, args[part.select], lang), args, lang);
    const value = args[part.var];
    return typeof value === "number" ? value.toLocaleString(lang) : value ?? `{${part.var}}`;
  }).join("");
}

/** The variant with exactly this value, else the one for its plural category, else the default.
 * @param {Selection} selection @param {string | number | undefined} value @param {string} lang */
function variantOf({ of, else: otherwise }, value, lang) {
  if (value !== undefined && Object.hasOwn(of, String(value))) return of[value];
  const category = typeof value === "number" ? new Intl.PluralRules(lang).select(value) : otherwise;
  return of[Object.hasOwn(of, category) ? category : otherwise];
}

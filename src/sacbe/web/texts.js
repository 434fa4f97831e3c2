// The texts of the page in the visitor's language.

export const LANGUAGES = { en: "English", es: "Español", pt: "Português", it: "Italiano" };

let texts = {};

/** The preferred supported language of the browser. */
export function guess() {
  const match = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES);
  return match ?? "en";
}

/** Load the texts and fill all elements that refer to one. */
export async function loadTexts(lang) {
  const response = await fetch(`/texts/${lang}.json`);
  texts = await response.json();
  document.documentElement.lang = lang;
  for (const each of document.querySelectorAll("[data-key]"))
    each.textContent = say(each.dataset.key);
  for (const each of document.querySelectorAll("[data-label]"))
    each.setAttribute("aria-label", say(each.dataset.label));
  for (const each of document.querySelectorAll("[data-hint]"))
    each.placeholder = say(each.dataset.hint);
}

/** Show the page. */
export const ready = () => document.body.classList.remove("waiting");

/** Is there such a message? */
export const has = (key) => Object.hasOwn(texts, key);

/** Format a message with its arguments. */
export function say(key, args = {}) {
  const text = texts[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

// The page's words in the reader's language.

export const LANGUAGES = { en: "English", es: "Español", pt: "Português", it: "Italiano" };

let words = {};

/** The language of the browser, if we have it. */
export function guess() {
  const known = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES);
  return known ?? "en";
}

/** Fetch the words and put them wherever the page asks for them. */
export async function speak(lang) {
  const answer = await fetch(`/words/${lang}.json`);
  words = await answer.json();
  document.documentElement.lang = lang;
  for (const each of document.querySelectorAll("[data-key]"))
    each.textContent = say(each.dataset.key);
  for (const each of document.querySelectorAll("[data-label]"))
    each.setAttribute("aria-label", say(each.dataset.label));
  for (const each of document.querySelectorAll("[data-hint]"))
    each.placeholder = say(each.dataset.hint);
}

/** Show the page: now everything on it can be used. */
export const ready = () => document.body.classList.remove("waiting");

/** Is there such a message? */
export const has = (key) => Object.hasOwn(words, key);

/** A message with what belongs into it. */
export function say(key, args = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

// Previews: what each legal action changes at once, and whether it can be undone.

import { el } from "./dom.js";
import { get } from "./api.js";
import { icon } from "./icon.js";
import { say } from "./texts.js";

let loaded = { of: "", effects: {} }; // for one position and seat

const cacheKeys = new WeakMap(); // by view

/** Previews are valid as long as this key stays the same. */
export function cacheKey(view) {
  if (!cacheKeys.has(view)) cacheKeys.set(view, JSON.stringify([view.position, view.legal, view.seat]));
  return cacheKeys.get(view);
}

/** A picture also depends on the names. */
export const pictureKey = (view) => `${cacheKey(view)} ${JSON.stringify(view.names)}`;

/** Load the previews of a view; true if there are new ones. */
export async function loadPreviews(table, view, lang) {
  if (loaded.of === cacheKey(view)) return false;
  const answer = await get(`/api/tables/${table}/effects?seat=${view.seat}&lang=${lang}`);
  if (answer.version !== view.version) return false;
  loaded = { of: cacheKey(view), effects: answer.effects };
  return true;
}

/** Forget everything a seat may know. */
export function clearPreviews() {
  loaded = { of: "", effects: {} };
}

const changes = (view, action) => (loaded.of === cacheKey(view) && loaded.effects[action]) || [];

/** The content of a choice: its text, its changes, and a warning if it is final. */
export function lines(view, { action, text, final }, silent = false) {
  const effects = changes(view, action);
  return [
    silent ? null : el("span", { className: "what" }, text),
    effects.length ? el("span", { className: "changes" }, effects.map((each) => change(each, effects))) : null,
    final ? el("span", { className: `final ${final}` }, say(`final-${final}`)) : null,
  ].filter(Boolean);
}

/** An icon with the amounts before and after; the name is visible if two share an icon. */
function change({ good, name, before, after }, all) {
  const unique = all.filter((each) => each.good === good).length === 1;
  return el("span", { className: after < before ? "change less" : "change" },
    icon(good), el("span", { className: unique ? "beyond" : "" }, `${name} `),
    number(before), el("span", { className: "to" }, "→"), el("strong", {}, number(after)));
}

const number = (n) => n.toLocaleString(document.documentElement.lang).replace("-", "−");

/** Set the same as accessible descriptions of the elements on the board. */
export function describe(view, choices) {
  const descriptions = new Map();
  for (const { action, final } of view.legal) {
    const sentences = changes(view, action).map(({ name, before, after }) =>
      say("from-to", { name, before: number(before), after: number(after) }));
    if (final) sentences.push(say(`final-${final}`));
    if (sentences.length) descriptions.set(String(action), sentences.join(". "));
  }
  for (const each of choices) {
    const sentences = [each.dataset.tip, descriptions.get(each.dataset.action)].filter(Boolean).join(" ");
    if (sentences) each.setAttribute("aria-description", sentences);
  }
}

// What each choice changes at once for who makes it, and whether it can be taken back.

import { el } from "./dom.js";
import { get } from "./api.js";
import { icon } from "./icon.js";
import { say } from "./words.js";

let known = { of: "", effects: {} }; // of one position, as one seat may know it

const gists = new WeakMap(); // of each view, once it was asked for

/** What is said of choices depends on this: as long as it stays, that does. */
export function gist(view) {
  if (!gists.has(view)) gists.set(view, JSON.stringify([view.position, view.legal, view.seat]));
  return gists.get(view);
}

/** A picture has names too. */
export const look = (view) => `${gist(view)} ${JSON.stringify(view.names)}`;

/** Ask what the choices of a view change; true if that was not known yet. */
export async function learn(table, view, lang) {
  if (known.of === gist(view)) return false;
  const told = await get(`/api/tables/${table}/effects?seat=${view.seat}&lang=${lang}`);
  if (told.version !== view.version) return false;
  known = { of: gist(view), effects: told.effects };
  return true;
}

/** Nothing of a seat stays in the page. */
export function forget() {
  known = { of: "", effects: {} };
}

const changes = (view, action) => (known.of === gist(view) && known.effects[action]) || [];

/** All that is to be said of a choice: its sentence, what it changes, whether it is final. */
export function lines(view, { action, text, final }, silent = false) {
  const changed = changes(view, action);
  return [
    silent ? null : el("span", { className: "what" }, text),
    changed.length ? el("span", { className: "changes" }, changed.map((each) => change(each, changed))) : null,
    final ? el("span", { className: `final ${final}` }, say(`final-${final}`)) : null,
  ].filter(Boolean);
}

/** An icon, what there is of it, and what there will be; its name where two have the same icon. */
function change({ good, name, before, after }, all) {
  const alone = all.filter((each) => each.good === good).length === 1;
  return el("span", { className: after < before ? "change less" : "change" },
    icon(good), el("span", { className: alone ? "beyond" : "" }, `${name} `),
    number(before), el("span", { className: "to" }, "→"), el("strong", {}, number(after)));
}

const number = (n) => n.toLocaleString(document.documentElement.lang).replace("-", "−");

/** For those who listen: the things on the board say the same, as their description. */
export function describe(view, choices) {
  const said = new Map();
  for (const { action, final } of view.legal) {
    const words = changes(view, action).map(({ name, before, after }) =>
      say("from-to", { name, before: number(before), after: number(after) }));
    if (final) words.push(say(`final-${final}`));
    if (words.length) said.set(String(action), words.join(". "));
  }
  for (const each of choices) {
    const words = [each.dataset.tip, said.get(each.dataset.action)].filter(Boolean).join(" ");
    if (words) each.setAttribute("aria-description", words);
  }
}

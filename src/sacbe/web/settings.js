// Settings of the visitor, stored in this browser.

import { el, select, valueOf } from "./dom.js";
import { say } from "./texts.js";

const THEMES = ["auto", "light", "dark"];
const CHECKBOXES = { confirm: "set-confirm", sounds: "set-sounds", "text-board": "text-board" };

const changes = new EventTarget();

/** Touch screens confirm final actions by default.
 * @param {string} name */
const defaultOf = (name) => name === "confirm" && matchMedia("(pointer: coarse)").matches;

/** Is a setting enabled?
 * @param {string} name */
export function isEnabled(name) {
  const value = localStorage.getItem(name);
  return value === null ? defaultOf(name) : value === "yes";
}

/** Store a setting and notify its listeners.
 * @param {string} name @param {string | null} value */
export function set(name, value) {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  if (name === "theme") setTheme(value);
  const checkbox = document.getElementById(`set-${name}`);
  if (checkbox instanceof HTMLInputElement) checkbox.checked = isEnabled(name);
  changes.dispatchEvent(new Event(name));
}

/** @param {string} name @param {() => void} listener */
export const onSetting = (name, listener) => changes.addEventListener(name, listener);

/** @param {string | null} theme */
function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Add the settings menu to the header. */
export function mountSettings() {
  const theme = select(THEMES.map((each) => [each, say(`theme-${each}`)]), localStorage.getItem("theme") ?? "auto",
    (event) => set("theme", valueOf(event) === "auto" ? null : valueOf(event)), say("theme"));
  const checkbox = (/** @type {[string, string]} */ [name, key]) => el("label", { className: "tick" }, el("input", {
    type: "checkbox", id: `set-${name}`, checked: isEnabled(name),
    onchange: (/** @type {Event} */ { target }) =>
      set(name, target instanceof HTMLInputElement && target.checked ? "yes" : "no"),
  }), el("span", {}, say(key)));
  const menu = el("details", { id: "settings" },
    el("summary", { "aria-label": say("settings"), title: say("settings") }, "⚙"),
    el("div", { className: "panel" },
      el("label", { className: "inline" }, el("span", {}, say("theme")), theme), Object.entries(CHECKBOXES).map(checkbox)));
  document.querySelector("header")?.append(menu);
  document.addEventListener("pointerdown", ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
}

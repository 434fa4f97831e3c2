// Settings of the visitor, stored in this browser.

/** @import { Speed } from "./playback.js" */

import { el, select, valueOf } from "./dom.js";
import { SPEEDS } from "./playback.js";
import { say } from "./texts.js";

const THEMES = ["auto", "light", "dark"];
const CHECKBOXES = { confirm: "set-confirm", sounds: "set-sounds", notify: "set-notify", "text-board": "text-board" };

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

/** The speed of the playback. With reduced motion there is none, unless the visitor wants it.
 * @returns {Speed} */
export function playbackSpeed() {
  const value = SPEEDS.find((each) => each === localStorage.getItem("playback"));
  return value ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal");
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

/** Add the settings menu to the header; at a table, where space is short, it has the language, too. */
export function mountSettings() {
  const theme = select(THEMES.map((each) => [each, say(`theme-${each}`)]), localStorage.getItem("theme") ?? "auto",
    (event) => set("theme", valueOf(event) === "auto" ? null : valueOf(event)), say("theme"));
  const speed = select(SPEEDS.map((each) => [each, say(`playback-${each}`)]), playbackSpeed(),
    (event) => set("playback", valueOf(event)), say("playback"));
  speed.id = "set-playback";
  const checkbox = (/** @type {[string, string]} */ [name, key]) => el("label", { className: "tick" }, el("input", {
    type: "checkbox", id: `set-${name}`, checked: isEnabled(name),
    onchange: (/** @type {Event} */ { target }) =>
      set(name, target instanceof HTMLInputElement && target.checked ? "yes" : "no"),
  }), el("span", {}, say(key)));
  const menu = el("details", { id: "settings" },
    el("summary", { "aria-label": say("settings"), title: say("settings") }, "⚙"),
    el("div", { className: "panel" },
      el("label", { className: "inline" }, el("span", {}, say("theme")), theme),
      el("label", { className: "inline" }, el("span", {}, say("playback")), speed), Object.entries(CHECKBOXES).map(checkbox)));
  const language = document.querySelector(".at-table > header > .inline");
  if (language) menu.querySelector(".panel")?.prepend(language);
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

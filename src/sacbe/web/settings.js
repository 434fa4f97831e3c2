// Settings of the visitor, stored in this browser.

import { $, el, select } from "./dom.js";
import { say } from "./texts.js";

const THEMES = ["auto", "light", "dark"];
const CHECKBOXES = { confirm: "set-confirm", sounds: "set-sounds", "text-board": "text-board" };
// Touch screens confirm final actions by default.
const DEFAULTS = { confirm: matchMedia("(pointer: coarse)").matches };

const changes = new EventTarget();

/** Is a setting enabled? */
export function isEnabled(name) {
  const value = localStorage.getItem(name);
  return value === null ? Boolean(DEFAULTS[name]) : value === "yes";
}

/** Store a setting and notify its listeners. */
export function set(name, value) {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  if (name === "theme") setTheme(value);
  const checkbox = $(`set-${name}`);
  if (checkbox) checkbox.checked = isEnabled(name);
  changes.dispatchEvent(new Event(name));
}

export const onSetting = (name, listener) => changes.addEventListener(name, listener);

function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Add the settings menu to the header. */
export function mountSettings() {
  const theme = select(THEMES.map((each) => [each, say(`theme-${each}`)]), localStorage.getItem("theme") ?? "auto",
    (event) => set("theme", event.target.value === "auto" ? null : event.target.value), say("theme"));
  const checkbox = ([name, key]) => el("label", { className: "tick" }, el("input", {
    type: "checkbox", id: `set-${name}`, checked: isEnabled(name),
    onchange: (event) => set(name, event.target.checked ? "yes" : "no"),
  }), el("span", {}, say(key)));
  const menu = el("details", { id: "settings" },
    el("summary", { "aria-label": say("settings"), title: say("settings") }, "⚙"),
    el("div", { className: "panel" },
      el("label", { className: "inline" }, el("span", {}, say("theme")), theme), Object.entries(CHECKBOXES).map(checkbox)));
  document.querySelector("header").append(menu);
  document.addEventListener("pointerdown", (event) => menu.contains(event.target) || (menu.open = false));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    menu.firstChild.focus();
  });
}

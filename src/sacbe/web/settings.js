// What a reader can set: kept in this browser, the same on all pages.

import { $, el, select } from "./dom.js";
import { say } from "./words.js";

const THEMES = ["auto", "light", "dark"];
const TICKS = { confirm: "set-confirm", sounds: "set-sounds", "text-board": "text-board" };
// Where a finger chooses, the turn does not end by a slip of it.
const USUAL = { confirm: matchMedia("(pointer: coarse)").matches };

const told = new EventTarget();

/** Is something that can be ticked wanted? */
export function wants(name) {
  const kept = localStorage.getItem(name);
  return kept === null ? Boolean(USUAL[name]) : kept === "yes";
}

/** Keep a setting, and tell who follows it. */
export function set(name, value) {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
  if (name === "theme") setTheme(value);
  const tick = $(`set-${name}`);
  if (tick) tick.checked = wants(name);
  told.dispatchEvent(new Event(name));
}

export const onSetting = (name, follow) => told.addEventListener(name, follow);

function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** A small menu at the end of the page's header. */
export function mountSettings() {
  const theme = select(THEMES.map((each) => [each, say(`theme-${each}`)]), localStorage.getItem("theme") ?? "auto",
    (event) => set("theme", event.target.value === "auto" ? null : event.target.value), say("theme"));
  const tick = ([name, key]) => el("label", { className: "tick" }, el("input", {
    type: "checkbox", id: `set-${name}`, checked: wants(name),
    onchange: (event) => set(name, event.target.checked ? "yes" : "no"),
  }), el("span", {}, say(key)));
  const menu = el("details", { id: "settings" },
    el("summary", { "aria-label": say("settings"), title: say("settings") }, "⚙"),
    el("div", { className: "panel" },
      el("label", { className: "inline" }, el("span", {}, say("theme")), theme), Object.entries(TICKS).map(tick)));
  document.querySelector("header").append(menu);
  document.addEventListener("pointerdown", (event) => menu.contains(event.target) || (menu.open = false));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    menu.open = false;
    menu.firstChild.focus();
  });
}

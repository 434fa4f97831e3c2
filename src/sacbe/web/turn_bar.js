// The turn bar: whose turn it is, the question, the buttons; and requests to undo.

/** @import { TableModel, ToolItem } from "./select.js" */

import { choiceContent } from "./choices.js";
import { $, el, render, replaceContent, setText, whenChanged } from "./dom.js";
import { layout } from "./layout.js";
import { SHAPES } from "./select.js";
import { runClocks } from "./seats.js";
import { say } from "./texts.js";

export function mountBanner() {
  new ResizeObserver(reachText).observe($("saying"));
  return whenChanged(showBanner);
}

/** @param {TableModel["banner"]} banner */
function showBanner(banner) {
  document.body.classList.toggle("my-turn", banner.isMyTurn);
  document.body.classList.toggle("in-past", banner.isPast);
  setText("turn", banner.turn);
  setText("question", banner.question);
  setText("note", banner.note);
  $("note").hidden = !banner.note;
  $("banner").className = banner.seat === undefined ? "" : `seat-${banner.seat}`;
  $("banner").title = [banner.question, banner.note].join(" ").trim(); // a long one is cut off
  $("clock").hidden = banner.deadline === null;
  $("clock").dataset.deadline = String(banner.deadline);
  runClocks($("now"));
  $("whose").textContent = banner.seat === undefined ? "" : SHAPES[banner.seat];
  reachText();
}

/** A text too long for a phone scrolls; then the keyboard reaches it. */
function reachText() {
  const text = $("saying");
  layout.measure(() => getComputedStyle(text).overflowY === "auto" && text.scrollHeight > text.clientHeight, (isScrolling) => {
    if (isScrolling) text.tabIndex = 0;
    else text.removeAttribute("tabindex");
  });
}

/** The buttons of the turn bar. They are created once and never move: a button that cannot be used is
 * disabled, and the place of the first one, which depends on the table, stays free without it.
 * @param {(key: string) => void} press */
export function mountTools(press) {
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  const extra = el("span", { id: "extra-tool" });
  $("tools").append(extra);
  const create = (/** @type {string} */ key) => el("button", {
    type: "button", onclick: () => press(key), "data-focus": key, ...(key === "end-turn" ? { id: "confirm" } : {}),
  });
  return whenChanged((/** @type {ToolItem[]} */ tools) => {
    const hadFocus = $("tools").contains(document.activeElement);
    const fixed = tools.slice(-FIXED);
    const first = tools.length > FIXED ? tools[0] : null;
    for (const tool of tools) {
      const button = buttons.get(tool.key) ?? create(tool.key);
      buttons.set(tool.key, button);
      if (fixed.includes(tool) && !button.isConnected) $("tools").append(button);
      update(button, tool);
    }
    const only = first ? buttons.get(first.key) : undefined;
    if (extra.firstChild !== (only ?? null)) extra.replaceChildren(...(only ? [only] : []));
    const isLost = !$("tools").contains(document.activeElement) || document.activeElement?.matches(":disabled");
    if (hadFocus && isLost) $("now").focus({ preventScroll: true });
  });
}

const FIXED = 4; // buttons that are always there

/** The buttons have a fixed size, so long texts are set smaller. @param {string} text */
const sizeOf = (text) => text.length > 36 ? "long" : text.length > 18 ? "medium" : "short";

/** @param {HTMLButtonElement} button @param {ToolItem} tool */
function update(button, { text, isPrimary, isDisabled, choice }) {
  button.disabled = isDisabled;
  button.classList.toggle("primary", isPrimary && !isDisabled);
  replaceContent(button, choice ? choiceContent(choice) : text);
  if (choice) button.dataset.action = String(choice.action);
  else delete button.dataset.action;
  if (choice) button.dataset.rule = choice.rule;
  button.dataset.size = sizeOf(choice?.text ?? "");
  button.title = choice?.text ?? ""; // a very long one is cut off
  for (const mark of ["hinted", "guided"]) button.classList.toggle(mark, choice?.marks.includes(mark) ?? false);
}

/** @param {(seat: number, agree: boolean) => void} answer */
export const mountRequest = (answer) => whenChanged((/** @type {TableModel["request"]} */ request) => {
  $("request").hidden = !request;
  if (!request) return;
  render($("request"), el("p", {}, request.text), request.answers.map(({ seat, name }) =>
    el("div", { className: "row" }, name === null ? null : el("span", {}, name),
      /** @type {const} */ ([["agree", true], ["refuse", false]]).map(([key, agree]) => el("button", {
        type: "button", onclick: () => answer(seat, agree), "data-focus": `${key}-${seat}`,
      }, say(key))))));
});

// The turn bar: whose turn it is, the question, the buttons; and requests to undo.

/** @import { TableModel, ToolItem } from "./select.js" */

import { choiceContent } from "./choices.js";
import { $, el, render, setText, whenChanged } from "./dom.js";
import { SHAPES } from "./select.js";
import { say } from "./texts.js";

export const mountBanner = () => whenChanged((/** @type {TableModel["banner"]} */ banner) => {
  document.body.classList.toggle("my-turn", banner.isMyTurn);
  document.body.classList.toggle("in-past", banner.isPast);
  document.title = banner.pageTitle;
  setText("turn", banner.turn);
  setText("question", banner.question);
  setText("note", banner.note);
  $("note").hidden = !banner.note;
  $("banner").className = banner.seat === undefined ? "" : `seat-${banner.seat}`;
  $("whose").textContent = banner.seat === undefined ? "" : SHAPES[banner.seat];
});

/** The buttons of the turn bar, and the same helps where it has no space for them.
 * @param {(key: string) => void} press */
export function mountTools(press) {
  return whenChanged((/** @type {{ tools: ToolItem[], helps: ToolItem[] }} */ { tools, helps }) => {
    const hadFocus = $("tools").contains(document.activeElement);
    render($("tools"), tools.map((tool) => button(tool, press)));
    render($("helps"), helps.map((tool) => button(tool, press)));
    if (hadFocus && !$("tools").contains(document.activeElement)) $("now").focus({ preventScroll: true });
  });
}

/** @param {ToolItem} tool @param {(key: string) => void} press */
const button = ({ key, text, isPrimary, isHelp, isDisabled = false, choice }, press) => el("button", {
  type: "button", className: isPrimary ? "primary" : isHelp ? "help" : "", disabled: isDisabled,
  onclick: () => press(key), "data-focus": key, ...(choice ? { id: "confirm" } : {}),
}, choice ? choiceContent(choice) : text);

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

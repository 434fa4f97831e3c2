// The chat.

/** @import { TableModel } from "./select.js" */

import { $, el, whenChanged } from "./dom.js";

const NEAR = 40; // pixels from the end of a list that count as its end

/** `send` gets every line that the visitor writes.
 * @param {(text: string) => void} send */
export function mountChat(send) {
  const line = $("line", HTMLInputElement);
  $("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = line.value.trim();
    line.value = "";
    if (text) send(text);
  });
  return whenChanged((/** @type {TableModel["chat"]} */ lines) => renderAtEnd($("chat"), lines.map(({ name, text }) =>
    el("li", {}, el("strong", {}, name), " ", text))));
}

/** Render a growing list, and keep it scrolled to its end unless the reader scrolled up.
 * @param {HTMLElement} list @param {HTMLElement[]} lines */
function renderAtEnd(list, lines) {
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  list.replaceChildren(...lines);
  if (isAtEnd) list.scrollTop = list.scrollHeight;
}

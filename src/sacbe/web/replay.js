// The controls of earlier moves: back, forth, slider.

/** @import { TableModel } from "./select.js" */

import { $, whenChanged } from "./dom.js";

/** `goTo` shows the board after a number of moves.
 * @param {(step: number) => void} goTo */
export function mountReplay(goTo) {
  const slider = $("steps", HTMLInputElement);
  $("back").addEventListener("click", () => goTo(Number(slider.value) - 1));
  $("forth").addEventListener("click", () => goTo(Number(slider.value) + 1));
  slider.addEventListener("input", () => goTo(Number(slider.value)));
  return whenChanged((/** @type {TableModel["steps"]} */ { at, most, text }) => {
    $("step").textContent = text;
    $("step", HTMLAnchorElement).href = `#step-${at}`;
    slider.max = String(most);
    slider.value = String(at);
    $("back", HTMLButtonElement).disabled = at <= 0;
    $("forth", HTMLButtonElement).disabled = at >= most;
  });
}

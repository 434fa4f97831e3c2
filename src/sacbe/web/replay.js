// The replay bar: first, previous, next and latest move, autoplay, a slider, the text of the move and a
// link to it.

/** @import { TableModel } from "./select.js" */

import { $, setText, whenChanged } from "./dom.js";
import { say } from "./texts.js";

const STEP_TIME = 1400; // milliseconds per move of autoplay

/** `goTo` shows the board after a number of moves, `copyLink` copies the address of a move.
 * @param {{ goTo: (step: number) => void, copyLink: (step: number) => void }} input */
export function mountReplay({ goTo, copyLink }) {
  const slider = $("steps", HTMLInputElement);
  let [at, most, timer] = [0, 0, 0];

  /** @param {boolean} isOn */
  function play(isOn) {
    clearInterval(timer);
    timer = isOn ? setInterval(() => (at < most ? goTo(at + 1) : play(false)), STEP_TIME) : 0;
    setText("autoplay", say(isOn ? "autoplay-stop" : "autoplay"));
  }

  /** @param {number} step */
  function jump(step) {
    play(false);
    goTo(step);
  }

  for (const [id, step] of /** @type {[string, () => number][]} */ ([
    ["first", () => 0], ["back", () => at - 1], ["forth", () => at + 1], ["latest", () => most],
  ])) $(id).addEventListener("click", () => jump(step()));
  slider.addEventListener("input", () => jump(Number(slider.value)));
  $("step-link").addEventListener("click", () => copyLink(at));
  $("autoplay").addEventListener("click", () => {
    if (timer) return play(false);
    if (at === most) goTo(0); // from the beginning
    play(true);
  });
  play(false);

  const render = whenChanged((/** @type {TableModel["steps"]} */ steps) => {
    ({ at, most } = steps);
    setText("step", steps.text);
    $("step", HTMLAnchorElement).href = `#step-${at}`;
    setText("step-text", steps.said);
    $("step-text").title = steps.said; // a long one is cut off
    slider.max = String(most);
    slider.value = String(at);
    for (const id of ["first", "back"]) $(id, HTMLButtonElement).disabled = at <= 0;
    for (const id of ["forth", "latest"]) $(id, HTMLButtonElement).disabled = at >= most;
  });

  /** Keyboard: arrows, Home and End. Returns whether the key is one of them.
   * @param {string} key */
  function onKey(key) {
    /** @type {Record<string, number>} */
    const targets = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: most };
    if (key in targets) jump(targets[key]);
    return key in targets;
  }

  return { render, onKey };
}

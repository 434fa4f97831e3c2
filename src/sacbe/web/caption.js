// Playback on screen: the caption of the step, its timer, and the input that skips it.

/** @import { FollowModel } from "./select.js" */
/** @import { State } from "./store.js" */

import { $, el, render, whenChanged } from "./dom.js";
import { icon } from "./icon.js";
import { captionOf, durationOf } from "./playback.js";
import { closesOnEscape, lacksScenes } from "./store.js";
import { say } from "./texts.js";

const FIELDS = "input, select, textarea";
const MODIFIERS = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock"];
// What stays usable during playback: it chooses nothing at the table.
const CONTROLS = "header, dialog:not(#scene), #caption, #recap, #beside, #parts, #replay, #notice";
// What Escape closes before it skips playback, with the focus in it.
const OPEN = "dialog:not(#scene), #settings[open]";

/** An icon with a gain or loss.
 * @param {{ icon: string, amount: string, isLoss: boolean }} change */
export const chip = ({ icon: name, amount, isLoss }) =>
  el("span", { className: isLoss ? "chip less" : "chip" }, amount, icon(name));

/** @param {{ next: () => void, skip: () => void }} input */
export const mountCaption = ({ next, skip }) => whenChanged((/** @type {FollowModel["caption"]} */ caption) => {
  const place = $("caption");
  place.hidden = !caption;
  document.body.classList.toggle("playback", caption !== null);
  if (!caption) return place.replaceChildren();
  place.className = caption.seat === null ? "" : `seat-${caption.seat}`;
  render(place,
    el("p", {}, caption.shape ? el("span", { className: "shape", "aria-hidden": "true" }, caption.shape) : null,
      caption.note ? el("strong", {}, `${caption.note} `) : null,
      el("span", { className: "told" }, caption.text), el("span", { className: "chips" }, caption.changes.map(chip))),
    el("span", { className: "row" },
      caption.rest ? el("span", { className: "quiet" }, say("playback-rest", { n: caption.rest })) : null,
      caption.isStepwise ? el("button", { type: "button", className: "small", onclick: next, "data-focus": "next" }, say("playback-next")) : null,
      el("button", { type: "button", className: "small", onclick: skip, "data-focus": "skip" }, say("playback-skip"))));
});

/** Goes from step to step, and lets the viewer skip. Nothing runs while the tab is hidden. */
export class Projector {
  /** @type {number | undefined} */ #timer;

  /** @param {() => State} state @param {(type: "next-shot" | "skip") => void} dispatch */
  constructor(state, dispatch) {
    this.state = state;
    this.dispatch = dispatch;
    document.addEventListener("visibilitychange", () => this.schedule());
    addEventListener("keydown", (event) => this.#onKey(event), { capture: true });
    addEventListener("click", (event) => this.#onClick(event), { capture: true });
  }

  /** Call this when the step on screen, the speed or the loaded scenes have changed. */
  schedule() {
    clearTimeout(this.#timer);
    const state = this.state();
    const { film: [shot], page, view, lang, speed } = state;
    if (!shot || !page || !view || document.hidden) return;
    const isScene = shot.lines.some(({ kind }) => kind in (page.log.scenes ?? {}));
    if (isScene && lacksScenes(state)) return; // they are being loaded
    const { text } = captionOf(shot, view.names, page.log, lang);
    const time = durationOf(speed, text.length, isScene);
    if (time !== null) this.#timer = setTimeout(() => this.dispatch("next-shot"), time);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (!this.state().film.length || event.ctrlKey || event.metaKey || event.altKey || MODIFIERS.includes(event.key)) return;
    const at = event.target instanceof Element ? event.target : document.body;
    const isEscape = event.key === "Escape";
    if (at.matches(FIELDS) || (isEscape ? at.closest(OPEN) || closesOnEscape(this.state()) : at.closest(CONTROLS))) return;
    if (event.key !== "Tab") swallow(event);
    this.#goOn(isEscape);
  }

  /** The click that skips reaches nothing that can be chosen; a second one on its point does not either
   * (guard.js).
   * @param {MouseEvent} event */
  #onClick(event) {
    if (!this.state().film.length || (event.target instanceof Element && event.target.closest(CONTROLS))) return;
    swallow(event);
    this.#goOn(false);
  }

  /** @param {boolean} toTheEnd */
  #goOn(toTheEnd) {
    this.dispatch(this.state().speed === "step" && !toTheEnd ? "next-shot" : "skip");
  }
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Mark the pieces that others moved last.
 * @param {Readonly<Record<string, number>>} marks ids of pieces, with the seats that moved them */
export function markMoves(marks) {
  const board = document.querySelector("#place > svg");
  if (!board) return;
  for (const each of board.querySelectorAll("[data-moved]")) if (!(each.id in marks)) each.removeAttribute("data-moved");
  for (const [id, seat] of Object.entries(marks)) {
    const piece = board.querySelector(`#${CSS.escape(id)}`);
    if (piece && piece.getAttribute("data-moved") !== String(seat)) piece.setAttribute("data-moved", String(seat));
  }
}

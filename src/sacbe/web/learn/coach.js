// The coach at a table: after a turn, what would have been better. Only the seat itself sees it.

/** @import { Coaching, View } from "../api.js" */

import { el, toast } from "../dom.js";
import { concise } from "../format.js";
import { post } from "../http.js";
import { say } from "../texts.js";
import { endedTurn } from "./coach_turn.js";

/** @param {string} table @param {string} lang @param {(command: { type: string, [field: string]: unknown }) => Promise<unknown>} send */
export function mountCoach(table, lang, send) {
  const box = el("aside", { id: "coach", hidden: true, role: "status", "aria-label": say("coach-title") });
  document.body.append(box);
  const close = () => { box.hidden = true; };
  let requests = 0;
  /** @type {number | null} */
  let onScreen = null; // the seat
  let isAnnounced = false;

  /** @param {Coaching} advice */
  function show(advice) {
    const list = (/** @type {string} */ title, /** @type {string[]} */ words, /** @type {"ol" | "ul"} */ tag) =>
      words.length ? [el("h3", {}, say(title)), el(tag, {}, words.map((each) => el("li", {}, each)))] : [];
    close();
    if (advice.status === "good") toast(say("coach-good"));
    if (advice.status !== "better") return;
    // Its head alone is left after a tap, and the board under the advice can be seen.
    box.replaceChildren(el("details", { open: true },
      el("summary", {}, el("h2", {}, say("coach-better"))),
      el("p", {}, advice.cost),
      ...list("coach-played", concise(advice.played), "ol"), ...list("coach-instead", concise(advice.better), "ol"), ...list("puzzle-why", advice.reasons, "ul"),
      ...list("puzzle-price", advice.price, "ul"),
      el("p", { className: "row" },
        advice.can_rewind ? el("button", { type: "button", className: "primary", onclick: () => {
          close();
          void send({ type: "rewind", seat: advice.seat, move: advice.move });
        } }, say("coach-rewind")) : "",
        el("button", { type: "button", onclick: close }, say("close")))));
    box.hidden = false;
  }

  /** Call this with every new view; null hides everything, for another player may look now.
   * @param {View | null} view @param {View | null} before */
  return (view, before) => {
    if ((view?.seat ?? null) !== onScreen) close();
    onScreen = view?.seat ?? null;
    if (view?.coach && !isAnnounced) {
      isAnnounced = true;
      box.replaceChildren(el("p", {}, say("coach-here")), el("button", { type: "button", onclick: close }, say("close")));
      box.hidden = false;
    }
    const seat = endedTurn(view, before);
    if (seat === null) return;
    const number = ++requests;
    post(`/api/tables/${table}/coach`, { seat, lang }).then((advice) => {
      if (number === requests && seat === onScreen) show(advice);
    }, close); // without advice: the bots are busy
  };
}

// Fork: continue from a position of a finished game at a new table.

/** @import { View } from "../api.js" */
/** @import { Context, Panel } from "./panels.js" */

import { el, select, whenChanged } from "../dom.js";
import { linkToStep } from "../editor/address.js";
import { ApiError, get, post } from "../http.js";
import { say } from "../texts.js";

/** @param {HTMLElement} body @param {Context} context @returns {Panel} */
export function mountFork(body, { table }) {
  const number = el("input", { type: "number", min: 0, required: true, "aria-label": say("u-fork-step") });
  let formKey = ""; // what the form depends on

  const followStep = whenChanged((/** @type {number | null} */ step) => {
    if (step !== null) number.value = String(step);
  });

  /** Keep the form as filled in, but follow the step on screen.
   * @param {Parameters<NonNullable<Panel["load"]>>[0]} panel */
  async function load({ view, seat, step }) {
    const key = JSON.stringify([view.names, view.moves, seat]);
    if (formKey === key) return;
    const { games } = await get("/api/games");
    formKey = key;
    make(view, seat, games.find((/** @type {{ name: string }} */ { name }) => name === view.game).bots);
    number.value = String(step ?? 0);
  }

  function clear() {
    formKey = "";
    body.replaceChildren();
  }

  /** @param {View} view @param {number | null} own @param {string[]} levels */
  function make(view, own, levels) {
    const choosers = view.seats.map((_, seat) => chooser(levels, seat === (own ?? 0), view.names[seat]));
    const errorLine = el("p", { role: "status" });
    const go = el("button", { className: "primary" }, say("u-fork-do"));
    number.max = String(view.moves - 1);
    const goToEditor = (/** @type {Event} */ event) => {
      event.preventDefault();
      location.assign(linkToStep(table, Number(number.value)));
    };
    const submit = async (/** @type {Event} */ event) => {
      event.preventDefault();
      go.disabled = true;
      try {
        const opened = await post(`/api/tables/${table}/fork`, {
          step: Number(number.value),
          seats: choosers.map(({ value }) => seatRequest(value)),
        });
        location.assign(`/table/${opened.table}`);
      } catch (error) {
        go.disabled = false;
        errorLine.textContent = error instanceof ApiError ? say(`error-${error.error}`) : String(error);
      }
    };
    body.replaceChildren(el("form", { className: "u-fork-form", onsubmit: submit },
      el("p", {}, say("u-fork-help")),
      el("label", {}, say("u-fork-step"), " ", number),
      el("p", {}, el("a", { href: "/what-if", onclick: goToEditor }, say("edit-from-game"))),
      choosers.map((each, seat) => el("label", {}, view.names[seat], " ", each)),
      go, errorLine));
  }

  return { load, clear, render: ({ fork }) => followStep(fork.step), isWanted: ({ fork }) => fork.isWanted };
}

/** @param {string[]} levels @param {boolean} isOwn @param {string} name */
export const chooser = (levels, isOwn, name) => select(
  [["local", say("seat-local")], ...levels.map((level) => /** @type {[string, string]} */ ([level, say(`bot-${level}`)]))],
  isOwn ? "local" : "medium", () => {}, name);

/** @param {string} value */
export const seatRequest = (value) => (value === "local" ? { kind: "local" } : { kind: "bot", level: value });

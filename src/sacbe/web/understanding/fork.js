// Going on from a position of a finished game, at a table of one's own.

import { el, select } from "../dom.js";

const LEVELS = ["easy", "greedy", "medium", "strong"];

export function forkPart(body, now) {
  const isWanted = () => now.view.status === "over";
  let made = ""; // for whom the form was made
  let number = null; // of the move, in it
  let step = null; // that was looked at last

  /** The form stays as it was filled in; a step that is looked at goes into it. */
  function refresh() {
    const wanted = JSON.stringify([now.view.names, now.view.seats.length, now.view.moves, now.seat, now.lang]);
    if (made !== wanted) make();
    else if (now.step !== null && now.step !== step) number.value = now.step;
    [made, step] = [wanted, now.step];
  }

  function clear() {
    made = "";
    body.replaceChildren();
  }

  function make() {
    const seats = now.view.seats.map((_, seat) => chooser(seat));
    const trouble = el("p", { role: "status" });
    const go = el("button", { className: "primary" }, now.say("u-fork-do"));
    number = el("input", {
      type: "number", min: 0, max: now.view.moves - 1, value: now.step ?? 0, required: true,
      "aria-label": now.say("u-fork-step"),
    });
    const form = el("form", {
      className: "u-fork-form",
      onsubmit: async (event) => {
        event.preventDefault();
        go.disabled = true;
        try {
          const opened = await now.post(`/api/tables/${now.table}/fork`, {
            step: Number(number.value),
            seats: seats.map(({ value }, seat) => wish(value, seat)),
          });
          location.assign(`/table/${opened.table}`);
        } catch (refused) {
          go.disabled = false;
          trouble.textContent = now.say(`error-${refused.error}`);
        }
      },
    },
    el("p", {}, now.say("u-fork-help")),
    el("label", {}, now.say("u-fork-step"), " ", number),
    seats.map((each, seat) => el("label", {}, name(seat), " ", each)),
    go,
    trouble);
    body.replaceChildren(form);
  }

  const name = (seat) => now.view.names?.[seat] ?? now.say("seat-n", { n: seat + 1 });

  function chooser(seat) {
    const first = seat === (now.seat ?? 0);
    const pairs = [["local", now.say("seat-local")], ...LEVELS.map((level) =>
      [level, now.say(`level-${level}`)])];
    return select(pairs, first ? "local" : "medium", () => {}, name(seat));
  }

  const wish = (value, seat) => value === "local"
    ? { kind: "local", name: now.say("player-n", { n: seat + 1 }) }
    : { kind: "bot", level: value };

  return { refresh, isWanted, clear };
}

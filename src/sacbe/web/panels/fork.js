// Fork: continue from a position of a finished game at a new table.

import { el, select } from "../dom.js";

export function forkPart(body, now) {
  const isWanted = () => now.view.status === "over";
  let formKey = ""; // what the form depends on
  let levels = []; // bots of the game
  let number = null; // input for the move
  let step = null; // last step on screen

  /** Keep the form as filled in, but follow the step on screen. */
  async function refresh() {
    if (!levels.length) {
      const { games } = await now.get("/api/games");
      if (!now.view) return; // hidden meanwhile
      levels = games.find(({ name }) => name === now.view.game).bots;
    }
    const key = JSON.stringify([now.view.names, now.view.seats.length, now.view.moves, now.seat, now.lang]);
    if (formKey !== key) make();
    else if (now.step !== null && now.step !== step) number.value = now.step;
    [formKey, step] = [key, now.step];
  }

  function clear() {
    formKey = "";
    body.replaceChildren();
  }

  function make() {
    const seats = now.view.seats.map((_, seat) => chooser(seat));
    const errorLine = el("p", { role: "status" });
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
            seats: seats.map(({ value }, seat) => seatRequest(value, seat)),
          });
          location.assign(`/table/${opened.table}`);
        } catch (error) {
          go.disabled = false;
          errorLine.textContent = now.say(`error-${error.error}`);
        }
      },
    },
    el("p", {}, now.say("u-fork-help")),
    el("label", {}, now.say("u-fork-step"), " ", number),
    seats.map((each, seat) => el("label", {}, name(seat), " ", each)),
    go,
    errorLine);
    body.replaceChildren(form);
  }

  const name = (seat) => now.view.names?.[seat] ?? now.say("seat-n", { n: seat + 1 });

  function chooser(seat) {
    const first = seat === (now.seat ?? 0);
    const pairs = [["local", now.say("seat-local")], ...levels.map((level) =>
      [level, now.say(`level-${level}`)])];
    return select(pairs, first ? "local" : "medium", () => {}, name(seat));
  }

  const seatRequest = (value, seat) => value === "local"
    ? { kind: "local", name: now.say("player-n", { n: seat + 1 }) }
    : { kind: "bot", level: value };

  return { refresh, isWanted, clear };
}

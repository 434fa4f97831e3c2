// Going on from a position of a finished game, at a table of one's own.

import { el, select } from "../dom.js";

const LEVELS = ["easy", "greedy", "medium", "strong"];

export function forkPart(body, now) {
  const isWanted = () => now.view.status === "over";

  function refresh() {
    const step = now.step ?? null;
    const seats = now.view.seats.map((_, seat) => chooser(seat));
    const trouble = el("p", { role: "status" });
    const number = el("input", {
      type: "number", min: 0, max: now.view.moves - 1, value: step ?? 0, required: true,
      "aria-label": now.say("u-fork-step"),
    });
    const form = el("form", {
      className: "u-fork-form",
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          const opened = await now.post(`/api/tables/${now.table}/fork`, {
            step: Number(number.value),
            seats: seats.map(({ value }, seat) => wish(value, seat)),
          });
          location.assign(`/table/${opened.table}`);
        } catch (refused) {
          trouble.textContent = now.say(`error-${refused.error}`);
        }
      },
    },
    el("p", {}, now.say("u-fork-help")),
    el("label", {}, now.say("u-fork-step"), " ", number),
    seats.map((each, seat) => el("label", {}, name(seat), " ", each)),
    el("button", { className: "primary" }, now.say("u-fork-do")),
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

  return { refresh, isWanted, clear: () => body.replaceChildren() };
}

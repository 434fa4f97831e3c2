// The seats of a table: who sits there, whose turn it is, how much time is left, what can be done.

import { copy, el, tell } from "./dom.js";
import { links } from "./visitor.js";
import { say } from "./words.js";

export const SHAPES = ["●", "■", "▲", "◆"];
const LETTERS = "ABCD"; // as on the board and in the log
const DAY = 86_400;

/** What a seat is called: its name, a bot's level, or that it is free. */
export function nameOf(view, seat) {
  const { name, kind, bot } = view.seats[seat];
  if (name) return name;
  if (kind === "bot" || bot) return view.names[seat];
  return say("seat-n", { n: seat + 1 });
}

/** Several names in a row. */
export const namesOf = (view, seats) => seats.map((seat) => nameOf(view, seat)).join(", ");

/** The lines of the list; `send` sends a command, `rename` asks for a new name. */
export function seatLines(table, view, mine, host, send, rename) {
  return view.seats.map((seat, i) => {
    const asked = view.asked.includes(i);
    const winner = view.winners.includes(i);
    return el("li", { className: asked ? "asked" : "" },
      el("span", { className: `shape seat-${i}`, "aria-hidden": "true" }, SHAPES[i]),
      el("span", { className: "letter" }, LETTERS[i]),
      el("span", { className: "who" },
        el("strong", {}, seat.kind === "bot" ? say(`level-${seat.bot}`) : nameOf(view, i)),
        seat.kind === "bot" ? null : el("span", { className: "quiet" }, describe(view, i, mine))),
      winner ? el("span", { className: "mark" }, say("winner-mark")) : null,
      asked ? el("span", { className: "mark hot" }, say("to-move")) : null,
      clockOf(seat),
      view.scores ? el("span", { className: "points" }, say("points", { n: view.scores[i].toLocaleString(document.documentElement.lang) })) : null,
      el("span", { className: "row" }, deeds(table, view, i, mine, host, send, rename)));
  });
}

function describe(view, i, mine) {
  const { bot, taken } = view.seats[i];
  if (bot) return say("bot-for-now", { level: say(`level-${bot}`) });
  if (!taken) return say("seat-waits");
  if (mine.includes(i)) return say(mine.length > 1 ? "seat-here" : "seat-you");
  return say("seat-person");
}

function clockOf(seat) {
  return seat.deadline ? el("time", { className: "clock", "data-deadline": seat.deadline, role: "timer" }) : null;
}

function deeds(table, view, i, mine, host, send, rename) {
  const seat = view.seats[i];
  const token = links.of(table)[i];
  const playing = view.status === "playing";
  const button = (key, onclick) =>
    el("button", { type: "button", className: "small", onclick, "data-focus": `${key}-${i}` }, say(key));
  const own = mine.includes(i);
  return [
    !seat.taken && !seat.bot && token && button("copy-invitation", () => invite(table, token)),
    !seat.taken && !seat.bot && host && playing && button("let-bot-play", () => send({ type: "replace", seat: i })),
    own && button("rename", () => rename(i)),
    own && playing && !seat.bot && button("leave", () => send({ type: "leave", seat: i })),
    own && playing && seat.bot && seat.kind !== "bot" && button("return", () => send({ type: "return", seat: i })),
    seat.deadline && mine.some((other) => other !== i) &&
      button("add-time", () => send({ type: "add_time", seat: i, seconds: extra(view) })),
  ].filter(Boolean);
}

/** As much as another turn has, but a day at most. */
const extra = (view) => Math.min(view.clock?.seconds ?? 60, DAY);

/** One link, copied: whoever opens it first has the seat. */
export async function invite(table, token) {
  const link = `${location.origin}/table/${table}#${token}`;
  tell((await copy(link)) ? say("link-copied") : link);
}

/** Let all clocks run, on the page or in a part of it. */
export function runClocks(ahead, within = document) {
  for (const clock of within.querySelectorAll("[data-deadline]")) {
    const left = Math.max(0, Math.ceil(Number(clock.dataset.deadline) - Date.now() / 1000 - ahead));
    clock.textContent = say("time-left", { time: duration(left) });
    clock.classList.toggle("short", left < 30);
  }
}

function duration(seconds) {
  const two = (n) => String(n).padStart(2, "0");
  const [d, h] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  const [m, s] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (d) return say("days-hours", { d, h });
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

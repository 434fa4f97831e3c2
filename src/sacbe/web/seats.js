// The seats of a table: players, turn, clocks, buttons.

import { copy, el, toast } from "./dom.js";
import { post } from "./api.js";
import { links, showError } from "./visitor.js";
import { say } from "./texts.js";

export const SHAPES = ["●", "■", "▲", "◆"];
const LETTERS = "ABCD"; // as on the board and in the log
const DAY = 86_400;

/** The name of a seat: the player's name, the bot's level, or the seat number. */
export function nameOf(view, seat) {
  const { name, kind, bot } = view.seats[seat];
  if (name) return name;
  if (kind === "bot" || bot) return view.names[seat];
  return say("seat-n", { n: seat + 1 });
}

/** Several names, separated by commas. */
export const namesOf = (view, seats) => seats.map((seat) => nameOf(view, seat)).join(", ");

/** The list of seats; `send` sends a command, `rename` opens the rename dialog. */
export function seatLines(table, view, mine, host, send, rename) {
  return view.seats.map((seat, i) => {
    const isToMove = view.asked.includes(i);
    const winner = view.winners.includes(i);
    return el("li", { className: isToMove ? "asked" : "" },
      el("span", { className: `shape seat-${i}`, "aria-hidden": "true" }, SHAPES[i]),
      el("span", { className: "letter" }, LETTERS[i]),
      el("span", { className: "who" },
        el("strong", {}, seat.kind === "bot" ? say(`level-${seat.bot}`) : nameOf(view, i)),
        seat.kind === "bot" ? null : el("span", { className: "quiet" }, describe(view, i, mine))),
      winner ? el("span", { className: "mark" }, say("winner-mark")) : null,
      isToMove ? el("span", { className: "mark hot" }, say("to-move")) : null,
      clockOf(seat),
      view.scores ? el("span", { className: "points" }, say("points", { n: view.scores[i].toLocaleString(document.documentElement.lang) })) : null,
      el("span", { className: "row" }, seatButtons(table, view, i, mine, host, send, rename)));
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

function seatButtons(table, view, i, mine, host, send, rename) {
  const seat = view.seats[i];
  const token = links.of(table)[i];
  const playing = view.status === "playing";
  const button = (key, onclick) =>
    el("button", { type: "button", className: "small", onclick, "data-focus": `${key}-${i}` }, say(key));
  const own = mine.includes(i);
  return [
    !seat.taken && !seat.bot && token && button("copy-invitation", () => invite(table, token)),
    !seat.taken && !seat.bot && host && playing && button("let-bot-play", () => send({ type: "replace", seat: i })),
    !seat.taken && !seat.bot && host && playing && button("new-link", () => renew(table, i)),
    seat.taken && seat.kind === "link" && host && playing && !own && button("remove-player", () => send({ type: "remove", seat: i })),
    own && button("rename", () => rename(i)),
    own && playing && !seat.bot && button("leave", () => send({ type: "leave", seat: i })),
    own && playing && seat.bot && seat.kind !== "bot" && button("return", () => send({ type: "return", seat: i })),
    seat.deadline && mine.some((other) => other !== i) &&
      button("add-time", () => send({ type: "add_time", seat: i, seconds: extra(view) })),
  ].filter(Boolean);
}

/** One more turn, at most a day. */
const extra = (view) => Math.min(view.clock?.seconds ?? 60, DAY);

/** Copy the link of a seat; the first visitor who opens it takes the seat. */
export async function invite(table, token) {
  const link = `${location.origin}/table/${table}#${token}`;
  toast((await copy(link)) ? say("link-copied") : link);
}

/** Replace a leaked link of a free seat, and copy the new one. */
async function renew(table, seat) {
  try {
    const { token } = await post(`/api/tables/${table}/seats/${seat}/link`);
    links.keep(table, { ...links.of(table), [seat]: token });
    await invite(table, token);
  } catch (error) {
    showError(error);
  }
}

/** Update all clocks below an element. */
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

// A guided first game: some ten steps beside the board. A step is done when its condition holds, or
// when the reader goes on; nothing is ever in the way of playing otherwise.

import { $, el, fill, thingsOf } from "../dom.js";
import { pageOf } from "../games.js";
import { holds } from "./conditions.js";

const NARROW = matchMedia("(max-width: 899px)"); // there the reasons are shown when they are wished
const NEAR = 8; // pixels between what is brought into sight and what lies above or below

const guideOf = async (game) => (await pageOf(game)).guide;

/** Open the guide's table, always with the same deal, and go there. */
export async function openGuided(game, { name, post }) {
  const guide = await guideOf(game);
  const bots = Array.from({ length: guide.players - 1 }, () => ({ kind: "bot", level: "easy" }));
  const seats = [{ kind: "local", name }, ...bots];
  const opened = await post("/api/tables", { game, seats, options: guide.options, seed: guide.seed });
  location.assign(`/table/${opened.table}?guide=1`);
}

/** Show the guide, if the address asks for it. */
export function mountGuide(place, now) {
  if (!new URLSearchParams(location.search).has("guide")) return { update() {}, drawn() {} };
  const key = `guide:${now.table}`;
  let guide = null;
  let step = Number(sessionStorage.getItem(key) ?? 0);
  let closed = sessionStorage.getItem(`${key}:closed`) === "1";
  let meant = []; // actions that the step speaks of
  let part = null; // of the board, if there is none
  let aim = ""; // what is to be seen: other marks, or a part to be read about when it is one's turn
  let turned = ""; // to the part with that
  let left = 0; // where the page was scrolled to for that
  let shows = ""; // the step that is drawn: its words stay as the reader has opened them

  async function update() {
    const { view } = now;
    if (!view || view.seat === null || view.status !== "playing" || closed) {
      look(null);
      return fill(place);
    }
    guide ??= await guideOf(view.game);
    if (now.view !== view) return; // there is a newer one
    while (step < guide.steps.length && isDone(step, view)) step += 1;
    sessionStorage.setItem(key, step);
    draw();
  }

  /** A step that is only read is over when the next one to be played is done. */
  const isDone = (at, view) => {
    const played = guide.steps.slice(at).find((each) => each.done);
    return Boolean(played) && holds(played.done, view);
  };

  function go(to) {
    step = to;
    sessionStorage.setItem(key, step);
    draw();
  }

  function draw() {
    const { say } = now;
    const { game } = now.view;
    const over = step >= guide.steps.length;
    const shown = guide.steps[Math.min(step, guide.steps.length - 1)];
    const word = (what) => say(`${game}-guide-${shown.id}-${what}`);
    look(over ? null : shown);
    if (shows === `${step} ${now.lang}` && place.firstChild) return;
    shows = `${step} ${now.lang}`;
    const rule = el("a", {
      href: `?rule=${shown.rule}`,
      onclick: (event) => {
        event.preventDefault();
        now.rule(shown.rule);
      },
    }, say("u-guide-rule"));
    const button = (key, onclick, className = "small") =>
      el("button", { type: "button", className, onclick, "data-focus": key.replace(/next|skip/, "on") }, say(key));
    const most = guide.steps.length;
    fill(place, el("section", { className: "u-guide panel", "aria-label": say("u-guide-title") },
      el("div", { className: "u-guide-words", "aria-live": "polite" },
        el("h2", {}, over ? say("u-guide-over") : word("title"), " ",
          over ? null : el("small", {}, say("u-guide-step", { n: step + 1, most }))),
        el("p", {}, over ? say("u-guide-over-text") : word("do")),
        over ? null : el("details", { className: "u-why", open: !NARROW.matches },
          el("summary", {}, say("u-guide-why")), el("p", {}, word("why")))),
      el("div", { className: "u-row" },
        step > 0 ? button("u-guide-back", () => go(Math.min(step, most) - 1)) : null,
        over ? null : button(shown.done ? "u-guide-skip" : "u-guide-next", () => go(step + 1),
          shown.done ? "small" : "small primary"),
        over ? null : rule,
        el("span", { className: "u-spare" }),
        el("button", {
          type: "button", className: "small u-close", onclick: close, "aria-label": say("u-guide-close"), title: say("u-guide-close"),
        }, "×"))));
  }

  /** Mark what a step wants to be chosen, else the part of the board that it speaks of. */
  function look(shown) {
    const legal = now.view?.legal ?? [];
    const wish = shown?.mark?.find((each) => legal.some(({ info }) => fits(each, info)));
    meant = wish ? legal.filter(({ info }) => fits(wish, info)).map(({ action }) => action) : [];
    part = meant.length ? null : shown?.look;
    aim = `${step} ${meant} ${!shown?.done && legal.length > 0}`;
    drawn();
  }

  const fits = (wish, info) =>
    Object.entries(wish).every(([key, value]) => String(info[key]) === String(value));

  /** Marks come back to what was drawn anew. */
  function drawn() {
    for (const each of document.querySelectorAll(".looked, .guided")) each.classList.remove("looked", "guided");
    for (const action of meant) for (const each of thingsOf(action)) each.classList.add("guided");
    if (part) document.getElementById(`part-${part}`)?.classList.add("looked");
    if (!NARROW.matches) return;
    document.querySelector("#actions .guided")?.scrollIntoView({ block: "nearest", inline: "start" });
    if (turned !== aim && Number($("place").dataset.version) === now.view?.version) turn();
  }

  /** Where only a part of the board is seen: once for every mark, to the part where it is. */
  async function turn() {
    const marked = document.querySelector("#place .guided, #place .looked");
    if (!marked) return;
    turned = aim;
    const { parts } = await pageOf(now.view.game);
    const [to] = Object.entries(parts).find(([, ids]) => marked.closest(ids.map((id) => `#${id}`).join())) ?? [];
    document.querySelector(`#tabs [aria-pressed="false"][data-focus="${to}"]`)?.click();
    bring();
  }

  /** Into sight, between the bar and the list: the words, and if they are too far below, the marks. */
  function bring() {
    const box = (each) => each.getBoundingClientRect();
    const up = Math.min(0, box(place).top - box($("now")).bottom - NEAR);
    const low = Array.from(document.querySelectorAll("#place .guided"), (each) => box(each).bottom - up + NEAR - box($("choices")).top);
    scrollBy({ top: up + Math.max(0, ...low), behavior: "instant" });
    left = scrollY;
  }

  /** The list grows when it is told what the choices change: a reader who has stayed sees the marks still. */
  const grows = new ResizeObserver(() => NARROW.matches && turned === aim && scrollY === left && bring());
  if ($("choices")) grows.observe($("choices")); // a page need not have it beside the panels

  function close() {
    closed = true;
    sessionStorage.setItem(`${key}:closed`, "1");
    look(null);
    fill(place);
  }

  return { update, drawn };
}

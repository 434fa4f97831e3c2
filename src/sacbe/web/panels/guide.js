// A guided first game: about ten steps beside the board. A step is done when its condition holds or
// when the player skips it. Other moves are always possible.

import { $, el, replaceContent, elementsFor } from "../dom.js";
import { pageOf } from "../game_page.js";
import { holds } from "./conditions.js";

const NARROW = matchMedia("(max-width: 899px)"); // reasons are collapsed on phones
const NEAR = 8; // pixels of margin when scrolling

const guideOf = async (game) => (await pageOf(game)).guide;

/** Open the table of the guide, always with the same seed. */
export async function openGuided(game, { name, post }) {
  const guide = await guideOf(game);
  const bots = Array.from({ length: guide.players - 1 }, () => ({ kind: "bot", level: "easy" }));
  const seats = [{ kind: "local", name }, ...bots];
  const opened = await post("/api/tables", { game, seats, options: guide.options, seed: guide.seed });
  location.assign(`/table/${opened.table}?guide=1`);
}

/** Show the guide if the address has ?guide. */
export function mountGuide(place, now) {
  if (!new URLSearchParams(location.search).has("guide")) return { update() {}, drawn() {} };
  const key = `guide:${now.table}`;
  let guide = null;
  let step = Number(sessionStorage.getItem(key) ?? 0);
  let closed = sessionStorage.getItem(`${key}:closed`) === "1";
  let targets = []; // actions that the step recommends
  let part = null; // part of the board to highlight if there are no targets
  let aim = ""; // identifies what should be visible
  let switchedFor = ""; // the aim for which the tab was switched
  let scrolledTo = 0; // scroll position after that
  let renderedKey = ""; // the step on screen, which is not rendered again

  async function update() {
    const { view } = now;
    if (!view || view.seat === null || view.status !== "playing" || closed) {
      markStep(null);
      return replaceContent(place);
    }
    guide ??= await guideOf(view.game);
    if (now.view !== view) return; // outdated
    while (step < guide.steps.length && isDone(step, view)) step += 1;
    sessionStorage.setItem(key, step);
    draw();
  }

  /** A step without a condition is done when the next one with a condition is done. */
  const isDone = (at, view) => {
    const next = guide.steps.slice(at).find((each) => each.done);
    return Boolean(next) && holds(next.done, view);
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
    const current = guide.steps[Math.min(step, guide.steps.length - 1)];
    const text = (what) => say(`${game}-guide-${current.id}-${what}`);
    markStep(over ? null : current);
    if (renderedKey === `${step} ${now.lang}` && place.firstChild) return;
    renderedKey = `${step} ${now.lang}`;
    const rule = el("a", {
      href: `?rule=${current.rule}`,
      onclick: (event) => {
        event.preventDefault();
        now.rule(current.rule);
      },
    }, say("u-guide-rule"));
    const button = (key, onclick, className = "small") =>
      el("button", { type: "button", className, onclick, "data-focus": key.replace(/next|skip/, "on") }, say(key));
    const most = guide.steps.length;
    replaceContent(place, el("section", { className: "u-guide panel", "aria-label": say("u-guide-title") },
      el("div", { className: "u-guide-words", "aria-live": "polite" },
        el("h2", {}, over ? say("u-guide-over") : text("title"), " ",
          over ? null : el("small", {}, say("u-guide-step", { n: step + 1, most }))),
        el("p", {}, over ? say("u-guide-over-text") : text("do")),
        over ? null : el("details", { className: "u-why", open: !NARROW.matches },
          el("summary", {}, say("u-guide-why")), el("p", {}, text("why")))),
      el("div", { className: "u-row" },
        step > 0 ? button("u-guide-back", () => go(Math.min(step, most) - 1)) : null,
        over ? null : button(current.done ? "u-guide-skip" : "u-guide-next", () => go(step + 1),
          current.done ? "small" : "small primary"),
        over ? null : rule,
        el("span", { className: "u-spare" }),
        el("button", {
          type: "button", className: "small u-close", onclick: close, "aria-label": say("u-guide-close"), title: say("u-guide-close"),
        }, "×"))));
  }

  /** Mark the recommended actions of a step, else its part of the board. */
  function markStep(current) {
    const legal = now.view?.legal ?? [];
    const target = current?.mark?.find((each) => legal.some(({ info }) => fits(each, info)));
    targets = target ? legal.filter(({ info }) => fits(target, info)).map(({ action }) => action) : [];
    part = targets.length ? null : current?.look;
    aim = `${step} ${targets} ${!current?.done && legal.length > 0}`;
    drawn();
  }

  const fits = (target, info) =>
    Object.entries(target).every(([key, value]) => String(info[key]) === String(value));

  /** Restore the marks after drawing. */
  function drawn() {
    for (const each of document.querySelectorAll(".looked, .guided")) each.classList.remove("looked", "guided");
    for (const action of targets) for (const each of elementsFor(action)) each.classList.add("guided");
    if (part) document.getElementById(`part-${part}`)?.classList.add("looked");
    if (!NARROW.matches) return;
    document.querySelector("#actions .guided")?.scrollIntoView({ block: "nearest", inline: "start" });
    if (switchedFor !== aim && Number($("place").dataset.version) === now.view?.version) turn();
  }

  /** On phones: switch once to the part of the board with the mark. */
  async function turn() {
    const markedElement = document.querySelector("#place .guided, #place .looked");
    if (!markedElement) return;
    switchedFor = aim;
    const { parts } = await pageOf(now.view.game);
    const [to] = Object.entries(parts).find(([, ids]) => markedElement.closest(ids.map((id) => `#${id}`).join())) ?? [];
    document.querySelector(`#tabs [aria-pressed="false"][data-focus="${to}"]`)?.click();
    bring();
  }

  /** Scroll text and marks into view, between the turn bar and the list of choices. */
  function bring() {
    const box = (each) => each.getBoundingClientRect();
    const up = Math.min(0, box(place).top - box($("now")).bottom - NEAR);
    const low = Array.from(document.querySelectorAll("#place .guided"), (each) => box(each).bottom - up + NEAR - box($("choices")).top);
    scrollBy({ top: up + Math.max(0, ...low), behavior: "instant" });
    scrolledTo = scrollY;
  }

  /** Previews make the list grow: scroll again unless the player has scrolled. */
  const grows = new ResizeObserver(() => NARROW.matches && switchedFor === aim && scrollY === scrolledTo && bring());
  if ($("choices")) grows.observe($("choices")); // not on every page

  function close() {
    closed = true;
    sessionStorage.setItem(`${key}:closed`, "1");
    markStep(null);
    replaceContent(place);
  }

  return { update, drawn };
}

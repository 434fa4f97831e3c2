// A guided first game: ten steps beside the board. A step is done when its condition holds, or
// when the reader goes on; nothing is ever in the way of playing otherwise.

import { el, fill } from "../dom.js";
import { holds } from "./conditions.js";

const guideOf = async (game) => (await fetch(`/static/understanding/guide/${game}.json`)).json();

/** Open the guide's table, always with the same deal, and go there. */
export async function openGuided(game, { name, post }) {
  const guide = await guideOf(game);
  const bots = Array.from({ length: guide.players - 1 }, () => ({ kind: "bot", level: "easy" }));
  const seats = [{ kind: "local", name }, ...bots];
  const opened = await post("/api/tables", { game, seats, options: guide.options, seed: guide.seed });
  location.assign(`/table/${opened.table}?guide=1`);
}

/** Show the guide, if the address asks for it. */
export function mountGuide(place, now, panels) {
  if (!new URLSearchParams(location.search).has("guide")) return { update() {} };
  const key = `guide:${now.table}`;
  let guide = null;
  let step = Number(sessionStorage.getItem(key) ?? 0);
  let closed = sessionStorage.getItem(`${key}:closed`) === "1";

  async function update() {
    const { view } = now;
    if (!view || view.seat === null || closed) {
      look(null);
      return fill(place);
    }
    guide ??= await guideOf(view.game);
    if (now.view !== view) return; // there is a newer one
    while (step < guide.steps.length && isDone(guide.steps[step], view)) step += 1;
    sessionStorage.setItem(key, step);
    draw();
  }

  const isDone = ({ done }, view) => Boolean(done) && holds(done, view);

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
    const word = (what) => say(`u-guide-${game}-${shown.id}-${what}`);
    look(over ? null : shown.look);
    const rule = el("a", {
      href: `?rule=${shown.rule}`,
      onclick: (event) => {
        event.preventDefault();
        panels.rule(shown.rule);
      },
    }, say("u-guide-rule"));
    const button = (key, onclick, className = "small") =>
      el("button", { type: "button", className, onclick, "data-focus": key }, say(key));
    const most = guide.steps.length;
    fill(place, el("section", { className: "u-guide panel", "aria-label": say("u-guide-title") },
      el("div", { className: "u-guide-words", "aria-live": "polite" },
        el("h2", {}, over ? say("u-guide-over") : word("title"), " ",
          over ? null : el("small", {}, say("u-guide-step", { n: step + 1, most }))),
        el("p", {}, over ? say("u-guide-over-text") : word("do")),
        over ? null : el("p", { className: "u-why" }, word("why"))),
      el("div", { className: "u-row" },
        step > 0 ? button("u-guide-back", () => go(Math.min(step, most) - 1)) : null,
        over ? null : button(shown.done ? "u-guide-skip" : "u-guide-next", () => go(step + 1),
          shown.done ? "small" : "small primary"),
        over ? null : rule,
        el("span", { className: "u-spare" }),
        button("u-guide-close", close))));
  }

  /** Mark the part of the board that a step speaks of; the style sheet knows the parts. */
  function look(part) {
    if (part) document.body.dataset.look = part;
    else delete document.body.dataset.look;
  }

  function close() {
    closed = true;
    sessionStorage.setItem(`${key}:closed`, "1");
    look(null);
    fill(place);
  }

  return { update };
}

// What helps to understand a table, as tabs: the log, points, tiles, rules, a hint, going on from
// a position; and beside it the guide of a first game.
//
//   const panels = mount(place, { table, seat, view, say, get, post, advice });
//   panels.update({ seat, view, step });   // after every change; no view: show nothing
//   panels.drawn();                        // the board was drawn anew: marks come back
//   panels.rule("J44");                    // open the rules at that paragraph
//   panels.advise();                       // ask for a hint, to be told in the place `advice`

import { el } from "../dom.js";
import { forkPart } from "./fork.js";
import { mountGuide } from "./guide.js";
import { hintPart } from "./hint.js";
import { logPart } from "./log.js";
import { pointsPart } from "./points.js";
import { rulesPart } from "./rules.js";
import { tilesPart } from "./tiles.js";

const PARTS = {
  log: logPart,
  points: pointsPart,
  tiles: tilesPart,
  rules: rulesPart,
  hint: hintPart,
  fork: forkPart,
};

let mounted = 0; // ids are told apart by it

export function mount(place, context) {
  const number = ++mounted;
  const now = { step: null, more: lookAt, rule, ...context, lang: document.documentElement.lang || "en" };
  const guided = el("div", { className: "u-guide-place" });
  const list = el("div", { className: "u-tabs", role: "tablist" });
  const parts = {};
  let open = "log";

  for (const [name, make] of Object.entries(PARTS)) {
    const body = el("div", {
      className: `u-part u-${name}`,
      id: `u-${number}-${name}`,
      role: "tabpanel",
      tabIndex: 0,
      hidden: true,
      "aria-labelledby": `u-${number}-tab-${name}`,
    });
    const tab = el("button", {
      type: "button",
      id: `u-${number}-tab-${name}`,
      role: "tab",
      "aria-controls": body.id,
      onclick: () => show(name),
      onkeydown: walk,
    });
    parts[name] = { tab, body, part: make(body, now), stale: true };
    list.append(tab);
  }
  const whole = el("div", { className: "u" }, list, Object.values(parts).map(({ body }) => body));
  place.replaceChildren(guided, whole);
  const guide = mountGuide(guided, now);

  /** Arrows, Home and End walk along the tabs, as they do everywhere. */
  function walk(event) {
    const names = Object.keys(parts).filter((name) => !parts[name].tab.hidden);
    const at = names.indexOf(open);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(names[(to + names.length) % names.length]);
    parts[open].tab.focus();
  }

  function show(name) {
    open = name;
    for (const [each, { tab, body }] of Object.entries(parts)) {
      tab.setAttribute("aria-selected", each === open);
      tab.tabIndex = each === open ? 0 : -1;
      body.hidden = each !== open;
    }
    refresh();
  }

  /** Only what is looked at is asked for. */
  function refresh() {
    const at = parts[open];
    if (!at.stale || !now.view) return;
    at.stale = false;
    at.trouble?.remove();
    Promise.resolve(at.part.refresh()).catch((refused) => {
      const known = refused.error ? now.say(`error-${refused.error}`) : String(refused);
      at.stale = true;
      at.trouble?.remove();
      at.trouble = el("p", { className: "u-quiet" }, known);
      at.body.prepend(at.trouble);
    });
  }

  function update(change = {}) {
    const before = { seat: now.seat, lang: now.lang };
    Object.assign(now, change, { lang: document.documentElement.lang || "en" });
    whole.hidden = !now.view;
    guided.hidden = !now.view;
    const only = Object.keys(change).join() === "step"; // which concerns nothing but a fork
    for (const each of Object.values(parts)) {
      each.stale ||= !only || each === parts.fork;
      // What a seat may know is not for the next one, and words are not for another language.
      if (now.seat !== before.seat || now.lang !== before.lang || !now.view) each.part.clear?.();
    }
    parts.hint.part.tick();
    if (!now.view) return guide.update();
    list.setAttribute("aria-label", now.say("u-title"));
    for (const [name, { tab, part }] of Object.entries(parts)) {
      tab.textContent = now.say(`u-tab-${name}`);
      tab.hidden = part.isWanted ? !part.isWanted() : false;
    }
    if (parts[open].tab.hidden) open = "log";
    show(open);
    guide.update();
  }

  /** Open a part, and go there. */
  function lookAt(name) {
    show(name);
    place.scrollIntoView({ block: "center" });
    parts[name].body.focus({ preventScroll: true });
  }

  function rule(code) {
    show("rules");
    parts.rules.part.open(code);
  }

  update();
  const wanted = new URLSearchParams(location.search).get("rule");
  if (wanted && now.view) rule(wanted);

  function drawn() {
    parts.hint.part.tick();
    guide.drawn();
  }

  return { update, drawn, rule, advise: () => parts.hint.part.ask(true) };
}

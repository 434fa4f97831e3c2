// The panels of a table as tabs: log, ledger, tiles, rules, hint and fork; and the guided first game.
//
//   const panels = mount(place, { table, seat, view, say, get, post, advice });
//   panels.update({ seat, view, step });   // after every change; without a view nothing is shown
//   panels.drawn();                        // after the board is drawn: restore the marks
//   panels.rule("J44");                    // open the rules at that paragraph
//   panels.advise();                       // ask for a hint, shown in the element `advice`

import { el } from "../dom.js";
import { forkPart } from "./fork.js";
import { mountGuide } from "./guide.js";
import { hintPart } from "./hint.js";
import { logPart } from "./log.js";
import { ledgerPart } from "./ledger.js";
import { rulesPart } from "./rules.js";
import { tilesPart } from "./tiles.js";

const PARTS = {
  log: logPart,
  points: ledgerPart,
  tiles: tilesPart,
  rules: rulesPart,
  hint: hintPart,
  fork: forkPart,
};

let mounted = 0; // makes ids unique

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

  /** Keyboard navigation of the tabs. */
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

  /** Load the open panel if it is out of date. */
  function refresh() {
    const at = parts[open];
    if (!at.stale || !now.view) return;
    at.stale = false;
    at.errorLine?.remove();
    Promise.resolve(at.part.refresh()).catch((error) => {
      const message = error.error ? now.say(`error-${error.error}`) : String(error);
      at.stale = true;
      at.errorLine?.remove();
      at.errorLine = el("p", { className: "u-quiet" }, message);
      at.body.prepend(at.errorLine);
    });
  }

  function update(change = {}) {
    const before = { seat: now.seat, lang: now.lang };
    Object.assign(now, change, { lang: document.documentElement.lang || "en" });
    whole.hidden = !now.view;
    guided.hidden = !now.view;
    const only = Object.keys(change).join() === "step"; // only the fork panel depends on it
    for (const each of Object.values(parts)) {
      each.stale ||= !only || each === parts.fork;
      // Another seat must not see what this one knows; another language needs new texts.
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

  /** Open a panel and focus it. */
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
  const ruleCode = new URLSearchParams(location.search).get("rule");
  if (ruleCode && now.view) rule(ruleCode);

  function drawn() {
    parts.hint.part.tick();
    guide.drawn();
  }

  return { update, drawn, rule, advise: () => parts.hint.part.ask(true) };
}

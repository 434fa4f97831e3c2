// The panels of a table as tabs: log, ledger, tiles, rules, hint and fork.

/** @import { TableModel } from "../select.js" */

import { $, el } from "../dom.js";
import { ApiError } from "../http.js";
import { say } from "../texts.js";
import { mountFork } from "./fork.js";
import { mountHint } from "./hint.js";
import { mountLedger } from "./ledger.js";
import { mountLog } from "./log.js";
import { mountRules } from "./rules.js";
import { mountTiles } from "./tiles.js";

/** A panel. `render` is called with every model, `load` when the panel is open and its data are out of
 * date, `clear` before another seat is shown.
 * @typedef {{
 *   render?: (model: TableModel) => void,
 *   load?: (panel: TableModel["panel"]) => Promise<void>,
 *   clear?: () => void,
 *   isWanted?: (model: TableModel) => boolean,
 * }} Panel */

/** What the panels need from the page.
 * @typedef {{
 *   table: string,
 *   lang: string,
 *   open: (panel: string) => void,
 *   goTo: (step: number) => void,
 *   filterLog: (seat: string) => void,
 *   askHint: (isNear: boolean) => void,
 *   closeHint: () => void,
 *   rule: (code: string) => void,
 * }} Context */

/** @param {HTMLElement} place @param {Context} context */
export function mountPanels(place, context) {
  const list = el("div", { className: "u-tabs", role: "tablist", "aria-label": say("u-title") });
  const whole = el("div", { className: "u", hidden: true }, list);
  const bodies = Object.fromEntries(["log", "points", "tiles", "rules", "hint", "fork"].map((name) => [name, el("div", {
    className: `u-part u-${name}`, id: `u-${name}`, role: "tabpanel", tabIndex: 0, hidden: true,
    "aria-labelledby": `u-tab-${name}`,
  })]));
  const rules = mountRules(bodies.rules, context);
  /** @type {Record<string, Panel>} */
  const panels = {
    log: mountLog(bodies.log, context), points: mountLedger(bodies.points, context),
    tiles: mountTiles(bodies.tiles, context), rules, hint: mountHint(bodies.hint, context),
    fork: mountFork(bodies.fork, context),
  };
  const tabs = Object.fromEntries(Object.keys(panels).map((name) => [name, el("button", {
    type: "button", id: `u-tab-${name}`, role: "tab", "aria-controls": `u-${name}`,
    onclick: () => context.open(name), onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, name),
  }, say(`u-tab-${name}`))]));
  list.append(...Object.values(tabs));
  whole.append(...Object.values(bodies));
  place.replaceChildren(whole);
  const loader = new Loader(bodies);

  /** Keyboard navigation of the tabs.
   * @param {KeyboardEvent} event @param {string} open */
  function walk(event, open) {
    const names = Object.keys(panels).filter((name) => !tabs[name].hidden);
    const at = names.indexOf(open);
    /** @type {Record<string, number>} */
    const targets = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 };
    if (!(event.key in targets)) return;
    event.preventDefault();
    const to = names[(targets[event.key] + names.length) % names.length];
    context.open(to);
    tabs[to].focus();
  }

  return {
    /** Show the panels; null removes everything that a seat may know.
     * @param {TableModel | null} model */
    render(model) {
      whole.hidden = !model;
      if (!model) {
        loader.forget();
        for (const { clear } of Object.values(panels)) clear?.();
        return;
      }
      for (const [name, { isWanted, render }] of Object.entries(panels)) {
        const isOpen = name === model.panel.open;
        tabs[name].hidden = !(isWanted?.(model) ?? true);
        tabs[name].setAttribute("aria-selected", String(isOpen));
        tabs[name].tabIndex = isOpen ? 0 : -1;
        bodies[name].hidden = !isOpen;
        render?.(model);
      }
      const { load } = panels[model.panel.open];
      if (load) loader.load(model.panel, load);
    },

    /** Open the rules at a paragraph.
     * @param {string} code */
    rule(code) {
      context.open("rules");
      rules.open(code);
    },

    /** Open a panel and focus it.
     * @param {string} name */
    focus(name) {
      context.open(name);
      $("panels").scrollIntoView({ block: "center" });
      bodies[name].focus({ preventScroll: true });
    },
  };
}

/** Loads the data of the open panel when they are out of date. A failed panel says so and is tried
 * again with the next change. */
class Loader {
  /** @type {Map<string, string>} */ #keys = new Map(); // what each panel was loaded for
  /** @type {Map<string, HTMLElement>} */ #errors = new Map();

  /** @param {Record<string, HTMLElement>} bodies */
  constructor(bodies) {
    this.bodies = bodies;
  }

  /** @param {TableModel["panel"]} panel @param {NonNullable<Panel["load"]>} load */
  load(panel, load) {
    const { open: name, key } = panel;
    if (this.#keys.get(name) === key) return;
    this.#keys.set(name, key);
    this.#errors.get(name)?.remove();
    load(panel).catch((error) => {
      this.#keys.delete(name);
      this.#errors.get(name)?.remove();
      const text = error instanceof ApiError ? say(`error-${error.error}`) : String(error);
      this.#errors.set(name, el("p", { className: "u-quiet" }, text));
      this.bodies[name].prepend(this.#errors.get(name) ?? "");
    });
  }

  forget() {
    this.#keys.clear();
  }
}

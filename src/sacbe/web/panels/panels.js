// What stands around the board: log, chat and seats as tabs beside it (on a phone in a sheet), and
// ledger, tiles, rules, hint and fork in a dialog over it.

/** @import { TableModel } from "../select.js" */

import { $, el, replaceContent, whenChanged } from "../dom.js";
import { ApiError } from "../http.js";
import { say } from "../texts.js";
import { mountFork } from "./fork.js";
import { mountHint } from "./hint.js";
import { mountLedger } from "./ledger.js";
import { mountLog } from "./log.js";
import { mountRules } from "./rules.js";
import { mountTiles } from "./tiles.js";

/** A panel. `render` is called with every model, `load` when the panel is open and its data are out of
 * date, `clear` before a change of seat.
 * @typedef {{
 *   render?: (model: TableModel) => void,
 *   load?: (panel: TableModel["panel"]) => Promise<void>,
 *   clear?: () => void,
 *   isWanted?: (model: TableModel) => boolean,
 * }} Panel */

/** What the panels need from the page. `open` opens a panel over the board, `openSide` one beside it;
 * null closes it.
 * @typedef {{
 *   table: string,
 *   lang: string,
 *   open: (panel: string | null) => void,
 *   openSide: (side: string | null) => void,
 *   goTo: (step: number) => void,
 *   point: (move: number | null) => void,
 *   filterLog: (seat: string) => void,
 *   askHint: (isNear: boolean) => void,
 *   closeHint: () => void,
 *   rule: (code: string) => void,
 *   openScene: (key: string) => void,
 * }} Context */

const IN_HEADER = ["points", "tiles", "rules"]; // panels with a button at the top of the page

/** @param {HTMLElement} place @param {Context} context */
export function mountPanels(place, context) {
  const dialog = $("overlay", HTMLDialogElement);
  const list = el("div", { className: "u-tabs", role: "tablist", "aria-label": say("u-title") });
  const whole = el("div", { className: "u" }, list);
  const bodies = Object.fromEntries(["points", "tiles", "rules", "hint", "fork"].map((name) => [name, el("div", {
    className: `u-part u-${name}`, id: `u-${name}`, role: "tabpanel", tabIndex: 0, hidden: true,
    "aria-labelledby": `u-tab-${name}`,
  })]));
  const log = mountLog($("u-log"), context);
  const rules = mountRules(bodies.rules, context);
  /** @type {Record<string, Panel>} */
  const panels = {
    points: mountLedger(bodies.points, context), tiles: mountTiles(bodies.tiles, context), rules,
    hint: mountHint(bodies.hint, context), fork: mountFork(bodies.fork, context),
  };
  const tabs = mountTabs(list, Object.keys(panels), context.open);
  for (const [name, tab] of Object.entries(tabs.tabs)) tab.textContent = say(`u-tab-${name}`);
  whole.append(...Object.values(bodies));
  place.replaceChildren(whole);
  const loader = new Loader(bodies);
  const side = mountSide(context);
  $("views").append(...IN_HEADER.map((name) =>
    el("button", { type: "button", id: `open-${name}`, onclick: () => context.open(name) }, say(`u-tab-${name}`))));
  $("overlay-close").addEventListener("click", () => context.open(null));
  dialog.addEventListener("close", () => context.open(null)); // Escape
  dialog.addEventListener("click", ({ target }) => target === dialog && context.open(null)); // beside it

  return {
    /** Show the panels; null removes everything that a seat may know.
     * @param {TableModel | null} model */
    render(model) {
      if (!model) {
        loader.forget();
        dialog.close();
        for (const { clear } of [log, ...Object.values(panels)]) clear?.();
        return;
      }
      const { open } = model.panel;
      log.render?.(model);
      side(model.side);
      for (const [name, { isWanted, render }] of Object.entries(panels)) {
        tabs.update(name, name === open, isWanted?.(model) ?? true);
        bodies[name].hidden = name !== open;
        render?.(model);
      }
      if (open === null) dialog.close();
      else if (!dialog.open) dialog.showModal();
      const load = open === null ? undefined : panels[open].load;
      if (open !== null && load) loader.load({ ...model.panel, open }, load);
    },

    /** Open the rules at a paragraph.
     * @param {string} code */
    rule(code) {
      context.open("rules");
      rules.open(code);
    },
  };
}

/** Buttons of a tablist, with its keyboard: arrows, Home, End.
 * @param {HTMLElement} list @param {string[]} names @param {(name: string) => void} open */
function mountTabs(list, names, open) {
  const tabs = Object.fromEntries(names.map((name) => [name, el("button", {
    type: "button", id: `u-tab-${name}`, role: "tab", "aria-controls": `u-${name}`,
    onclick: () => open(name), onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, name),
  })]));
  list.append(...Object.values(tabs));

  /** @param {KeyboardEvent} event @param {string} from */
  function walk(event, from) {
    const visible = names.filter((name) => !tabs[name].hidden);
    const at = visible.indexOf(from);
    /** @type {Record<string, number>} */
    const targets = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: visible.length - 1 };
    if (!(event.key in targets)) return;
    event.preventDefault();
    const to = visible[(targets[event.key] + visible.length) % visible.length];
    open(to);
    tabs[to].focus();
  }

  return {
    tabs,
    /** @param {string} name @param {boolean} isOpen @param {boolean} [isWanted] */
    update(name, isOpen, isWanted = true) {
      tabs[name].hidden = !isWanted;
      tabs[name].setAttribute("aria-selected", String(isOpen));
      tabs[name].tabIndex = isOpen ? 0 : -1;
    },
  };
}

/** The tabs beside the board; on a phone buttons at the top of the page open them as a sheet, and a new
 * line of chat shows there on every device.
 * @param {Context} context */
function mountSide({ openSide }) {
  const names = ["log", "chat", "seats"];
  const { tabs, update } = mountTabs($("beside-tabs"), names, openSide);
  const openers = Object.fromEntries(names.map((name) =>
    [name, el("button", { type: "button", id: `open-${name}`, className: "opens-side", onclick: () => openSide(name) })]));
  $("views").prepend(...Object.values(openers));
  $("beside-close").addEventListener("click", () => openSide(null));
  $("beside").addEventListener("keydown", ({ key }) => key === "Escape" && openSide(null));
  let shown = ""; // a list that comes into view starts at its end
  return whenChanged((/** @type {TableModel["side"]} */ { open, isOpen, tabs: items }) => {
    $("beside").classList.toggle("open", isOpen);
    for (const { name, text, unread, mark } of items) {
      update(name, name === open);
      $(`u-${name}`).hidden = name !== open;
      for (const each of [tabs[name], openers[name]]) {
        each.classList.toggle("unread", unread > 0);
        replaceContent(each, text, unread ? [el("span", { className: "count", "aria-hidden": "true" }, String(unread)),
          el("span", { className: "beyond" }, ` (${mark})`)] : []);
      }
    }
    if (shown !== `${open} ${isOpen}`) for (const each of $(`u-${open}`).querySelectorAll("ol")) each.scrollTop = each.scrollHeight;
    shown = `${open} ${isOpen}`;
  });
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

  /** @param {TableModel["panel"] & { open: string }} panel @param {NonNullable<Panel["load"]>} load */
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

// The log with icons, of all seats or one; every line links to its rule and to the position after
// its move.

import { el, replaceContent, render, select } from "../dom.js";
import { pageOf } from "../game_page.js";
import { icon } from "../icon.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../seats.js";

const MARGIN = 60; // moves loaded again, because some may have been undone

export function logPart(body, now) {
  const list = el("ol", { className: "u-lines" });
  const filter = el("div", { className: "u-row" });
  let lines = [];
  let loaded = null; // version and number of moves of the lines
  let clears = 0; // number of calls to clear
  let only = ""; // seat filter; empty: all
  let icons = null; // icons of the game
  body.append(filter, list);
  list.addEventListener("keydown", walk);

  /** Keyboard navigation: Tab reaches one link; arrows, Home and End move between links. */
  function walk(event) {
    const links = Array.from(list.querySelectorAll("a")); // two in each line
    const at = links.indexOf(document.activeElement);
    const side = at % 2;
    const to = {
      ArrowDown: at + 2, ArrowUp: at - 2, ArrowLeft: at - side, ArrowRight: at - side + 1,
      Home: side, End: links.length - 2 + side,
    }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  }

  function clear() {
    lines = [];
    loaded = null;
    clears += 1;
    list.replaceChildren();
  }

  async function refresh() {
    const { table, seat, view, lang } = now;
    const near = loaded !== null && view.version - loaded.version < MARGIN / 2;
    const after = near ? Math.max(0, Math.min(loaded.moves, view.moves) - MARGIN) : 0;
    const before = clears;
    const query = `lang=${lang}&after=${after}` + (seat === null ? "" : `&seat=${seat}`);
    const [answer, page] = await Promise.all([now.get(`/api/tables/${table}/log?${query}`), pageOf(view.game)]);
    icons = page.log;
    if (now.seat !== seat || now.lang !== lang || !now.view || before !== clears) return;
    if (answer.version < (loaded?.version ?? 0)) return; // outdated answer
    lines = [...lines.filter((line) => line.move <= after), ...answer.lines];
    loaded = { version: answer.version, moves: answer.moves };
    draw();
  }

  function draw() {
    const names = now.view.names ?? now.view.seats.map(({ name, bot }) => name || bot || "");
    const pairs = [["", now.say("u-log-all")], ...names.map((name, seat) => [seat, name])];
    const change = (event) => {
      only = event.target.value;
      draw();
    };
    const seatFilter = select(pairs, only, change, now.say("u-log-of"));
    seatFilter.dataset.focus = "u-log-of";
    render(filter, el("label", {}, now.say("u-log-of"), " ", seatFilter));
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8;
    const visible = mergeRepeats(lines.filter(({ seat }) => only === "" || String(seat) === only));
    replaceContent(list, visible.map(line));
    if (!visible.length) list.append(el("li", { className: "u-quiet" }, now.say("u-log-empty")));
    list.querySelector("li:last-child .u-step")?.removeAttribute("tabindex");
    if (atEnd) list.scrollTop = list.scrollHeight;
  }

  /** Merge repeated lines of a seat without visible changes. */
  function mergeRepeats(all) {
    const groups = [];
    for (const each of all) {
      const last = groups.at(-1);
      const again = last && last.seat === each.seat && last.text === each.text && !Object.keys(each.change).length;
      if (again) Object.assign(last, { move: each.move, times: last.times + 1 });
      else groups.push({ ...each, times: 1 });
    }
    return groups.map((each) => (each.times > 1 ? { ...each, text: `${each.text} ×${each.times}` } : each));
  }

  /** Screen readers get the full sentence; changes are shown as icons. */
  function line({ move, seat, kind, text, said, change, rule }) {
    const name = icons.kinds[kind];
    const visible = Object.keys(change).every((key) => key in icons.changes); // otherwise as text
    const changes = visible ? Object.entries(change).map(chip) : [];
    return el("li", { className: seat === null ? "u-line" : `u-line seat-${seat}` },
      el("span", { className: "u-mark", "aria-hidden": "true" }, SHAPES[seat] ?? ""),
      changes.length ? [
        el("span", { className: "beyond" }, text),
        el("span", { className: "u-said", "aria-hidden": "true" }, name ? icon(name) : null, said, changes),
      ] : el("span", { className: "u-said" }, name ? icon(name) : null, text),
      rule && ruleLink(rule, now.rule, { short: true, tabIndex: -1, "data-focus": `rule-${move}-${rule}` }),
      link(move));
  }

  /** A gain or loss with its icon. */
  function chip([key, n]) {
    const [name, per = 1] = icons.changes[key];
    const many = (Math.abs(n) / per).toLocaleString(now.lang);
    return el("span", { className: n < 0 ? "u-chip u-less" : "u-chip" }, `${n < 0 ? "−" : "+"}${many}`, icon(name));
  }

  /** A link to the step, followed without reloading the page. */
  const link = (move) =>
    el("a", {
      className: "u-step",
      tabIndex: -1,
      "data-focus": `step-${move}`,
      href: `?step=${move}`,
      "aria-label": now.say("u-log-step", { n: move }),
      onclick: (event) => {
        if (!now.goTo) return;
        event.preventDefault();
        now.goTo(move);
      },
    }, String(move));

  return { refresh, clear };
}

// The log in words and icons, whole or of one seat; every line leads to its rule, and to the
// position after its move.

import { el, fill, refill, select } from "../dom.js";
import { pageOf } from "../games.js";
import { icon } from "../icon.js";
import { ruleLink } from "../rule.js";
import { SHAPES } from "../seats.js";

const MARGIN = 60; // moves that are asked for again: some may have been taken back

export function logPart(body, now) {
  const list = el("ol", { className: "u-lines" });
  const filter = el("div", { className: "u-row" });
  let lines = [];
  let known = null; // the version and the number of moves that the lines are of
  let cleared = 0; // how often
  let only = ""; // a seat, or empty for all
  let icons = null; // those of the game
  body.append(filter, list);
  list.addEventListener("keydown", walk);

  /** One link of all is reached by Tab; arrows, Home and End go on from there. */
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
    known = null;
    cleared += 1;
    list.replaceChildren();
  }

  async function refresh() {
    const { table, seat, view, lang } = now;
    const near = known !== null && view.version - known.version < MARGIN / 2;
    const after = near ? Math.max(0, Math.min(known.moves, view.moves) - MARGIN) : 0;
    const before = cleared;
    const asked = `lang=${lang}&after=${after}` + (seat === null ? "" : `&seat=${seat}`);
    const [told, page] = await Promise.all([now.get(`/api/tables/${table}/log?${asked}`), pageOf(view.game)]);
    icons = page.log;
    if (now.seat !== seat || now.lang !== lang || !now.view || before !== cleared) return;
    if (told.version < (known?.version ?? 0)) return; // a later answer has come before
    lines = [...lines.filter((line) => line.move <= after), ...told.lines];
    known = { version: told.version, moves: told.moves };
    draw();
  }

  function draw() {
    const names = now.view.names ?? now.view.seats.map(({ name, bot }) => name || bot || "");
    const pairs = [["", now.say("u-log-all")], ...names.map((name, seat) => [seat, name])];
    const change = (event) => {
      only = event.target.value;
      draw();
    };
    const chosen = select(pairs, only, change, now.say("u-log-of"));
    chosen.dataset.focus = "u-log-of";
    refill(filter, el("label", {}, now.say("u-log-of"), " ", chosen));
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8;
    const shown = together(lines.filter(({ seat }) => only === "" || String(seat) === only));
    fill(list, shown.map(line));
    if (!shown.length) list.append(el("li", { className: "u-quiet" }, now.say("u-log-empty")));
    list.querySelector("li:last-child .u-step")?.removeAttribute("tabindex");
    if (atEnd) list.scrollTop = list.scrollHeight;
  }

  /** What a seat does several times over, and nothing is known of but that, is one line. */
  function together(all) {
    const groups = [];
    for (const each of all) {
      const last = groups.at(-1);
      const again = last && last.seat === each.seat && last.text === each.text && !Object.keys(each.change).length;
      if (again) Object.assign(last, { move: each.move, times: last.times + 1 });
      else groups.push({ ...each, times: 1 });
    }
    return groups.map((each) => (each.times > 1 ? { ...each, text: `${each.text} ×${each.times}` } : each));
  }

  /** Who listens hears the sentence with all it changed; who looks sees that as icons. */
  function line({ move, seat, kind, text, said, change, rule }) {
    const name = icons.kinds[kind];
    const shown = Object.keys(change).every((key) => key in icons.changes); // else words say it
    const changes = shown ? Object.entries(change).map(chip) : [];
    return el("li", { className: seat === null ? "u-line" : `u-line seat-${seat}` },
      el("span", { className: "u-mark", "aria-hidden": "true" }, SHAPES[seat] ?? ""),
      changes.length ? [
        el("span", { className: "beyond" }, text),
        el("span", { className: "u-said", "aria-hidden": "true" }, name ? icon(name) : null, said, changes),
      ] : el("span", { className: "u-said" }, name ? icon(name) : null, text),
      ruleLink(rule, now.rule, { short: true, tabIndex: -1, "data-focus": `rule-${move}-${rule}` }),
      link(move));
  }

  /** How many of something were gained or lost. */
  function chip([key, n]) {
    const [name, per = 1] = icons.changes[key];
    const many = (Math.abs(n) / per).toLocaleString(now.lang);
    return el("span", { className: n < 0 ? "u-chip u-less" : "u-chip" }, `${n < 0 ? "−" : "+"}${many}`, icon(name));
  }

  /** A link to the step; the page may take it without loading anew. */
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

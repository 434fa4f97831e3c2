// Hints: the choice of the search bot with reasons, marked on the board and in the list. A hint asked
// for beside the board is shown there in short; the panel has the rest.

import { cacheKey } from "../previews.js";
import { el, replaceContent, elementsFor } from "../dom.js";
import { icon } from "../icon.js";

const ALIKE = 0.5; // points; smaller differences count as equal

export function hintPart(body, now) {
  const button = el("button", { type: "button", className: "primary", onclick: () => ask() });
  const help = el("p", { className: "u-quiet" });
  const answer = el("div", { className: "u-answer", "aria-live": "polite" });
  let current = null; // the hint on screen
  let key = null; // position of the text on screen
  let busy = false;
  let nearBoard = false; // whether it is shown beside the board
  body.append(help, button, answer);

  const mayAsk = () =>
    now.seat !== null && now.view.asked.includes(now.seat) && now.view.legal.length > 0;

  function refresh() {
    button.textContent = now.say(busy ? "u-hint-thinking" : "u-hint-ask");
    button.disabled = busy || !mayAsk();
    const why = now.view.public ? "u-hint-public" : mayAsk() ? "u-hint-help" : "u-hint-wait";
    help.textContent = now.say(why);
    tick();
  }

  /** After every change: remove an outdated hint, else restore its marks. */
  function tick() {
    if (key !== null && (!now.view || cacheKey(now.view) !== key)) clear();
    else mark();
  }

  function clear() {
    current = key = null;
    answer.replaceChildren();
    advise();
    mark();
  }

  /** Show content beside the board, or hide it. */
  function advise(...content) {
    now.advice.hidden = !nearBoard || !content.length;
    replaceContent(now.advice, now.advice.hidden ? [] : content);
    if (!now.advice.hidden) now.advice.scrollIntoView({ block: "nearest" });
  }

  async function ask(near = false) {
    if (busy || !now.view || !mayAsk()) return;
    const { seat, lang, table } = now;
    const requestKey = cacheKey(now.view);
    [busy, nearBoard] = [true, near];
    clear();
    key = requestKey;
    refresh();
    advise(el("p", { className: "u-quiet" }, now.say("u-hint-thinking")));
    try {
      const hint = await now.post(`/api/tables/${table}/hint`, { seat, lang });
      if (key === requestKey && hint.version <= now.view.version) show(hint);
      else clear();
    } catch (error) {
      if (key !== requestKey) return;
      answer.replaceChildren(el("p", {}, now.say(`error-${error.error}`)));
      advise(el("p", {}, now.say(`error-${error.error}`)));
    } finally {
      busy = false;
      if (now.view) refresh();
    }
  }

  function show(hint) {
    current = hint;
    const other = (each) =>
      el("li", {}, each.text, " ", el("span", { className: "u-quiet" }, `(${difference(each)})`));
    const short = () => [
      el("p", { className: "u-best" }, hint.text),
      el("p", {}, hint.because),
      ...(hint.then ? [el("p", {}, hint.then)] : []),
      ...(hint.brings.length ? [el("p", {}, now.say("u-hint-brings"), " ", hint.brings.map(effectChip))] : []),
    ];
    advise(el("div", { className: "gist" }, short()), el("div", { className: "u-row" },
      el("button", { type: "button", className: "small", onclick: () => now.more("hint") }, now.say("u-hint-more")),
      el("button", { type: "button", className: "small", onclick: clear }, now.say("u-hint-close"))));
    answer.replaceChildren(
      ...short(),
      ...(hint.others.length ? [el("h3", {}, now.say("u-hint-others")),
        el("ul", {}, hint.others.map(other))] : []),
      ...(hint.note ? [el("p", { className: "u-quiet" }, hint.note)] : []),
    );
  }

  /** A resource before and after. */
  function effectChip({ good, name, before, after }) {
    const number = (n) => n.toLocaleString(now.lang).replace("-", "−");
    return el("span", { className: after < before ? "u-chip u-less" : "u-chip" }, icon(good),
      el("span", { className: "beyond" }, `${name} `), ` ${number(before)} → `, el("strong", {}, number(after)));
  }

  /** The difference to the best choice. */
  function difference({ behind, share }) {
    if (share) return now.say("u-hint-share", { percent: Math.round(100 * share) });
    if (behind < ALIKE) return now.say("u-hint-alike");
    return now.say("u-hint-behind", { points: behind.toLocaleString(now.lang) });
  }

  function mark() {
    for (const each of document.querySelectorAll(".hinted")) each.classList.remove("hinted");
    if (!current) return;
    for (const each of elementsFor(current.action)) each.classList.add("hinted");
  }

  const isWanted = () => now.seat !== null && now.view.status === "playing";

  return { refresh, clear, tick, ask, isWanted };
}

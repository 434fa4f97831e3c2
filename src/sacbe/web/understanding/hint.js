// A hint: what the search bot would do, and why. Its choice is marked wherever it can be made. Who
// asks beside the board is answered there, in short; the panel has the rest.

import { gist } from "../ahead.js";
import { el, fill, thingsOf } from "../dom.js";
import { icon } from "../icon.js";

const ALIKE = 0.5; // points; what differs less is as good

export function hintPart(body, now) {
  const button = el("button", { type: "button", className: "primary", onclick: () => ask() });
  const help = el("p", { className: "u-quiet" });
  const answer = el("div", { className: "u-answer", "aria-live": "polite" });
  let given = null; // the hint that is shown
  let about = null; // the position that the words are about, whatever they are
  let busy = false;
  let beside = false; // was it asked beside the board?
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

  /** After every change: an old hint goes, and marks come back to what was drawn anew. */
  function tick() {
    if (about !== null && (!now.view || gist(now.view) !== about)) clear();
    else mark();
  }

  function clear() {
    given = about = null;
    answer.replaceChildren();
    advise();
    mark();
  }

  /** Beside the board: these words, or nothing any more. */
  function advise(...words) {
    now.advice.hidden = !beside || !words.length;
    fill(now.advice, now.advice.hidden ? [] : words);
    if (!now.advice.hidden) now.advice.scrollIntoView({ block: "nearest" });
  }

  async function ask(near = false) {
    if (busy || !now.view || !mayAsk()) return;
    const { seat, lang, table } = now;
    const asked = gist(now.view);
    [busy, beside] = [true, near];
    clear();
    about = asked;
    refresh();
    advise(el("p", { className: "u-quiet" }, now.say("u-hint-thinking")));
    try {
      const hint = await now.post(`/api/tables/${table}/hint`, { seat, lang });
      if (about === asked && hint.version <= now.view.version) show(hint);
      else clear();
    } catch (refused) {
      if (about !== asked) return;
      answer.replaceChildren(el("p", {}, now.say(`error-${refused.error}`)));
      advise(el("p", {}, now.say(`error-${refused.error}`)));
    } finally {
      busy = false;
      if (now.view) refresh();
    }
  }

  function show(hint) {
    given = hint;
    const other = (each) =>
      el("li", {}, each.text, " ", el("span", { className: "u-quiet" }, `(${worth(each)})`));
    const short = () => [
      el("p", { className: "u-best" }, hint.text),
      el("p", {}, hint.because),
      ...(hint.then ? [el("p", {}, hint.then)] : []),
      ...(hint.brings.length ? [el("p", {}, now.say("u-hint-brings"), " ", hint.brings.map(brought))] : []),
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

  /** What there would be of something. */
  function brought({ good, name, before, after }) {
    const number = (n) => n.toLocaleString(now.lang).replace("-", "−");
    return el("span", { className: after < before ? "u-chip u-less" : "u-chip" }, icon(good),
      el("span", { className: "beyond" }, `${name} `), ` ${number(before)} → `, el("strong", {}, number(after)));
  }

  /** How a choice compares with the best. */
  function worth({ behind, share }) {
    if (share) return now.say("u-hint-share", { percent: Math.round(100 * share) });
    if (behind < ALIKE) return now.say("u-hint-alike");
    return now.say("u-hint-behind", { points: behind.toLocaleString(now.lang) });
  }

  function mark() {
    for (const each of document.querySelectorAll(".hinted")) each.classList.remove("hinted");
    if (!given) return;
    for (const each of thingsOf(given.action)) each.classList.add("hinted");
  }

  const isWanted = () => now.seat !== null && now.view.status === "playing";

  return { refresh, clear, tick, ask, isWanted };
}

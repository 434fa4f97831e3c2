// A hint: what the search bot would do, and why. Its choice is marked wherever it can be made.

import { el, thingsOf } from "../dom.js";
import { icon } from "../icon.js";

const ALIKE = 0.5; // points; what differs less is as good

export function hintPart(body, now) {
  const button = el("button", { type: "button", className: "primary", onclick: () => ask() });
  const help = el("p", { className: "u-quiet" });
  const answer = el("div", { className: "u-answer", "aria-live": "polite" });
  let given = null; // the hint that is shown
  let busy = false;
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
    if (given && (given.version !== now.view?.version || given.seat !== now.seat)) clear();
    else mark();
  }

  function clear() {
    given = null;
    answer.replaceChildren();
    mark();
  }

  async function ask() {
    if (busy || !now.view || !mayAsk()) return;
    const { seat, lang, table } = now;
    busy = true;
    clear();
    refresh();
    try {
      const hint = await now.post(`/api/tables/${table}/hint`, { seat, lang });
      if (now.view?.version === hint.version && now.seat === seat) show(hint);
    } catch (refused) {
      answer.replaceChildren(el("p", {}, now.say(`error-${refused.error}`)));
    } finally {
      busy = false;
      if (now.view) refresh();
    }
  }

  function show(hint) {
    given = hint;
    const other = (each) =>
      el("li", {}, each.text, " ", el("span", { className: "u-quiet" }, `(${worth(each)})`));
    answer.replaceChildren(
      el("p", { className: "u-best" }, hint.text),
      el("p", {}, hint.because),
      ...(hint.brings.length ? [el("p", {}, now.say("u-hint-brings"), " ", hint.brings.map(brought))] : []),
      ...(hint.then ? [el("p", {}, hint.then)] : []),
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

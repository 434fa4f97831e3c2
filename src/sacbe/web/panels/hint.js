// Hints: the choice of the search bot with reasons. A hint asked for beside the board appears there
// in short; the panel has the rest. Board and list mark its choice.

/** @import { Effect, Hint, Option } from "../api.js" */
/** @import { TableModel } from "../select.js" */
/** @import { Context, Panel } from "./panels.js" */

import { $, el, replaceContent, whenChanged } from "../dom.js";
import { number } from "../format.js";
import { icon } from "../icon.js";
import { effectItem } from "../select.js";
import { say } from "../texts.js";

const ALIKE = 0.5; // points; smaller differences count as equal

/** @param {HTMLElement} body @param {Context} context @returns {Panel} */
export function mountHint(body, { askHint, closeHint, open, lang }) {
  const button = el("button", { type: "button", className: "primary", onclick: () => askHint(false) });
  const help = el("p", { className: "u-quiet" });
  const answer = el("div", { className: "u-answer", "aria-live": "polite" });
  body.append(help, button, answer);

  const draw = whenChanged((/** @type {TableModel["hint"]} */ hint) => {
    button.textContent = say(hint.isBusy ? "u-hint-thinking" : "u-hint-ask");
    button.disabled = hint.isBusy || !hint.mayAsk;
    help.textContent = say(hint.help);
    const short = () => shortContent(hint, lang);
    replaceContent(answer, hint.isBusy ? [] : short(), hint.answer ? details(hint.answer, lang) : []);
    const content = hint.isNear ? short() : [];
    $("advice").hidden = !content.length;
    replaceContent($("advice"), hint.answer && content.length ? [el("div", { className: "gist", tabIndex: 0 }, content), buttons()] : content);
    if (content.length) $("advice").scrollIntoView({ block: "nearest" });
  });

  const buttons = () => el("div", { className: "u-row" },
    el("button", { type: "button", className: "small", onclick: () => more() }, say("u-hint-more")),
    el("button", { type: "button", className: "small", onclick: closeHint }, say("u-hint-close")));

  function more() {
    open("hint");
    $("panels").scrollIntoView({ block: "center" });
    body.focus({ preventScroll: true });
  }

  return {
    render: ({ hint }) => draw(hint),
    clear: () => draw({ isWanted: false, mayAsk: false, isBusy: false, help: "u-hint-wait", isNear: false, answer: null, error: null }),
    isWanted: ({ hint }) => hint.isWanted,
  };
}

/** What the bot would do and why, or the state of the request.
 * @param {TableModel["hint"]} hint @param {string} lang */
export function shortContent({ isBusy, answer, error }, lang) {
  if (error) return [el("p", {}, say(`error-${error}`))];
  if (isBusy) return [el("p", { className: "u-quiet" }, say("u-hint-thinking"))];
  if (!answer) return [];
  return [
    planList([answer.text, ...answer.line]),
    answer.because ? el("p", {}, answer.because) : null,
    answer.brings.length ? el("p", {}, say("u-hint-brings"), " ", answer.brings.map((each) => effectChip(each, lang))) : null,
  ].filter((each) => each !== null);
}

/** The choices of a turn in their order.
 * @param {string[]} steps */
const planList = (steps) => el("ol", { className: "u-plan" }, steps.map((text) => el("li", {}, text)));

/** @param {Hint} hint @param {string} lang */
export const details = ({ others, note }, lang) => [
  others.length ? el("h3", {}, say("u-hint-others")) : null,
  others.length ? el("ul", { className: "u-plans" }, others.map((each) =>
    el("li", {}, el("strong", {}, difference(each, lang)), planList([each.text, ...each.then]),
      each.brings.map((effect) => effectChip(effect, lang))))) : null,
  note ? el("p", { className: "u-quiet" }, note) : null,
];

/** A resource before and after.
 * @param {Effect} effect @param {string} lang */
function effectChip(effect, lang) {
  const { icon: name, name: text, before, after, isLoss } = effectItem(effect, [effect], lang);
  return el("span", { className: isLoss ? "u-chip u-less" : "u-chip", title: text }, icon(name),
    el("span", { className: "beyond" }, `${text} `), ` ${before} → `, el("strong", {}, after));
}

/** The difference to the best choice.
 * @param {Option} option @param {string} lang */
export function difference({ behind, share }, lang) {
  if (share) return say("u-hint-share", { percent: number(Math.round(100 * share), lang) });
  if (behind < ALIKE) return say("u-hint-alike");
  return say("u-hint-behind", { points: behind });
}

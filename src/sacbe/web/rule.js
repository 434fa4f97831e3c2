// A link to a paragraph of the rules, by its code.

import { el } from "./dom.js";
import { say } from "./texts.js";

/** `open` is called with the code; Ctrl, Cmd and Shift open a new tab or window as usual.
 * @param {string} code @param {(code: string) => void} open
 * @param {{ short?: boolean, [name: string]: unknown }} [options] further ones are properties of the link */
export const ruleLink = (code, open, { short = false, ...more } = {}) => el("a", {
  href: `?rule=${code}`, className: short ? "u-code" : "rule",
  ...(short ? { "aria-label": say("rule-n", { code }) } : {}), ...more,
  onclick: (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(code);
  },
}, short ? code : say("rule-n", { code }));

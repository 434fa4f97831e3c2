// Numbers and times as text. Pure functions.

/** @import { Say } from "./texts.js" */

const DAY = 86_400;

/** A number in the reader's language, with a real minus sign.
 * @param {number} n @param {string} lang */
export const number = (n, lang) => n.toLocaleString(lang).replace("-", "−");

/** A gain or loss with its sign.
 * @param {number} n @param {string} lang */
export const signed = (n, lang) => `${n < 0 ? "−" : "+"}${Math.abs(n).toLocaleString(lang)}`;

/** The choices of a turn without those that the next one repeats: "Plant a corn tile" before "Plant a
 * corn tile on r8c7".
 * @param {string[]} choices */
export const concise = (choices) => choices.filter((words, i) => !choices[i + 1]?.startsWith(`${words} `));

/** A duration: 1:05, 2:00:00, or days and hours.
 * @param {number} seconds @param {Say} say */
export function duration(seconds, say) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [d, h] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600)];
  const [m, s] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (d) return say("days-hours", { d, h });
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The accessible name of something that shows a number: the number is part of it, so that
 * speech input finds what is seen.
 * @param {string} name @param {string} visible */
export const nameWithNumber = (name, visible) =>
  (/^\d+$/.test(visible) && !new RegExp(`\\b${visible}\\b`).test(name) ? `${name} (${visible})` : name);

/** The step in an address (#step-42 or ?step=42), or null.
 * @param {{ hash: string, search: string }} address */
export function stepInAddress({ hash, search }) {
  const match = /^#step-(\d{1,5})$/.exec(hash) ?? /[?&]step=(\d{1,5})(&|$)/.exec(search);
  return match ? Number(match[1]) : null;
}

// The steps of a guided first game. A step is done when its condition holds. Pure functions.

/** @import { Choice, View } from "../api.js" */
/** @import { Condition } from "./conditions.js" */

import { holds } from "./conditions.js";

/** A step: `look` is a part of the board, `mark` are patterns of actions, in order of preference.
 * @typedef {{ id: string, look: string, rule: string, mark?: Record<string, unknown>[], done?: Condition }} Step */
/** @typedef {{ players: number, seed: number, options: Record<string, unknown>, steps: Step[] }} Guide */

/** The step to show: done steps are passed. A step without a condition is done when the next one
 * with a condition is.
 * @param {Guide} guide @param {number} step @param {View} view */
export function stepOf(guide, step, view) {
  let at = step;
  for (; at < guide.steps.length; at++) {
    const next = guide.steps.slice(at).find((each) => each.done);
    if (!next?.done || !holds(next.done, view)) break;
  }
  return at;
}

/** The actions that a step recommends.
 * @param {Step} step @param {Choice[]} legal */
export function targetsOf(step, legal) {
  const fits = (/** @type {Record<string, unknown>} */ pattern, /** @type {Choice} */ { info }) =>
    Object.entries(pattern).every(([key, value]) => String(info[key]) === String(value));
  const pattern = step.mark?.find((each) => legal.some((choice) => fits(each, choice)));
  return pattern ? legal.filter((choice) => fits(pattern, choice)).map(({ action }) => action) : [];
}

// Keeps a second press on the same point from choosing what has come under it since the first one.

/** Milliseconds after a press in which the next one on its point only counts for what was there. */
export const GUARD_TIME = 3500;
/** Pixels: a pointer that moved farther aims at something. */
export const SAME_POINT = 12;

/** A press: where, when, the choice that was under it, null if there was none, and whether it only
 * opens an explanation or a menu.
 * @typedef {{ x: number, y: number, at: number, choice: string | null, isAsking: boolean }} Press */

/** May a press choose? Not if it hits the point of the last press shortly after it and another choice is
 * there now. A third press on the point counts: its choice was there at the second one. A press that
 * only asks plays nothing, so it always counts.
 * @param {Press | null} last @param {Press} press */
export function isAimed(last, press) {
  if (!last || press.isAsking || press.choice === null || press.choice === last.choice) return true;
  const isSamePoint = Math.hypot(press.x - last.x, press.y - last.y) <= SAME_POINT;
  return !isSamePoint || press.at - last.at > GUARD_TIME;
}

/** Everything whose press plays an action. */
const CHOOSING = "#actions button, #confirm, #place .choice, #goods .choice, #menu button, #confirmation .primary, #tooltip .primary";

/** The choice under an event, named with its position; null if it hits none.
 * @param {Event} event @param {() => string} position */
function choiceAt({ target }, position) {
  const element = target instanceof Element ? target.closest(CHOOSING) : null;
  if (!element) return null;
  const place = element.closest("[id]:not(button, g)")?.id;
  const action = element.getAttribute("data-action") ?? element.getAttribute("data-actions") ?? element.textContent;
  return `${position()} ${place} ${action}`;
}

/** Guard the page. `position` names the position on screen, `refused` is called for a press that does
 * not count, `isAsking` says whether a press on an element only explains it or opens its menu.
 * @param {{
 *   position: () => string, refused: (element: Element) => void,
 *   isAsking: (element: Element, how: string | undefined) => boolean,
 * }} input */
export function guardPresses({ position, refused, isAsking }) {
  /** @type {Press | null} */
  let last = null;
  /** @type {string | undefined} */
  let pointer;
  // Some browsers do not set pointerType of a click.
  addEventListener("pointerdown", ({ pointerType }) => (pointer = pointerType), { capture: true, passive: true });
  addEventListener("click", (event) => {
    if (event.detail === 0) return; // from the keyboard or a script
    const press = {
      x: event.clientX, y: event.clientY, at: event.timeStamp, choice: choiceAt(event, position),
      isAsking: event.target instanceof Element && isAsking(event.target, pointer),
    };
    const isOk = isAimed(last, press);
    last = press;
    if (isOk) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.target instanceof Element) refused(event.target.closest(CHOOSING) ?? event.target);
  }, { capture: true });
  addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (last && pointerType !== "touch" && Math.hypot(clientX - last.x, clientY - last.y) > SAME_POINT) last = null;
  }, { capture: true, passive: true });
  // A key that is held down presses again and again.
  addEventListener("keydown", (event) => event.repeat && event.target instanceof Element
    && event.target.closest(CHOOSING) && ["Enter", " "].includes(event.key) && event.preventDefault(), { capture: true });
}

// Wheels that turn. Moving a large layer is expensive without a graphics card, so only the face of a
// wheel moves; its rims (the relief, a shade of two units) are hidden until it stands still.

/** Mark `place` with the class `turning` as long as any wheel in it turns. Call it once.
 * @param {HTMLElement} place */
export function watchTurns(place) {
  /** @type {Promise<unknown> | null} */
  let latest = null;
  place.addEventListener("transitionrun", ({ target }) => {
    if (!isWheel(target)) return;
    place.classList.add("turning");
    const turns = place.getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && isWheel(effect.target));
    const end = Promise.allSettled(turns.map(({ finished }) => finished)); // a cancelled turn ends, too
    latest = end;
    void end.then(() => latest === end && place.classList.remove("turning"));
  });
}

/** @param {EventTarget | null} target */
const isWheel = (target) => target instanceof Element && target.classList.contains("turns");

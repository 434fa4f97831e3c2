// Short tones, for those who want them; made here, so that nothing is loaded.

import { wants } from "./settings.js";

// Of each: the tones one after the other, in hertz, and how long each lasts, in seconds.
const TUNES = {
  move: { tones: [330], lasts: 0.07 },
  turn: { tones: [523, 784], lasts: 0.13 },
  over: { tones: [392, 523, 659, 784], lasts: 0.2 },
};
const LOUD = 0.12; // of what would be possible

let context = null;

export function sound(name) {
  if (!wants("sounds")) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume(); // until the reader has touched the page it stays silent
  const { tones, lasts } = TUNES[name];
  tones.forEach((hertz, i) => tone(hertz, context.currentTime + i * lasts, lasts));
}

/** One tone that fades away. */
function tone(hertz, from, lasts) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = "triangle";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUD, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 1.5 * lasts);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + 1.5 * lasts);
}

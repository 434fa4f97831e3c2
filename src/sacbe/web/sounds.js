// Short synthesised sounds (optional).

import { isEnabled } from "./settings.js";

// Frequencies in hertz, played one after the other; `lasts` is seconds per tone.
const TUNES = {
  move: { tones: [330], lasts: 0.07 },
  turn: { tones: [523, 784], lasts: 0.13 },
  over: { tones: [392, 523, 659, 784], lasts: 0.2 },
};
const LOUD = 0.12; // gain

/** The audio device, opened with the first sound.
 * @type {{ context: AudioContext | null }} */
const device = { context: null };

/** @param {keyof typeof TUNES} name */
export function sound(name) {
  if (!isEnabled("sounds")) return;
  const context = (device.context ??= new AudioContext());
  if (context.state === "suspended") void context.resume(); // browsers block sound until the first interaction
  const { tones, lasts } = TUNES[name];
  tones.forEach((hertz, i) => tone(context, hertz, context.currentTime + i * lasts, lasts));
}

/** Play one tone with a fade-out.
 * @param {AudioContext} context @param {number} hertz @param {number} from @param {number} lasts */
function tone(context, hertz, from, lasts) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = "triangle";
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUD, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 1.5 * lasts);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + 1.5 * lasts);
}

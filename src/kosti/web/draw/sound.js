// Eight sounds, made on the spot, each under 400 ms; the same whatever a hidden die shows.

/** @typedef {"rattle" | "set" | "take" | "steal" | "fail" | "slide" | "turn" | "win"} Sound */

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** How high each game's things ring: tongs, enamel, wood, jars. @type {Record<string, number>} */
const PITCH = { bratwurmeck: 1, barbecue: 1.5, ciao: 0.7, svintus: 0.55 };

/**
 * Make a sound.
 * @param {Sound} name
 * @param {string} [game]
 */
export function sound(name, game = "") {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name]?.(PITCH[game] ?? 1);
}

/** @type {Record<Sound, (pitch: number) => void>} */
const SOUNDS = {
  rattle: (pitch) => {
    for (const at of [0, 0.05, 0.09, 0.15, 0.19, 0.26]) hiss(at, 0.03, 2200 * pitch, 0.22);
  },
  set: (pitch) => {
    hiss(0, 0.03, 1500 * pitch, 0.3);
    tone(0, 0.06, 320 * pitch, 260 * pitch, 0.12);
  },
  take: (pitch) => {
    tone(0, 0.28, 1046 * pitch, 1046 * pitch, 0.12);
    tone(0.02, 0.22, 1568 * pitch, 1568 * pitch, 0.06);
  },
  steal: (pitch) => {
    hiss(0, 0.2, 900 * pitch, 0.12);
    tone(0.02, 0.2, 260 * pitch, 780 * pitch, 0.14);
    tone(0.22, 0.14, 1046 * pitch, 988 * pitch, 0.1);
  },
  fail: (pitch) => {
    hiss(0, 0.34, 380 * pitch, 0.3);
    tone(0, 0.26, 170 * pitch, 90 * pitch, 0.16);
  },
  slide: (pitch) => {
    hiss(0, 0.3, 620 * pitch, 0.12);
    tone(0, 0.3, 190 * pitch, 150 * pitch, 0.04, "sawtooth");
  },
  turn: () => {
    tone(0, 0.16, 659, 659, 0.12);
    tone(0.13, 0.24, 880, 880, 0.12);
  },
  win: () => {
    for (const [number, height] of [523, 659, 784, 1046].entries()) {
      tone(number * 0.07, 0.17, height, height, 0.11, "triangle");
    }
  },
};

export const SOUND_NAMES = /** @type {Sound[]} */ (Object.keys(SOUNDS));

/**
 * @param {number} at seconds from now
 * @param {number} length
 * @param {number} from the height in Hz
 * @param {number} to
 * @param {number} loud
 * @param {OscillatorType} [shape]
 */
function tone(at, length, from, to, loud, shape = "sine") {
  if (!context) return;
  const source = context.createOscillator();
  const start = context.currentTime + at;
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(faded(context, start, length, loud));
  source.start(start);
  source.stop(start + length);
}

/**
 * @param {number} at
 * @param {number} length
 * @param {number} height
 * @param {number} loud
 */
function hiss(at, length, height, loud) {
  if (!context) return;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const start = context.currentTime + at;
  source.buffer = noise ??= whiteNoise(context);
  filter.type = "bandpass";
  filter.frequency.value = height;
  source.connect(filter).connect(faded(context, start, length, loud));
  source.start(start, (at * 7) % 0.5, length);
}

/**
 * @param {AudioContext} audio
 * @param {number} start
 * @param {number} length
 * @param {number} loud
 */
function faded(audio, start, length, loud) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio */
function whiteNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

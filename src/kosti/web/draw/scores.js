// Eight sounds as they are made: tones and hisses, each sound over within 400 ms.

/** @typedef {"rattle" | "set" | "take" | "steal" | "fail" | "slide" | "turn" | "win"} Sound */
/**
 * One part of a sound: from when and how long (in seconds), from which height to which (in Hz), how
 * loud; a tone has a shape, a hiss is noise about that height.
 * @typedef {object} Part
 * @property {number} at
 * @property {number} length
 * @property {number} from
 * @property {number} to
 * @property {number} loud
 * @property {OscillatorType} [shape]
 */

/**
 * @param {number} at
 * @param {number} length
 * @param {number} from
 * @param {number} to
 * @param {number} loud
 * @param {OscillatorType} [shape]
 * @returns {Part}
 */
const tone = (at, length, from, to, loud, shape = "sine") => ({ at, length, from, to, loud, shape });

/**
 * @param {number} at
 * @param {number} length
 * @param {number} from
 * @param {number} loud
 * @param {number} [to]
 * @returns {Part}
 */
const hiss = (at, length, from, loud, to = from) => ({ at, length, from, to, loud });

const CLACKS = [0, 0.05, 0.09, 0.15, 0.19, 0.26];

/** What all games share. @type {Record<Sound, Part[]>} */
const COMMON = {
  rattle: CLACKS.map((at) => hiss(at, 0.03, 2200, 0.22)),
  set: [hiss(0, 0.03, 1500, 0.3), tone(0, 0.06, 320, 260, 0.12)],
  take: [tone(0, 0.28, 1046, 1046, 0.12), tone(0.02, 0.22, 1568, 1568, 0.06)],
  steal: [hiss(0, 0.2, 900, 0.12), tone(0.02, 0.2, 260, 780, 0.14), tone(0.22, 0.14, 1046, 988, 0.1)],
  fail: [hiss(0, 0.34, 420, 0.3, 240), tone(0, 0.26, 170, 90, 0.16)],
  slide: [hiss(0, 0.3, 620, 0.12)],
  turn: [tone(0, 0.16, 659, 659, 0.12), tone(0.13, 0.24, 880, 880, 0.12)],
  win: [523, 659, 784, 1046].map((height, at) => tone(at * 0.07, 0.17, height, height, 0.11, "triangle")),
};

/** What sounds otherwise in a game. @type {Record<string, Partial<Record<Sound, Part[]>>>} */
const OWN = {
  // tongs and a sizzle, iron, a dull "pff"
  bratwurmeck: {
    take: [hiss(0, 0.02, 3800, 0.3), hiss(0.06, 0.02, 3400, 0.25), hiss(0.09, 0.3, 6200, 0.09, 4200)],
    steal: [hiss(0, 0.02, 3800, 0.3), tone(0.03, 0.2, 240, 720, 0.14), hiss(0.2, 0.18, 6000, 0.08)],
    fail: [hiss(0, 0.36, 520, 0.34, 160), tone(0, 0.2, 120, 70, 0.12)],
    slide: [hiss(0, 0.28, 1300, 0.1, 800), tone(0, 0.28, 96, 90, 0.05, "sawtooth")],
  },
  // enamel, a spoon, a slow slide
  barbecue: {
    take: [tone(0, 0.32, 2093, 2093, 0.08), tone(0, 0.22, 3322, 3322, 0.05), tone(0.01, 0.12, 5274, 5274, 0.03)],
    steal: [tone(0, 0.2, 1760, 1760, 0.08), tone(0.12, 0.26, 2349, 2349, 0.08), tone(0.12, 0.2, 3729, 3729, 0.04)],
    slide: [hiss(0, 0.38, 300, 0.14, 420), hiss(0.12, 0.2, 900, 0.03)],
  },
  // wood and rope, a splash, a small fanfare on the stair
  ciao: {
    rattle: CLACKS.map((at, number) => hiss(at, 0.04, number % 2 ? 1100 : 800, 0.3)),
    set: [tone(0, 0.08, 420, 330, 0.14, "triangle")],
    slide: [tone(0, 0.11, 150, 190, 0.04, "sawtooth"), hiss(0.02, 0.06, 700, 0.08)],
    fail: [hiss(0, 0.14, 1800, 0.3, 700), hiss(0.08, 0.3, 900, 0.2, 300), tone(0.1, 0.16, 240, 110, 0.1)],
    take: [523, 784].map((height, at) => tone(at * 0.12, 0.22, height, height, 0.11, "triangle")),
    steal: [tone(0, 0.34, 311, 294, 0.12, "triangle"), tone(0, 0.34, 220, 208, 0.1, "triangle")],
  },
  // a snuffle, a crunch, a plop into the jar
  svintus: {
    set: [hiss(0, 0.05, 500, 0.28, 380), hiss(0.08, 0.06, 560, 0.24, 420)],
    take: [tone(0, 0.09, 620, 190, 0.22), tone(0.1, 0.08, 240, 420, 0.12), hiss(0, 0.03, 900, 0.12)],
    fail: [0, 0.07, 0.12, 0.2, 0.26].map((at) => hiss(at, 0.05, 1700 - at * 2000, 0.3)),
    slide: CLACKS.map((at) => hiss(at, 0.03, 1300, 0.12)),
  },
};

export const GAMES = Object.keys(OWN);
export const SOUNDS = /** @type {Sound[]} */ (Object.keys(COMMON));

/**
 * The parts of a sound as a game makes it.
 * @param {Sound} name
 * @param {string} [game]
 * @returns {Part[]}
 */
export function scoreOf(name, game = "") {
  return OWN[game]?.[name] ?? COMMON[name];
}

// Moods for the chat: dice with faces, hearts and our worm.

import { svg } from "./svg.js";
import { SIDE, CORNER } from "./die.js";
import { worm } from "./worm.js";

const EYES = "M-20-16v6M20-16v6";
const FACES = {
  smile: [EYES, "M-22 12C-12 26 12 26 22 12"],
  laugh: ["M-28-8c4-10 12-10 16 0M12-8c4-10 12-10 16 0", "M-24 8H24C20 34-20 34-24 8Z"],
  wow: ["M-20-18v8M20-18v8", "M0 8a11 13 0 1 1 0 26 11 13 0 0 1 0-26Z"],
  cry: [EYES, "M-20 26C-10 12 10 12 20 26", "M-20 2c-6 10-6 14 0 14s6-4 0-14Z"],
  cool: ["M-34-16H34L28 0H8L0-10-8 0H-28Z", "M-16 18C-8 26 10 26 20 16"],
};
const HEART = "M0 34C-60-6-34-40-10-32-4-30 0-22 0-22S4-30 10-32C34-40 60-6 0 34Z";
const HANDS = "M-24 30V-8c0-8 10-8 10 0V4-24c0-8 10-8 10 0V4-28c0-8 10-8 10 0V6-18c0-8 10-8 10 0V16c0 24-40 24-40 14ZM26-34l8-10M36-20l12-4M14-40l2-12";

/** @typedef {keyof typeof FACES | "heart" | "clap" | "worm"} Mood */

/** @type {Mood[]} */
export const MOODS = ["smile", "laugh", "wow", "cry", "cool", "heart", "clap", "worm"];

/**
 * A picture of a mood; its words stand beside it, or on the button that carries it.
 * @param {Mood} mood
 * @param {string} [label]
 */
export function moodPicture(mood, label) {
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { class: `mood mood-${mood}`, viewBox: "-56 -56 112 112", ...said }, ...parts(mood));
}

/** @param {Mood} mood */
function parts(mood) {
  if (mood === "worm") return [worm(92)];
  if (mood === "heart") return [svg("path", { class: "ink mood-red", d: HEART })];
  if (mood === "clap") return [svg("path", { class: "mood-line", d: HANDS })];
  const half = SIDE / 2;
  const square = { x: -half, y: -half, width: SIDE, height: SIDE, rx: CORNER };
  const lines = FACES[mood].map((d) => svg("path", { class: "mood-line", d }));
  return [svg("rect", { class: "die-body", ...square }), ...lines];
}

// A die of bone: a rounded square, round pips, a worm, a cross, or a face that is not known.

import { svg } from "./svg.js";
import { curledWorm } from "./worm.js";

export const SIDE = 100;
export const CORNER = 22;

const AT = 25;
/** @type {Record<string, number[][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [[-AT, -AT], [AT, AT]],
  3: [[-AT, -AT], [0, 0], [AT, AT]],
  4: [[-AT, -AT], [AT, -AT], [-AT, AT], [AT, AT]],
  5: [[-AT, -AT], [AT, -AT], [0, 0], [-AT, AT], [AT, AT]],
  6: [[-AT, -AT], [AT, -AT], [-AT, 0], [AT, 0], [-AT, AT], [AT, AT]],
};

/**
 * Draw a die about its middle at 0, 0. A face is "1" to "6", "w" (worm), "X" or "?" (hidden).
 * @param {string} face
 * @param {number} [size] the length of a side
 * @returns {SVGElement} a group to be placed; its first child carries the size
 */
export function die(face, size = SIDE) {
  const body = svg("g", { class: "die-in", transform: `scale(${size / SIDE})` });
  const made = svg("g", { class: "die", "data-face": face }, body);
  showFace(made, face);
  return made;
}

/**
 * Show another face on a die.
 * @param {SVGElement} made
 * @param {string} face
 */
export function showFace(made, face) {
  made.setAttribute("data-face", face);
  const half = SIDE / 2;
  const square = { x: -half, y: -half, width: SIDE, height: SIDE, rx: CORNER };
  made.firstElementChild?.replaceChildren(
    svg("rect", { class: "die-shadow", ...square, y: -half + 7 }),
    svg("rect", { class: "die-body", ...square }),
    ...markings(face),
  );
}

/**
 * @param {string} face
 * @returns {SVGElement[]}
 */
function markings(face) {
  if (face === "w") return [curledWorm()];
  if (face === "X") return [svg("path", { class: "die-cross", d: "M-24-24L24 24M24-24L-24 24" })];
  if (face === "?") return [hidden()];
  return (PIPS[face] ?? []).map(([cx, cy]) => svg("circle", { class: "die-pip", cx, cy, r: 10.5 }));
}

/** A face that is not known, drawn and not written: the typeface is not needed for it. */
function hidden() {
  const hook = "M-14-14C-14-34 16-34 16-14 16 0 0-2 0 12";
  return svg(
    "g",
    { class: "die-unknown" },
    svg("path", { d: hook }),
    svg("circle", { cx: 0, cy: 27, r: 5.5 }),
  );
}

/**
 * A picture of its own with one die in it, for use within text and buttons.
 * @param {string} face
 * @param {string} [label] its words, where it is not decoration
 */
export function diePicture(face, label) {
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return svg("svg", { class: "die-picture", viewBox: "-56 -54 112 116", ...said }, die(face));
}

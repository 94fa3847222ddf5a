// What never moves at the rope bridge: sky, banks, water, ropes, planks, the stair.

import { svg, place } from "../../../web/draw/svg.js";
import { lantern, plank } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

const STEPS = 8;
const STARS = [
  [0.2, 40, 1.6],
  [0.31, 88, 1.1],
  [0.42, 28, 2],
  [0.52, 70, 1.3],
  [0.63, 34, 1.5],
  [0.72, 92, 1.1],
  [0.27, 132, 1.2],
  [0.58, 120, 1.4],
];

/**
 * @param {Layout} layout
 * @param {number} planks
 */
export function scene(layout, planks) {
  const { width, water, ground, bank, cliff } = layout;
  return [
    ...STARS.map(([x, y, r]) => svg("circle", { class: "star", cx: x * width, cy: y, r })),
    svg("path", { class: "mist", d: hills(width, water) }),
    svg("path", { class: "cliff", d: cliff }),
    svg("rect", { class: "swamp", x: 0, y: water, width, height: ground - water }),
    svg("path", { class: "swamp-top", d: waves(width, water) }),
    ...[0.3, 0.46, 0.63].map((part, number) =>
      svg("circle", { class: `blub blub-${number}`, cx: width * part, cy: ground - 14, r: 5 - number }),
    ),
    svg("path", { class: "bank", d: bank }),
    ...Array.from({ length: STEPS }, (_, number) => stair(layout, number + 1)),
    ropes(layout, planks),
    ...Array.from({ length: planks }, (_, number) => {
      const made = plank(layout.plankWide, number + 1);
      const { x, y } = layout.plankAt(number + 1);
      place(made, x, y);
      return made;
    }),
    ...[layout.near, layout.far].map(({ x, y }) => {
      const made = lantern();
      place(made, x, y, 0, layout.size);
      return made;
    }),
  ];
}

/**
 * The far hills in the mist.
 * @param {number} width
 * @param {number} foot
 */
function hills(width, foot) {
  const [a, b, c, d] = [0.3, 0.48, 0.7, 0.9].map((part) => part * width);
  return `M0 ${foot}V${foot - 92}Q${a / 2} ${foot - 150} ${a} ${foot - 88}T${b} ${foot - 96}T${c} ${foot - 84}T${d} ${foot - 100}L${width} ${foot - 80}V${foot}z`;
}

/**
 * @param {number} width
 * @param {number} y
 */
function waves(width, y) {
  const count = Math.round(width / 40);
  return `M0 ${y}${"q10-6 20 0t20 0".repeat(count)}`;
}

/**
 * @param {Layout} layout
 * @param {number} number
 */
function stair({ stepAt, stepWide }, number) {
  const { x, y } = stepAt(number);
  return svg(
    "g",
    { class: "step", "data-step": number, "data-key": `step${number}`, transform: `translate(${x} ${y})` },
    svg("rect", { class: "step-body", x: -stepWide / 2, y: 0, width: stepWide, height: 20, rx: 4 }),
    svg("text", { class: "step-number", x: 0, y: 15, "text-anchor": "middle" }, String(number)),
  );
}

/**
 * @param {Layout} layout
 * @param {number} planks
 */
function ropes({ near, far, plankAt }, planks) {
  const feet = Array.from({ length: planks }, (_, number) => plankAt(number + 1));
  const low = feet[Math.floor(planks / 2)];
  const line = (/** @type {number} */ off) =>
    `M${near.x} ${near.y + off}Q${low.x} ${2 * low.y - near.y + off} ${far.x} ${far.y + off}`;
  return svg(
    "g",
    { class: "ropes" },
    svg("path", { d: line(6) }),
    svg("path", { class: "hand-rope", d: line(-30) }),
    ...feet.map(({ x, y }) => svg("path", { class: "hanger", d: `M${x} ${y}V${y - 31}` })),
  );
}

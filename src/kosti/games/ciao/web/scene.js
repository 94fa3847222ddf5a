// What never moves at the rope bridge: sky, banks, water, ropes, planks, the stair.

import { place, svg } from "../../../web/draw/svg.js";
import { lantern, plank } from "./pieces.js";

/** @typedef {import("./layout.js").Layout} Layout */

const STEPS = 8;
const GOLDEN = 0.618;

/**
 * @param {Layout} layout
 * @param {number} planks
 */
export function scene(layout, planks) {
  const { size, water, ground, near, far } = layout;
  return [
    ...sky(layout),
    svg("path", { class: "mist far", d: hills(size.width, water, 1.35) }),
    svg("path", { class: "mist", d: hills(size.width, water, 0.8) }),
    svg("path", { class: "cliff", d: cliff(layout) }),
    svg("rect", { class: "swamp", x: -2, y: water, width: size.width + 4, height: ground - water }),
    ...bog(layout),
    svg("path", { class: "swamp-top", d: waves(size.width, water) }),
    svg("path", { class: "bank", d: bank(layout) }),
    svg("path", { class: "turf", d: turf(layout) }),
    svg("rect", { class: "table-top", x: -2, y: ground, width: size.width + 4, height: size.height - ground + 2 }),
    ...Array.from({ length: STEPS }, (_, number) => stair(layout, number + 1)),
    ropes(layout),
    ...Array.from({ length: planks }, (_, number) => hung(layout, number + 1)),
    ...[near, far].map(({ x, y }) => {
      const made = lantern();
      place(made, x, y, 0, Math.max(0.75, layout.hero));
      return made;
    }),
  ];
}

/** @param {Layout} layout */
function sky({ size, deck }) {
  const stars = Array.from({ length: 16 }, (_, at) =>
    svg("circle", { class: "star", cx: ((at + 0.5) * GOLDEN * size.width) % size.width, cy: 10 + (at / 16) * deck * 0.62, r: 0.9 + (at % 3) * 0.5 }),
  );
  const [x, y] = [size.width * 0.36, Math.max(44, deck * 0.28)];
  return [...stars, svg("circle", { class: "halo-moon", cx: x, cy: y, r: 40 }), svg("circle", { class: "moon", cx: x, cy: y, r: 25 })];
}

/** @param {Layout} layout */
function bog({ size, water, ground, near, far }) {
  const span = far.x - near.x;
  const bubbles = [0.18, 0.47, 0.8].map((part, number) =>
    svg("circle", { class: `blub blub-${number}`, cx: near.x + span * part, cy: ground - 14, r: 5.5 - number }),
  );
  const pads = [0.08, 0.34, 0.66, 0.93].map((part, at) =>
    svg("ellipse", { class: "pad", cx: near.x + span * part, cy: water + 26 + (at % 2) * 18, rx: 15, ry: 4.5 }),
  );
  const reeds = [near.x + 14, far.x - 26, size.width * 0.5].map((x, at) =>
    svg("path", { class: "reed", d: `M${x} ${water + 16}v-${20 + at * 4}m7 ${24 + at * 4}v-${16 + at * 5}` }),
  );
  return [...pads, ...bubbles, ...reeds];
}

/**
 * The far hills in the mist.
 * @param {number} width
 * @param {number} foot
 * @param {number} high
 */
function hills(width, foot, high) {
  const [a, b, c, d] = [0.3, 0.48, 0.7, 0.9].map((part) => part * width);
  const [low, peak] = [foot - 84 * high, foot - 140 * high];
  return `M0 ${foot}V${low - 8}Q${a / 2} ${peak} ${a} ${low}T${b} ${low - 8}T${c} ${low + 4}T${d} ${low - 14}L${width} ${low}V${foot}z`;
}

/** @param {Layout} layout */
function cliff({ size, far, deck, summit, ground, stepAt, stepWide }) {
  const top = stepAt(STEPS);
  const isSteep = stepAt(2).y > stepAt(3).y && Math.abs(stepAt(1).x - stepAt(3).x) < 1;
  const edge = isSteep ? `L${far.x + 18} ${summit + 30}Q${far.x + 26} ${summit} ${size.width - 30} ${summit - 6}` : `L${stepAt(1).x - stepWide / 2} ${deck}L${top.x - stepWide / 2} ${top.y}L${top.x} ${top.y - 8}`;
  return `M${far.x - 4} ${ground}Q${far.x + 14} ${ground - 40} ${far.x - 2} ${deck + 4}${edge}H${size.width + 4}V${ground}z`;
}

/** @param {Layout} layout */
function bank({ near, deck, ground }) {
  return `M-4 ${ground}V${deck - 128}Q${near.x * 0.5} ${deck - 140} ${near.x - 10} ${deck - 118}L${near.x - 2} ${deck - 6} ${near.x + 4} ${deck + 2}Q${near.x - 14} ${deck + 50} ${near.x + 6} ${ground}z`;
}

/** @param {Layout} layout */
function turf({ near, deck }) {
  return `M-4 ${deck - 128}Q${near.x * 0.5} ${deck - 140} ${near.x - 10} ${deck - 118}`;
}

/**
 * @param {number} width
 * @param {number} y
 */
function waves(width, y) {
  const count = Math.ceil(width / 40);
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
    svg("rect", { class: "step-body", x: -stepWide / 2, y: 0, width: stepWide, height: 19, rx: 4 }),
    svg("text", { class: "step-number", x: 0, y: 14.5, "text-anchor": "middle" }, String(number)),
  );
}

/**
 * @param {Layout} layout
 * @param {number} number
 */
function hung({ plankWide, plankAt }, number) {
  const made = plank(plankWide, number);
  const { x, y } = plankAt(number);
  place(made, x, y);
  return made;
}

/** @param {Layout} layout */
function ropes({ near, far, sag }) {
  const line = (/** @type {number} */ off) =>
    `M${near.x} ${near.y + off}Q${(near.x + far.x) / 2} ${near.y + off + 2 * sag} ${far.x} ${far.y + off}`;
  return svg("g", { class: "ropes" }, svg("path", { d: line(5) }), svg("path", { class: "hand-rope", d: line(-30) }));
}

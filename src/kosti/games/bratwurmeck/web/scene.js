// What never moves at the night stall: the awning, the iron grate over its embers, the counter.

import { svg } from "../../../web/draw/svg.js";

/** @typedef {import("./layout.js").Layout} Layout */

const SCALLOP = 42;

/** @param {Layout} layout */
export function scene({ size, awning, grate, bars, counter }) {
  return [
    svg("rect", { class: "counter", ...counter, rx: 18 }),
    ...stripes(size.width, awning),
    svg("path", { class: "handle", d: handles(grate) }),
    svg("rect", { class: "grate", ...grate, rx: 14 }),
    ...embers(grate),
    ...bars.flatMap((y) => rods(grate, y)),
  ];
}

/**
 * The scallops of the awning.
 * @param {number} width
 * @param {number} depth
 */
function stripes(width, depth) {
  const count = Math.max(2, Math.round(width / SCALLOP / 2) * 2 + 1);
  const step = width / count;
  return Array.from({ length: count }, (_, at) => {
    const d = `M${at * step} -2V${depth - step / 3.4}q${step / 2} ${step / 1.7} ${step} 0V-2z`;
    return svg("path", { class: at % 2 ? "awning pale" : "awning", d });
  });
}

/** @param {import("../../../web/play/slot.js").Box} grate */
function handles({ x, y, width, height }) {
  const middle = y + height / 2;
  return `M${x} ${middle - 14}h-7v28h7M${x + width} ${middle - 14}h7v28h-7`;
}

/** @param {import("../../../web/play/slot.js").Box} grate */
function embers({ x, y, width, height }) {
  const count = Math.round(width / 26);
  return Array.from({ length: count }, (_, at) =>
    svg("ellipse", {
      class: `glow-${at % 3}`,
      cx: x + (width * (at + 0.5)) / count,
      cy: y + height * (0.2 + 0.6 * ((at * 0.618) % 1)),
      rx: 7 + (at % 4) * 2,
      ry: 4 + (at % 3),
    }),
  );
}

/**
 * @param {import("../../../web/play/slot.js").Box} grate
 * @param {number} y
 */
function rods(grate, y) {
  return [-24, -8, 8, 24].map((off) => svg("path", { class: "rod", d: `M${grate.x + 8} ${y + off}h${grate.width - 16}` }));
}

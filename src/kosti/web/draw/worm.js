// Our worm: an S-shaped noodle with two dots for eyes and grill marks.

import { svg } from "./svg.js";

const NOODLE = "M-26 22C-8 34 16 26 10 8 5-6-20-4-18-20-16-34 12-38 24-24";
const MARKS = ["M-17 17l6 9", "M2 13l9 5", "M-9 1l-3 8", "M-18-16l9 3", "M-4-33l2 9"];

/**
 * Draw a worm about a middle at 0, 0, within 80 by 80 when its size is 80.
 * @param {number} [size]
 */
export function worm(size = 80) {
  return svg(
    "g",
    { class: "worm", transform: `scale(${size / 80})` },
    svg("path", { class: "worm-edge", d: NOODLE }),
    svg("path", { class: "worm-body", d: NOODLE }),
    ...MARKS.map((d) => svg("path", { class: "worm-mark", d })),
    svg("circle", { class: "worm-eye", cx: 17, cy: -29, r: 3.4 }),
    svg("circle", { class: "worm-eye", cx: 26, cy: -24, r: 3.4 }),
  );
}

/** A curled worm, the face of a die. */
export function curledWorm() {
  const curl = "M-22 18C-34-8-10-34 14-26 34-19 32 12 12 18-4 23-14 6-4-2 1-6 8-4 9 0";
  return svg(
    "g",
    { class: "worm" },
    svg("path", { class: "worm-edge", d: curl }),
    svg("path", { class: "worm-body", d: curl }),
    ...["M-28-3l9-1", "M-13-23l4 8", "M9-28l0 9", "M22-12l7-4", "M20 10l7 5"].map((d) =>
      svg("path", { class: "worm-mark", d }),
    ),
    svg("circle", { class: "worm-eye", cx: -25, cy: 13, r: 3.2 }),
    svg("circle", { class: "worm-eye", cx: -17, cy: 18, r: 3.2 }),
  );
}

// The seats: seven colours and seven shapes, told apart in greyscale too.

import { svg } from "./svg.js";

/** The shapes about a middle at 0, 0, within 100 by 100. */
const SHAPES = [
  "M0-44A44 44 0 1 1 0 44 44 44 0 1 1 0-44Z",
  "M0-46L47 40H-47Z",
  "M-38-38H38V38H-38Z",
  "M0-50L40 0 0 50-40 0Z",
  "M0-50L14-17 49-14 22 9 31 44 0 25-31 44-22 9-49-14-14-17Z",
  "M0-52C20-18 38-6 38 14A38 34 0 0 1-38 14C-38-6-20-18 0-52Z",
  "M-16-46H16V-16H46V16H16V46H-16V16H-46V-16H-16Z",
];

export const MARKS = ["circle", "triangle", "square", "rhomb", "star", "drop", "cross"];

/**
 * The colour of a seat, as CSS knows it.
 * @param {number} seat
 */
export function seatColour(seat) {
  return `var(--seat-${seat % SHAPES.length})`;
}

/**
 * Draw a seat's mark about a middle at 0, 0.
 * @param {number} seat
 * @param {number} [size]
 */
export function mark(seat, size = 100) {
  const number = seat % SHAPES.length;
  return svg("path", {
    class: `mark seat-${number}`,
    d: SHAPES[number],
    transform: `scale(${size / 100})`,
  });
}

/**
 * A picture of its own with a seat's mark, for use within text.
 * @param {number} seat
 */
export function markPicture(seat) {
  const box = { class: "mark-picture", viewBox: "-58 -58 116 116", "aria-hidden": "true" };
  return svg("svg", box, mark(seat));
}

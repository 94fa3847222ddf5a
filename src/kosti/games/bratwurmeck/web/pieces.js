// The pieces of the night stall: tiles of enamel, coals, the pointer of the ruler.

import { svg } from "../../../web/draw/svg.js";
import { worm } from "../../../web/draw/worm.js";
import { nameLine } from "../../../web/play/keeping.js";

/** Where one to four worms lie on a tile: x, y and size. */
const HEAPS = [
  [],
  [[0, 18, 38]],
  [[-10, 12, 30], [10, 25, 30]],
  [[-13, 10, 26], [13, 12, 26], [0, 28, 26]],
  [[-13, 8, 24], [13, 9, 24], [-12, 28, 24], [14, 28, 24]],
];

/**
 * The worms on a tile.
 * @param {number} number
 */
function wormsOn(number) {
  return Math.floor((number - 17) / 4);
}

/**
 * A tile about its middle, its number large.
 * @param {number} number
 */
export function tile(number) {
  const heap = HEAPS[wormsOn(number)] ?? [];
  return svg(
    "g",
    { class: "tile", "data-tile": number },
    svg("rect", { class: "tile-shadow", x: -29, y: -37, width: 58, height: 79, rx: 12.5 }),
    svg("rect", { class: "tile-body", x: -29, y: -41, width: 58, height: 79, rx: 12.5 }),
    svg("path", { class: "tile-shine", d: "M-18-34H8" }),
    svg("text", { class: "tile-number", x: 0, y: -7, "text-anchor": "middle" }, String(number)),
    ...heap.map(([x, y, size]) =>
      svg("g", { transform: `translate(${x} ${y})` }, worm(size)),
    ),
  );
}

/**
 * The edge of a tile that lies under others.
 * @param {number} number
 */
export function edge(number) {
  return svg(
    "g",
    { class: "tile edge", "data-tile": number },
    svg("rect", { class: "tile-body", x: -29, y: -41, width: 58, height: 79, rx: 12.5 }),
    svg("text", { class: "edge-number", x: 0, y: 36.5, "text-anchor": "middle" }, String(number)),
    svg("text", { class: "edge-number", x: 19.5, y: -24, "text-anchor": "middle" }, String(number)),
  );
}

/** A tile turned down for good: a black coal with a thread of smoke. */
export function coal() {
  const body = "M-22 22c-4-13 4-23 14-25 7-4 18-2 22 3 9 4 12 14 8 22-2 9-11 13-22 13s-20-4-22-13z";
  return svg(
    "g",
    { class: "coal" },
    svg("path", { class: "smoke", d: "M2-8c-8-7 7-11 0-18s4-8 0-13" }),
    svg("path", { class: "coal-body", d: body }),
    svg("path", { class: "coal-crack", d: "M-12 12l9 5-3 9M5 6l4 9 9 2" }),
  );
}

/** The pointer of the ruler: a drop with the sum in it, its tip at 0, 0. */
export function pointer() {
  return svg(
    "g",
    { class: "pointer" },
    svg("path", { class: "drop", d: "M0 0C-6-8-19-12-19-26a19 19 0 0 1 38 0C19-12 6-8 0 0z" }),
    svg("text", { class: "pointer-sum", x: 0, y: -20, "text-anchor": "middle" }),
    svg(
      "g",
      { class: "lacks-worm", transform: "translate(0 -20)" },
      svg("circle", { r: 11 }),
      worm(17),
      svg("path", { class: "slash", d: "M-8 8L8-8" }),
    ),
  );
}

/**
 * The plate of a seat: its name above, the worms on all its tiles to the right.
 * @param {import("../../../web/play/board.js").SeatFace} seat
 * @param {import("../../../web/play/slot.js").Box} box
 * @param {number} worms
 */
export function plate(seat, { x, y, width, height }, worms) {
  const right = x + width - Math.max(13, width * 0.14);
  return svg(
    "g",
    { class: "plate" },
    svg("rect", { class: "plate-body", x, y, width, height, rx: 14 }),
    svg("g", { transform: `translate(${x + 9} ${y + 14})` }, nameLine(seat, width - 16)),
    svg("text", { class: "plate-worms", x: right, y: y + height / 2 + 12, "text-anchor": "middle" }, String(worms)),
    svg("g", { transform: `translate(${right} ${y + height / 2 + 27})` }, worm(20)),
  );
}

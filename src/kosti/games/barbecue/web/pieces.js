// The pieces of the garden: places on the cloth, plates, snails, the kettle and its slate.

import { mark } from "../../../web/draw/marks.js";
import { svg } from "../../../web/draw/svg.js";
import { worm } from "../../../web/draw/worm.js";

const SPIRAL = "M0 0c3-1 4 3 1 4-5 2-9-4-5-8 6-6 15 0 14 8C9 14-2 18-9 12";

/**
 * A grilled snail about its middle, some 26 wide.
 * @param {number} [size]
 */
export function snail(size = 1) {
  return svg(
    "g",
    { class: "snail" },
    svg(
      "g",
      { transform: `scale(${size})` },
      svg("path", { class: "snail-foot", d: "M-15 12c6-3 20-2 27 0 3-4 3-9 7-9" }),
      svg("circle", { class: "snail-shell", cx: 0, cy: 2, r: 12.5 }),
      svg("path", { class: "snail-turn", d: SPIRAL }),
      svg("circle", { class: "snail-eye", cx: 18, cy: 0, r: 1.6 }),
    ),
  );
}

/**
 * A place on the cloth: its number and its worms.
 * @param {number} number
 * @param {number} worms
 */
export function placeAt(number, worms) {
  const first = -((worms - 1) * 11) / 2;
  return svg(
    "g",
    { class: "place", "data-place": number },
    svg("circle", { class: "doily", r: 31 }),
    svg("circle", { class: "doily-stitch", r: 26 }),
    svg("text", { class: "place-number", x: 0, y: 5, "text-anchor": "middle" }, String(number)),
    ...Array.from({ length: worms }, (_, at) =>
      svg("g", { transform: `translate(${first + at * 11} 15)` }, worm(11)),
    ),
  );
}

/**
 * An enamel plate with a rim in the seat's colour and its mark; the number shows in the middle.
 * @param {number} seat
 */
export function plate(seat) {
  return svg(
    "g",
    { class: "enamel", "data-seat": seat },
    svg("circle", { class: "enamel-shadow", r: 28, cy: 3 }),
    svg("circle", { class: "enamel-body", r: 28 }),
    svg("circle", { class: `enamel-rim rim-${seat}`, r: 24.5 }),
    svg("g", { transform: "translate(0 -24)" }, mark(seat, 13)),
  );
}

/** A folded napkin with a small lock: closed. */
export function napkin() {
  return svg(
    "g",
    { class: "napkin" },
    svg("path", { class: "napkin-cloth", d: "M4 8L27 6 20 29 6 25z" }),
    svg("path", { class: "napkin-fold", d: "M4 8L20 29" }),
    svg("path", { class: "lock-bow", d: "M12 15v-3a4 4 0 0 1 8 0v3" }),
    svg("rect", { class: "lock", x: 9.5, y: 14.5, width: 13, height: 10, rx: 2.5 }),
  );
}

/**
 * The slate of twelve hollows on the kettle, with the snails still in stock.
 * @param {number} stock
 * @param {number} columns
 */
export function slate(stock, columns) {
  const rows = 12 / columns;
  const [wide, high] = [columns * 34 + 12, rows * 31 + 12];
  const hollows = Array.from({ length: 12 }, (_, at) => {
    const x = -wide / 2 + 23 + (at % columns) * 34;
    const y = -high / 2 + 21 + Math.floor(at / columns) * 31;
    const spot = svg("g", { class: "hollow", "data-hollow": at, transform: `translate(${x} ${y})` });
    spot.append(svg("circle", { class: "hollow-dark", r: 12.5 }));
    if (at < stock) spot.append(snail(0.78));
    return spot;
  });
  return svg(
    "g",
    { class: "slate" },
    svg("ellipse", { class: "kettle", rx: wide / 2 + 26, ry: high / 2 + 22, cy: 4 }),
    svg("path", { class: "kettle-ear", d: `M${-wide / 2 - 24} 0h-12M${wide / 2 + 24} 0h12` }),
    svg("rect", { class: "slate-body", x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 9 }),
    ...hollows,
  );
}

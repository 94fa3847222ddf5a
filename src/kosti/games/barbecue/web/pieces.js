// The pieces of the garden: places on the cloth, plates, snails, the kettle and its slate.

import { mark } from "../../../web/draw/marks.js";
import { svg } from "../../../web/draw/svg.js";
import { worm } from "../../../web/draw/worm.js";
import { nameLine } from "../../../web/play/keeping.js";

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
  const step = Math.min(13, 40 / worms);
  const first = -((worms - 1) * step) / 2;
  return svg(
    "g",
    { class: "place", "data-place": number },
    svg("circle", { class: "doily", r: 31 }),
    svg("circle", { class: "doily-stitch", r: 27 }),
    svg("text", { class: "place-number", x: 0, y: 4, "text-anchor": "middle" }, String(number)),
    ...Array.from({ length: worms }, (_, at) =>
      svg("g", { transform: `translate(${first + at * step} 14.5)` }, worm(16)),
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
    { class: "napkin", transform: "translate(-2 -1) scale(1.12)" },
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
  const [wide, high] = [columns * 34 + 12, rows * 31 + 10];
  const hollows = Array.from({ length: 12 }, (_, at) => {
    const x = -wide / 2 + 23 + (at % columns) * 34;
    const y = -high / 2 + 20 + Math.floor(at / columns) * 31;
    const spot = svg("g", { class: "hollow", transform: `translate(${x} ${y})` });
    spot.append(svg("circle", { class: "hollow-dark", r: 12.5 }));
    if (at < stock) spot.append(snail(0.78));
    return spot;
  });
  const isFlat = rows === 1;
  const kettle = isFlat
    ? []
    : [
        svg("path", { class: "kettle-leg", d: `M${-wide / 3} ${high / 2}l-14 38M${wide / 3} ${high / 2}l14 38` }),
        svg("path", { class: "kettle-ear", d: `M${-wide / 2 - 20} 0h-16M${wide / 2 + 20} 0h16` }),
        svg("ellipse", { class: "kettle", rx: wide / 2 + 26, ry: high / 2 + 20, cy: 2 }),
        svg("ellipse", { class: "kettle-rim", rx: wide / 2 + 19, ry: high / 2 + 14, cy: 1 }),
      ];
  return svg(
    "g",
    { class: "slate" },
    ...kettle,
    svg("rect", { class: "slate-body", x: -wide / 2, y: -high / 2, width: wide, height: high, rx: 9 }),
    ...hollows,
  );
}

/**
 * What a seat has: its name, its points, its snails and the plates still in hand.
 * @param {import("../../../web/play/board.js").SeatFace} seat
 * @param {import("../../../web/play/slot.js").Box} box
 * @param {{points: number, snails: number, plates: number}} has
 */
export function seatCard(seat, { x, y, width, height }, { points, snails, plates }) {
  const isWide = width > 150;
  const low = y + height - (isWide ? 22 : 14);
  const first = isWide ? x + width - 112 : x + 13;
  const second = isWide ? x + width - 54 : x + width / 2 + 9;
  return [
    svg("rect", { class: "card-body", x, y, width, height, rx: 14 }),
    svg("g", { transform: `translate(${x + 8} ${y + 14})` }, nameLine(seat, width - 14)),
    svg("text", { class: "card-points", x: x + 12, y: isWide ? low + 8 : y + height / 2 + 11 }, String(points)),
    ...counted(snail(isWide ? 0.7 : 0.42), snails, first, low, isWide),
    ...counted(svg("g", { transform: `scale(${isWide ? 0.5 : 0.32})` }, plate(seat.number)), plates, second, low, isWide),
  ];
}

/**
 * A thing and how many there are of it.
 * @param {SVGElement} thing
 * @param {number} count
 * @param {number} x
 * @param {number} y
 * @param {boolean} isWide
 */
function counted(thing, count, x, y, isWide) {
  return [
    svg("g", { transform: `translate(${x} ${y - 2})` }, thing),
    svg("text", { class: "card-count", x: x + (isWide ? 19 : 11), y: y + 4 }, String(count)),
  ];
}

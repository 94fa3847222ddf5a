// Where things lie in the garden: the long table is an arch, a gate in a high slot, a hairpin in a
// low one.

import { boxes, isHigh, spread } from "../../../web/play/slot.js";

export const LOWEST = 23;
export const HIGHEST = 36;
const PLACES = HIGHEST - LOWEST + 1;
const ROOMY = 700; // pixels in which the table can be an arch
const CLOTH = 70; // how wide the cloth is under places of full size

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/play/turn_dice.js").Rows} Rows */
/** @typedef {{x: number, y: number}} Point */

/**
 * The table itself: its line, the places along it, and the slate it bends round.
 * @typedef {object} Cloth
 * @property {string} d
 * @property {Point[]} places
 * @property {number} scale of a place
 * @property {Spot} slate
 * @property {number} columns of the slate
 */

/**
 * @typedef {object} Layout
 * @property {Size} size
 * @property {Cloth} cloth
 * @property {number} clothWide
 * @property {(number: number) => Spot} placeAt
 * @property {{x: number, y: number, width: number}} news
 * @property {Spot} sum
 * @property {Rows} rows
 * @property {Box[]} seats
 */

/**
 * @param {Size} slot
 * @returns {Size}
 */
export function leastOf(slot) {
  if (isHigh(slot)) return { width: 400, height: 520 };
  return slot.width >= ROOMY ? { width: 900, height: 540 } : { width: 480, height: 392 };
}

/**
 * @param {Size} size
 * @param {Size} slot
 * @param {number} seats
 * @returns {Layout}
 */
export function layoutOf({ width, height }, slot, seats) {
  const isArch = !isHigh(slot) && slot.width >= ROOMY;
  const [least, bent] = isHigh(slot) ? [262, gate] : isArch ? [246, arch] : [178, hairpin];
  const parts = spread(height, {
    table: [least, isHigh(slot) ? 0.9 : 0.8],
    tray: [isArch ? 72 : 62, 0.6],
    aside: [isArch ? 58 : 48, 0.4],
    news: [20, 0],
    seats: [isArch ? 94 : 78, 0.4],
  });
  const cloth = bent(width, parts.table.height, parts.tray.y + parts.tray.height + parts.aside.height);
  const dice = isArch ? Math.min(width * 0.64, 640) : width - 24;
  const aside = Math.min(parts.aside.height - 12, (dice - 62) / 10.4, 52);
  const row = { x: 6, y: parts.seats.y + 3, width: width - 12, height: parts.seats.height - 8 };
  return {
    size: { width, height },
    cloth,
    clothWide: CLOTH * cloth.scale,
    placeAt: (number) => ({ .../** @type {Point} */ (cloth.places[number - LOWEST]), scale: cloth.scale }),
    news: { x: width / 2, y: parts.news.middle + 4, width: isArch ? dice : width - 20 },
    sum: { x: width / 2 - dice / 2 + 28, y: parts.aside.middle },
    rows: {
      tray: { x: width / 2, y: parts.tray.middle, width: dice, die: Math.min(parts.tray.height - 20, 64) },
      aside: { x: width / 2 + 30, y: parts.aside.middle, width: dice - 62, die: aside },
    },
    seats: boxes(seats, row, { most: 210 }),
  };
}

/**
 * Four places on each side, six at the far end.
 * @param {number} width
 * @param {number} height
 * @returns {Cloth}
 */
function gate(width, height) {
  const scale = Math.min((width - 14) / 6 / 65, (height - 14) / 316);
  const edge = 6 + 33 * scale;
  const [right, foot] = [width - edge, height - 8 - 31 * scale];
  const corner = `${edge} ${edge} ${edge + 34} ${edge}H${right - 34}Q${right} ${edge} ${right}`;
  const step = (right - edge) / 5;
  const drop = (foot - edge) / 4;
  const places = Array.from({ length: PLACES }, (_, at) => {
    if (at < 4) return { x: edge, y: foot - at * drop };
    if (at >= 10) return { x: right, y: edge + (at - 9) * drop };
    return { x: edge + (at - 4) * step, y: edge };
  });
  const d = `M${edge} ${foot}V${edge + 34}Q${corner} ${edge + 34}V${foot}`;
  return { d, places, scale, slate: { x: width / 2, y: edge + (height - edge) / 2 + 12, scale: Math.min(1.15, (right - edge) / 290) }, columns: 4 };
}

/**
 * All places in an arch that spans dice and all.
 * @param {number} width
 * @param {number} height
 * @param {number} foot
 * @returns {Cloth}
 */
function arch(width, height, foot) {
  const [across, up] = [width / 2 - 48, foot - 74];
  /** @param {number} part */
  const line = (part) => {
    const angle = Math.PI * (1 + part);
    const bent = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8;
    return { x: width / 2 + across * bent, y: foot - 30 + up * Math.sin(angle) };
  };
  const d = spaced(line, 40).map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
  return { d: d.join(""), places: spaced(line, PLACES), scale: 1.08, slate: { x: width / 2, y: height * 0.5 + 44, scale: 1.1 }, columns: 6 };
}

/**
 * There above and back below, the slate between.
 * @param {number} width
 * @param {number} height
 * @returns {Cloth}
 */
function hairpin(width, height) {
  const scale = Math.min((width - 24) / 7 / 64, (height - 40) / 2 / 66);
  const edge = 6 + 33 * scale;
  const [low, step] = [height - edge, (width - 2 * edge - 26) / 6];
  const places = Array.from({ length: PLACES }, (_, at) =>
    at < 7 ? { x: edge + at * step, y: edge } : { x: edge + (13 - at) * step, y: low },
  );
  const end = edge + 6 * step;
  const bend = (low - edge) / 2;
  const d = `M${edge} ${edge}H${end}C${end + bend} ${edge} ${end + bend} ${low} ${end} ${low}H${edge}`;
  return { d, places, scale, slate: { x: edge + 3 * step, y: height / 2, scale: Math.min(0.9, (low - edge - CLOTH * scale) / 46) }, columns: 12 };
}

/**
 * Points at equal distances along a line.
 * @param {(part: number) => Point} line
 * @param {number} count
 * @returns {Point[]}
 */
function spaced(line, count) {
  const fine = Array.from({ length: 401 }, (_, at) => line(at / 400));
  const lengths = [0];
  for (let at = 1; at < fine.length; at++) {
    const [a, b] = [fine[at - 1], fine[at]];
    lengths.push(lengths[at - 1] + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = /** @type {number} */ (lengths.at(-1));
  return Array.from({ length: count }, (_, at) => {
    const due = (whole * at) / (count - 1);
    return fine[lengths.findIndex((length) => length >= due - 1e-6)];
  });
}

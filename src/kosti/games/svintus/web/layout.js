// Where things stand in the larder: crates and notes above, the throw, the seats' shelf below.

import { boxes, isHigh, spread } from "../../../web/play/slot.js";

const ROOMY = 700; // pixels in which crates can be as large as they are drawn
const COLUMNS = 5;
const NOTES = 3;
const GAP = 5;

/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/play/turn_dice.js").Row} Row */

/**
 * @typedef {object} Layout
 * @property {Size} size
 * @property {Box[]} crates from the 5s to the Hamsters
 * @property {number} shelf where the upper shelf's board runs
 * @property {Box[]} notes
 * @property {Row} tray
 * @property {{x: number, y: number, width: number}} news
 * @property {Box[]} seats
 * @property {number} ledge where the lower shelf begins
 * @property {{x: number, y: number, scale: number}} pig
 */

/**
 * @param {Size} slot
 * @param {number} seats
 * @returns {Size}
 */
export function leastOf(slot, seats) {
  if (isHigh(slot)) return { width: 400, height: 366 + rowsFor(seats) * 84 };
  return slot.width >= ROOMY ? { width: 900, height: 500 } : { width: 500, height: 388 };
}

/**
 * @param {Size} size
 * @param {Size} slot
 * @param {number} seats
 * @returns {Layout}
 */
export function layoutOf(size, slot, seats) {
  return isHigh(slot) ? high(size, seats) : wide(size, slot.width >= ROOMY, seats);
}

/** @param {number} seats */
function rowsFor(seats) {
  return seats > 3 ? 2 : 1;
}

/**
 * Crates, below them the notes, the throw and the seats.
 * @param {Size} size
 * @param {number} seats
 * @returns {Layout}
 */
function high({ width, height }, seats) {
  const rows = rowsFor(seats);
  const parts = spread(height, {
    crates: [196, 0.9],
    notes: [80, 0.3],
    tray: [66, 0.5],
    news: [22, 0],
    seats: [rows * 84, 0.4],
  });
  return {
    size: { width, height },
    crates: boxes(COLUMNS, { x: 4, y: 5, width: width - 8, height: parts.crates.height - 14 }, { gap: GAP }),
    shelf: parts.crates.height - 11,
    notes: boxes(NOTES, { x: 6, y: parts.notes.y + 4, width: width - 12, height: parts.notes.height - 8 }, { most: 180 }),
    ...below(width, parts, seats, rows),
  };
}

/**
 * Crates with the notes beside them.
 * @param {Size} size
 * @param {boolean} isRoomy
 * @param {number} seats
 * @returns {Layout}
 */
function wide({ width, height }, isRoomy, seats) {
  const parts = spread(height, {
    crates: [isRoomy ? 256 : 196, 0.8],
    tray: [isRoomy ? 84 : 66, 0.6],
    news: [22, 0],
    seats: [isRoomy ? 112 : 92, 0.5],
  });
  const across = width * (isRoomy ? 0.655 : 0.63);
  const tall = parts.crates.height - 14;
  const column = { x: across + 14, y: 8, width: width - across - 22, height: tall };
  return {
    size: { width, height },
    crates: boxes(COLUMNS, { x: 6, y: 5, width: across, height: tall }, { gap: GAP }),
    shelf: parts.crates.height - 11,
    notes: boxes(NOTES, column, { rows: NOTES, gap: 8 }),
    ...below(width, parts, seats, 1),
  };
}

/**
 * @param {number} width
 * @param {Record<"tray" | "news" | "seats", {y: number, height: number, middle: number}>} parts
 * @param {number} count of the seats
 * @param {number} rows
 */
function below(width, { tray, news, seats }, count, rows) {
  const shelf = { x: 5, y: seats.y + 6, width: width - 10, height: seats.height - 12 };
  return {
    tray: { x: width / 2, y: tray.middle + 2, width: width - 28, die: Math.min(tray.height - 22, 64) },
    news: { x: width / 2 - 44, y: news.middle + 3, width: width - 130 },
    seats: boxes(count, shelf, { rows, most: 230 }),
    ledge: seats.y - 2,
    pig: { x: width - 44, y: seats.y - 11, scale: rows > 1 || width < 600 ? 0.62 : 0.85 },
  };
}

// Where things lie at the night stall, in a high slot and in a wide one.

import { boxes, isHigh, spread } from "../../../web/play/slot.js";

export const LOWEST = 21;
export const HIGHEST = 36;
const TILES = HIGHEST - LOWEST + 1;
const ROOMY = 800; // pixels in which sixteen tiles stand in one row

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/play/turn_dice.js").Rows} Rows */

/**
 * @typedef {object} Layout
 * @property {Size} size
 * @property {number} awning how far down it hangs
 * @property {Box} grate
 * @property {number[]} bars where rows of tiles stand on it
 * @property {(number: number) => Spot} tileAt
 * @property {{left: number, right: number, y: number}} ruler
 * @property {{x: number, y: number, width: number}} news
 * @property {Box} counter
 * @property {Rows} rows
 * @property {Box[]} plates
 */

/**
 * @param {Size} slot
 * @param {number} seats
 * @returns {Size}
 */
export function leastOf(slot, seats) {
  if (isHigh(slot)) return { width: 400, height: seats > 4 ? 540 : 470 };
  return slot.width >= ROOMY ? { width: 900, height: 520 } : { width: 480, height: 396 };
}

/**
 * @param {Size} size
 * @param {Size} slot
 * @param {number} seats
 * @returns {Layout}
 */
export function layoutOf(size, slot, seats) {
  const { width, height } = size;
  const isLong = !isHigh(slot) && slot.width >= ROOMY;
  const plateRows = isHigh(slot) && seats > 4 ? 2 : 1;
  const around = { awning: isLong ? 26 : 18, ruler: 48, news: 20, tray: isLong ? 84 : 62, aside: isLong ? 64 : 48, plates: plateRows * (isLong ? 120 : 84) + 8 };
  const grate = grateOf(width, height - Object.values(around).reduce((sum, one) => sum + one), isLong ? 1 : 2);
  const parts = spread(height, {
    awning: [around.awning, 0],
    grate: [grate.height, 0],
    ruler: [around.ruler, 0.4],
    news: [around.news, 0.2],
    tray: [around.tray, 1],
    aside: [around.aside, 0.6],
    plates: [around.plates, 0.6 * plateRows],
  });
  const { x, step, scale, row, rows, wide } = grate;
  const perRow = TILES / rows;
  const bars = Array.from({ length: rows }, (_, at) => parts.grate.y + 7 + row * (at + 0.5));
  const plates = { x: 6, y: parts.plates.y + 5, width: width - 12, height: parts.plates.height - 11 };
  return {
    size,
    awning: parts.awning.height,
    grate: { x: x - 5, y: parts.grate.y + 1, width: wide + 10, height: parts.grate.height - 2 },
    bars,
    tileAt: (number) => {
      const at = number - LOWEST;
      return { x: x + step * ((at % perRow) + 0.5), y: bars[Math.floor(at / perRow)] ?? 0, scale };
    },
    ruler: { left: isLong ? x : 22, right: isLong ? x + wide - 12 : width - 26, y: parts.ruler.middle + 8 },
    news: { x: width / 2, y: parts.news.middle + 5, width: width - 24 },
    counter: { x: 6, y: parts.tray.y, width: width - 12, height: parts.tray.height + parts.aside.height },
    rows: {
      tray: { x: width / 2, y: parts.tray.middle + 2, width: width - 32, die: Math.min(parts.tray.height - 20, isLong ? 74 : 54) },
      aside: { x: width / 2, y: parts.aside.middle - 3, width: width - 40, die: Math.min(parts.aside.height - 12, (width - 24) / 10.4, 58) },
    },
    plates: boxes(seats, plates, { rows: plateRows, most: 230 }),
  };
}

/**
 * The grate with its tiles as large as there is room for.
 * @param {number} width
 * @param {number} room how high it may be
 * @param {number} rows
 */
function grateOf(width, room, rows) {
  const columns = TILES / rows;
  const step = Math.min((width - 16) / columns, (room - 14) / rows / 1.44 + 2, 78);
  const scale = (step - 2) / 60;
  const row = 86 * scale;
  const wide = columns * step;
  return { x: (width - wide) / 2, step, scale, row, rows, wide, height: rows * row + 14 };
}

/**
 * Where the ruler has a sum: what is too small for any tile has a stretch of its own.
 * @param {Layout} layout
 * @param {number} sum
 */
export function onRuler({ ruler }, sum) {
  const whole = ruler.right - ruler.left;
  const first = ruler.left + whole * 0.14;
  if (sum < LOWEST) return ruler.left + ((first - ruler.left) * sum) / LOWEST;
  return first + ((ruler.right - first) * (Math.min(sum, HIGHEST) - LOWEST)) / (HIGHEST - LOWEST);
}

/** How much of an edge peeps out under the tile above it: below it or, on a wide plate, beside it. */
const EDGE = 19;
const WIDE_PLATE = 150;

/**
 * Where the tiles of a stack lie on a plate, the bottom one first.
 * @param {Box} plate
 * @param {number} count
 * @returns {Spot[]}
 */
export function stackSpots(plate, count) {
  const isWide = plate.width > WIDE_PLATE;
  const scale = Math.min(0.95, (plate.height - (isWide ? 30 : 50)) / 81, (plate.width - 40) / 58);
  const room = isWide ? plate.width - 60 - 58 * scale : plate.height - 27 - 79 * scale;
  const step = count > 1 ? Math.min(EDGE * scale, room / (count - 1)) : 0;
  const x = plate.x + 7 + 29 * scale;
  const y = plate.y + 24 + 41 * scale;
  return Array.from({ length: count }, (_, at) => {
    const off = (count - 1 - at) * step;
    return { x: isWide ? x + off : x, y: isWide ? y : y + off, scale };
  });
}

/**
 * Where a tile comes to lie on top of a stack, and leaves it.
 * @param {Box} plate
 * @returns {Spot}
 */
export function topSpot(plate) {
  return stackSpots(plate, 1)[0];
}

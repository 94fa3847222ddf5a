// Where things lie at the night stall, in a high slot and in a wide one.

export const LOWEST = 21;
export const HIGHEST = 36;

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {{x: number, y: number, width: number, height: number}} grate
 * @property {(number: number) => Spot} tileAt
 * @property {number} tileSize scale of the tiles on the grate
 * @property {{left: number, right: number, y: number}} ruler
 * @property {{x: number, y: number, width: number, die: number}} tray
 * @property {{x: number, y: number, width: number, die: number}} aside
 * @property {(seat: number) => Spot} stackAt the middle of a seat's top tile
 * @property {number} stackWidth
 */

/**
 * @param {boolean} isNarrow
 * @param {number} seats
 * @returns {Layout}
 */
export function layoutOf(isNarrow, seats) {
  return isNarrow ? high(seats) : wide(seats);
}

/**
 * @param {number} seats
 * @returns {Layout}
 */
function high(seats) {
  const columns = seats <= 4 ? seats : 4;
  const stackWidth = 392 / columns;
  const rows = Math.ceil(seats / columns);
  const tileSize = 0.76;
  return {
    width: 400,
    height: 420 + rows * 126,
    grate: { x: 4, y: 4, width: 392, height: 142 },
    tileSize,
    tileAt: (number) => {
      const place = number - LOWEST;
      return { x: 31 + (place % 8) * 48.3, y: 42 + Math.floor(place / 8) * 68, scale: tileSize };
    },
    ruler: { left: 24, right: 376, y: 196 },
    tray: { x: 200, y: 272, width: 392, die: 52 },
    aside: { x: 200, y: 376, width: 392, die: 40 },
    stackWidth,
    stackAt: (seat) => ({
      x: 4 + stackWidth * ((seat % columns) + 0.5),
      y: 466 + Math.floor(seat / columns) * 126,
      scale: 0.66,
    }),
  };
}

/**
 * @param {number} seats
 * @returns {Layout}
 */
function wide(seats) {
  const stackWidth = Math.min(880 / seats, 220);
  const left = 450 - (stackWidth * seats) / 2;
  const tileSize = 0.84;
  return {
    width: 900,
    height: 500,
    grate: { x: 10, y: 6, width: 880, height: 92 },
    tileSize,
    tileAt: (number) => ({ x: 43 + (number - LOWEST) * 54.3, y: 53, scale: tileSize }),
    ruler: { left: 43, right: 857, y: 148 },
    tray: { x: 450, y: 214, width: 860, die: 62 },
    aside: { x: 450, y: 306, width: 640, die: 50 },
    stackWidth,
    stackAt: (seat) => ({ x: left + stackWidth * (seat + 0.5), y: 416, scale: 0.74 }),
  };
}

/**
 * Where the ruler has a sum; all that are too small for a tile stand at its beginning.
 * @param {Layout} layout
 * @param {number} sum
 */
export function onRuler({ ruler }, sum) {
  const step = (ruler.right - ruler.left) / (HIGHEST - LOWEST);
  return ruler.left + (Math.min(Math.max(sum, LOWEST), HIGHEST) - LOWEST) * step;
}

/** How far down an edge peeps out under the tile above it. */
export const EDGE = 7;

/**
 * Where the tiles of a stack lie, the bottom one first.
 * @param {Spot} top
 * @param {number} count
 * @param {number} room how far down edges may reach
 * @returns {Spot[]}
 */
export function stackSpots(top, count, room) {
  const step = count > 1 ? Math.min(EDGE * 1.8, room / (count - 1)) : 0;
  return Array.from({ length: count }, (_, place) => ({
    ...top,
    y: top.y + (count - 1 - place) * step,
  }));
}

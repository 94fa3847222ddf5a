// Where things stand in the larder, in a high slot and in a wide one.

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {(column: number) => Box} crate
 * @property {(place: number) => Box} note
 * @property {{x: number, y: number, width: number, die: number}} tray
 * @property {(seat: number) => Box} seat
 * @property {{x: number, y: number}} pig
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
  const columns = seats === 3 || seats > 4 ? 3 : 2;
  const width = 392 / columns;
  const rows = Math.ceil(seats / columns);
  return {
    width: 400,
    height: 380 + rows * 92,
    crate: (column) => ({ x: 4 + column * 78.6, y: 6, width: 76, height: 186 }),
    note: (place) => ({ x: 5 + place * 131, y: 206, width: 127, height: 84 }),
    tray: { x: 200, y: 340, width: 384, die: 46 },
    seat: (seat) => ({ x: 4 + (seat % columns) * width + 2, y: 384 + Math.floor(seat / columns) * 92, width: width - 4, height: 86 }),
    pig: { x: 356, y: 318 },
  };
}

/**
 * @param {number} seats
 * @returns {Layout}
 */
function wide(seats) {
  const width = Math.min(884 / seats, 220);
  const left = 450 - (width * seats) / 2;
  return {
    width: 900,
    height: 470,
    crate: (column) => ({ x: 10 + column * 116, y: 8, width: 110, height: 236 }),
    note: (place) => ({ x: 602, y: 10 + place * 79, width: 288, height: 74 }),
    tray: { x: 450, y: 302, width: 620, die: 56 },
    seat: (seat) => ({ x: left + seat * width + 3, y: 362, width: width - 6, height: 100 }),
    pig: { x: 838, y: 318 },
  };
}

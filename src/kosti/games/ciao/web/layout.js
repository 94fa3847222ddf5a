// Where things stand at the rope bridge, in a high slot and in a wide one.

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} water where the swamp begins
 * @property {number} ground where the scene ends
 * @property {(number: number) => Spot} plankAt
 * @property {number} plankWide
 * @property {Spot} near the foot of the near lantern
 * @property {Spot} far
 * @property {string} bank
 * @property {string} cliff
 * @property {(step: number) => Spot} stepAt
 * @property {number} stepWide
 * @property {(row: number, place: number) => Spot} queueAt
 * @property {number} size of a hero
 * @property {Spot} cup
 * @property {Spot} bubble
 * @property {(number: number) => Spot} sayAt the four numbers to announce
 * @property {(seat: number) => Spot} seatAt
 * @property {number} seatWidth
 */

/**
 * @param {boolean} isNarrow
 * @param {number} seats
 * @param {number} planks
 * @returns {Layout}
 */
export function layoutOf(isNarrow, seats, planks) {
  return isNarrow ? high(seats, planks) : wide(seats, planks);
}

/**
 * @param {number} seats
 * @param {number} planks
 * @returns {Layout}
 */
function high(seats, planks) {
  const seatWidth = 392 / seats;
  const step = 244 / planks;
  return {
    width: 400,
    height: 556,
    water: 296,
    ground: 356,
    plankWide: step - 3,
    plankAt: (number) => ({ x: 72 + step * (number - 0.5), y: sag(232, 22, number, planks) }),
    near: { x: 64, y: 232 },
    far: { x: 322, y: 232 },
    bank: "M0 356V128Q34 118 56 132L60 226 70 232Q62 300 74 356z",
    cliff: "M400 356V22Q372 8 340 26L324 60 316 232Q330 290 318 356z",
    stepWide: 38,
    stepAt: (number) => ({ x: number % 2 ? 341 : 379, y: 236 - (number - 1) * 25 }),
    queueAt: (row, place) => ({ x: 8 + place * 7.6, y: 158 + row * 24 }),
    size: 0.72,
    cup: { x: 60, y: 416 },
    bubble: { x: 168, y: 408 },
    sayAt: (number) => ({ x: 148 + (number - 1) * 68, y: 414 }),
    seatWidth,
    seatAt: (seat) => ({ x: 4 + seatWidth * (seat + 0.5), y: 512 }),
  };
}

/**
 * @param {number} seats
 * @param {number} planks
 * @returns {Layout}
 */
function wide(seats, planks) {
  const seatWidth = Math.min(880 / seats, 250);
  const left = 450 - (seatWidth * seats) / 2;
  const step = 486 / planks;
  return {
    width: 900,
    height: 500,
    water: 296,
    ground: 350,
    plankWide: step - 5,
    plankAt: (number) => ({ x: 172 + step * (number - 0.5), y: sag(228, 34, number, planks) }),
    near: { x: 158, y: 228 },
    far: { x: 672, y: 228 },
    bank: "M0 350V96Q70 82 134 108L146 224 166 228Q150 300 170 350z",
    cliff: "M900 350V10Q860 -4 832 20L664 228Q690 300 660 350z",
    stepWide: 30,
    stepAt: (number) => ({ x: 692 + (number - 1) * 25, y: 224 - (number - 1) * 24 }),
    queueAt: (row, place) => ({ x: 18 + place * 17, y: 126 + row * 33 }),
    size: 1,
    cup: { x: 290, y: 392 },
    bubble: { x: 420, y: 382 },
    sayAt: (number) => ({ x: 400 + (number - 1) * 84, y: 390 }),
    seatWidth,
    seatAt: (seat) => ({ x: left + seatWidth * (seat + 0.5), y: 468 }),
  };
}

/**
 * @param {number} top
 * @param {number} depth
 * @param {number} number
 * @param {number} planks
 */
function sag(top, depth, number, planks) {
  const part = (number - 0.5) / planks;
  return top + 4 * depth * part * (1 - part);
}

/**
 * Where a seat's hero stands among all who share a plank.
 * @param {Layout} layout
 * @param {Spot} spot
 * @param {number} place
 * @param {number} count
 * @returns {Spot}
 */
export function shared(layout, spot, place, count) {
  const off = place - (count - 1) / 2;
  return { x: spot.x + off * 11 * layout.size, y: spot.y + off * 2, scale: layout.size };
}

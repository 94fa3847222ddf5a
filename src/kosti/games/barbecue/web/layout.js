// Where things lie in the garden, in a high slot and in a wide one.

export const LOWEST = 23;
export const PLACES = 14;

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("../../../web/play/turn_dice.js").Row} Row */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {string} cloth the line of the bent table
 * @property {number} clothWide
 * @property {(number: number) => Spot} placeAt
 * @property {Spot} slate
 * @property {number} columns of the slate
 * @property {Spot} sum
 * @property {Row} tray
 * @property {Row} aside
 * @property {(seat: number) => Spot} seatAt the middle of a seat's plate
 * @property {number} seatWidth
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
 * Four places on each side, six at the far end.
 * @param {number} seats
 * @returns {Layout}
 */
function high(seats) {
  const seatWidth = 392 / seats;
  return {
    width: 400,
    height: 592,
    cloth: "M36 276V72Q36 36 72 36H328Q364 36 364 72V276",
    clothWide: 64,
    placeAt: (number) => {
      const at = number - LOWEST;
      if (at < 4) return { x: 36, y: 284 - at * 62, scale: 0.88 };
      if (at >= 10) return { x: 364, y: 98 + (at - 10) * 62, scale: 0.88 };
      return { x: 36 + (at - 3.5) * 65.6 - 32.8, y: 36, scale: 0.88 };
    },
    slate: { x: 200, y: 178 },
    columns: 4,
    sum: { x: 200, y: 288 },
    tray: { x: 200, y: 372, width: 384, die: 50 },
    aside: { x: 200, y: 452, width: 384, die: 40 },
    seatWidth,
    seatAt: (seat) => ({ x: 4 + seatWidth * (seat + 0.5), y: 540 }),
  };
}

/**
 * All places in an arch.
 * @param {number} seats
 * @returns {Layout}
 */
function wide(seats) {
  const seatWidth = Math.min(880 / seats, 230);
  const left = 450 - (seatWidth * seats) / 2;
  /** @param {number} part */
  const arch = (part) => {
    const angle = Math.PI * (1 + part);
    const bent = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8;
    return { x: 450 + 404 * bent, y: 330 + 288 * Math.sin(angle) * 0.98 };
  };
  const steps = spaced(arch, PLACES);
  const line = spaced(arch, 40).map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
  return {
    width: 900,
    height: 520,
    cloth: line.join(""),
    clothWide: 78,
    placeAt: (number) => ({ .../** @type {Spot} */ (steps[number - LOWEST]), scale: 1 }),
    slate: { x: 450, y: 156 },
    columns: 6,
    sum: { x: 450, y: 232 },
    tray: { x: 450, y: 298, width: 640, die: 58 },
    aside: { x: 450, y: 376, width: 600, die: 46 },
    seatWidth,
    seatAt: (seat) => ({ x: left + seatWidth * (seat + 0.5), y: 468 }),
  };
}

/**
 * Points at equal distances along a line.
 * @param {(part: number) => {x: number, y: number}} line
 * @param {number} count
 * @returns {{x: number, y: number}[]}
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

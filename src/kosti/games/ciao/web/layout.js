// Where things stand at the rope bridge: the scene, the cup's place below it, the seats.

import { boxes, isHigh, spread } from "../../../web/play/slot.js";

const ROOMY = 700; // pixels in which the stair can go aslant at full size
const STEPS = 8;

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/play/slot.js").Box} Box */

/**
 * @typedef {object} Layout
 * @property {Size} size
 * @property {number} deck where the bridge hangs
 * @property {number} water where the swamp begins
 * @property {number} ground where the scene ends
 * @property {Spot} near the near end of the bridge
 * @property {Spot} far
 * @property {number} sag how much deeper its middle hangs
 * @property {number} summit the top of the cliff
 * @property {(number: number) => Spot} plankAt
 * @property {number} plankWide
 * @property {(step: number) => Spot} stepAt
 * @property {number} stepWide
 * @property {number} climber the size of a hero on a step
 * @property {(row: number, place: number) => Spot} queueAt
 * @property {number} hero its size
 * @property {Spot} cup
 * @property {(number: number) => Box} sayAt the four numbers to announce
 * @property {{x: number, y: number, width: number}} news
 * @property {Box[]} seats
 */

/**
 * @param {Size} slot
 * @returns {Size}
 */
export function leastOf(slot) {
  if (isHigh(slot)) return { width: 400, height: 470 };
  return slot.width >= ROOMY ? { width: 900, height: 520 } : { width: 520, height: 400 };
}

/**
 * @param {Size} size
 * @param {Size} slot
 * @param {number} seats
 * @param {number} planks
 * @returns {Layout}
 */
export function layoutOf({ width, height }, slot, seats, planks) {
  const isLow = !isHigh(slot) && slot.width < ROOMY;
  const isRoomy = !isHigh(slot) && !isLow;
  const parts = spread(height, {
    scene: [isRoomy ? 300 : isLow ? 226 : 276, 1],
    news: [24, 0],
    cup: [isRoomy ? 108 : 82, 0.12],
    seats: [isRoomy ? 78 : 62, 0.1],
  });
  const ground = parts.scene.height;
  const swamp = Math.min(76, ground * 0.2);
  const [near, far] = isHigh(slot) ? [66, width - 88] : [width * 0.17, width * 0.7];
  const sag = Math.min(34, (far - near) * 0.075);
  const deck = ground - swamp - sag - (isLow ? 30 : 42);
  const step = (far - near - 8) / planks;
  const hero = Math.min(1.3, Math.max(isLow ? 0.8 : 0.95, step / 40));
  const cup = { x: isRoomy ? width * 0.3 : 64, y: parts.cup.middle + 4, scale: Math.min(1.1, parts.cup.height / 86) };
  const first = cup.x + 40 * cup.scale + 12;
  const wide = Math.min(92, (width - first - 10) / 4);
  return {
    size: { width, height },
    deck,
    sag,
    water: ground - swamp,
    ground,
    near: { x: near, y: deck },
    far: { x: far, y: deck },
    summit: 26,
    plankWide: step - 4,
    plankAt: (number) => ({ x: near + 4 + step * (number - 0.5), y: hanging(deck, sag, (number - 0.5) / planks) }),
    ...stairs(isHigh(slot), width, far, deck, hero),
    queueAt: (row, place) => queued(near, deck, row, place),
    hero,
    cup,
    sayAt: (number) => ({ x: first + (number - 1) * wide, y: parts.cup.y + 3, width: wide - 8, height: parts.cup.height - 8 }),
    news: { x: width / 2, y: parts.news.middle + 5, width: width - 20 },
    seats: boxes(seats, { x: 6, y: parts.seats.y + 3, width: width - 12, height: parts.seats.height - 9 }, { most: 220 }),
  };
}

/**
 * @param {number} top
 * @param {number} depth
 * @param {number} part
 */
function hanging(top, depth, part) {
  return top + 4 * depth * part * (1 - part);
}

/**
 * Steps up the cliff: aslant, or to and fro where the slot is high.
 * @param {boolean} isSteep
 * @param {number} width
 * @param {number} far
 * @param {number} deck
 * @param {number} hero
 */
function stairs(isSteep, width, far, deck, hero) {
  const top = 74;
  if (isSteep) {
    const rise = Math.min(40, (deck - top) / (STEPS - 1));
    const middle = (far + 10 + width) / 2;
    return {
      stepWide: 37,
      climber: Math.min(hero, rise / 23),
      stepAt: (/** @type {number} */ number) => ({ x: middle + (number % 2 ? -19 : 19), y: deck - 2 - (number - 1) * rise }),
    };
  }
  const wide = (width - far - 26) / STEPS;
  const rise = Math.min(wide * 0.95, (deck - top) / (STEPS - 1));
  return {
    stepWide: wide,
    climber: Math.min(hero, wide / 26) * 0.95,
    stepAt: (/** @type {number} */ number) => ({ x: far + 20 + wide * (number - 0.5), y: deck - 4 - (number - 1) * rise }),
  };
}

/**
 * Where heroes wait on the near bank, a row a seat.
 * @param {number} near
 * @param {number} deck
 * @param {number} row
 * @param {number} place
 * @returns {Spot}
 */
function queued(near, deck, row, place) {
  const scale = Math.min(0.8, near / 150);
  return { x: 4 + 11 * scale + place * ((near - 18) / 6.6), y: deck - 96 + row * Math.min(30, 62 * scale) - 4, scale };
}

/**
 * Where a seat's hero stands among all who share a plank.
 * @param {Layout} layout
 * @param {Spot} spot
 * @param {number} place
 * @param {number} count
 * @returns {Spot}
 */
export function shared({ hero, plankWide }, spot, place, count) {
  const off = place - (count - 1) / 2;
  const apart = Math.min(22 * hero, plankWide / Math.max(count - 1, 1.6));
  return { x: spot.x + off * apart, y: spot.y, scale: hero };
}

// What moves in the larder: a throw, dice laid down, cards taken, dice that come home.

import { die } from "../../../web/draw/die.js";
import { MOVE, move, PAUSE, shake, staggered, tumble, wait } from "../../../web/draw/motion.js";
import { placed, spotOf } from "../../../web/draw/svg.js";
import { COLUMNS } from "./columns.js";
import { FACES } from "./tray.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/**
 * What of the board moves.
 * @typedef {object} Scene
 * @property {Room} room
 * @property {SVGElement} element
 * @property {SVGElement} front
 * @property {SVGElement} crates
 * @property {SVGElement} notes
 * @property {import("./layout.js").Layout} layout
 * @property {import("./tray.js").Tray} tray
 */

/**
 * @param {Scene} scene
 * @param {string[]} dice
 */
export async function throws({ room, tray, layout }, dice) {
  const { tray: row } = layout;
  tray.row = row;
  const made = tray.spots([...dice].sort()).map((one) => ({ ...one, die: placed(die(" ", row.die), { x: row.x, y: row.y + 140, scale: one.spot.scale }) }));
  for (const one of made) one.die.classList.add("loose");
  tray.element.replaceChildren(...made.map((one) => one.die));
  room.sound("rattle");
  await staggered(made, ({ face, spot, die: one }, delay) => {
    const from = { x: row.x, y: row.y + 140, scale: spot.scale };
    return tumble(room, one, from, spot, { face, faces: [...FACES], delay: delay / 2 });
  });
}

/**
 * @param {Scene} scene
 * @param {{face: string, column: string, count: number}} what
 */
export async function lays({ room, tray, layout }, { face, column, count }) {
  const to = middle(crateOf(layout, column));
  const dice = [...tray.element.querySelectorAll(`.die.loose[data-face="${face}"], .thrown[data-face="${face}"]`)].slice(0, count);
  room.sound("set");
  await staggered(dice, async (one, delay) => {
    const from = spotOf(one);
    if (delay) await wait(room, delay);
    await move(room, one, from, { ...to, scale: from.scale * 0.42 });
    one.classList.remove("loose");
  });
}

/**
 * What is taken flies to its shelf.
 * @param {Scene} scene
 * @param {Element | null} taken
 * @param {number} seat
 */
export async function takes({ room, element, front, layout }, taken, seat) {
  if (!taken) return;
  const from = middleOf(taken, element);
  const home = middle(layout.seats[seat]);
  front.append(taken);
  taken.removeAttribute("transform");
  const own = middleOf(taken, element);
  const off = (/** @type {Spot} */ spot) => ({ x: spot.x - own.x, y: spot.y - own.y });
  room.sound("take");
  element.classList.add("glad");
  await move(room, taken, off(from), off(home), { ms: MOVE * 2 });
  element.classList.remove("glad");
  taken.remove();
}

/**
 * @param {Scene} scene
 * @param {number} seat
 * @param {{count: number, column?: string}} what of one column, or of all
 */
export async function comeHome({ room, front, layout }, seat, { count, column }) {
  const box = layout.seats[seat];
  const start = { ...middle(crateOf(layout, column ?? "3")), scale: 0.5 };
  const face = column === "h" ? "1" : (column ?? "6");
  const dice = Array.from({ length: Math.min(count, 7) }, () => placed(die(face, 46), start));
  front.append(...dice);
  room.sound("slide");
  await staggered(dice, async (one, delay) => {
    await wait(room, delay);
    await move(room, one, start, { x: box.x + box.width - 24, y: box.y + 14, scale: 0.3 });
  });
  for (const one of dice) one.remove();
}

/**
 * The Hamsters chew; the pig hides.
 * @param {Scene} scene
 */
export async function feeds({ room, element, crates }) {
  const hole = crates.querySelector(".hamsters");
  room.sound("fail");
  element.classList.add("sorry");
  if (hole) await shake(room, hole, spotOf(hole));
  await wait(room, PAUSE / 2);
  element.classList.remove("sorry");
}

/**
 * @param {import("./layout.js").Layout} layout
 * @param {string} column
 */
function crateOf({ crates }, column) {
  return crates[COLUMNS.indexOf(column)];
}

/** @param {Box} box */
function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * The middle of an element as the board counts.
 * @param {Element} element
 * @param {SVGElement} board
 * @returns {Spot}
 */
function middleOf(element, board) {
  const box = element.getBoundingClientRect();
  const matrix = /** @type {SVGSVGElement} */ (board).getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  return { x, y };
}

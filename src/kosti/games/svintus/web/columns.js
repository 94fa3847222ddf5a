// The upper shelf: a crate a column, its card, notches with dice, and the dice of the others.

import { die } from "../../../web/draw/die.js";
import { mark } from "../../../web/draw/marks.js";
import { placed, svg } from "../../../web/draw/svg.js";
import { cardSupplies, hamsters } from "./pieces.js";

/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("./placing.js").Laid} Laid */
/** @typedef {{name: string, card: string, needs: number, left: [string, number][], dice: string[]}} Column */
/** @typedef {{mine: number, laid: Laid[]}} Mine the seat whose view this is, and what it is about to lay */

const HEAD = 34; // what the label takes
const GROOVE = 3;

/** The order of the columns on the shelf. */
export const COLUMNS = ["5", "4", "3", "2", "h"];

/**
 * @param {Column} column
 * @param {Box} box
 * @param {Mine} who
 */
export function crate(column, box, who) {
  const { x, y, width, height } = box;
  const left = column.left.reduce((sum, [, count]) => sum + count, 0);
  const isHamsters = column.name === "h";
  const isClosed = !isHamsters && !column.card;
  const field = fieldOf(box);
  const made = svg(
    "g",
    { class: "crate", "data-column": column.name },
    svg("rect", { class: "crate-body", x, y, width, height, rx: 12 }),
    svg("path", { class: "slats", d: `M${x + 3} ${y + HEAD}h${width - 6}M${x + 3} ${field.y - 5}h${width - 6}` }),
    placed(die(isHamsters ? "1" : column.name, 24), { x: x + 18, y: y + 18 }),
  );
  if (!isHamsters && left) {
    made.append(svg("text", { class: "left", x: x + width - 8, y: y + 23, "text-anchor": "end" }, `+${left}`));
  }
  if (isClosed) {
    const d = `M${x + 8} ${y + HEAD + 12}L${x + width - 8} ${y + height - 16}M${x + width - 8} ${y + HEAD + 12}L${x + 8} ${y + height - 16}`;
    made.append(svg("path", { class: "boards", d }));
  } else {
    made.append(picture(column, box, who), notches(column, field, who), others(column, box, who.mine));
  }
  made.classList.toggle("closed", isClosed);
  return made;
}

/**
 * Where the notches of a crate are: two rows of them.
 * @param {Box} box
 * @returns {Box}
 */
function fieldOf({ x, y, width, height }) {
  const side = Math.min(27, (width - 10) / 3 - GROOVE, height * 0.125);
  return { x, y: y + HEAD + (height - HEAD) * 0.37, width, height: 2 * (side + GROOVE) };
}

/**
 * @param {Column} column
 * @param {Box} box
 * @param {Mine} who
 */
function picture({ name, card, dice }, { x, y, width, height }, { laid }) {
  const spot = { x: x + width / 2, y: y + HEAD + (height - HEAD) * 0.175 };
  const room = (height - HEAD) * 0.33;
  if (name === "h") {
    const all = dice.reduce((sum, one) => sum + one.length, 0) + laid.length;
    return placed(hamsters(all), { ...spot, scale: Math.min(width / 78, room / 50) });
  }
  const size = Math.min(card.includes("-") ? width * 0.48 : width * 0.6, room);
  return placed(svg("g", {}, cardSupplies(card, size)), spot);
}

/**
 * The notches of the card; my dice fill them, those not confirmed yet with a dashed edge.
 * @param {Column} column
 * @param {Box} field
 * @param {Mine} who
 */
function notches({ needs, dice }, field, { mine, laid }) {
  const lying = [...(dice[mine] ?? "")];
  const count = Math.max(needs, lying.length + laid.length);
  const columns = Math.max(needs > 3 ? 3 : needs, Math.ceil(count / 2));
  const side = Math.min(field.height / 2 - GROOVE, (field.width - 8) / columns - GROOVE);
  const step = side + GROOVE;
  const made = svg("g", { class: "notches" });
  for (let number = 0; number < count; number++) {
    const row = Math.floor(number / columns);
    const here = row ? count - columns : Math.min(columns, count);
    const spot = {
      x: field.x + field.width / 2 + ((number % columns) - (here - 1) / 2) * step,
      y: field.y + (row + 0.5) * step + (count <= columns ? step / 2 : 0),
    };
    made.append(placed(notch(lying[number], laid[number - lying.length], side, mine), spot));
  }
  return made;
}

/**
 * @param {string | undefined} face of a die that lies there
 * @param {Laid | undefined} fresh one about to be laid there
 * @param {number} side
 * @param {number} mine
 */
function notch(face, fresh, side, mine) {
  if (face) return svg("g", { class: `filled seat-edge-${mine}` }, die(face, side));
  if (fresh) return svg("g", { class: "filled fresh", "data-place": fresh.place }, reach(side), die(fresh.face, side));
  return svg("rect", { class: "notch", x: -side / 2, y: -side / 2, width: side, height: side, rx: side * 0.22 });
}

/** What a finger hits of a small die. @param {number} side */
function reach(side) {
  const half = side / 2 + GROOVE / 2;
  return svg("rect", { class: "reach", x: -half, y: -half, width: 2 * half, height: 2 * half });
}

/**
 * The dice of the others stand behind, smaller: a row a seat, as far as there is room.
 * @param {Column} column
 * @param {Box} box
 * @param {number} mine
 */
function others({ dice }, box, mine) {
  const field = fieldOf(box);
  const top = field.y + field.height + 8;
  const there = dice.flatMap((faces, seat) => (seat !== mine && faces ? [seat] : []));
  const room = box.y + box.height - top - 4;
  const isRoomy = room / Math.max(1, there.length) >= 12;
  const step = isRoomy ? Math.min(17, room / Math.max(1, there.length)) : 14;
  const half = (box.width - 8) / 2;
  const made = svg("g", { class: "others" });
  there.forEach((seat, number) => {
    const x = box.x + 12 + (isRoomy ? 0 : (number % 2) * half);
    const y = top + step * ((isRoomy ? number : Math.floor(number / 2)) + 0.5);
    made.append(placed(svg("g", {}, mark(seat, 11)), { x, y }));
    if (isRoomy) made.append(...row([...dice[seat]], x + 13, y, box.x + box.width - 6));
    else made.append(svg("text", { class: "others-count", x: x + 9, y: y + 4.5 }, String(dice[seat].length)));
  });
  return made;
}

/**
 * Small dice in a row from x to the edge.
 * @param {string[]} faces
 * @param {number} x
 * @param {number} y
 * @param {number} edge
 */
function row(faces, x, y, edge) {
  const step = Math.min(12.5, (edge - x - 5) / Math.max(1, faces.length - 1));
  return faces.map((face, at) => placed(die(face, 11), { x: x + at * step, y }));
}

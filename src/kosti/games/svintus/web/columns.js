// The upper shelf: a crate a column, its card, notches with dice, and the dice of the others.

import { die } from "../../../web/draw/die.js";
import { mark } from "../../../web/draw/marks.js";
import { place, svg } from "../../../web/draw/svg.js";
import { cardSupplies, hamsters } from "./pieces.js";

/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./placing.js").Laid} Laid */
/** @typedef {{name: string, card: string, needs: number, left: [string, number][], dice: string[]}} Column */

/**
 * @param {Column} column
 * @param {Box} box
 * @param {{mine: number, laid: Laid[], seats: number}} who the seat whose view this is, and the
 *   dice it is about to lay here
 */
export function crate(column, box, { mine, laid, seats }) {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const all = column.dice.reduce((sum, dice) => sum + dice.length, 0) + laid.length;
  const left = column.left.reduce((sum, [, count]) => sum + count, 0);
  const isHamsters = column.name === "h";
  const isClosed = !isHamsters && !column.card;
  const made = svg(
    "g",
    { class: "crate", "data-column": column.name },
    svg("rect", { class: "crate-body", x, y, width, height, rx: 12 }),
    svg("path", { class: "slats", d: `M${x + 3} ${y + 36}h${width - 6}M${x + 3} ${y + height * 0.52}h${width - 6}` }),
    label(column.name, x + 19, y + 19),
  );
  const picture = isHamsters ? hamsters(all) : column.card ? cardSupplies(column.card, pictureSize(column.card, width)) : null;
  if (picture) made.append(at(picture, middle, y + height * 0.34 + 2));
  if (!isHamsters && left) {
    made.append(svg("text", { class: "left", x: x + width - 8, y: y + 24, "text-anchor": "end" }, `+${left}`));
  }
  made.classList.toggle("closed", isClosed);
  if (!isClosed) {
    made.append(notches(column, box, mine, laid), others(column, box, mine, seats));
  }
  return made;
}

/**
 * @param {string} card
 * @param {number} width
 */
function pictureSize(card, width) {
  return card.includes("-") ? width * 0.46 : width * 0.56;
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 */
function label(name, x, y) {
  return at(die(name === "h" ? "1" : name, 24), x, y);
}

/**
 * The notches of the card; my dice fill them, those not confirmed yet with a dashed edge.
 * @param {Column} column
 * @param {Box} box
 * @param {number} mine
 * @param {Laid[]} laid
 */
function notches(column, box, mine, laid) {
  const lying = [...(column.dice[mine] ?? "")];
  const count = Math.max(column.needs, lying.length + laid.length);
  const size = Math.min(22, (box.width - 8) / count - 2);
  const left = box.x + box.width / 2 - ((count - 1) * (size + 2)) / 2;
  const y = box.y + box.height * 0.63;
  const made = svg("g", { class: "notches" });
  for (let number = 0; number < count; number++) {
    const x = left + number * (size + 2);
    const face = lying[number];
    const fresh = laid[number - lying.length];
    if (face) {
      const filled = svg("g", { class: `filled lying seat-edge-${mine}` }, die(face, size));
      made.append(at(filled, x, y));
    } else if (fresh) {
      made.append(at(svg("g", { class: "filled fresh", "data-place": fresh.place }, die(fresh.face, size)), x, y));
    } else {
      made.append(svg("rect", { class: "notch", x: x - size / 2, y: y - size / 2, width: size, height: size, rx: size * 0.22 }));
    }
  }
  return made;
}

/**
 * The dice of the others: mark and number.
 * @param {Column} column
 * @param {Box} box
 * @param {number} mine
 * @param {number} seats
 */
function others(column, box, mine, seats) {
  const there = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== mine && column.dice[seat]);
  const made = svg("g", { class: "others" });
  there.forEach((seat, number) => {
    const perRow = Math.max(2, Math.floor(box.width / 36));
    const x = box.x + 13 + (number % perRow) * ((box.width - 8) / perRow);
    const y = box.y + box.height * 0.63 + 24 + Math.floor(number / perRow) * 17;
    made.append(
      at(mark(seat, 11), x, y),
      svg("text", { class: "others-count", x: x + 9, y: y + 4.5 }, String(column.dice[seat].length)),
    );
  });
  return made;
}

/**
 * @param {SVGElement} element
 * @param {number} x
 * @param {number} y
 */
function at(element, x, y) {
  if (element.hasAttribute("transform")) {
    const outer = svg("g", {}, element);
    place(outer, x, y);
    return outer;
  }
  place(element, x, y);
  return element;
}

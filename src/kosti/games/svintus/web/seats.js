// The lower shelf: what each seat has, in four jars of seven notches, and the dice in its hand.

import { die } from "../../../web/draw/die.js";
import { svg } from "../../../web/draw/svg.js";
import { nameLine } from "../../../web/play/keeping.js";
import { cardSupplies, condition, jar, supply } from "./pieces.js";

/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/play/board.js").SeatFace} SeatFace */
/** @typedef {{hand: number, cards: [string, number][], supplies: [string, number][]}} Store */

/**
 * @param {SeatFace} seat
 * @param {Store} store
 * @param {Box} box
 * @param {string} told its words
 */
export function shelf(seat, store, box, told) {
  const { x, y, width, height } = box;
  const step = Math.min(46, (width - 12) / 4);
  const left = x + width / 2 - 2 * step;
  const made = svg(
    "g",
    { class: "shelf", "data-seat": seat.number },
    svg("rect", { class: "shelf-body", x, y, width, height, rx: 12 }),
    svg("g", { transform: `translate(${x + 7} ${y + 14})` }, nameLine(seat, width - 52)),
    svg("g", { class: "hand", transform: `translate(${x + width - 30} ${y + 13})` }, die("5", 15)),
    svg("text", { class: "hand-count", x: x + width - 18, y: y + 18 }, String(store.hand)),
    ...store.supplies.flatMap(([kind, count], number) => {
      const middle = left + step * (number + 0.5);
      return [
        svg("g", { transform: `translate(${middle} ${y + height - 19})` }, jar(kind, count, Math.min(step - 2, 40), height - 44)),
        svg("g", { transform: `translate(${middle} ${y + height - 10})` }, supply(kind, 16)),
      ];
    }),
    svg("title", {}, told),
  );
  made.classList.toggle("acting", seat.isActing);
  return made;
}

/**
 * A glutton card, pinned.
 * @param {{card: string, is_met: boolean}} glutton
 * @param {Box} box
 */
export function note({ card, is_met: isMet }, box) {
  const { x, y, width, height } = box;
  const isWide = width > 160;
  const size = Math.min(1.25, height / 74);
  const [left, top] = isWide ? [x + width * 0.28, y + height / 2 + 3] : [x + width / 2, y + height * 0.36];
  const [right, low] = isWide ? [x + width * 0.74, y + height / 2 + 3] : [x + width / 2, y + height * 0.76];
  const bare = card.replace(/^[a-z]+\d*-/, "");
  const made = svg(
    "g",
    { class: "note", "data-card": card },
    svg("rect", { class: "note-shadow", x, y: y + 3, width, height, rx: 6 }),
    svg("rect", { class: "note-body", x, y, width, height, rx: 6 }),
    svg("circle", { class: "pin", cx: x + width / 2, cy: y + 4, r: 5 }),
    svg("g", { transform: `translate(${left} ${top}) scale(${size})` }, condition(card)),
    svg("g", { transform: `translate(${right} ${low})` }, cardSupplies(bare, isWide ? 34 * size : Math.min(31, height * 0.4))),
  );
  if (isMet) made.append(svg("path", { class: "met", d: `M${x + width - 26} ${y + 15}l6 7 13-15` }));
  made.classList.toggle("is-met", isMet);
  return made;
}

// The lower shelf: what each seat has, in four jars of seven notches, and the dice in its hand.

import { mark } from "../../../web/draw/marks.js";
import { svg } from "../../../web/draw/svg.js";
import { shortened } from "../../../web/play/keeping.js";
import { cardSupplies, condition, jar, supply } from "./pieces.js";

/** @typedef {import("./layout.js").Box} Box */
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
  const name = shortened(seat.name, Math.floor((width - 62) / 7.2));
  const step = (width - 14) / 4;
  const high = height - 48;
  const made = svg(
    "g",
    { class: "shelf", "data-seat": seat.number },
    svg("rect", { class: "shelf-body", x, y, width, height, rx: 12 }),
    svg("g", { transform: `translate(${x + 14} ${y + 14})` }, mark(seat.mark, 13)),
    svg("text", { class: "shelf-name", x: x + 25, y: y + 19 }, name),
    svg("rect", { class: "hand", x: x + width - 33, y: y + 6, width: 15, height: 15, rx: 3.5 }),
    svg("text", { class: "hand-count", x: x + width - 14, y: y + 19 }, String(store.hand)),
    ...store.supplies.flatMap(([kind, count], number) => {
      const middle = x + 7 + step * (number + 0.5);
      const one = jar(kind, count, Math.min(step, 44), high);
      const picture = supply(kind, 15);
      one.setAttribute("transform", `translate(${middle} ${y + height - 20})`);
      picture.setAttribute("transform", `translate(${middle} ${y + height - 10})`);
      return [one, picture];
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
  const isWide = width > 200;
  const [left, top] = isWide ? [x + width * 0.28, y + height / 2 + 4] : [x + width / 2, y + 32];
  const [right, low] = isWide ? [x + width * 0.74, y + height / 2 + 4] : [x + width / 2, y + 64];
  const bare = card.replace(/^[a-z]+\d*-/, "");
  const made = svg(
    "g",
    { class: "note", "data-card": card },
    svg("rect", { class: "note-shadow", x, y: y + 3, width, height, rx: 6 }),
    svg("rect", { class: "note-body", x, y, width, height, rx: 6 }),
    svg("circle", { class: "pin", cx: x + width / 2, cy: y + 5, r: 5 }),
    svg("g", { transform: `translate(${left} ${top})` }, condition(card)),
    svg("g", { transform: `translate(${right} ${low})` }, cardSupplies(bare, 31)),
  );
  if (isMet) made.append(svg("path", { class: "met", d: `M${x + width - 26} ${y + 16}l6 7 13-15` }));
  made.classList.toggle("is-met", isMet);
  return made;
}

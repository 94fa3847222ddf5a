// Small things that boards share.

import { mark } from "../draw/marks.js";
import { svg } from "../draw/svg.js";

/** @typedef {import("./board.js").SeatFace} SeatFace */

/**
 * Draw anew, and leave the focus on what had it (by its `data-key`).
 * @param {Element} board
 * @param {() => void} draw
 */
export function keepFocus(board, draw) {
  const held = document.activeElement?.closest("[data-key]");
  const key = held && board.contains(held) ? held.getAttribute("data-key") : null;
  draw();
  if (key === null) return;
  const again = [...board.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key);
  if (again instanceof SVGElement || again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/** @type {CanvasRenderingContext2D | null} */
let pen = null;

/**
 * How wide a text is in our typeface.
 * @param {string} text
 * @param {number} size
 * @param {number} [weight]
 */
export function widthOf(text, size, weight = 600) {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.6;
  pen.font = `${weight} ${size}px Manrope, "Manrope stand-in", sans-serif`;
  return pen.measureText(text).width;
}

/**
 * A text as it fits into a width, its end left out where it must be.
 * @param {string} text
 * @param {number} size
 * @param {number} width
 */
export function shortened(text, size, width) {
  if (widthOf(text, size) <= width) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * Write a text, smaller where it would be wider than this.
 * @param {SVGElement} place
 * @param {string} text
 * @param {number} size
 * @param {number} width
 */
export function fittedText(place, text, size, width) {
  const fits = Math.max(size * 0.72, Math.min(size, (size * width) / (widthOf(text, size) || 1)));
  place.style.fontSize = `${fits}px`;
  place.textContent = shortened(text, fits, width);
}

const TELLING = 3; // fewer letters of a name tell nothing

/**
 * A seat's mark and name, its left end at 0, 0; where there is no room for the name, its mark.
 * @param {SeatFace} seat
 * @param {number} width
 */
export function nameLine(seat, width) {
  const name = shortened(seat.name, 13, width - 18);
  const isTold = name === seat.name || name.length > TELLING;
  return svg(
    "g",
    { class: "name-line" },
    svg("g", { transform: "translate(7 0)" }, mark(seat.mark, 14)),
    svg("text", { class: "seat-name", x: 18, y: 4.6 }, isTold ? name : ""),
  );
}

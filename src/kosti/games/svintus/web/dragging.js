// Dragging a die: it follows the finger, and tells when it is lifted and where it was let go.

import { place } from "../../../web/draw/svg.js";

/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

const STILL = 6; // a finger that moves less has tapped

/**
 * @param {SVGElement} board
 * @param {SVGElement} thing
 * @param {Spot} spot where it lies
 * @param {{lift: () => void, drop: (x: number, y: number) => void}} deeds
 */
export function dragged(board, thing, spot, { lift, drop }) {
  /** @type {Spot | null} */
  let from = null;
  let isMoving = false;

  thing.addEventListener("pointerdown", (event) => {
    from = pointOn(board, event);
    isMoving = false;
    thing.setPointerCapture(event.pointerId);
  });
  thing.addEventListener("pointermove", (event) => {
    if (!from) return;
    const to = pointOn(board, event);
    if (!isMoving && Math.hypot(to.x - from.x, to.y - from.y) < STILL) return;
    if (!isMoving) lift();
    isMoving = true;
    place(thing, spot.x + to.x - from.x, spot.y + to.y - from.y, 0, spot.scale);
  });
  thing.addEventListener("pointerup", (event) => {
    if (isMoving) {
      const { x, y } = pointOn(board, event);
      thing.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      drop(x, y);
    }
    from = null;
  });
  thing.addEventListener("pointercancel", () => {
    from = null;
    if (isMoving) place(thing, spot.x, spot.y, 0, spot.scale);
  });
}

/**
 * @param {SVGElement} board
 * @param {PointerEvent} event
 * @returns {Spot}
 */
function pointOn(board, event) {
  const matrix = /** @type {SVGSVGElement} */ (board).getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

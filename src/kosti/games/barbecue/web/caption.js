// The word or two beside the place that a stop would use.

import { svg } from "../../../web/draw/svg.js";
import { widthOf } from "../../../web/play/keeping.js";

const HIGH = 24;

/**
 * @param {string} words
 * @param {import("../../../web/draw/motion.js").Spot} place
 * @param {import("./layout.js").Layout} layout
 */
export function caption(words, place, { cloth }) {
  const wide = widthOf(words, 14, 800) + 20;
  const half = 36 * cloth.scale;
  const [dx, dy] = [cloth.slate.x - place.x, cloth.slate.y - place.y];
  const isBeside = Math.abs(dx) > Math.abs(dy) * 1.4 && Math.abs(dx) > wide / 2 + half;
  const x = isBeside ? place.x + Math.sign(dx) * (half + wide / 2 + 3) : place.x;
  const y = isBeside ? place.y : place.y + (dy < 0 ? -1 : 1) * (half + HIGH / 2 + 3);
  const inside = cloth.columns === 4 ? half + 6 : -half;
  const left = cloth.places.reduce((least, one) => Math.min(least, one.x), Infinity) + inside;
  const right = cloth.places.reduce((most, one) => Math.max(most, one.x), 0) - inside;
  const middle = Math.min(Math.max(x, left + wide / 2), right - wide / 2);
  return svg(
    "g",
    { class: "caption", "aria-hidden": "true" },
    svg("rect", { x: middle - wide / 2, y: y - HIGH / 2, width: wide, height: HIGH, rx: 10 }),
    svg("text", { x: middle, y: y + 5, "text-anchor": "middle" }, words),
  );
}

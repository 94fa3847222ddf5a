// The pieces of the rope bridge: heroes with hats, planks, lanterns, the cup, bubbles of speech.

import { diePicture } from "../../../web/draw/die.js";
import { svg } from "../../../web/draw/svg.js";
import { nameLine } from "../../../web/play/keeping.js";

/** Four hats: a cone, a cap, a bowl and a fez. */
const HATS = [
  "M-11-25L0-47 11-25z",
  "M-10-25c0-14 17-16 19-3l9 2v4H-10z",
  "M-14-24h28v-3c-4 0-6-1-6-5 0-9-16-9-16 0 0 4-2 5-6 5z",
  "M-9-24l2-18H7l2 18zM0-42c2-4 6-4 9 1",
];

/**
 * A hero: a wooden peg whose hat tells the seat; its foot stands at 0, 0.
 * @param {number} seat
 */
export function hero(seat) {
  return svg(
    "g",
    { class: "hero", "data-seat": seat },
    svg("ellipse", { class: "hero-shadow", rx: 10, ry: 3 }),
    svg("path", { class: "hero-body", d: "M-9 0c-1-9 2-11 3-15h12c1 4 4 6 3 15z" }),
    svg("circle", { class: "hero-head", cy: -20, r: 8.5 }),
    svg("circle", { class: "hero-eye", cx: 2, cy: -19, r: 1.3 }),
    svg("circle", { class: "hero-eye", cx: 6, cy: -19, r: 1.3 }),
    svg("path", { class: `hero-hat seat-${seat}`, d: HATS[seat % HATS.length] }),
  );
}

/**
 * A hat that floats; its brim lies at 0, 0.
 * @param {number} seat
 */
export function hat(seat) {
  const worn = svg("path", { class: `hero-hat seat-${seat}`, d: HATS[seat % HATS.length], transform: "translate(0 25)" });
  return svg("g", { class: "hat" }, svg("ellipse", { class: "hero-shadow", rx: 15, ry: 4, cy: 1 }), worn);
}

/** A crown above a hero's hat. */
export function crown() {
  return svg("path", { class: "crown", d: "M-12-50l-2-15 8 6 6-10 6 10 8-6-2 15z" });
}

/**
 * A plank about its middle.
 * @param {number} wide
 * @param {number} number
 */
export function plank(wide, number) {
  return svg(
    "g",
    { class: "plank", "data-plank": number },
    svg("rect", { x: -wide / 2, y: -1, width: wide, height: 11, rx: 3.5 }),
    svg("path", { class: "grain", d: `M${-wide / 2 + 4} 4h${wide - 12}` }),
    svg("text", { class: "plank-number", x: 0, y: 23, "text-anchor": "middle" }, String(number)),
  );
}

/** A lantern on its post, the foot at 0, 0. */
export function lantern() {
  return svg(
    "g",
    { class: "lantern" },
    svg("circle", { class: "glow", cy: -62, r: 26 }),
    svg("path", { class: "post", d: "M0 0V-50" }),
    svg("rect", { class: "lamp", x: -8, y: -74, width: 16, height: 21, rx: 4 }),
    svg("path", { class: "lamp-top", d: "M-10-74L0-83 10-74z" }),
  );
}

/** The cup that hides the die; `.tilted` shows what is under it. */
export function cup() {
  return svg(
    "g",
    { class: "cup" },
    svg("ellipse", { class: "hero-shadow", rx: 40, ry: 8, cy: 33 }),
    svg("g", { class: "under" }),
    svg(
      "g",
      { class: "cup-in" },
      svg("path", { class: "cup-body", d: "M-30 30L-23-32c8-6 38-6 46 0L30 30c-12 8-48 8-60 0z" }),
      svg("path", { class: "cup-band", d: "M-25-14c14 6 36 6 50 0M-28 18c14 6 42 6 56 0" }),
      svg(
        "g",
        { class: "cup-eye", transform: "translate(0 4)" },
        svg("path", { d: "M-15 0Q0-15 15 0 0 15-15 0z" }),
        svg("circle", { r: 4.5 }),
      ),
    ),
  );
}

/**
 * A face as it lies under the cup.
 * @param {string} face
 */
export function faceUnder(face) {
  const picture = diePicture(face);
  for (const [name, value] of Object.entries({ x: -27, y: -22, width: 54, height: 58 })) {
    picture.setAttribute(name, String(value));
  }
  return picture;
}

/**
 * A bubble of speech with a number in it, the tip of its tail at 0, 0.
 * @param {string} text
 * @param {number} lean how far the bubble stands to the right of its tip
 */
export function bubble(text, lean) {
  return svg(
    "g",
    { class: "bubble" },
    svg("path", { d: `M0 0L${lean - 12}-20H${lean - 22}q-13 0-13-13V-65q0-13 13-13H${lean + 22}q13 0 13 13V-33q0 13-13 13H${lean + 4}z` }),
    svg("text", { x: lean, y: -33, "text-anchor": "middle" }, text),
  );
}

/** A tick or a cross, for a number that was true or a lie. @param {boolean} isTrue */
export function verdict(isTrue) {
  const d = isTrue ? "M-13 1L-4 11 14-11" : "M-11-11L11 11M11-11L-11 11";
  return svg(
    "g",
    { class: isTrue ? "verdict true" : "verdict lie" },
    svg("circle", { r: 21 }),
    svg("path", { d }),
  );
}

/**
 * What a seat has: its points, and the heroes that are left to it.
 * @param {import("../../../web/play/board.js").SeatFace} seat
 * @param {import("../../../web/play/slot.js").Box} box
 * @param {number} points
 * @param {number} left
 */
export function seatCard(seat, { x, y, width, height }, points, left) {
  const low = y + height - 9;
  return [
    svg("rect", { class: "card-body", x, y, width, height, rx: 13 }),
    svg("g", { transform: `translate(${x + 8} ${y + 14})` }, nameLine(seat, width - 14)),
    svg("path", { class: "card-stair", d: `M${x + 8} ${low}v-5h5v-5h5v-5h5v15z` }),
    svg("text", { class: "card-points", x: x + 27, y: low }, String(points)),
    svg("g", { transform: `translate(${x + width - 29} ${low + 1}) scale(0.52)` }, hero(seat.number)),
    svg("text", { class: "card-left", x: x + width - 21, y: low - 2 }, `×${left}`),
  ];
}

// The pieces of the rope bridge: heroes with hats, planks, lanterns, the cup, bubbles of speech.

import { diePicture } from "../../../web/draw/die.js";
import { svg } from "../../../web/draw/svg.js";

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
    svg("g", { class: "under" }),
    svg(
      "g",
      { class: "cup-in" },
      svg("path", { class: "cup-body", d: "M-30 30L-23-32c8-6 38-6 46 0L30 30c-12 8-48 8-60 0z" }),
      svg("path", { class: "cup-band", d: "M-26-6c14 6 38 6 52 0M-28 12c14 6 42 6 56 0" }),
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
 * A bubble of speech with a number in it, its tail to the left below.
 * @param {string} text
 */
export function bubble(text) {
  return svg(
    "g",
    { class: "bubble" },
    svg("path", { d: "M-30-44H30q14 0 14 14V18q0 14-14 14H-8L-34 50-26 32H-30q-14 0-14-14V-30q0-14 14-14z" }),
    svg("text", { x: 0, y: 14, "text-anchor": "middle" }, text),
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

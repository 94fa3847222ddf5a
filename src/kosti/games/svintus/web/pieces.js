// The pieces of the larder: supplies, conditions, jars, the Hamsters, a pig on the edge.

import { die } from "../../../web/draw/die.js";
import { svg } from "../../../web/draw/svg.js";

const SUPPLIES = ["corn", "beet", "apple", "acorn"];

/**
 * The supplies on a card: "corn", "corn-beet", or "no-apple", which has the three others.
 * @param {string} card
 * @returns {string[]}
 */
export function suppliesOf(card) {
  const words = card.split("-");
  const none = words.indexOf("no");
  return none < 0 ? words : SUPPLIES.filter((supply) => supply !== words[none + 1]);
}

/** @type {Record<string, () => SVGElement[]>} */
const DRAWN = {
  corn: () => [
    svg("path", { class: "leaf", d: "M-13 14C-16 2-9-4-2 2L0 16zM13 14C16 2 9-4 2 2L0 16z" }),
    svg("path", { class: "flesh", d: "M0-17c8 0 9 12 7 20-1 6-4 10-7 12-3-2-6-6-7-12-2-8-1-20 7-20z" }),
    svg("path", { class: "hatch", d: "M-6-7h12M-7-1h14M-7 5h14M0-15V13" }),
  ],
  beet: () => [
    svg("path", { class: "leaf", d: "M0-6C-12-8-13-17-9-19-4-19-1-12 0-6zM0-6C12-8 13-17 9-19 4-19 1-12 0-6z" }),
    svg("path", { class: "flesh", d: "M0-7c11 0 14 7 13 12C12 12 4 13 0 20-4 13-12 12-13 5-14 0-11-7 0-7z" }),
    svg("path", { class: "hatch", d: "M-9 3q9 5 18 0M-6 9q6 3 12 0" }),
  ],
  apple: () => [
    svg("path", { class: "stalk", d: "M0-8q0-6 4-9" }),
    svg("path", { class: "leaf", d: "M2-11q8-8 12-2-6 5-12 2z" }),
    svg("path", { class: "flesh", d: "M0-8c5-4 14-2 14 7 0 10-7 18-10 18-2 0-2-1-4-1s-2 1-4 1c-3 0-10-8-10-18 0-9 9-11 14-7z" }),
    svg("path", { class: "hatch", d: "M-9-1q-2 7 3 12" }),
  ],
  acorn: () => [
    svg("path", { class: "flesh", d: "M-10-3H10C11 8 4 14 0 19-4 14-11 8-10-3z" }),
    svg("path", { class: "cap", d: "M-13-3c0-8 6-12 13-12s13 4 13 12z" }),
    svg("path", { class: "stalk", d: "M0-15v-4" }),
    svg("path", { class: "hatch", d: "M-8-4l7-10M0-4l6-9M7-4l3-5" }),
  ],
};

/**
 * A supply about its middle.
 * @param {string} name
 * @param {number} size
 */
export function supply(name, size) {
  return svg("g", { class: `supply ${name}` }, svg("g", { transform: `scale(${size / 40})` }, ...DRAWN[name]()));
}

/**
 * The supplies of a card in a row about a middle.
 * @param {string} card
 * @param {number} size
 */
export function cardSupplies(card, size) {
  const names = suppliesOf(card);
  return svg(
    "g",
    { class: "card-supplies" },
    ...names.map((name, at) => {
      const made = supply(name, size);
      made.setAttribute("transform", `translate(${(at - (names.length - 1) / 2) * size * 0.88} 0)`);
      return made;
    }),
  );
}

const SQUARE = 11;

/**
 * The condition of a glutton card, drawn about a middle, some 90 wide.
 * @param {string} card
 */
export function condition(card) {
  const name = card.split("-")[0];
  if (name.startsWith("sum")) return sum(name.slice(3));
  if (name.startsWith("piles")) return piles([...name.slice(5)].map(Number));
  if (name === "triple") return row(["?", "?", "?"], "=");
  if (name === "sixes") return row(["6", "6", "6", "6"], "");
  return svg("g", { class: "condition" }, small("?", 0), snout(26, 0, 0.36));
}

/** @param {string} due */
function sum(due) {
  return svg(
    "g",
    { class: "condition" },
    small("5", -31),
    small("3", -11),
    svg("text", { x: 3, y: 6 }, `= ${due}`),
  );
}

/** @param {number[]} heights */
function piles(heights) {
  const left = -((heights.length - 1) * (SQUARE + 6)) / 2;
  const squares = heights.flatMap((height, pile) =>
    Array.from({ length: height }, (_, level) =>
      svg("rect", {
        class: "pile",
        x: left + pile * (SQUARE + 6) - SQUARE / 2,
        y: 6 - level * (SQUARE + 1) - SQUARE / 2,
        width: SQUARE,
        height: SQUARE,
        rx: 2.6,
      }),
    ),
  );
  return svg("g", { class: "condition" }, ...squares);
}

/**
 * @param {string[]} faces
 * @param {string} between
 */
function row(faces, between) {
  const step = between ? 27 : 20;
  const left = -((faces.length - 1) * step) / 2;
  const dice = faces.map((face, at) => small(face, left + at * step));
  const signs = between
    ? faces.slice(1).map((_, at) => svg("text", { x: left + (at + 0.5) * step, y: 5, "text-anchor": "middle" }, between))
    : [];
  return svg("g", { class: "condition" }, ...dice, ...signs);
}

/**
 * @param {string} face
 * @param {number} x
 */
function small(face, x) {
  const made = face === "?" ? svg("rect", { class: "pile", x: -8, y: -8, width: 16, height: 16, rx: 4 }) : die(face, 17);
  made.setAttribute("transform", `translate(${x} 0)`);
  return made;
}

/**
 * A snout.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function snout(x, y, size) {
  return svg(
    "g",
    { class: "snout", transform: `translate(${x} ${y}) scale(${size})` },
    svg("ellipse", { class: "snout-body", rx: 26, ry: 19 }),
    svg("ellipse", { class: "nostril", cx: -9, rx: 4.5, ry: 7 }),
    svg("ellipse", { class: "nostril", cx: 9, rx: 4.5, ry: 7 }),
  );
}

/** A pig of which only the snout and the ears are seen over the shelf's edge. */
export function pig() {
  return svg(
    "g",
    { class: "pig" },
    svg("path", { class: "ear", d: "M-34-6C-46-30-34-36-18-24zM34-6C46-30 34-36 18-24z" }),
    svg("path", { class: "head", d: "M-36 14c-4-30 14-40 36-40s40 10 36 40z" }),
    svg("circle", { class: "pig-eye", cx: -15, cy: -10, r: 3 }),
    svg("circle", { class: "pig-eye", cx: 15, cy: -10, r: 3 }),
    snout(0, 2, 0.62),
  );
}

/**
 * The hole in the skirting board: four eyes, and cheeks that swell with each die.
 * @param {number} dice
 */
export function hamsters(dice) {
  const cheek = 5 + Math.min(dice, 7) * 1.5;
  /** @param {number} x */
  const one = (x) =>
    svg(
      "g",
      { transform: `translate(${x} 0)` },
      svg("circle", { class: "cheek", cx: -7, cy: 9, r: cheek }),
      svg("circle", { class: "cheek", cx: 7, cy: 9, r: cheek }),
      svg("circle", { class: "fur", r: 11 }),
      svg("circle", { class: "hamster-eye", cx: -4.5, cy: -2, r: 2.6 }),
      svg("circle", { class: "hamster-eye", cx: 4.5, cy: -2, r: 2.6 }),
      svg("path", { class: "hamster-nose", d: "M-2 4h4l-2 2.6z" }),
    );
  return svg(
    "g",
    { class: "hamsters" },
    svg("path", { class: "hole", d: "M-34 24V0a34 26 0 0 1 68 0v24z" }),
    one(-15),
    one(15),
  );
}

const NOTCHES = 7;
const NEARLY = 5; // so many are seen from afar

/**
 * A jar of seven notches with so many of a supply in it, its foot at 0, 0.
 * @param {string} name
 * @param {number} count
 * @param {number} wide
 * @param {number} high
 */
export function jar(name, count, wide, high) {
  const step = (high - 8) / NOTCHES;
  const full = Math.min(count, NOTCHES) * step;
  const half = wide / 2 - 1;
  const lines = Array.from({ length: NOTCHES - 1 }, (_, at) => `M${half - 6} ${-2 - (at + 1) * step}h5`);
  return svg(
    "g",
    { class: `jar ${name} ${count >= NEARLY ? "nearly" : ""}` },
    svg("rect", { class: "jar-glass", x: -half, y: -high + 4, width: 2 * half, height: high - 4, rx: 5 }),
    svg("rect", { class: "jar-full", x: -half + 2, y: -full - 2, width: 2 * half - 4, height: full, rx: 3 }),
    svg("path", { class: "jar-notches", d: lines.join("") }),
    svg("rect", { class: "jar-lid", x: -half - 1, y: -high, width: 2 * half + 2, height: 6, rx: 3 }),
    svg("text", { class: "jar-count", x: 0, y: -high / 2 + 5, "text-anchor": "middle" }, count ? String(count) : ""),
  );
}

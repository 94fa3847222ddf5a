// What is painted on the tins: a small scene of each game, 240 by 190.

import { die } from "../draw/die.js";
import { mark } from "../draw/marks.js";
import { place, svg } from "../draw/svg.js";
import { worm } from "../draw/worm.js";

const WIDE = 240;
const HIGH = 190;

/**
 * Draw the scene of a game; one we have not painted gets a die.
 * @param {string} game
 */
export function vignette(game) {
  const box = { viewBox: `0 0 ${WIDE} ${HIGH}`, class: `vignette of-${game}`, "aria-hidden": "true" };
  const paint = SCENES[game] ?? (() => [at(die("5", 80), 120, 95, -8)]);
  return svg("svg", { ...box, preserveAspectRatio: "xMidYMid slice" }, ...paint());
}

/** @type {Record<string, () => SVGElement[]>} */
const SCENES = { bratwurmeck, barbecue, ciao, svintus };

function bratwurmeck() {
  const bars = [0, 1, 2, 3, 4, 5, 6].map((n) => shape("v-iron", `M${20 + n * 33} 128V160`));
  return [
    area("v-charcoal", WIDE, HIGH),
    shape("v-ember-glow", "M0 170Q30 150 60 168T120 166 180 168 240 164V190H0Z"),
    shape("v-ember", "M0 180Q24 164 50 178T104 176 160 180 240 174V190H0Z"),
    ...bars,
    shape("v-iron-bar", "M8 126H232M8 160H232"),
    tile("21", 1, 44, 92),
    at(tile("28", 2, 0, 0), 104, 88, -3),
    tile("coal", 0, 160, 94),
    at(tile("36", 4, 0, 0), 208, 86, 4),
    shape("v-smoke", "M160 60C150 50 170 42 160 32S168 14 160 6"),
    at(worm(54), 60, 32, -12),
  ];
}

/**
 * @param {string} number
 * @param {number} worms
 * @param {number} x
 * @param {number} y
 */
function tile(number, worms, x, y) {
  const isCoal = number === "coal";
  const body = { x: -24, y: -34, width: 48, height: 68, rx: 10 };
  const made = svg("g", {}, svg("rect", { class: `ink ${isCoal ? "v-coal" : "v-enamel"}`, ...body }));
  if (!isCoal) made.append(svg("text", { class: "v-number", x: 0, y: 2 }, number));
  for (let place = 0; place < worms; place++) {
    made.append(at(worm(14), (place - (worms - 1) / 2) * 9.5, 19));
  }
  return at(made, x, y);
}

function barbecue() {
  const plates = [-62, -34, -6, 22, 50].map((angle, number) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    const plate = svg(
      "g",
      {},
      svg("circle", { class: "ink v-linen", r: 21 }),
      number % 2 ? null : svg("circle", { class: `v-rim seat-stroke-${number}`, r: 15 }),
    );
    if (number % 2 === 0) plate.append(mark(number, 15));
    else plate.append(svg("text", { class: "v-number v-dark", y: 7 }, String(25 + number * 2)));
    return at(plate, 120 + Math.cos(turn) * 124, 176 + Math.sin(turn) * 116);
  });
  return [
    area("v-lawn", WIDE, HIGH),
    shape("v-lawn-deep", "M20 20l5 10 5-10M206 26l5 10 5-10M30 158l5 10 5-10M210 150l5 10 5-10"),
    svg("path", { class: "ink v-butter", d: "M-24 190A148 140 0 0 1 264 190H188A72 68 0 0 0 52 190Z" }),
    ...plates,
    svg("circle", { class: "ink v-kettle", cx: 120, cy: 184, r: 56 }),
    shape("v-grill", "M76 160H164M70 174H170M68 188H172"),
    at(snail(1), 122, 162),
  ];
}

/** @param {number} size */
function snail(size) {
  return svg(
    "g",
    { transform: `scale(${size})` },
    svg("path", { class: "ink v-snail", d: "M-34 14H22C34 14 38 0 34-12" }),
    svg("path", { class: "v-snail-body", d: "M-34 14H22C34 14 38 0 34-12" }),
    svg("circle", { class: "ink v-shell", cx: -4, cy: -6, r: 21 }),
    svg("path", { class: "v-spiral", d: "M-4-6a5 5 0 0 1 9 4 10 10 0 0 1-19-2 14 14 0 0 1 28-3" }),
  );
}

function ciao() {
  const planks = [0, 1, 2, 3, 4, 5, 6].map((n) => {
    const x = 36 + n * 28;
    return svg("rect", { class: "ink v-plank", x: x - 11, y: sag(x) - 4, width: 22, height: 9, rx: 3 });
  });
  return [
    area("v-night", WIDE, HIGH),
    svg("circle", { class: "v-moon", cx: 182, cy: 36, r: 17 }),
    shape("v-far", "M0 110L40 74 82 108 128 66 178 112 214 88 240 104V190H0Z"),
    shape("v-swamp", "M0 152Q40 144 80 152T160 152 240 150V190H0Z"),
    shape("v-ripple", "M60 168h26M130 176h34M178 164h16"),
    shape("v-bank ink", "M0 96H26L34 120 28 190H0Z"),
    shape("v-bank ink", "M240 96H214L206 120 212 190H240Z"),
    shape("v-rope", "M16 66Q120 140 224 66"),
    ...planks,
    shape("v-post ink", "M12 58h8v42h-8zM220 58h8v42h-8z"),
    lantern(16, 52),
    lantern(224, 52),
    at(peg(0, "M-14 0L0-26 14 0Z"), 64, sag(64) - 28),
    at(peg(1, "M-13 0C-13-20 13-20 13 0Z"), 120, sag(120) - 28),
    at(peg(3, "M-9-16H9L13 0H-13Z"), 176, sag(176) - 28),
  ];
}

/** @param {number} x */
function sag(x) {
  return 104 + 26 * (1 - ((x - 120) / 104) ** 2);
}

/**
 * @param {number} seat
 * @param {string} hat
 */
function peg(seat, hat) {
  return svg(
    "g",
    {},
    svg("path", { class: "ink v-wood", d: "M-8 24V8A10 10 0 1 1 8 8V24Z" }),
    svg("path", { class: `ink seat-${seat}`, d: hat, transform: "translate(0 -4)" }),
    svg("circle", { class: "v-eye", cx: -3.5, cy: 3, r: 1.6 }),
    svg("circle", { class: "v-eye", cx: 3.5, cy: 3, r: 1.6 }),
  );
}

/**
 * @param {number} x
 * @param {number} y
 */
function lantern(x, y) {
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("circle", { class: "v-glow", r: 20 }),
    svg("rect", { class: "ink v-lantern", x: -8, y: -10, width: 16, height: 20, rx: 5 }),
  );
}

function svintus() {
  return [
    area("v-plaster", WIDE, HIGH),
    ...[0, 1, 2].map((n) => crate(44 + n * 76, 62, n)),
    shape("ink v-shelf", "M0 92H240V106H0Z"),
    ...[0, 1, 2].map((n) => jar(150 + n * 34, 148, n)),
    svg("g", { transform: "translate(70 150)" }, ...pig()),
    shape("ink v-shelf", "M0 174H240V190H0Z"),
  ];
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} kind
 */
function crate(x, y, kind) {
  const goods = ["v-corn", "v-apple", "v-beet"][kind] ?? "v-corn";
  const face = ["5", "4", "2"][kind] ?? "2";
  const heads = [-18, 0, 18].map((cx) => svg("circle", { class: `ink ${goods}`, cx, cy: -24, r: 12 }));
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    ...heads,
    svg("rect", { class: "ink v-crate", x: -32, y: -20, width: 64, height: 50, rx: 6 }),
    shape("v-slat", "M-30 5H30"),
    at(die(face, 25), 0, 5, -6),
  );
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} full
 */
function jar(x, y, full) {
  const goods = ["v-corn", "v-beet", "v-apple"][full] ?? "v-corn";
  const height = 14 + full * 9;
  return svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("rect", { class: "ink v-glass", x: -13, y: -20, width: 26, height: 46, rx: 7 }),
    svg("rect", { class: goods, x: -11, y: 24 - height, width: 22, height, rx: 5 }),
    svg("rect", { class: "ink v-cap", x: -11, y: -28, width: 22, height: 9, rx: 3 }),
  );
}

function pig() {
  return [
    svg("path", { class: "ink v-pig", d: "M-36-16L-46-44-14-34ZM36-16L46-44 14-34Z" }),
    svg("path", { class: "ink v-pig", d: "M-42 26C-46-30-26-38 0-38S46-30 42 26Z" }),
    svg("ellipse", { class: "ink v-snout", cx: 0, cy: 4, rx: 19, ry: 14 }),
    svg("circle", { class: "v-eye", cx: -7, cy: 4, r: 3 }),
    svg("circle", { class: "v-eye", cx: 7, cy: 4, r: 3 }),
    svg("circle", { class: "v-eye", cx: -19, cy: -15, r: 3.4 }),
    svg("circle", { class: "v-eye", cx: 19, cy: -15, r: 3.4 }),
  ];
}

/**
 * @param {string} kind
 * @param {string} d
 */
function shape(kind, d) {
  return svg("path", { class: kind, d });
}

/**
 * @param {string} kind
 * @param {number} width
 * @param {number} height
 */
function area(kind, width, height) {
  return svg("rect", { class: kind, width, height });
}

/**
 * @param {SVGElement} drawn
 * @param {number} x
 * @param {number} y
 * @param {number} [turn]
 */
function at(drawn, x, y, turn = 0) {
  const holder = svg("g", {}, drawn);
  place(holder, x, y, turn);
  return holder;
}

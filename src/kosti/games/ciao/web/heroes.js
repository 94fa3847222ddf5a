// The heroes: where they stand, and how they walk, climb, fall and are replaced.

import { MOVE, move, straight, tween } from "../../../web/draw/motion.js";
import { place, placed, spotOf, svg } from "../../../web/draw/svg.js";
import { shared } from "./layout.js";
import { crown, hat, hero } from "./pieces.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {{plank: number, is_beside_ladder: boolean, reserve: number, steps: number[], fallen: number, points: number}} Heroes */
/** @typedef {{planks: number, heroes: Heroes[], winner: number}} Lying what the view tells of them */

const TUMBLE = 700;

export class Pegs {
  /**
   * @param {Room} room
   * @param {SVGElement} scene where the planks are
   */
  constructor(room, scene) {
    this.room = room;
    this.scene = scene;
    this.element = svg("g", { class: "heroes" });
    this.planks = 0;
    /** Where each seat's hero on the bridge stands. @type {number[]} */
    this.at = [];
  }

  /**
   * @param {Lying} lying
   * @param {Layout} layout
   */
  draw({ planks, heroes, winner }, layout) {
    this.layout = layout;
    this.planks = planks;
    this.at = heroes.map(({ plank, is_beside_ladder: isBeside }) => (isBeside ? planks + 1 : plank));
    this.element.replaceChildren(...hats(heroes, layout));
    heroes.forEach(({ reserve, steps }, seat) => {
      for (let number = 0; number < reserve; number++) this.add(seat, layout.queueAt(seat, number), "reserve");
      for (const step of steps) this.add(seat, this.onStep(step), `step-${step}`);
      if (this.at[seat]) this.add(seat, this.onBridge(seat), "bridge");
    });
    if (winner >= 0) this.add(winner, this.summit(), "summit").append(crown());
  }

  /**
   * @param {number} seat
   * @param {Spot} spot
   * @param {string} where
   */
  add(seat, spot, where) {
    const made = placed(hero(seat), spot);
    made.setAttribute("data-at", `${seat}-${where}`);
    this.element.append(made);
    return made;
  }

  /**
   * @param {number} seat
   * @param {string} where
   */
  find(seat, where) {
    return this.element.querySelector(`[data-at="${seat}-${where}"]`);
  }

  get laid() {
    return /** @type {Layout} */ (this.layout);
  }

  /** @param {number} seat */
  onBridge(seat) {
    const here = this.at[seat];
    if (here > this.planks) return this.beside();
    const there = this.at.flatMap((one, number) => (one === here ? [number] : []));
    return shared(this.laid, this.laid.plankAt(here), there.indexOf(seat), there.length);
  }

  beside() {
    const { far, hero: scale } = this.laid;
    return { x: far.x + 6, y: far.y + 2, scale };
  }

  /** @param {number} step */
  onStep(step) {
    return { ...this.laid.stepAt(step), scale: this.laid.climber };
  }

  summit() {
    const top = this.onStep(8);
    return { ...top, x: top.x - this.laid.stepWide * 0.2, y: Math.max(top.y - 22, 70 * (top.scale ?? 1)) };
  }

  /**
   * Walk plank by plank; each dips under the landing.
   * @param {number} seat
   * @param {number} number the plank to reach, or beyond the last
   */
  async walk(seat, number) {
    const made = this.find(seat, "bridge");
    if (!made) return;
    const last = Math.min(number, this.planks + 1);
    for (let next = this.at[seat] + 1; next <= last; next++) await this.hop(made, next);
    this.at[seat] = last;
  }

  /**
   * @param {Element} made
   * @param {number} number
   */
  async hop(made, number) {
    const { plankAt, hero: scale } = this.laid;
    const to = number > this.planks ? this.beside() : { ...plankAt(number), scale };
    await move(this.room, made, spotOf(made), to, { ms: MOVE * 0.8, height: 16 });
    this.room.sound("slide");
    const plank = this.scene.querySelector(`[data-plank="${number}"]`);
    if (plank) await tween(this.room, 120, (part) => place(plank, to.x, to.y + 5 * Math.sin(part * Math.PI)), straight);
  }

  /**
   * A tumble, and a ring on the water where only the hat is left.
   * @param {number} seat
   * @param {string} where
   */
  async fall(seat, where) {
    const made = this.find(seat, where);
    if (!made) return;
    const from = spotOf(made);
    const inward = from.x > this.laid.far.x ? from.x - this.laid.far.x + 30 : 0;
    const to = { x: from.x - inward, y: this.laid.water + 20, turn: 300, scale: from.scale };
    this.element.append(made);
    await move(this.room, made, from, to, { ms: TUMBLE, ease: (part) => part * part });
    made.remove();
    this.room.sound("fail");
    await this.splash(to, seat);
  }

  /**
   * @param {Spot} spot
   * @param {number} seat
   */
  async splash({ x, y }, seat) {
    const rings = [1, 0.55].map(() => svg("ellipse", { class: "splash", cx: x, cy: y }));
    this.element.append(placed(hat(seat), { x, y: y + 4, scale: 0.62 }), ...rings);
    await tween(this.room, 480, (part) => {
      rings.forEach((ring, number) => {
        const wide = Math.max(0, part - number * 0.25);
        ring.setAttribute("rx", String(4 + 38 * wide));
        ring.setAttribute("ry", String(2 + 11 * wide));
        ring.setAttribute("opacity", String(1 - part));
      });
    });
    for (const ring of rings) ring.remove();
  }

  /**
   * @param {number} seat
   * @param {number} step 0 for the third hero across
   */
  async climb(seat, step) {
    const made = this.find(seat, "bridge");
    if (!made) return;
    this.element.append(made);
    this.room.sound(step ? "take" : "win");
    await move(this.room, made, spotOf(made), step ? this.onStep(step) : this.summit(), { ms: MOVE * 2, height: 30 });
    made.setAttribute("data-at", `${seat}-${step ? `step-${step}` : "summit"}`);
  }

  /** A new hero steps from the queue to the first plank. @param {number} seat */
  async enter(seat) {
    const made = [...this.element.querySelectorAll(`[data-at="${seat}-reserve"]`)].at(-1);
    if (!made) return;
    made.setAttribute("data-at", `${seat}-bridge`);
    this.at[seat] = 1;
    await move(this.room, made, spotOf(made), this.onBridge(seat), { ms: MOVE * 1.5, height: 24 });
  }
}

/**
 * The hats of the fallen float in the swamp.
 * @param {Heroes[]} heroes
 * @param {Layout} layout
 */
function hats(heroes, { near, far, water, ground }) {
  const lost = heroes.flatMap(({ fallen }, seat) => Array(fallen).fill(seat));
  const span = far.x - near.x - 60;
  return lost.map((seat, at) => {
    const x = near.x + 30 + ((at * 0.618 + 0.3) % 1) * span;
    const y = water + 18 + ((at * 0.755) % 1) * (ground - water - 26);
    return placed(hat(seat), { x, y, turn: ((at * 53) % 40) - 20, scale: 0.62 });
  });
}

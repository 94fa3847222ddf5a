// The rope bridge at dusk: heroes on planks, a stair, a swamp; a cup that hides the die.

import { mark } from "../../../web/draw/marks.js";
import { MOVE, move, PAUSE, shake, straight, tween, wait } from "../../../web/draw/motion.js";
import { choosable, place, spotOf, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { shortened } from "../../../web/play/keeping.js";
import { Cup } from "./cup.js";
import { layoutOf, shared } from "./layout.js";
import { bubble, hero, verdict } from "./pieces.js";
import { scene } from "./scene.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/board.js").SeatFace} SeatFace */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {{plank: number, is_beside_ladder: boolean, reserve: number, steps: number[], fallen: number, points: number}} Heroes */

const NUMBERS = ["1", "2", "3", "4"];

class Bridge extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, heroes, seats, says] = ["back", "heroes", "seats", "says"].map((name) => svg("g", { class: name }));
    const cup = new Cup(room);
    super(room, "bridge", [back, heroes, seats, cup.element, says]);
    this.back = back;
    this.heroes = heroes;
    this.seats = seats;
    this.says = says;
    this.cup = cup;
    this.layout = layoutOf(true, 2, 9);
    /** @type {ViewSeen | null} */
    this.view = null;
    this.secret = true;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  laidOut(view, table) {
    this.layout = layoutOf(this.room.narrow(), table.seats.length, view.table.planks);
    return this.layout;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    const { planks, heroes } = view.table;
    this.view = view;
    this.back.replaceChildren(...scene(this.layout, planks));
    this.drawHeroes(heroes);
    this.seats.replaceChildren(...table.seats.map((seat) => this.seat(seat, heroes[seat.number])));
    this.cup.show(view, this.layout.cup);
    this.drawSaying(view);
    this.drawSteps(view);
  }

  /** @param {Heroes[]} heroes */
  drawHeroes(heroes) {
    this.heroes.replaceChildren();
    heroes.forEach(({ plank, is_beside_ladder: isBeside, reserve, steps }, seat) => {
      for (let number = 0; number < reserve; number++) {
        const spot = this.layout.queueAt(seat, number);
        this.add(seat, { ...spot, scale: this.layout.size * 0.62 }, "reserve");
      }
      for (const step of steps) this.add(seat, this.onStep(step), `step-${step}`);
      if (plank || isBeside) this.add(seat, this.onBridge(heroes, seat), "bridge");
    });
  }

  /**
   * @param {number} seat
   * @param {Spot} spot
   * @param {string} where
   */
  add(seat, spot, where) {
    const made = hero(seat);
    made.setAttribute("data-at", `${seat}-${where}`);
    place(made, spot.x, spot.y, 0, spot.scale);
    this.heroes.append(made);
    return made;
  }

  /**
   * @param {Heroes[]} heroes
   * @param {number} seat
   */
  onBridge(heroes, seat) {
    const { plank, is_beside_ladder: isBeside } = heroes[seat];
    if (isBeside) return this.beside();
    const there = heroes.flatMap((one, number) => (one.plank === plank && !one.is_beside_ladder ? [number] : []));
    return shared(this.layout, this.layout.plankAt(plank), there.indexOf(seat), there.length);
  }

  beside() {
    const { far, size } = this.layout;
    return { x: far.x + 2, y: far.y + 2, scale: size };
  }

  /** @param {number} step */
  onStep(step) {
    return { ...this.layout.stepAt(step), scale: this.layout.size * 0.86 };
  }

  /**
   * @param {SeatFace} seat
   * @param {Heroes} heroes
   */
  seat(seat, heroes) {
    const wide = this.layout.seatWidth - 8;
    const { x, y } = this.layout.seatAt(seat.number);
    const left = x - wide / 2;
    const name = shortened(seat.name, Math.floor((wide - 32) / 7.4));
    const small = hero(seat.number);
    place(small, left + 21, y + 31, 0, 0.8);
    const points = { name: seat.name, score: heroes.points };
    const made = svg(
      "g",
      { class: "seat", "data-seat": seat.number },
      svg("rect", { class: "seat-body", x: left, y: y - 34, width: wide, height: 70, rx: 14 }),
      svg("g", { transform: `translate(${left + 15} ${y - 20})` }, mark(seat.mark, 13)),
      svg("text", { class: "seat-name", x: left + 26, y: y - 15 }, name),
      small,
      svg("text", { class: "seat-points", x: left + 40, y: y + 24 }, String(heroes.points)),
      svg("text", { class: "seat-left", x: left + wide - 10, y: y + 23, "text-anchor": "end" }, `+${heroes.reserve}`),
      svg("title", {}, this.room.say("event-scored", points)),
    );
    made.classList.toggle("acting", seat.isActing);
    return made;
  }

  /** @param {ViewSeen} view */
  drawSaying(view) {
    const { said, speaker } = view.table;
    this.says.replaceChildren();
    if (view.actions.some(({ text }) => NUMBERS.includes(text))) this.drawNumbers(view);
    else if (said) this.drawBubble(said, speaker);
  }

  /**
   * @param {number} said
   * @param {number} speaker
   */
  drawBubble(said, speaker) {
    const { x, y } = this.layout.bubble;
    const spoken = bubble(String(said));
    place(spoken, x, y);
    const name = svg("text", { class: "speaker", x: x + 60, y: y - 4 }, shortened(this.room.seat(speaker).name, 18));
    this.says.append(spoken, name);
  }

  /** The numbers that can be announced; their words never tell the die. @param {ViewSeen} view */
  drawNumbers(view) {
    for (const text of NUMBERS) {
      const action = view.actions.find((one) => one.text === text);
      if (!action) continue;
      const { x, y } = this.layout.sayAt(Number(text));
      const made = svg(
        "g",
        { class: "number", "data-key": `say-${text}`, transform: `translate(${x} ${y})` },
        svg("rect", { x: -28, y: -28, width: 56, height: 56, rx: 13 }),
        svg("text", { x: 0, y: 11, "text-anchor": "middle" }, text),
      );
      const label = this.room.say("action-announce", action.values);
      choosable(made, { label, allowed: true, choose: () => this.room.act(text) });
      for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => this.ghost(action.values, view.seat));
      for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => this.front.replaceChildren());
      this.says.append(made);
    }
  }

  /**
   * Show where the hero would go.
   * @param {Record<string, any>} values
   * @param {number} seat
   */
  ghost(values, seat) {
    const made = hero(seat);
    const spot = values.where === "plank" ? this.layout.plankAt(values.place) : this.layout.stepAt(values.place || 8);
    made.classList.add("ghost");
    place(made, spot.x, spot.y, 0, this.layout.size);
    this.front.replaceChildren(made);
  }

  /** The steps from which a hero can be made to fall. @param {ViewSeen} view */
  drawSteps(view) {
    for (const action of view.actions.filter(({ text }) => text.startsWith("step"))) {
      const step = /** @type {SVGElement | null} */ (this.back.querySelector(`[data-key="${action.text}"]`));
      if (!step) continue;
      const label = this.room.action(action);
      choosable(step, { label, allowed: true, choose: () => this.room.act(action.text) });
    }
  }

  /** @param {string} text */
  owns(text) {
    return NUMBERS.includes(text);
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, values }) {
    if (kind === "threw") await this.cup.rattled();
    if (kind === "announced" || kind === "advanced") await this.goes(seat, values, kind === "announced");
    if (kind === "doubted") await this.doubts();
    if (kind === "revealed") await this.reveals(values);
    if (kind === "fell") await this.falls(seat, values);
    if (kind === "crossed") await this.climbs(seat, this.onStep(values.step));
    if (kind === "crossed_third") await this.climbs(seat, { ...this.onStep(8), y: this.onStep(8).y - 22 });
    if (kind === "replaced") await this.steps(seat);
  }

  /**
   * @param {number} seat
   * @param {Record<string, any>} values
   * @param {boolean} isSaid
   */
  async goes(seat, values, isSaid) {
    const made = this.at(seat, "bridge");
    if (isSaid) {
      this.says.replaceChildren();
      this.drawBubble(values.said, seat);
      this.room.sound("set");
    }
    if (!made) return;
    const from = Number(this.view?.table.heroes[seat].plank);
    const last = values.where === "plank" ? Number(values.place) : Number(this.view?.table.planks) + 1;
    for (let number = from + 1; number <= last; number++) await this.hops(made, number);
    if (this.view) this.view.table.heroes[seat].plank = last;
  }

  /**
   * One plank further; it dips under the landing.
   * @param {Element} made
   * @param {number} number
   */
  async hops(made, number) {
    const isOver = number > Number(this.view?.table.planks);
    const to = isOver ? this.beside() : { ...this.layout.plankAt(number), scale: this.layout.size };
    await move(this.room, made, spotOf(made), to, { ms: MOVE * 0.8, height: 16 });
    const plank = this.back.querySelector(`[data-plank="${number}"]`);
    if (!plank) return;
    this.room.sound("slide");
    await tween(this.room, 120, (part) => place(plank, to.x, to.y + 5 * Math.sin(part * Math.PI)), straight);
  }

  async doubts() {
    const spoken = this.says.querySelector(".bubble");
    if (spoken) await shake(this.room, spoken, this.layout.bubble);
  }

  /** @param {Record<string, any>} values */
  async reveals(values) {
    const made = verdict(values.truth === "true");
    const { x, y } = this.layout.bubble;
    await wait(this.room, PAUSE);
    if (values.sight === "open") this.cup.lift(values.face);
    place(made, x + 34, y - 40);
    this.front.append(made);
    await wait(this.room, PAUSE);
  }

  /**
   * A creak, a tumble, a ring on the water.
   * @param {number} seat
   * @param {Record<string, any>} values
   */
  async falls(seat, values) {
    const made = this.at(seat, values.where === "ladder" ? `step-${values.place}` : "bridge");
    if (!made) return;
    const from = spotOf(made);
    const to = { x: from.x - (values.where === "plank" ? 0 : 40), y: this.layout.water + 16 };
    this.front.append(made);
    this.room.sound("fail");
    await move(this.room, made, from, { ...to, turn: 280, scale: from.scale }, { ms: 700, ease: (part) => part * part });
    made.remove();
    const ring = svg("ellipse", { class: "splash", cx: to.x, cy: to.y, rx: 4, ry: 2 });
    this.front.append(ring);
    await tween(this.room, 420, (part) => {
      ring.setAttribute("rx", String(4 + 30 * part));
      ring.setAttribute("ry", String(2 + 9 * part));
      ring.setAttribute("opacity", String(1 - part));
    });
    ring.remove();
  }

  /**
   * @param {number} seat
   * @param {Spot} to
   */
  async climbs(seat, to) {
    const made = this.at(seat, "bridge");
    if (!made) return;
    this.room.sound("take");
    await move(this.room, made, spotOf(made), to, { ms: MOVE * 2, height: 30 });
  }

  /** A new hero steps from the queue to the first plank. @param {number} seat */
  async steps(seat) {
    const made = [...this.heroes.querySelectorAll(`[data-at="${seat}-reserve"]`)].at(-1);
    if (!made) return;
    made.setAttribute("data-at", `${seat}-bridge`);
    const to = { ...this.layout.plankAt(1), scale: this.layout.size };
    await move(this.room, made, spotOf(made), to, { ms: MOVE * 1.5, height: 24 });
    if (this.view) this.view.table.heroes[seat].plank = 1;
  }

  /**
   * @param {number} seat
   * @param {string} where
   */
  at(seat, where) {
    return this.element.querySelector(`[data-at="${seat}-${where}"]`);
  }

  /** @override */
  focus() {
    const first = this.element.querySelector(".cup.choosable, .choosable.allowed");
    /** @type {SVGElement | null} */ (first)?.focus();
  }

}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Bridge(room);
}

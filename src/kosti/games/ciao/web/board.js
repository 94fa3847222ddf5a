// The rope bridge at dusk: heroes on planks, a stair, a swamp; a cup that hides the die.

import { PAUSE, shake, wait } from "../../../web/draw/motion.js";
import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { ANSWERS, answers } from "./answers.js";
import { Cup } from "./cup.js";
import { Pegs } from "./heroes.js";
import { layoutOf, leastOf } from "./layout.js";
import { NUMBERS, number } from "./numbers.js";
import { bubble, hero, seatCard, verdict } from "./pieces.js";
import { scene } from "./scene.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/board.js").SeatFace} SeatFace */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("./heroes.js").Heroes} Heroes */

const LEAN = 26; // a bubble stands a little aside of its speaker

class Bridge extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, seats, says] = ["back", "seats", "says"].map((name) => svg("g", { class: name }));
    const cup = new Cup(room);
    const pegs = new Pegs(room, back);
    super(room, "bridge", [back, pegs.element, seats, cup.element, says]);
    this.back = back;
    this.pegs = pegs;
    this.seats = seats;
    this.says = says;
    this.cup = cup;
    this.layout = layoutOf({ width: 400, height: 640 }, { width: 400, height: 640 }, 2, 9);
    /** @type {ActionSeen[]} */
    this.actions = [];
    this.secret = true;
  }

  /**
   * @override
   * @param {Size} slot
   */
  least(slot) {
    return leastOf(slot);
  }

  /**
   * @override
   * @param {Size} size
   * @param {TableFace} table
   * @param {ViewSeen} view
   */
  laidOut(size, table, view) {
    this.layout = layoutOf(size, this.room.slot(), table.seats.length, view.table.planks);
    return this.layout.news;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    this.actions = view.actions;
    this.back.replaceChildren(...scene(this.layout, view.table.planks));
    this.pegs.draw(/** @type {any} */ (view.table), this.layout);
    this.seats.replaceChildren(...table.seats.map((seat) => this.seat(seat, view)));
    this.cup.show(view, this.layout.cup);
    this.drawSaying(view);
    this.drawSteps(view);
    const advance = view.actions.find(({ text }) => text === "advance");
    if (advance) this.foresee(advance.values, view.seat);
  }

  /**
   * @param {SeatFace} seat
   * @param {ViewSeen} view
   */
  seat(seat, view) {
    /** @type {Heroes} */
    const heroes = view.table.heroes[seat.number];
    const box = this.layout.seats[seat.number];
    const left = heroes.reserve + (heroes.plank || heroes.is_beside_ladder ? 1 : 0);
    const made = svg("g", { class: "seat-card", "data-seat": seat.number }, ...seatCard(seat, box, heroes.points, left));
    if (view.kept && seat.number === view.seat) made.append(this.kept(view.kept, box));
    made.append(svg("title", {}, this.seatWords(seat.name, heroes, view.table.planks)));
    made.classList.toggle("acting", seat.isActing);
    return made;
  }

  /**
   * The answer I gave before I was asked.
   * @param {string} text
   * @param {import("../../../web/play/slot.js").Box} box
   */
  kept(text, { x, y, width }) {
    const words = svg("text", { class: "kept", x: x + width / 2, y: y - 6, "text-anchor": "middle" });
    words.textContent = this.room.say(`answer-${text}`);
    return words;
  }

  /**
   * @param {string} name
   * @param {Heroes} heroes
   * @param {number} planks
   */
  seatWords(name, { plank, is_beside_ladder: isBeside, reserve, fallen }, planks) {
    const where = plank ? "plank" : isBeside ? "beside" : "none";
    return this.room.say("board-heroes", { name, plank, planks, where, reserve, fallen });
  }

  /** @param {ViewSeen} view */
  drawSaying(view) {
    const { said, speaker } = view.table;
    const numbers = view.actions.filter(({ text }) => NUMBERS.includes(text));
    this.says.replaceChildren(
      ...numbers.map((action) => {
        const box = this.layout.sayAt(Number(action.text));
        return number(this.room, action, box, (values) => this.foresee(values, view.seat));
      }),
    );
    if (said) this.says.append(this.bubble(said, speaker));
  }

  /**
   * What was announced, above the head of the hero it moves.
   * @param {number} said
   * @param {number} speaker
   */
  bubble(said, speaker) {
    const { size, hero: scale } = this.layout;
    const { x, y } = this.pegs.onBridge(speaker);
    const lean = x + LEAN + 40 > size.width ? -LEAN : LEAN;
    this.tip = { x: x + lean * 0.3, y: Math.max(84, y - 46 * scale) };
    return placed(bubble(String(said), lean), this.tip);
  }

  /**
   * Show where a hero would go.
   * @param {Record<string, any> | null} values
   * @param {number} seat
   */
  foresee(values, seat) {
    this.front.replaceChildren();
    if (!values) return;
    const { plankAt, hero: scale } = this.layout;
    const spot = { plank: () => ({ ...plankAt(values.place), scale }), ladder: () => this.pegs.onStep(values.place) }[String(values.where)];
    const made = placed(hero(seat), spot ? spot() : this.pegs.summit());
    made.classList.add("ghost");
    this.front.append(made);
  }

  /** The steps from which a hero can be made to fall. @param {ViewSeen} view */
  drawSteps(view) {
    for (const step of this.back.querySelectorAll(".step")) {
      const made = /** @type {SVGElement} */ (step);
      const thing = made.dataset.key ?? "";
      const action = view.actions.find(({ text }) => text === thing);
      if (action) choosable(made, { label: this.room.action(action), allowed: true, choose: () => this.room.act(thing) });
      else made.onclick = () => this.room.refuse(thing);
    }
  }

  /** @param {string} text */
  owns(text) {
    return NUMBERS.includes(text) || ANSWERS.includes(text);
  }

  /**
   * An announcement without whether it is true.
   * @param {ActionSeen} action
   * @returns {ActionSeen}
   */
  aloud(action) {
    return NUMBERS.includes(action.text) ? { ...action, key: "announce" } : action;
  }

  bar() {
    return answers(this.room, this.actions);
  }

  /** @override */
  begun() {
    super.begun();
    for (const made of this.says.querySelectorAll(".number")) made.remove();
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, values }) {
    if (kind === "threw") await this.cup.rattled();
    if (kind === "announced") await this.announced(seat, values);
    if (kind === "believed") await this.believed(seat);
    if (kind === "doubted") await this.doubted();
    if (kind === "revealed") await this.reveals(values);
    if (kind === "advanced") await this.pegs.walk(seat, Number(values.place));
    if (kind === "fell") this.says.replaceChildren();
    if (kind === "fell") await this.pegs.fall(seat, values.where === "ladder" ? `step-${values.place}` : "bridge");
    if (kind === "crossed") await this.pegs.climb(seat, Number(values.step));
    if (kind === "crossed_third") await this.pegs.climb(seat, 0);
    if (kind === "replaced") await this.pegs.enter(seat);
  }

  /**
   * @param {number} seat
   * @param {Record<string, any>} values
   */
  async announced(seat, values) {
    this.says.replaceChildren(this.bubble(values.said, seat));
    this.room.sound("set");
    await wait(this.room, PAUSE / 2);
    this.says.replaceChildren();
    await this.pegs.walk(seat, Number(values.place));
    this.says.replaceChildren(this.bubble(values.said, seat));
  }

  /** @param {number} seat */
  async believed(seat) {
    const { x, y, width } = this.layout.seats[seat];
    this.front.append(placed(verdict(true), { x: x + width - 22, y: y + 6, scale: 0.7 }));
    this.room.sound("set");
    await wait(this.room, PAUSE / 2);
  }

  async doubted() {
    const spoken = this.says.querySelector(".bubble");
    this.front.replaceChildren();
    if (spoken && this.tip) await shake(this.room, spoken, this.tip);
  }

  /** @param {Record<string, any>} values */
  async reveals(values) {
    const { x, y } = this.tip ?? this.layout.cup;
    await wait(this.room, PAUSE);
    if (values.sight === "open") this.cup.lift(values.face);
    this.front.append(placed(verdict(values.truth === "true"), { x: x + 50, y: y - 72 }));
    this.room.sound(values.truth === "true" ? "take" : "steal");
    await wait(this.room, PAUSE);
    this.front.replaceChildren();
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

// The night stall: an iron grate with sixteen tiles, dice, a ruler and the stacks of the seats.

import { arc, MOVE, move, shake, tween, wait } from "../../../web/draw/motion.js";
import { choosable, placed, spotOf, svg } from "../../../web/draw/svg.js";
import { AsideBoard } from "../../../web/play/aside_board.js";
import { HIGHEST, layoutOf, leastOf, LOWEST, onRuler, stackSpots, topSpot } from "./layout.js";
import { coal, edge, plate, pointer, tile } from "./pieces.js";
import { scene } from "./scene.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/play/slot.js").Box} Box */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

const NUMBERS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, place) => LOWEST + place);
const TAKING = ["stop", "steal", "grill"];

class Stall extends AsideBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, ruler, stacks, tiles, links] = ["back", "ruler", "stacks", "tiles", "links"].map((name) =>
      svg("g", { class: name }),
    );
    super(room, "stall", "12345w", [back, ruler, stacks, tiles, links]);
    this.back = back;
    this.ruler = ruler;
    this.stacks = stacks;
    this.tiles = tiles;
    this.links = links;
    this.layout = layoutOf({ width: 400, height: 640 }, { width: 400, height: 640 }, 2);
  }

  /**
   * @override
   * @param {Size} slot
   * @param {TableFace} table
   */
  least(slot, table) {
    return leastOf(slot, table.seats.length);
  }

  /**
   * @override
   * @param {Size} size
   * @param {TableFace} table
   */
  laidOut(size, table) {
    this.layout = layoutOf(size, this.room.slot(), table.seats.length);
    this.dice.rows = this.layout.rows;
    return this.layout.news;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    this.back.replaceChildren(...scene(this.layout));
    this.drawGrate(view);
    this.drawRuler(view.table.result, view.table.aside.includes("w"));
    this.drawStacks(view, table);
    super.draw(view, table);
    this.links.replaceChildren();
    this.drawTargets(view);
  }

  /** @param {ViewSeen} view */
  drawGrate({ table: { grill, turned } }) {
    const lying = NUMBERS.filter((number) => grill.includes(number) || turned.includes(number));
    const pieces = lying.map((number) => {
      const piece = grill.includes(number) ? tile(number) : coal();
      if (grill.includes(number)) piece.onclick = () => this.room.refuse("grill");
      return placed(piece, this.layout.tileAt(number));
    });
    this.tiles.replaceChildren(...pieces);
  }

  /**
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  drawRuler(sum, hasWorm) {
    const { left, right, y } = this.layout.ruler;
    const first = onRuler(this.layout, LOWEST);
    const ticks = NUMBERS.flatMap((number) => {
      const x = onRuler(this.layout, number);
      return [
        svg("path", { class: "tick", d: `M${x} ${y}v6` }),
        svg("text", { class: "tick-number", x, y: y + 19, "text-anchor": "middle" }, String(number)),
      ];
    });
    const low = svg("path", { class: "scale low", d: `M${left} ${y}H${first - 8}` });
    this.ruler.replaceChildren(low, svg("path", { class: "scale", d: `M${first} ${y}H${right + 6}` }), ...ticks);
    if (sum > 0) this.ruler.append(this.pointerAt(sum, hasWorm));
  }

  /**
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  pointerAt(sum, hasWorm) {
    const made = placed(pointer(), { x: onRuler(this.layout, sum), y: this.layout.ruler.y - 2 });
    made.classList.toggle("no-worm", !hasWorm);
    made.classList.toggle("turned", sum > HIGHEST - 3);
    const text = made.querySelector("text");
    if (text) text.textContent = String(sum);
    return made;
  }

  /**
   * The pointer goes to the new sum.
   * @override
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  async counted(sum, hasWorm) {
    const old = this.ruler.querySelector(".pointer");
    const from = old ? spotOf(old) : { x: onRuler(this.layout, 0), y: this.layout.ruler.y - 2 };
    this.drawRuler(sum, hasWorm);
    const made = this.ruler.querySelector(".pointer");
    if (made) await move(this.room, made, from, spotOf(made));
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  drawStacks({ table: { stacks, worms } }, table) {
    const made = table.seats.map((seat) => {
      const box = this.plateOf(seat.number);
      /** @type {number[]} */
      const numbers = stacks[seat.number] ?? [];
      const spots = stackSpots(box, numbers.length);
      const pieces = numbers.map((number, level) =>
        placed(level === numbers.length - 1 ? tile(number) : edge(number), spots[level]),
      );
      const stack = svg("g", { class: "stack", "data-seat": seat.number }, plate(seat, box, worms[seat.number] ?? 0), ...pieces);
      stack.append(svg("title", {}, this.stackWords(seat.name, numbers, worms[seat.number] ?? 0)));
      stack.classList.toggle("acting", seat.isActing);
      return stack;
    });
    this.stacks.replaceChildren(...made);
    for (const piece of this.stacks.querySelectorAll(".tile:not(.edge)")) {
      /** @type {SVGElement} */ (piece).onclick = () => this.room.refuse("steal");
    }
  }

  /**
   * @param {string} name
   * @param {number[]} numbers
   * @param {number} worms
   */
  stackWords(name, numbers, worms) {
    if (numbers.length === 0) return this.room.say("board-no-stack", { name });
    return this.room.say("board-stack", { name, stack: numbers.join(" "), top: numbers.at(-1), worms });
  }

  /** @param {number} seat */
  plateOf(seat) {
    return this.layout.plates[seat];
  }

  /**
   * The tile that a stop would take glows, and can be tapped instead.
   * @param {ViewSeen} view
   */
  drawTargets(view) {
    for (const action of view.actions.filter(({ text }) => TAKING.includes(text))) {
      const made = this.tileOf(action);
      if (!made) continue;
      const from = action.key === "steal" ? topSpot(this.plateOf(Number(action.values.other))) : this.layout.tileAt(action.values.tile);
      this.drawLink(from, this.plateOf(view.turn));
      made.setAttribute("data-key", action.text);
      choosable(made, { label: this.room.action(action), allowed: true, choose: () => this.room.act(action.text) });
    }
  }

  /**
   * @param {ActionSeen} action
   * @returns {SVGElement | null}
   */
  tileOf({ key, values }) {
    const from = key === "steal" ? this.stacks : key === "grill" ? this.tiles : null;
    return from?.querySelector(`.tile[data-tile="${values.tile}"]`) ?? null;
  }

  /**
   * The way of a tile to the plate of who takes it.
   * @param {Spot} from
   * @param {Box} plate
   */
  drawLink(from, plate) {
    const to = { x: topSpot(plate).x, y: plate.y + 2 };
    const edge = 44 * (from.scale ?? 1);
    const isLevel = from.y > plate.y;
    const start = isLevel ? { x: from.x, y: plate.y + 2 } : { x: from.x, y: from.y + edge };
    const bend = isLevel ? { x: (from.x + to.x) / 2, y: plate.y - 58 } : { x: from.x, y: (start.y + to.y) / 2 };
    const d = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
    this.links.append(svg("path", { class: "link", d }));
  }

  /** @override */
  begun() {
    super.begun();
    this.links.replaceChildren();
    for (const lit of this.element.querySelectorAll(".tile.allowed")) lit.classList.remove("allowed");
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told(event) {
    const { kind, seat, other, values } = event;
    await super.told(event);
    if (kind === "failed") this.drawRuler(0, false);
    if (kind === "took") await this.takes(this.onGrate(values.tile), this.layout.tileAt(values.tile), seat);
    if (kind === "stole") await this.steals(values.tile, other, seat);
    if (kind === "returned") await this.returns(values.tile, seat);
    if (kind === "turned") await this.chars(values.tile);
  }

  /** @param {number} number */
  onGrate(number) {
    return this.tiles.querySelector(`[data-tile="${number}"]`);
  }

  /** @param {number} number */
  inStack(number) {
    return this.stacks.querySelector(`[data-tile="${number}"]`);
  }

  /**
   * @param {Element | null} piece
   * @param {Spot} from
   * @param {number} seat
   */
  async takes(piece, from, seat) {
    if (!piece) return;
    this.front.append(piece);
    this.room.sound("take");
    await move(this.room, piece, from, topSpot(this.plateOf(seat)), { ms: MOVE * 1.6 });
    this.dice.clear();
  }

  /**
   * @param {number} number
   * @param {number} victim
   * @param {number} thief
   */
  async steals(number, victim, thief) {
    const piece = this.inStack(number);
    if (!piece) return;
    this.front.append(piece);
    this.room.sound("steal");
    await arc(this.room, piece, spotOf(piece), topSpot(this.plateOf(thief)));
    await Promise.all([victim, thief].map((seat) => this.shakes(seat)));
    this.dice.clear();
  }

  /** @param {number} seat */
  async shakes(seat) {
    const stack = this.stacks.querySelector(`[data-seat="${seat}"]`);
    if (stack) await shake(this.room, stack, { x: 0, y: 0 });
  }

  /**
   * @param {number} number
   * @param {number} seat
   */
  async returns(number, seat) {
    const piece = this.inStack(number) ?? placed(tile(number), topSpot(this.plateOf(seat)));
    this.front.append(piece);
    this.room.sound("slide");
    await move(this.room, piece, spotOf(piece), this.layout.tileAt(number), { ms: MOVE * 1.6 });
  }

  /** @param {number} number */
  async chars(number) {
    const black = placed(coal(), this.layout.tileAt(number));
    const burning = this.onGrate(number) ?? this.front.querySelector(`[data-tile="${number}"]`);
    this.front.append(black);
    await tween(this.room, MOVE * 1.5, (part) => {
      burning?.setAttribute("opacity", String(1 - part));
      black.setAttribute("opacity", String(part));
    });
    await wait(this.room, MOVE);
  }
}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Stall(room);
}

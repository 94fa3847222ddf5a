// The night stall: an iron grate with sixteen tiles, dice, a ruler and the stacks of the seats.

import { mark } from "../../../web/draw/marks.js";
import { arc, MOVE, move, shake, tween, wait } from "../../../web/draw/motion.js";
import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { shortened } from "../../../web/play/keeping.js";
import { TurnDice } from "../../../web/play/turn_dice.js";
import { HIGHEST, layoutOf, LOWEST, onRuler, stackSpots } from "./layout.js";
import { coal, edge, gap, pointer, tile } from "./pieces.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */

const NUMBERS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, place) => LOWEST + place);
const TAKING = ["stop", "steal", "grill"];

class Stall extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, ruler, stacks, tiles] = ["back", "ruler", "stacks", "tiles"].map((name) => svg("g", { class: name }));
    const dice = new TurnDice(room, "12345w");
    super(room, "stall", [back, ruler, stacks, tiles, dice.element]);
    this.back = back;
    this.ruler = ruler;
    this.stacks = stacks;
    this.tiles = tiles;
    this.dice = dice;
    this.layout = layoutOf(true, 2);
  }

  /**
   * @override
   * @param {ViewSeen} _view
   * @param {TableFace} table
   */
  laidOut(_view, table) {
    this.layout = layoutOf(this.room.narrow(), table.seats.length);
    return this.layout;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    this.drawBack();
    this.drawGrate(view);
    this.drawRuler(view.table.result, view.table.aside);
    this.drawStacks(view, table);
    this.dice.show(view, this.layout);
    this.drawTargets(view);
  }

  drawBack() {
    const { grate, tileAt, tileSize } = this.layout;
    const rows = [...new Set(NUMBERS.map((number) => tileAt(number).y))];
    const bars = rows.flatMap((y) =>
      [-22, 0, 22].map((off) => svg("path", { class: "bar", d: `M${grate.x + 8} ${y + off * tileSize}h${grate.width - 16}` })),
    );
    this.back.replaceChildren(svg("rect", { class: "grate", ...grate, rx: 16 }), ...bars);
  }

  /** @param {ViewSeen} view */
  drawGrate(view) {
    const { grill, turned } = view.table;
    this.tiles.replaceChildren(
      ...NUMBERS.map((number) => {
        const piece = grill.includes(number) ? tile(number) : turned.includes(number) ? coal() : gap();
        return placed(piece, this.layout.tileAt(number));
      }),
    );
  }

  /**
   * @param {number} sum
   * @param {string[]} aside
   */
  drawRuler(sum, aside) {
    const { left, right, y } = this.layout.ruler;
    const ticks = NUMBERS.flatMap((number) => {
      const x = onRuler(this.layout, number);
      return [
        svg("path", { class: "tick", d: `M${x} ${y}v6` }),
        svg("text", { class: "tick-number", x, y: y + 19, "text-anchor": "middle" }, String(number)),
      ];
    });
    this.ruler.replaceChildren(svg("path", { class: "scale", d: `M${left - 12} ${y}H${right + 8}` }), ...ticks);
    if (sum > 0) this.ruler.append(this.pointerAt(sum, aside.includes("w")));
  }

  /**
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  pointerAt(sum, hasWorm) {
    const made = placed(pointer(), { x: onRuler(this.layout, sum), y: this.layout.ruler.y - 2 });
    made.classList.toggle("no-worm", !hasWorm);
    const text = made.querySelector("text");
    if (text) text.textContent = String(sum);
    return made;
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  drawStacks(view, table) {
    this.stacks.replaceChildren(
      ...table.seats.map((seat) => {
        const top = this.layout.stackAt(seat.number);
        /** @type {number[]} */
        const numbers = view.table.stacks[seat.number] ?? [];
        const spots = stackSpots(top, numbers.length, 34);
        const pieces = numbers.map((number, level) => {
          const isTop = level === numbers.length - 1;
          return placed(isTop ? tile(number) : edge(number), /** @type {any} */ (spots[level]));
        });
        const worms = view.table.worms[seat.number] ?? 0;
        const plate = this.plate(seat, top.x, top.y, worms);
        const stack = svg("g", { class: "stack", "data-seat": seat.number }, plate, ...pieces);
        stack.classList.toggle("acting", seat.isActing);
        return stack;
      }),
    );
  }

  /**
   * The plate of a seat, its stack on it.
   * @param {import("../../../web/play/board.js").SeatFace} seat
   * @param {number} x
   * @param {number} y
   * @param {number} worms
   */
  plate(seat, x, y, worms) {
    const wide = this.layout.stackWidth - 8;
    const letters = Math.floor((wide - 34) / 7.4);
    const name = shortened(seat.name, letters);
    return svg(
      "g",
      { class: "plate" },
      svg("rect", { class: "plate-body", x: x - wide / 2, y: y - 36, width: wide, height: 118, rx: 14 }),
      svg("g", { transform: `translate(${x - wide / 2 + 15} ${y + 68})` }, mark(seat.mark, 14)),
      svg("text", { class: "plate-name", x: x - wide / 2 + 27, y: y + 73 }, name),
      svg("text", { class: "plate-worms", x: x + wide / 2 - 9, y: y - 18, "text-anchor": "end" }, String(worms)),
      svg("title", {}, this.room.say("event-scored", { name: seat.name, score: worms })),
    );
  }

  /**
   * The tile that a stop would take glows, and can be tapped instead.
   * @param {ViewSeen} view
   */
  drawTargets(view) {
    const taking = view.actions.filter(({ text }) => TAKING.includes(text));
    for (const action of taking) {
      const tile = this.tileOf(action);
      if (!tile) continue;
      if (action.key === "steal") this.drawLink(Number(action.values.other), view.turn);
      tile.setAttribute("data-key", action.text);
      const choose = () => this.room.act(action.text);
      choosable(tile, { label: this.room.action(action), allowed: true, choose });
    }
    if (taking.length) this.refuseOthers();
  }

  /** Tiles that a stop would not take say why, when tapped. */
  refuseOthers() {
    for (const tile of this.tiles.querySelectorAll(".tile:not(.choosable)")) {
      /** @type {SVGElement} */ (tile).onclick = () => this.room.refuse("grill");
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
   * @param {number} from
   * @param {number} to
   */
  drawLink(from, to) {
    const start = this.layout.stackAt(from);
    const end = this.layout.stackAt(to);
    const middle = (start.x + end.x) / 2;
    const top = Math.min(start.y, end.y) - 74;
    const d = `M${start.x} ${start.y - 34}Q${middle} ${top} ${end.x} ${end.y - 34}`;
    this.front.append(svg("path", { class: "link", d }));
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, other, values }) {
    if (kind === "threw") await this.dice.threw(values.dice);
    if (kind === "set_aside") await this.setAside(values.face, values.count, values.result);
    if (kind === "took") await this.takes(this.onGrate(values.tile), seat);
    if (kind === "stole") await this.steals(values.tile, other, seat);
    if (kind === "failed") await this.dice.failed();
    if (kind === "returned") await this.returns(values.tile, seat);
    if (kind === "turned") await this.chars(values.tile);
  }

  /**
   * @param {string} face
   * @param {number} count
   * @param {number} result
   */
  async setAside(face, count, result) {
    await this.dice.setAside(face, count);
    this.drawRuler(result, this.dice.aside);
  }

  /** @param {number} number */
  onGrate(number) {
    return { piece: this.tiles.querySelector(`[data-tile="${number}"]`), from: this.layout.tileAt(number) };
  }

  /**
   * @param {{piece: Element | null, from: import("../../../web/draw/motion.js").Spot}} taken
   * @param {number} seat
   */
  async takes({ piece, from }, seat) {
    if (!piece) return;
    this.front.append(piece);
    this.dice.clear();
    this.room.sound("take");
    await move(this.room, piece, from, this.layout.stackAt(seat), { ms: MOVE * 1.4 });
  }

  /**
   * @param {number} number
   * @param {number} victim
   * @param {number} thief
   */
  async steals(number, victim, thief) {
    const piece = this.stacks.querySelector(`[data-tile="${number}"]`);
    if (!piece) return;
    const [from, to] = [this.layout.stackAt(victim), this.layout.stackAt(thief)];
    this.front.append(piece);
    this.dice.clear();
    this.room.sound("steal");
    await arc(this.room, piece, from, to);
    await Promise.all([victim, thief].map((seat) => this.shakes(seat)));
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
    const piece = this.stacks.querySelector(`[data-tile="${number}"]`);
    if (!piece) return;
    this.front.append(piece);
    this.room.sound("slide");
    const to = this.layout.tileAt(number);
    await move(this.room, piece, this.layout.stackAt(seat), to, { ms: MOVE * 1.5 });
  }

  /** @param {number} number */
  async chars(number) {
    const black = placed(coal(), this.layout.tileAt(number));
    const tile = this.tiles.querySelector(`[data-tile="${number}"]`);
    this.front.append(black);
    await tween(this.room, MOVE * 1.5, (part) => {
      tile?.setAttribute("opacity", String(1 - part));
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

// The garden at noon: fourteen places on a bent table, plates, snails on a slate, dice.

import { mark } from "../../../web/draw/marks.js";
import { arc, MOVE, move, tween } from "../../../web/draw/motion.js";
import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { shortened } from "../../../web/play/keeping.js";
import { TurnDice } from "../../../web/play/turn_dice.js";
import { layoutOf } from "./layout.js";
import { napkin, placeAt, plate, slate, snail } from "./pieces.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/board.js").SeatFace} SeatFace */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {{number: number, worms: number, owner: number, plates: number, has_snail: boolean}} Place */

const HIGHEST = 36;

class Garden extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, places, seats, sum] = ["back", "places", "seats", "sum"].map((name) => svg("g", { class: name }));
    const dice = new TurnDice(room, "12345w6");
    super(room, "garden", [back, places, seats, sum, dice.element]);
    this.back = back;
    this.places = places;
    this.seats = seats;
    this.sum = sum;
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
    this.drawBack(view.table.stock);
    this.places.replaceChildren(...view.table.places.map((/** @type {Place} */ one) => this.laid(one)));
    this.seats.replaceChildren(...table.seats.map((seat) => this.seat(seat, view)));
    this.drawSum(view.table.result, view.table.aside.includes("w"));
    this.dice.show(view, this.layout);
    this.drawTarget(view);
  }

  /** @param {number} stock */
  drawBack(stock) {
    const { cloth, clothWide, columns } = this.layout;
    const line = { d: cloth, "stroke-width": clothWide };
    this.slate = placed(slate(stock, columns), this.layout.slate);
    this.slate.append(svg("title", {}, this.room.say("board-stock", { snails: stock })));
    this.back.replaceChildren(
      svg("path", { class: "cloth-edge", d: cloth, "stroke-width": clothWide + 8 }),
      svg("path", { class: "cloth", ...line }),
      this.slate,
    );
  }

  /** @param {Place} one */
  laid({ number, worms, owner, plates, has_snail: hasSnail }) {
    const made = placeAt(number, worms);
    const text = /** @type {Element} */ (made.querySelector("text"));
    if (plates === 2) {
      text.before(askew(owner), plate(owner));
      made.append(napkin());
      made.classList.add("closed");
    } else if (plates === 1) {
      text.before(plate(owner));
    }
    if (hasSnail) made.append(placed(snail(0.85), { x: -2, y: 7 }));
    made.classList.toggle("with-snail", hasSnail);
    return placed(made, this.layout.placeAt(number));
  }

  /**
   * @param {SeatFace} seat
   * @param {ViewSeen} view
   */
  seat(seat, view) {
    const wide = this.layout.seatWidth - 8;
    const { x, y } = this.layout.seatAt(seat.number);
    const has = view.table.gathered[seat.number];
    const left = x - wide / 2;
    const name = shortened(seat.name, Math.floor((wide - 30) / 7.4));
    const tokens = [
      { drawn: () => placed(snail(0.5), { x: 0, y: -5 }), count: has.snails },
      { drawn: () => svg("g", { transform: "translate(0 -5) scale(0.34)" }, plate(seat.number)), count: has.plates },
    ];
    const made = svg(
      "g",
      { class: "gathered", "data-seat": seat.number },
      svg("rect", { class: "gathered-body", x: left, y: y - 42, width: wide, height: 84, rx: 14 }),
      svg("g", { transform: `translate(${left + 15} ${y - 25})` }, mark(seat.mark, 14)),
      svg("text", { class: "gathered-name", x: left + 27, y: y - 20 }, name),
      svg("text", { class: "gathered-points", x: left + 12, y: y + 9 }, String(has.points)),
      ...tokens.map(({ drawn, count }, number) =>
        svg(
          "g",
          { transform: `translate(${left + 14 + number * Math.min(wide / 2 - 1, 62)} ${y + 31})` },
          drawn(),
          svg("text", { class: "gathered-count", x: 12, y: 0 }, String(count)),
        ),
      ),
      svg("title", {}, this.room.say("board-seat", { name: seat.name, ...has })),
    );
    made.classList.toggle("acting", seat.isActing);
    return made;
  }

  /**
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  drawSum(sum, hasWorm) {
    this.sum.replaceChildren();
    if (!sum) return;
    const made = svg(
      "g",
      { class: "sum-sign" },
      svg("rect", { x: -26, y: -19, width: 52, height: 38, rx: 9 }),
      svg("text", { x: 0, y: 8, "text-anchor": "middle" }, String(sum)),
    );
    made.classList.toggle("no-worm", !hasWorm);
    this.sum.append(placed(made, this.layout.sum));
  }

  /**
   * The place of the sum is ringed and says what a stop there does.
   * @param {ViewSeen} view
   */
  drawTarget(view) {
    const stop = view.actions.find(({ text }) => text === "stop");
    const number = Math.min(view.table.result, HIGHEST);
    const target = this.place(stop?.values.place ?? number);
    if (!stop || !target) return;
    target.append(svg("circle", { class: "ring", r: 33 }));
    target.setAttribute("data-key", "stop");
    const label = this.room.action(stop);
    choosable(target, { label, allowed: true, choose: () => this.room.act("stop") });
    if (view.table.result <= HIGHEST) this.drawCaption(stop.key, target);
    for (const other of this.places.querySelectorAll(".place:not(.choosable)")) {
      /** @type {SVGElement} */ (other).onclick = () => this.room.refuse("stop");
    }
  }

  /**
   * @param {string} key
   * @param {SVGElement} target
   */
  drawCaption(key, target) {
    const words = this.room.say(`place-${key}`);
    const { x, y } = this.layout.placeAt(Number(target.dataset.place));
    const wide = words.length * 6.6 + 16;
    const middle = Math.min(Math.max(x, wide / 2 + 2), this.layout.width - wide / 2 - 2);
    const below = y + 46;
    this.front.append(
      svg("rect", { class: "caption-body", x: middle - wide / 2, y: below - 13, width: wide, height: 20, rx: 8 }),
      svg("text", { class: "caption", x: middle, y: below + 2, "text-anchor": "middle" }, words),
    );
  }

  /**
   * @param {number} number
   * @returns {SVGElement | null}
   */
  place(number) {
    return this.places.querySelector(`[data-place="${number}"]`);
  }

  /** @override */
  begun() {
    super.begun();
    for (const ring of this.places.querySelectorAll(".ring")) ring.remove();
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, other, values }) {
    if (kind === "threw") await this.dice.threw(values.dice);
    if (kind === "set_aside") {
      await this.dice.setAside(values.face, values.count);
      this.drawSum(values.result, this.dice.aside.includes("w"));
    }
    if (kind === "put" || kind === "doubled") await this.puts(seat, values.place);
    if (kind === "stole") await this.steals(seat, other, values.place, values.worms);
    if (kind === "took_snail") await this.snails(this.layout.placeAt(values.place), this.home(seat), values.place);
    if (kind === "took_snail_from_stock") await this.snails(this.layout.slate, this.home(seat));
    if (kind === "placed_snail") await this.snails(this.layout.slate, this.layout.placeAt(values.place));
    if (kind === "went_home") await this.goesHome(seat, values.place);
    if (kind === "failed") await this.fails();
  }

  /** @param {number} seat */
  home(seat) {
    return { ...this.layout.seatAt(seat), scale: 0.5 };
  }

  /**
   * @param {number} seat
   * @param {number} number
   */
  async puts(seat, number) {
    const moving = plate(seat);
    this.front.append(moving);
    this.clear();
    this.room.sound("take");
    await move(this.room, moving, this.home(seat), this.layout.placeAt(number), { ms: MOVE * 1.4 });
  }

  /**
   * @param {number} seat
   * @param {number} victim
   * @param {number} number
   * @param {number} worms
   */
  async steals(seat, victim, number, worms) {
    const spot = this.layout.placeAt(number);
    const spun = { ...this.home(victim), turn: 360 };
    const old = this.place(number)?.querySelector(".enamel") ?? plate(victim);
    this.front.append(old);
    this.room.sound("steal");
    await Promise.all([this.puts(seat, number), move(this.room, old, spot, spun, { ms: MOVE * 1.6 })]);
    await this.trickle(worms, this.home(victim), this.home(seat));
  }

  /**
   * Worms go from plate to plate.
   * @param {number} count
   * @param {Spot} from
   * @param {Spot} to
   */
  async trickle(count, from, to) {
    const moving = Array.from({ length: count }, () => svg("circle", { class: "trickle", r: 8 }));
    this.front.append(...moving);
    await Promise.all(moving.map((one, at) => arc(this.room, one, { ...from, x: from.x + at * 9 }, to, 40)));
  }

  /**
   * A snail goes from one place to another.
   * @param {Spot} from
   * @param {Spot} to
   * @param {number} [emptied] the place it leaves
   */
  async snails(from, to, emptied) {
    const lost = emptied === undefined ? [...this.back.querySelectorAll(".hollow .snail")].at(-1) : this.place(emptied)?.querySelector(".snail");
    const moving = snail();
    lost?.remove();
    this.front.append(moving);
    this.clear();
    this.room.sound("slide");
    await move(this.room, moving, { ...from, scale: 0.8 }, { ...to, scale: 0.95 }, { ms: MOVE * 2.2 });
  }

  /**
   * @param {number} seat
   * @param {number} number
   */
  async goesHome(seat, number) {
    const moving = this.place(number)?.querySelector(".enamel");
    if (!moving) return;
    this.front.append(moving);
    await move(this.room, moving, this.layout.placeAt(number), { ...this.home(seat), turn: 360 });
  }

  async fails() {
    await this.dice.failed();
    await tween(this.room, MOVE, (part) => this.sum.setAttribute("opacity", String(1 - part)));
    this.clear();
  }

  clear() {
    this.dice.clear();
    this.sum.replaceChildren();
    this.sum.removeAttribute("opacity");
  }

}

/** @param {number} seat */
function askew(seat) {
  return placed(plate(seat), { x: 7, y: 5, turn: 24 });
}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Garden(room);
}

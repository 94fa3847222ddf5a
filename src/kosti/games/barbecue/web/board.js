// The garden at noon: fourteen places on a bent table, plates, snails on a slate, dice.

import { arc, MOVE, move } from "../../../web/draw/motion.js";
import { choosable, placed, spotOf, svg } from "../../../web/draw/svg.js";
import { worm } from "../../../web/draw/worm.js";
import { AsideBoard } from "../../../web/play/aside_board.js";
import { caption } from "./caption.js";
import { HIGHEST, layoutOf, leastOf, LOWEST } from "./layout.js";
import { napkin, placeAt, plate, seatCard, slate, snail } from "./pieces.js";
import { scene } from "./scene.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/board.js").SeatFace} SeatFace */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {{number: number, worms: number, owner: number, plates: number, has_snail: boolean}} Place */

const CRAWL = 780;

class Garden extends AsideBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, places, seats, sum] = ["back", "places", "seats", "sum"].map((name) => svg("g", { class: name }));
    super(room, "garden", "1234w6", [back, places, seats, sum]);
    this.back = back;
    this.places = places;
    this.seats = seats;
    this.sum = sum;
    this.layout = layoutOf({ width: 400, height: 640 }, { width: 400, height: 640 }, 2);
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
    const { stock, places, result, aside } = view.table;
    this.drawBack(stock);
    this.places.replaceChildren(...places.map((/** @type {Place} */ one) => this.laid(one)));
    this.seats.replaceChildren(...table.seats.map((seat) => this.seat(seat, view)));
    super.draw(view, table);
    this.drawSum(result, aside.includes("w"));
    this.drawStop(view);
  }

  /** @param {number} stock */
  drawBack(stock) {
    const { cloth } = this.layout;
    this.slate = placed(slate(stock, cloth.columns), cloth.slate);
    this.slate.append(svg("title", {}, this.room.say("board-stock", { snails: stock })));
    this.back.replaceChildren(...scene(this.layout), this.slate);
  }

  /** @param {Place} one */
  laid({ number, worms, owner, plates, has_snail: hasSnail }) {
    const made = placeAt(number, worms);
    const text = /** @type {Element} */ (made.querySelector("text"));
    if (plates === 2) {
      text.before(placed(plate(owner), { x: 7, y: 5, turn: 24 }), plate(owner));
      made.append(napkin());
    } else if (plates === 1) {
      text.before(plate(owner));
    }
    if (hasSnail) made.append(placed(snail(0.95), { x: -2, y: 7 }));
    made.classList.toggle("closed", plates === 2);
    made.classList.toggle("with-snail", hasSnail);
    made.append(svg("title", {}, this.placeWords(number, owner, plates, hasSnail)));
    made.onclick = () => this.room.refuse("stop");
    return placed(made, this.layout.placeAt(number));
  }

  /**
   * @param {number} place
   * @param {number} owner
   * @param {number} plates
   * @param {boolean} hasSnail
   */
  placeWords(place, owner, plates, hasSnail) {
    if (hasSnail) return this.room.say("board-snail", { place });
    if (plates === 0) return this.room.say("board-empty", { place });
    return this.room.say(plates === 1 ? "board-plate" : "board-two-plates", { place, name: this.room.seat(owner).name });
  }

  /**
   * @param {SeatFace} seat
   * @param {ViewSeen} view
   */
  seat(seat, view) {
    const has = view.table.gathered[seat.number];
    const made = svg("g", { class: "seat-card", "data-seat": seat.number }, ...seatCard(seat, this.layout.seats[seat.number], has));
    made.append(svg("title", {}, this.room.say("board-seat", { name: seat.name, ...has })));
    made.classList.toggle("acting", seat.isActing);
    return made;
  }

  /**
   * The sum stands before its dice, and its place is ringed.
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  drawSum(sum, hasWorm) {
    for (const ring of this.places.querySelectorAll(".ring")) ring.remove();
    this.sum.replaceChildren();
    if (!sum) return;
    const made = svg(
      "g",
      { class: "sum-sign" },
      svg("rect", { x: -24, y: -18, width: 48, height: 36, rx: 9 }),
      svg("text", { x: 0, y: 8, "text-anchor": "middle" }, String(sum)),
    );
    made.classList.toggle("no-worm", !hasWorm);
    this.sum.append(placed(made, this.layout.sum));
    const ring = svg("circle", { class: hasWorm ? "ring" : "ring no-worm", r: 34 });
    if (sum >= LOWEST && sum <= HIGHEST) this.place(sum)?.append(ring);
  }

  /**
   * @override
   * @param {number} sum
   * @param {boolean} hasWorm
   */
  async counted(sum, hasWorm) {
    this.drawSum(sum, hasWorm);
  }

  /**
   * What a stop uses says in a word or two what it does, and can be tapped instead.
   * @param {ViewSeen} view
   */
  drawStop({ actions, table }) {
    const stop = actions.find(({ text }) => text === "stop");
    if (stop) for (const one of this.places.children) /** @type {SVGElement} */ (one).onclick = null;
    const target = stop ? this.targetOf(stop, table.result) : null;
    if (!stop || !target) return;
    target.setAttribute("data-key", "stop");
    choosable(target, { label: this.room.action(stop), allowed: true, choose: () => this.room.act("stop") });
    const other = stop.values.other === undefined ? "" : this.room.seat(stop.values.other).name;
    const words = this.room.say(`place-${stop.key}`, { ...stop.values, other });
    this.front.append(caption(words, spotOf(target), this.layout));
  }

  /**
   * The place that a stop uses, or the slate.
   * @param {ActionSeen} stop
   * @param {number} result
   * @returns {SVGElement | null}
   */
  targetOf(stop, result) {
    const number = stop.values.place ?? result;
    return number > HIGHEST ? (this.slate ?? null) : this.place(number);
  }

  /**
   * @param {number} number
   * @returns {SVGElement | null}
   */
  place(number) {
    return this.places.querySelector(`[data-place="${number}"]`);
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told(event) {
    const { kind, seat, other, values } = event;
    await super.told(event);
    if (kind === "failed") this.clear();
    if (kind === "put" || kind === "doubled") await this.puts(seat, values.place);
    if (kind === "stole") await this.steals(seat, other, values.place, values.worms);
    if (kind === "took_snail") await this.snails(this.layout.placeAt(values.place), this.home(seat), values.place);
    if (kind === "took_snail_from_stock") await this.snails(this.layout.cloth.slate, this.home(seat));
    if (kind === "placed_snail") await this.snails(this.layout.cloth.slate, this.layout.placeAt(values.place));
    if (kind === "went_home") await this.goesHome(seat, values.place);
  }

  /** @param {number} seat */
  home(seat) {
    const { x, y, width, height } = this.layout.seats[seat];
    return { x: x + width / 2, y: y + height / 2, scale: 0.5 };
  }

  /**
   * @param {number} seat
   * @param {number} number
   */
  async puts(seat, number) {
    const moving = plate(seat);
    this.front.append(moving);
    this.room.sound("take");
    await move(this.room, moving, this.home(seat), this.layout.placeAt(number), { ms: MOVE * 1.6 });
    moving.removeAttribute("transform");
    this.place(number)?.querySelector("text")?.before(moving);
    this.clear();
  }

  /**
   * @param {number} seat
   * @param {number} victim
   * @param {number} number
   * @param {number} worms
   */
  async steals(seat, victim, number, worms) {
    const spun = { ...this.home(victim), turn: 360 };
    const old = this.place(number)?.querySelector(".enamel") ?? plate(victim);
    this.front.append(old);
    this.room.sound("steal");
    await Promise.all([this.puts(seat, number), move(this.room, old, this.layout.placeAt(number), spun, { ms: MOVE * 1.8 })]);
    old.remove();
    await this.trickle(worms, this.home(victim), this.home(seat));
  }

  /**
   * Worms go from one seat to another.
   * @param {number} count
   * @param {Spot} from
   * @param {Spot} to
   */
  async trickle(count, from, to) {
    const moving = Array.from({ length: count }, () => svg("g", {}, worm(26)));
    this.front.append(...moving);
    await Promise.all(
      moving.map((one, at) => arc(this.room, one, { ...from, x: from.x + (at - count / 2) * 16, scale: 1 }, { ...to, scale: 1 }, 40 + at * 12)),
    );
    for (const one of moving) one.remove();
  }

  /**
   * A snail crawls from one place to another.
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
    await move(this.room, moving, { ...from, scale: 0.8 }, { ...to, scale: 0.95 }, { ms: CRAWL, ease: crawling });
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

  clear() {
    this.dice.clear();
    this.drawSum(0, false);
  }
}

/** By pushes, as snails go. @param {number} part */
function crawling(part) {
  return part + Math.sin(part * Math.PI * 8) / 40;
}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Garden(room);
}

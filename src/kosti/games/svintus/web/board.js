// The larder: crates and the Hamsters above, pinned glutton cards, dice, and jars below.

import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { COLUMNS, crate } from "./columns.js";
import { buttons, consequence, isPictured, pictured } from "./confirming.js";
import { layoutOf, leastOf } from "./layout.js";
import { comeHome, feeds, lays, takes, throws } from "./moving.js";
import { pig } from "./pieces.js";
import { columnOf, Placing } from "./placing.js";
import { note, shelf } from "./seats.js";
import { Tray } from "./tray.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/play/slot.js").Size} Size */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("./confirming.js").Preview} Preview */
/** @typedef {import("./columns.js").Column} Column */

const UNPLACEABLE = ["not-thrown", "column-closed", "ones-go"]; // true of a crate whatever is held

class Larder extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const [back, crates, notes, seats] = ["back", "crates", "notes", "seats"].map((name) => svg("g", { class: name }));
    const tray = new Tray(room, {
      lay: (face, place) => this.lay(face, place),
      choose: (face) => this.choose(face),
      lift: (columns) => this.lift(columns),
      columnAt: (x, y) => this.columnAt(x, y),
      again: () => this.again(),
    });
    super(room, "larder", [back, crates, notes, seats, tray.element]);
    this.back = back;
    this.crates = crates;
    this.notes = notes;
    this.seats = seats;
    this.tray = tray;
    this.layout = layoutOf({ width: 400, height: 640 }, { width: 400, height: 640 }, 2);
    /** @type {ViewSeen | null} */
    this.view = null;
    /** @type {TableFace | null} */
    this.table = null;
    /** @type {Preview | null} */
    this.preview = null;
  }

  get placing() {
    return this.tray.placing;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  show(view, table) {
    const isSame = view.seat === this.view?.seat && isAlike(view.table, this.view.table);
    this.view = view;
    this.table = table;
    if (!isSame) this.tray.begin(new Placing(view.actions.length ? view.table.dice : []));
    super.show(view, table);
    if (!isSame) void this.foresee();
  }

  /** Draw again what has not changed but for the placing. */
  again() {
    if (this.view && this.table) super.show(this.view, this.table);
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
    return this.layout.news;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    this.drawBack();
    this.drawCrates(view);
    this.drawNotes(view);
    this.drawSeats(view, table);
    this.tray.show(view, table, this.layout, this.element);
  }

  drawBack() {
    const { size, shelf: y, ledge, pig: spot } = this.layout;
    this.back.replaceChildren(
      svg("rect", { class: "wall", x: -4, y: -4, width: size.width + 8, height: y + 6 }),
      svg("rect", { class: "board-edge", x: -4, y, width: size.width + 8, height: 10 }),
      placed(pig(), spot),
      svg("rect", { class: "board-edge", x: -4, y: ledge, width: size.width + 8, height: size.height - ledge + 6 }),
    );
  }

  /** @param {ViewSeen} view */
  drawCrates(view) {
    const { chosen } = this.tray;
    const lit = new Map(chosen ? this.placing.open(chosen).map((one) => [columnOf(one), one]) : []);
    const made = view.table.columns.map((/** @type {Column} */ column, /** @type {number} */ number) => {
      const one = crate(column, this.layout.crates[number], { mine: view.seat, laid: this.placing.on(column.name) });
      one.append(svg("title", {}, this.columnWords(column)));
      const target = lit.get(column.name);
      if (target) this.light(one, target);
      else this.offerBack(one, column.name);
      return one;
    });
    this.crates.replaceChildren(...made);
  }

  /** @param {Column} column */
  columnWords({ name, card, needs, left }) {
    if (name === "h") return this.room.say("board-hamsters", { needs });
    if (!card) return this.room.say("board-closed", { needs, column: name });
    const count = left.reduce((sum, [, each]) => sum + each, 0);
    return this.room.say("board-column", { needs, column: name, card: this.room.say(`word-${card}`), left: count });
  }

  /**
   * A crate where the chosen die may go.
   * @param {SVGElement} one
   * @param {string} target
   */
  light(one, target) {
    const { chosen } = this.tray;
    one.setAttribute("data-key", `crate-${target}`);
    choosable(one, { label: this.tray.placeWords(chosen, target), allowed: true, choose: () => this.lay(chosen, target) });
  }

  /** @param {string} column */
  refuseColumn(column) {
    const thing = column === "h" ? "6>h:1" : `${column}:1`;
    const known = this.view?.refusals.find((one) => one.thing === thing && UNPLACEABLE.includes(one.key));
    if (known) this.room.refuse(known);
  }

  /**
   * Dice just laid can be taken back; of the rest it is told why nothing goes there.
   * @param {SVGElement} one
   * @param {string} column
   */
  offerBack(one, column) {
    one.onclick = () => this.refuseColumn(column);
    for (const fresh of one.querySelectorAll(".fresh")) {
      const made = /** @type {SVGElement} */ (fresh);
      const at = made.dataset.place ?? "";
      made.setAttribute("data-key", `laid-${at}`);
      const choose = () => this.change(() => this.placing.takeBack(at));
      choosable(made, { label: this.room.say("placing-back", { face: at[0] }), allowed: true, choose });
      made.addEventListener("click", (event) => event.stopPropagation());
    }
  }

  /** @param {ViewSeen} view */
  drawNotes(view) {
    const met = this.isPlacing ? (this.preview?.claims ?? []) : [];
    const made = view.table.gluttons.map((/** @type {{card: string, is_met: boolean}} */ glutton, /** @type {number} */ number) => {
      const { card } = glutton;
      const isMet = glutton.is_met || met.includes(card);
      const one = note({ card, is_met: isMet }, this.layout.notes[number]);
      const action = view.actions.find(({ text }) => text === card);
      const refusal = view.refusals.find(({ thing }) => thing === card);
      one.append(svg("title", {}, this.room.say(`word-${card}`)));
      if (action) {
        one.setAttribute("data-key", `note-${card}`);
        choosable(one, { label: this.room.action(action), allowed: true, choose: () => this.room.act(action.text) });
      } else if (refusal) {
        one.onclick = () => this.room.refuse(refusal);
      }
      return one;
    });
    this.notes.replaceChildren(...made);
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  drawSeats(view, table) {
    const made = table.seats.map((seat) => {
      const store = view.table.seats[seat.number];
      const supplies = store.supplies
        .map((/** @type {[string, number]} */ [supply, count]) => this.room.say("board-supply", { supply: this.room.say(`word-${supply}`), count }))
        .join(", ");
      const told = this.room.say("board-seat", { name: seat.name, hand: store.hand, supplies });
      return shelf(seat, store, this.layout.seats[seat.number], told);
    });
    this.seats.replaceChildren(...made);
  }

  /** The crates where a die in the air may go light up. @param {string[]} columns */
  lift(columns) {
    this.whisper.hush();
    for (const one of this.crates.querySelectorAll(".crate")) {
      one.classList.toggle("lit", columns.includes(/** @type {SVGElement} */ (one).dataset.column ?? ""));
    }
  }

  /**
   * The name of the column at a point.
   * @param {number} x
   * @param {number} y
   */
  columnAt(x, y) {
    const at = this.layout.crates.findIndex((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
    return COLUMNS[at] ?? "";
  }

  /** @param {string} face */
  choose(face) {
    this.again();
    if (face) /** @type {SVGElement | null} */ (this.crates.querySelector(".choosable"))?.focus();
  }

  /**
   * @param {string} face
   * @param {string} place
   */
  lay(face, place) {
    this.room.sound("set");
    this.tray.chosen = "";
    this.change(() => this.placing.lay(face, place));
    /** @type {SVGElement | null} */ (this.tray.element.querySelector(".choosable.allowed"))?.focus();
  }

  /** @param {() => void} change */
  change(change) {
    change();
    this.again();
    void this.foresee();
  }

  /** Ask what the placing would lead to, and say it in the bar. */
  async foresee() {
    this.preview = null;
    this.room.refreshBar();
    if (!this.isPlacing) return;
    const line = this.placing.line;
    const found = await this.room.preview(line).catch(() => null);
    if (line !== this.placing.line || !this.view) return;
    this.preview = found;
    this.drawNotes(this.view);
    this.room.refreshBar();
  }

  get isPlacing() {
    return Boolean(this.view?.actions.some(({ key }) => key === "place" || key === "place-none"));
  }

  /** @param {string} text */
  owns(text) {
    const action = this.view?.actions.find((one) => one.text === text);
    return (this.isPlacing && /:\d+$/.test(text)) || (action !== undefined && isPictured(action));
  }

  /** What stands in the action bar: what a placing leads to, or cards to take and to give. */
  bar() {
    if (!this.view) return [];
    if (!this.isPlacing) return this.view.actions.filter(isPictured).map((action) => pictured(this.room, action));
    const clear = () => this.change(() => this.placing.clear());
    return buttons(this.room, consequence(this.room, this.view, this.preview), this.placing, clear);
  }

  /** @override */
  begun() {
    super.begun();
    this.tray.begin(new Placing([]));
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, values }) {
    if (kind === "threw") await throws(this, values.dice);
    if (kind === "placed") await lays(this, /** @type {any} */ (values));
    if (kind === "card_taken") await takes(this, this.crates.querySelector(`[data-column="${values.column}"] .card-supplies`), seat);
    if (kind === "glutton_taken") await takes(this, this.notes.querySelector(`[data-card="${values.card}"]`), seat);
    if (kind === "came_home" || kind === "all_home") await comeHome(this, seat, /** @type {any} */ (values));
    if (kind === "hungry" || kind === "fed" || kind === "fed_nothing") await feeds(this);
  }
}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Larder(room);
}

/**
 * Whether the same lies on two tables.
 * @param {unknown} table
 * @param {unknown} other
 */
function isAlike(table, other) {
  return JSON.stringify(table) === JSON.stringify(other);
}

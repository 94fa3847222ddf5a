// The larder: crates and the Hamsters above, pinned glutton cards, dice, and jars below.

import { die } from "../../../web/draw/die.js";
import { MOVE, move, PAUSE, shake, staggered, tumble, wait } from "../../../web/draw/motion.js";
import { choosable, place, placed, spotOf, svg } from "../../../web/draw/svg.js";
import { DrawnBoard } from "../../../web/play/drawn_board.js";
import { diceSpots, grouped } from "../../../web/play/turn_dice.js";
import { crate } from "./columns.js";
import { buttons, consequence } from "./confirming.js";
import { dragged } from "./dragging.js";
import { layoutOf } from "./layout.js";
import { pig } from "./pieces.js";
import { columnOf, Placing } from "./placing.js";
import { note, shelf } from "./seats.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").Board} Board */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("./confirming.js").Preview} Preview */
/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

const FACES = "123456";
const COLUMNS = ["5", "4", "3", "2", "h"];

class Larder extends DrawnBoard {
  /** @param {Room} room */
  constructor(room) {
    const names = ["back", "crates", "notes", "seats", "tray"];
    const [back, crates, notes, seats, tray] = names.map((name) => svg("g", { class: name }));
    super(room, "larder", [back, crates, notes, seats, tray]);
    this.back = back;
    this.crates = crates;
    this.notes = notes;
    this.seats = seats;
    this.tray = tray;
    this.layout = layoutOf(true, 2);
    this.placing = new Placing([]);
    this.chosen = "";
    /** @type {ViewSeen | null} */
    this.view = null;
    /** @type {TableFace | null} */
    this.table = null;
    /** @type {Preview | null} */
    this.preview = null;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  show(view, table) {
    const isSame = view.position === this.view?.position && view.seat === this.view.seat;
    this.view = view;
    this.table = table;
    if (!isSame) {
      this.placing = new Placing(view.actions.length ? view.table.dice : []);
      this.chosen = "";
    }
    super.show(view, table);
    if (!isSame) void this.foresee();
  }

  /** Draw again what has not changed but for the placing. */
  again() {
    if (this.view && this.table) super.show(this.view, this.table);
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
    this.drawCrates(view, table);
    this.drawNotes(view);
    this.drawSeats(view, table);
    this.drawTray(view);
  }

  drawBack() {
    const { width, crate: box, pig: spot } = this.layout;
    const { y, height } = box(0);
    this.back.replaceChildren(
      svg("rect", { class: "board-edge", x: 0, y: y + height - 4, width, height: 10, rx: 4 }),
      placed(pig(), { ...spot, scale: 0.8 }),
      svg("rect", { class: "board-edge", x: spot.x - 42, y: spot.y + 9, width: 84, height: 8, rx: 4 }),
    );
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  drawCrates(view, table) {
    const lit = new Map(this.chosen ? this.placing.open(this.chosen).map((one) => [columnOf(one), one]) : []);
    const made = view.table.columns.map((/** @type {any} */ column, /** @type {number} */ number) => {
      const laid = this.placing.on(column.name);
      const who = { mine: view.seat, laid, seats: table.seats.length };
      const one = crate(column, this.layout.crate(number), who);
      one.append(svg("title", {}, this.columnWords(column)));
      const target = lit.get(column.name);
      if (target) this.light(one, target);
      this.offerBack(one);
      return one;
    });
    this.crates.replaceChildren(...made);
  }

  /** @param {any} column */
  columnWords({ name, card, needs, left }) {
    if (name === "h") return this.room.say("board-hamsters", { needs });
    if (!card) return this.room.say("board-closed", { needs, column: name });
    const count = left.reduce((/** @type {number} */ sum, /** @type {[string, number]} */ [, each]) => sum + each, 0);
    return this.room.say("board-column", { needs, column: name, card: this.room.say(`word-${card}`), left: count });
  }

  /**
   * A crate where the chosen die may go.
   * @param {SVGElement} one
   * @param {string} target
   */
  light(one, target) {
    const label = this.placeWords(this.chosen, target);
    one.setAttribute("data-key", `crate-${target}`);
    choosable(one, { label, allowed: true, choose: () => this.lay(this.chosen, target) });
  }

  /**
   * @param {string} face
   * @param {string} target
   */
  placeWords(face, target) {
    return this.room.say("action-place", { count: 1, face, column: columnOf(target) });
  }

  /** Dice just laid can be taken back. @param {SVGElement} one */
  offerBack(one) {
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
    const made = view.table.gluttons.map((/** @type {any} */ glutton, /** @type {number} */ number) => {
      const one = note(glutton, this.layout.note(number));
      const action = view.actions.find(({ text }) => text === glutton.card);
      const refusal = view.refusals.find(({ thing }) => thing === glutton.card);
      one.append(svg("title", {}, this.room.say(`word-${glutton.card}`)));
      if (action) {
        one.setAttribute("data-key", `note-${glutton.card}`);
        choosable(one, { label: this.room.action(action), allowed: true, choose: () => this.room.act(action.text) });
      } else if (refusal) {
        one.onclick = () => this.room.refuse(glutton.card);
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
      return shelf(seat, store, this.layout.seat(seat.number), told);
    });
    this.seats.replaceChildren(...made);
  }

  /** @param {ViewSeen} view */
  drawTray(view) {
    const { tray } = this.layout;
    const isMine = this.placing.dice.length > 0;
    const loose = isMine ? this.placing.waiting : this.lying(view);
    const groups = diceSpots(grouped(loose, FACES), { ...tray, x: tray.x - 20, width: tray.width - 90 });
    const made = groups.flatMap(({ face, spots }) =>
      spots.map((spot, number) => this.thrown(face, spot, number, isMine)),
    );
    this.tray.replaceChildren(...made);
  }

  /**
   * What lies thrown and not laid, of another's throw.
   * @param {ViewSeen} view
   * @returns {string[]}
   */
  lying({ table }) {
    const waiting = [...table.thrown];
    for (const face of table.laid.flatMap((/** @type {string} */ letters) => [...letters])) {
      const at = waiting.indexOf(face);
      if (at >= 0) waiting.splice(at, 1);
    }
    return waiting;
  }

  /**
   * @param {string} face
   * @param {Spot} spot
   * @param {number} number
   * @param {boolean} isMine
   */
  thrown(face, spot, number, isMine) {
    const size = this.layout.tray.die;
    const made = svg("g", { class: "thrown", "data-face": face });
    const half = size / 2 + 4;
    made.append(svg("rect", { class: "halo", x: -half, y: -half, width: 2 * half, height: 2 * half + 3, rx: half * 0.46 }), die(face, size));
    place(made, spot.x, spot.y, 0, spot.scale);
    if (isMine) this.offerDie(made, face, number, spot);
    return made;
  }

  /**
   * @param {SVGElement} made
   * @param {string} face
   * @param {number} number
   * @param {Spot} spot
   */
  offerDie(made, face, number, spot) {
    const open = this.placing.open(face);
    const refusal = this.placing.refusal(face);
    made.setAttribute("data-key", `die-${face}-${number}`);
    made.classList.toggle("chosen", face === this.chosen && number === 0);
    const label = open.length ? open.map((one) => this.placeWords(face, one)).join(" / ") : this.room.say(`refused-${refusal?.key}`, refusal?.values);
    choosable(made, { label, allowed: open.length > 0, choose: () => this.pick(face, open, refusal) });
    if (open.length) dragged(this.element, made, spot, (x, y) => this.drop(face, open, x, y));
  }

  /**
   * A die with one place to go goes there; of one with several its places light up.
   * @param {string} face
   * @param {string[]} open
   * @param {any} refusal
   */
  pick(face, open, refusal) {
    if (open.length === 1) this.lay(face, open[0]);
    else if (open.length) {
      this.chosen = this.chosen === face ? "" : face;
      this.again();
      if (this.chosen) /** @type {SVGElement | null} */ (this.crates.querySelector(".choosable"))?.focus();
    } else if (refusal) this.room.refuse(refusal.thing);
  }

  /**
   * @param {string} face
   * @param {string[]} open
   * @param {number} x
   * @param {number} y
   */
  drop(face, open, x, y) {
    const target = open.find((one) => {
      const box = this.layout.crate(COLUMNS.indexOf(columnOf(one)));
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    });
    if (target) this.lay(face, target);
    else this.again();
  }

  /**
   * @param {string} face
   * @param {string} target
   */
  lay(face, target) {
    this.room.sound("set");
    this.chosen = "";
    this.change(() => this.placing.lay(face, target));
    /** @type {SVGElement | null} */ (this.tray.querySelector(".choosable.allowed"))?.focus();
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
    if (line !== this.placing.line) return;
    this.preview = found;
    this.room.refreshBar();
  }

  get isPlacing() {
    return Boolean(this.view?.actions.some(({ key }) => key === "place" || key === "place-none"));
  }

  /** @param {string} text */
  owns(text) {
    return this.isPlacing && /:\d+$/.test(text);
  }

  /** What stands in the action bar while dice are placed. */
  bar() {
    if (!this.isPlacing || !this.view) return [];
    const clear = () => this.change(() => this.placing.clear());
    const told = consequence(this.room, this.view, this.preview);
    return buttons(this.room, told, this.placing, clear);
  }

  /** @override */
  begun() {
    super.begun();
    this.placing = new Placing([]);
    this.chosen = "";
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, seat, values }) {
    if (kind === "threw") await this.throws(values.dice);
    if (kind === "placed") await this.places(values.face, values.column, values.count);
    if (kind === "card_taken") await this.takes(this.picture(values.column), seat);
    if (kind === "glutton_taken") await this.takes(this.notes.querySelector(`[data-card="${values.card}"]`), seat);
    if (kind === "came_home" || kind === "all_home") await this.comeHome(seat, values);
    if (kind === "hungry" || kind === "fed" || kind === "fed_nothing") await this.feeds();
  }

  /** @param {string[]} dice */
  async throws(dice) {
    const { tray } = this.layout;
    const row = { ...tray, x: tray.x - 20, width: tray.width - 90 };
    const sorted = [...dice].sort();
    const spots = diceSpots(grouped(sorted, FACES), row).flatMap(({ face, spots: there }) => there.map((spot) => ({ face, spot })));
    const made = spots.map(({ face, spot }) => ({ face, spot, die: die("?", tray.die) }));
    this.tray.replaceChildren(...made.map((one) => one.die));
    for (const one of made) one.die.classList.add("loose");
    this.room.sound("rattle");
    await staggered(made, ({ face, spot, die: one }, delay) => {
      const from = { x: tray.x, y: tray.y + 140, scale: spot.scale };
      return tumble(this.room, one, from, spot, { face, faces: [...FACES], delay: delay / 2 });
    });
    await wait(this.room, MOVE);
  }

  /**
   * @param {string} face
   * @param {string} column
   * @param {number} count
   */
  async places(face, column, count) {
    const box = this.layout.crate(COLUMNS.indexOf(column));
    const dice = [...this.tray.querySelectorAll(`.die[data-face="${face}"], .thrown[data-face="${face}"]`)].slice(0, count);
    this.room.sound("set");
    await staggered(dice, async (one, delay) => {
      const from = spotOf(one);
      const to = { x: box.x + box.width / 2, y: box.y + box.height * 0.63, scale: (from.scale ?? 1) * 0.45 };
      if (delay) await wait(this.room, delay);
      await move(this.room, one, from, to);
    });
    await wait(this.room, MOVE);
  }

  /** @param {string} column */
  picture(column) {
    return this.crates.querySelector(`[data-column="${column}"] .card-supplies`);
  }

  /**
   * What is taken flies to its shelf.
   * @param {Element | null} taken
   * @param {number} seat
   */
  async takes(taken, seat) {
    if (!taken) return;
    const box = this.layout.seat(seat);
    const [from, to] = [middleOf(taken, this.element), { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    this.front.append(taken);
    taken.removeAttribute("transform");
    const home = middleOf(taken, this.element);
    const off = (/** @type {Spot} */ spot) => ({ x: spot.x - home.x, y: spot.y - home.y });
    this.room.sound("take");
    this.element.classList.add("glad");
    await move(this.room, taken, off(from), off(to), { ms: MOVE * 2 });
    this.element.classList.remove("glad");
    taken.remove();
  }

  /**
   * @param {number} seat
   * @param {Record<string, any>} values
   */
  async comeHome(seat, { count, column }) {
    const box = this.layout.seat(seat);
    const from = column ? this.layout.crate(COLUMNS.indexOf(column)) : this.layout.crate(2);
    const start = { x: from.x + from.width / 2, y: from.y + from.height * 0.63, scale: 0.4 };
    const dice = Array.from({ length: Math.min(count, 7) }, () => die(column === "h" ? "1" : column || "6", 46));
    this.front.append(...dice);
    this.room.sound("slide");
    await staggered(dice, (one, delay) =>
      wait(this.room, delay).then(() => move(this.room, one, start, { x: box.x + box.width - 24, y: box.y + 14, scale: 0.3 })),
    );
    for (const one of dice) one.remove();
  }

  async feeds() {
    const hole = this.crates.querySelector(".hamsters");
    this.room.sound("fail");
    this.element.classList.add("sorry");
    if (hole) await shake(this.room, hole, spotOf(hole));
    await wait(this.room, PAUSE / 2);
    this.element.classList.remove("sorry");
  }

}

/**
 * The middle of an element as the board counts.
 * @param {Element} element
 * @param {SVGElement} board
 * @returns {Spot}
 */
function middleOf(element, board) {
  const box = element.getBoundingClientRect();
  const matrix = /** @type {SVGSVGElement} */ (board).getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
  return { x, y };
}

/**
 * @param {Room} room
 * @returns {Board}
 */
export function makeBoard(room) {
  return new Larder(room);
}

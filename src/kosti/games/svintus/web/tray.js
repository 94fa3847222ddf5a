// The dice of the throw: those still loose, to be picked up, laid and dragged.

import { die } from "../../../web/draw/die.js";
import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { diceSpots, grouped } from "../../../web/play/turn_dice.js";
import { dragged } from "./dragging.js";
import { columnOf, Placing } from "./placing.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/play/board.js").TableFace} TableFace */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */
/** @typedef {import("./layout.js").Layout} Layout */

export const FACES = "123456";
const REST = " "; // a die of which nothing is known

/**
 * What the tray asks of the board.
 * @typedef {object} Deeds
 * @property {(face: string, place: string) => void} lay
 * @property {(face: string) => void} choose a die with several places, or none any more
 * @property {(columns: string[]) => void} lift a die is in the air that could go there
 * @property {(x: number, y: number) => string} columnAt
 * @property {() => void} again
 */

export class Tray {
  /**
   * @param {Room} room
   * @param {Deeds} deeds
   */
  constructor(room, deeds) {
    this.room = room;
    this.deeds = deeds;
    this.element = svg("g", { class: "tray" });
    this.placing = new Placing([]);
    this.chosen = "";
  }

  /** @param {Placing} placing */
  begin(placing) {
    this.placing = placing;
    this.chosen = "";
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   * @param {Layout} layout
   * @param {SVGElement} board
   */
  show(view, table, layout, board) {
    this.row = layout.tray;
    this.board = board;
    const isMine = this.placing.dice.length > 0;
    const loose = isMine ? this.placing.waiting : lying(view);
    if (view.table.thrown.length === 0 && !table.isOver) return this.rest(view, table);
    this.element.replaceChildren(...this.spots(loose).map((one) => this.thrown(one, isMine)));
  }

  /**
   * Where dice lie, equal ones together; `number` counts them within their face.
   * @param {string[]} faces
   */
  spots(faces) {
    const row = this.row ?? { x: 0, y: 0, width: 1, die: 1 };
    return diceSpots(grouped(faces, FACES + REST), row).flatMap(({ face, spots }) => spots.map((spot, number) => ({ face, spot, number })));
  }

  /**
   * The dice in the hand of who is to throw; a tap throws mine.
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  rest(view, table) {
    const hand = table.awaits === "throw" ? (view.table.seats[view.turn]?.hand ?? 0) : 0;
    const size = (this.row?.die ?? 1) * 0.8;
    const dice = this.spots(Array(hand).fill(REST)).map(({ spot, number }) =>
      placed(die(REST, size), { ...spot, turn: ((number * 71) % 24) - 12 }),
    );
    const made = svg("g", { class: "resting", "aria-hidden": "true" }, ...dice);
    made.classList.toggle("ready", table.canAct);
    if (table.canAct) made.onclick = () => this.room.act("throw");
    this.element.replaceChildren(made);
  }

  /**
   * @param {{face: string, spot: Spot, number: number}} one
   * @param {boolean} isMine
   */
  thrown({ face, spot, number }, isMine) {
    const size = this.row?.die ?? 1;
    const half = size / 2 + 4;
    const halo = svg("rect", { class: "halo", x: -half, y: -half, width: 2 * half, height: 2 * half + 3, rx: half * 0.46 });
    const made = placed(svg("g", { class: "thrown", "data-face": face }, halo, die(face, size)), spot);
    if (isMine) this.offer(made, face, number, spot);
    return made;
  }

  /**
   * @param {SVGElement} made
   * @param {string} face
   * @param {number} number
   * @param {Spot} spot
   */
  offer(made, face, number, spot) {
    const open = this.placing.open(face);
    const refusal = this.placing.refusal(face);
    made.setAttribute("data-key", `die-${face}-${number}`);
    made.classList.toggle("chosen", face === this.chosen && number === 0);
    if (open.length) {
      const label = open.length > 1 ? this.room.say("placing-choose", { face }) : this.placeWords(face, open[0]);
      choosable(made, { label, allowed: true, choose: () => this.pick(face, open) });
      const lift = () => this.deeds.lift(open.map(columnOf));
      dragged(/** @type {SVGElement} */ (this.board), made, spot, { lift, drop: (x, y) => this.drop(face, open, x, y) });
    } else if (refusal) {
      choosable(made, { label: this.room.refusal(refusal), allowed: false, choose: () => this.room.refuse(refusal) });
    }
  }

  /**
   * @param {string} face
   * @param {string} place
   */
  placeWords(face, place) {
    return this.room.say("action-place", { count: 1, face, column: columnOf(place) });
  }

  /**
   * A die with one place to go goes there; of one with several its places light up.
   * @param {string} face
   * @param {string[]} open
   */
  pick(face, open) {
    if (open.length === 1) return this.deeds.lay(face, open[0]);
    this.chosen = this.chosen === face ? "" : face;
    this.deeds.choose(this.chosen);
  }

  /**
   * @param {string} face
   * @param {string[]} open
   * @param {number} x
   * @param {number} y
   */
  drop(face, open, x, y) {
    const column = this.deeds.columnAt(x, y);
    const target = open.find((one) => columnOf(one) === column);
    if (target) this.deeds.lay(face, target);
    else this.deeds.again();
  }
}

/**
 * What lies thrown and not laid, of another's throw.
 * @param {ViewSeen} view
 * @returns {string[]}
 */
function lying({ table }) {
  const waiting = [...table.thrown];
  for (const face of table.laid.flatMap((/** @type {string} */ letters) => [...letters])) {
    const at = waiting.indexOf(face);
    if (at >= 0) waiting.splice(at, 1);
  }
  return waiting;
}

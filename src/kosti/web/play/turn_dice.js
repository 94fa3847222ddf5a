// The dice of a turn in which faces are set aside: those thrown, and the row of those kept.

import { die } from "../draw/die.js";
import { MOVE, move, staggered, tumble, tween, wait } from "../draw/motion.js";
import { choosable, placed, spotOf, svg } from "../draw/svg.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../draw/motion.js").Spot} Spot */
/** @typedef {{x: number, y: number, width: number, die: number}} Row */

/**
 * Dice by face, in the order of the faces.
 * @param {string[]} dice
 * @param {string} faces
 * @returns {[string, number][]}
 */
export function grouped(dice, faces) {
  return [...faces]
    .map((face) => /** @type {[string, number]} */ ([face, dice.filter((one) => one === face).length]))
    .filter(([, count]) => count > 0);
}

/**
 * Where dice lie in a row about its middle, groups of equal ones a little apart.
 * @param {[string, number][]} groups
 * @param {Row} row
 * @returns {{face: string, spots: Spot[]}[]}
 */
export function diceSpots(groups, row) {
  const count = groups.reduce((sum, [, number]) => sum + number, 0);
  const apart = row.die * 0.26;
  const needed = count * row.die * 1.1 + (groups.length - 1) * apart;
  const scale = Math.min(1, row.width / needed);
  const step = row.die * 1.1 * scale;
  let x = row.x - (needed * scale) / 2 + step / 2;
  return groups.map(([face, number]) => {
    const spots = Array.from({ length: number }, (_, at) => ({ x: x + at * step, y: row.y, scale }));
    x += number * step + apart * scale;
    return { face, spots };
  });
}

export class TurnDice {
  /**
   * @param {Room} room
   * @param {string} faces the letters of the die in their order
   */
  constructor(room, faces) {
    this.room = room;
    this.faces = faces;
    this.tray = svg("g", { class: "tray" });
    this.kept = svg("g", { class: "kept" });
    this.element = svg("g", { class: "turn-dice" }, this.kept, this.tray);
    /** @type {string[]} */
    this.aside = [];
    this.rows = { tray: { x: 0, y: 0, width: 1, die: 1 }, aside: { x: 0, y: 0, width: 1, die: 1 } };
  }

  /**
   * @param {ViewSeen} view
   * @param {{tray: Row, aside: Row}} rows
   */
  show(view, rows) {
    this.rows = rows;
    this.aside = [...view.table.aside];
    this.drawKept();
    this.drawTray(view.table.shown, view);
  }

  drawKept() {
    const { aside } = this.rows;
    const groups = diceSpots(grouped(this.aside, this.faces), aside);
    const dice = groups.flatMap(({ face, spots }) => spots.map((spot) => placed(die(face, aside.die), spot)));
    this.kept.replaceChildren(...dice);
  }

  /**
   * @param {string[]} shown
   * @param {ViewSeen | null} view the one whose choices these are, if anybody's
   */
  drawTray(shown, view) {
    const groups = diceSpots(grouped(shown, this.faces), this.rows.tray);
    this.tray.replaceChildren(...groups.map(({ face, spots }) => this.group(face, spots, view)));
  }

  /**
   * @param {string} face
   * @param {Spot[]} spots
   * @param {ViewSeen | null} view
   */
  group(face, spots, view) {
    const size = this.rows.tray.die;
    const dice = spots.map((spot) => placed(die(face, size), spot));
    const group = svg("g", { class: "face", "data-face": face, "data-key": `face-${face}` });
    const action = view?.actions.find(({ text }) => text === face);
    const refusal = view?.refusals.find(({ thing }) => thing === face);
    if (action || refusal) group.append(halo(spots, size));
    group.append(...dice);
    if (action || refusal) {
      choosable(group, {
        label: action ? this.room.action(action) : this.room.say(`refused-${refusal?.key}`, refusal?.values),
        allowed: action !== undefined,
        choose: () => (action ? this.room.act(face) : this.room.refuse(face)),
      });
    }
    return group;
  }

  /**
   * The dice fall from below, tumble, settle, and then lie together by face.
   * @param {string[]} dice
   */
  async threw(dice) {
    const { tray } = this.rows;
    const scattered = diceSpots(
      dice.map((face) => [face, 1]),
      tray,
    ).flatMap(({ face, spots }) => ({ face, spot: /** @type {Spot} */ (spots[0]) }));
    const made = scattered.map(({ face, spot }, number) => {
      const off = { x: ((number * 37) % 11) - 5, y: ((number * 53) % 17) - 8 };
      const settled = { ...spot, x: spot.x + off.x, y: spot.y + off.y, turn: ((number * 71) % 50) - 25 };
      return { face, settled, die: die("?", tray.die) };
    });
    this.tray.replaceChildren(...made.map((one) => one.die));
    this.room.sound("rattle");
    await staggered(made, ({ face, settled, die: thrown }, delay) => {
      const from = { x: tray.x, y: tray.y + 150, scale: settled.scale };
      return tumble(this.room, thrown, from, settled, { face, faces: [...this.faces], delay: delay / 2 });
    });
    await this.gather(made);
  }

  /** @param {{face: string, settled: Spot, die: SVGElement}[]} made */
  async gather(made) {
    const groups = diceSpots(grouped(made.map(({ face }) => face), this.faces), this.rows.tray);
    const waiting = [...made];
    const moves = groups.flatMap(({ face, spots }) =>
      spots.map((spot) => {
        const one = waiting.splice(waiting.findIndex((each) => each.face === face), 1)[0];
        return move(this.room, one.die, one.settled, spot);
      }),
    );
    await Promise.all(moves);
  }

  /**
   * All dice of a face go to the row.
   * @param {string} face
   * @param {number} count
   */
  async setAside(face, count) {
    const { tray, aside } = this.rows;
    const flying = [...this.tray.querySelectorAll(`.die[data-face="${face}"]`)];
    const from = flying.map(spotOf);
    this.aside.push(...Array(count).fill(face));
    this.drawKept();
    const landing = [...this.kept.querySelectorAll(`.die[data-face="${face}"]`)].slice(-count);
    const to = landing.map(spotOf);
    for (const one of landing) one.setAttribute("visibility", "hidden");
    const scale = aside.die / tray.die;
    await staggered(flying, async (one, delay) => {
      const number = flying.indexOf(one);
      const target = to[number] ?? to[0];
      if (delay) await wait(this.room, delay);
      if (target) await move(this.room, one, from[number], { ...target, scale: (target.scale ?? 1) * scale });
    });
    for (const one of flying) one.remove();
    for (const one of landing) one.removeAttribute("visibility");
    this.room.sound("set");
  }

  /** The turn fails: all dice fade. */
  async failed() {
    this.room.sound("fail");
    await wait(this.room, 350);
    await tween(this.room, MOVE * 1.5, (part) => this.element.setAttribute("opacity", String(1 - part)));
    this.clear();
  }

  /** No dice lie here any more. */
  clear() {
    this.tray.replaceChildren();
    this.kept.replaceChildren();
    this.aside = [];
    this.element.removeAttribute("opacity");
  }
}

/**
 * What glows about dice that can be chosen; it is also what a finger hits.
 * @param {Spot[]} spots
 * @param {number} size
 */
function halo(spots, size) {
  const first = /** @type {Spot} */ (spots[0]);
  const last = /** @type {Spot} */ (spots.at(-1));
  const half = (size * (first.scale ?? 1)) / 2 + 4;
  return svg("rect", {
    class: "halo",
    x: first.x - half,
    y: first.y - half,
    width: last.x - first.x + 2 * half,
    height: 2 * half + 3,
    rx: half * 0.46,
  });
}

// The dice of a turn in which faces are set aside: those thrown, and the row of those kept.

import { die } from "../draw/die.js";
import { MOVE, move, staggered, tumble, tween, wait } from "../draw/motion.js";
import { choosable, placed, spotOf, svg } from "../draw/svg.js";
import { widthOf } from "./keeping.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../draw/motion.js").Spot} Spot */
/** @typedef {import("./board.js").TableFace} TableFace */
/** @typedef {{x: number, y: number, width: number, die: number}} Row where dice lie about a middle */
/** @typedef {{tray: Row, aside: Row}} Rows those thrown, and those set aside */

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

const REST = " "; // a die of which nothing is known

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
    this.count = 0;
    /** @type {Rows} */
    this.rows = { tray: { x: 0, y: 0, width: 1, die: 1 }, aside: { x: 0, y: 0, width: 1, die: 1 } };
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  show({ table: lying, actions, refusals }, table) {
    const { aside, shown, dice_left: left } = lying;
    this.aside = [...aside];
    this.count = aside.length + left;
    this.drawKept();
    if (shown.length) this.drawTray(shown, { actions, refusals });
    else this.drawResting(table.isOver ? 0 : left, table, actions);
  }

  /** What is set aside, and a free place for every die that is not. */
  drawKept() {
    const { aside } = this.rows;
    const free = Math.max(0, this.count - this.aside.length);
    const groups = diceSpots([...grouped(this.aside, this.faces), [REST, free]], aside);
    const side = aside.die;
    const made = groups.flatMap(({ face, spots }) =>
      spots.map((spot) => {
        const free = { class: "free", x: -side / 2, y: -side / 2, width: side, height: side, rx: side * 0.22 };
        return placed(face === REST ? svg("rect", free) : die(face, side), spot);
      }),
    );
    this.kept.replaceChildren(...made);
  }

  /**
   * The dice that would be thrown next lie ready; a tap throws them.
   * @param {number} count
   * @param {TableFace} table
   * @param {ViewSeen["actions"]} actions
   */
  drawResting(count, table, actions) {
    const { tray } = this.rows;
    const canThrow = table.canAct && (table.awaits === "throw" || actions.some(({ text }) => text === "throw"));
    const [{ spots } = { spots: [] }] = diceSpots([[REST, count]], { ...tray, die: tray.die * 0.8 });
    const dice = spots.map((spot, number) => placed(die(REST, tray.die * 0.8), { ...spot, turn: ((number * 71) % 24) - 12 }));
    const made = svg("g", { class: "resting", "aria-hidden": "true" }, ...dice);
    made.classList.toggle("ready", canThrow);
    if (canThrow) made.onclick = () => this.room.act("throw");
    this.tray.replaceChildren(made);
  }

  /**
   * @param {string[]} shown
   * @param {Pick<ViewSeen, "actions" | "refusals">} choices
   */
  drawTray(shown, choices) {
    const groups = diceSpots(grouped(shown, this.faces), this.rows.tray);
    this.tray.replaceChildren(...groups.map(({ face, spots }) => this.group(face, spots, choices)));
  }

  /**
   * @param {string} face
   * @param {Spot[]} spots
   * @param {Pick<ViewSeen, "actions" | "refusals">} choices
   */
  group(face, spots, { actions, refusals }) {
    const size = this.rows.tray.die;
    const action = actions.find(({ text }) => text === face);
    const refusal = refusals.find(({ thing }) => thing === face);
    const group = svg("g", { class: "face", "data-face": face, "data-key": `face-${face}` });
    if (action || refusal) group.append(halo(spots, size));
    group.append(...spots.map((spot) => placed(die(face, size), spot)));
    if (action) {
      choosable(group, { label: this.room.action(action), allowed: true, choose: () => this.room.act(face) });
      group.append(...this.judged(face, spots));
    } else if (refusal) {
      const label = this.room.refusal(refusal);
      choosable(group, { label, allowed: false, choose: () => this.room.refuse(face) });
    }
    return group;
  }

  /**
   * What the coach thinks of a face.
   * @param {string} face
   * @param {Spot[]} spots
   */
  judged(face, spots) {
    const part = this.room.judged(face);
    if (part === undefined) return [];
    const { tray } = this.rows;
    const x = ((spots[0]?.x ?? 0) + (spots.at(-1)?.x ?? 0)) / 2;
    return [placed(chip(this.room.percent(part)), { x, y: tray.y + tray.die / 2 + 14 })];
  }

  /**
   * The dice fall from below, tumble, settle, and then lie together by face.
   * @param {string[]} dice
   */
  async threw(dice) {
    const { tray } = this.rows;
    this.count = Math.max(this.count, this.aside.length + dice.length);
    const scattered = diceSpots(
      dice.map((face) => [face, 1]),
      tray,
    ).flatMap(({ face, spots }) => ({ face, spot: /** @type {Spot} */ (spots[0]) }));
    const from = { x: tray.x, y: tray.y + 150 };
    const made = scattered.map(({ face, spot }, number) => {
      const off = { x: ((number * 37) % 11) - 5, y: ((number * 53) % 17) - 8 };
      const settled = { ...spot, x: spot.x + off.x, y: spot.y + off.y, turn: ((number * 71) % 50) - 25 };
      return { face, settled, die: placed(die(REST, tray.die), { ...from, scale: spot.scale }) };
    });
    this.tray.replaceChildren(...made.map((one) => one.die));
    this.room.sound("rattle");
    await staggered(made, ({ face, settled, die: thrown }, delay) => {
      return tumble(this.room, thrown, { ...from, scale: settled.scale }, settled, { face, faces: [...this.faces], delay: delay / 2 });
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

  /** Nothing is to be chosen any more. */
  quiet() {
    for (const glow of this.tray.querySelectorAll(".halo, .chip")) glow.remove();
    for (const group of this.tray.querySelectorAll(".face")) group.classList.remove("choosable");
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
    this.aside = [];
    this.drawKept();
    this.element.removeAttribute("opacity");
  }
}

/**
 * A small sign with a share of the win, about its middle.
 * @param {string} text
 */
export function chip(text) {
  const wide = widthOf(text, 13, 800) + 14;
  return svg(
    "g",
    { class: "chip" },
    svg("rect", { x: -wide / 2, y: -10, width: wide, height: 20, rx: 10 }),
    svg("text", { x: 0, y: 4.6, "text-anchor": "middle" }, text),
  );
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

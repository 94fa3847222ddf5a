// The board of a game whose turn sets dice aside: what both Heckmeck games share.

import { html } from "../draw/svg.js";
import { DrawnBoard } from "./drawn_board.js";
import { TurnDice } from "./turn_dice.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("./board.js").TableFace} TableFace */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */

export class AsideBoard extends DrawnBoard {
  /**
   * @param {Room} room
   * @param {string} name its class
   * @param {string} faces the letters of the die in their order
   * @param {SVGElement[]} layers
   */
  constructor(room, name, faces, layers) {
    const dice = new TurnDice(room, faces);
    super(room, name, [...layers, dice.element]);
    this.dice = dice;
    this.isChoosing = false;
  }

  /**
   * @override
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  draw(view, table) {
    this.isChoosing = view.actions.some(({ text }) => this.owns(text));
    this.dice.show(view, table);
  }

  /** @override */
  begun() {
    super.begun();
    this.dice.quiet();
  }

  /** @param {string} text */
  owns(text) {
    return text.length === 1;
  }

  /** While a face is to be chosen the dice are all there is to press. */
  bar() {
    return this.isChoosing ? [html("p", { class: "board-hint" }, this.room.say("choose-a-face"))] : [];
  }

  /**
   * @override
   * @param {EventSeen} event
   */
  async told({ kind, values }) {
    if (kind === "threw") await this.dice.threw(values.dice);
    if (kind === "failed") await this.dice.failed();
    if (kind !== "set_aside") return;
    await this.dice.setAside(values.face, values.count);
    await this.counted(values.result, this.dice.aside.includes("w"));
  }

  /**
   * Show what the dice set aside come to.
   * @param {number} _sum
   * @param {boolean} _hasWorm
   */
  async counted(_sum, _hasWorm) {}
}

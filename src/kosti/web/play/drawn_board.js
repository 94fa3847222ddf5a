// What all drawn boards share: how they tell what happened, and where their focus goes.

import { svg } from "../draw/svg.js";
import { keepFocus } from "./keeping.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("./board.js").TableFace} TableFace */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */

/** A board of one SVG picture; a game's own draws it (`draw`) and moves it (`told`). */
export class DrawnBoard {
  /**
   * @param {Room} room
   * @param {string} name its class
   * @param {SVGElement[]} layers the lowest first; what moves is brought to the last
   */
  constructor(room, name, layers) {
    this.room = room;
    this.front = svg("g", { class: "front" });
    this.element = svg("svg", { class: `board ${name}`, role: "group" }, ...layers, this.front);
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  show(view, table) {
    const { width, height } = this.laidOut(view, table);
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    keepFocus(this.element, () => {
      this.front.replaceChildren();
      this.draw(view, table);
    });
  }

  /**
   * @param {Entry[]} entries
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  async tell(entries, view, table) {
    this.begun();
    for (const entry of entries) {
      for (const event of entry.events) await this.told(event);
    }
    this.show(view, table);
  }

  focus() {
    /** @type {SVGElement | null} */ (this.element.querySelector(".choosable.allowed"))?.focus();
  }

  dispose() {
    this.element.remove();
  }

  /** What is taken away before anything moves. */
  begun() {
    this.front.replaceChildren();
  }

  /**
   * Lay the board out for its slot.
   * @param {ViewSeen} _view
   * @param {TableFace} _table
   * @returns {{width: number, height: number}}
   */
  laidOut(_view, _table) {
    throw new Error("a board lays itself out");
  }

  /**
   * @param {ViewSeen} _view
   * @param {TableFace} _table
   */
  draw(_view, _table) {}

  /**
   * Move what an event tells.
   * @param {EventSeen} _event
   * @returns {Promise<void>}
   */
  async told(_event) {}
}

// What all drawn boards share: how they fill their slot, tell what happened, and keep the focus.

import { svg } from "../draw/svg.js";
import { fittedText, keepFocus } from "./keeping.js";
import { fitted } from "./slot.js";
import { Whisper } from "./whisper.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("./board.js").TableFace} TableFace */
/** @typedef {import("./slot.js").Size} Size */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */
/** @typedef {{x: number, y: number, width: number}} Line where a line of text has its middle */

const NEWS = 14; // the size of the news in units

/** A board of one SVG picture; a game's own draws it (`draw`) and moves it (`told`). */
export class DrawnBoard {
  /**
   * @param {Room} room
   * @param {string} name its class
   * @param {SVGElement[]} layers the lowest first; what moves is brought to the last
   */
  constructor(room, name, layers) {
    this.room = room;
    this.news = svg("text", { class: "news", "text-anchor": "middle", "aria-hidden": "true" });
    this.front = svg("g", { class: "front" });
    this.element = svg("svg", { class: `board ${name}`, role: "group" }, ...layers, this.news, this.front);
    this.whisper = new Whisper(this.element);
    /** @type {Line} */
    this.line = { x: 0, y: 0, width: 0 };
  }

  /**
   * @param {ViewSeen} view
   * @param {TableFace} table
   */
  show(view, table) {
    const slot = this.room.slot();
    const size = fitted(slot, this.least(slot, table, view));
    this.line = this.laidOut(size, table, view);
    this.element.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    this.element.setAttribute("aria-label", this.room.say("game-name"));
    this.news.setAttribute("x", String(this.line.x));
    this.news.setAttribute("y", String(this.line.y));
    this.whisper.hush();
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
    for (const event of entries.flatMap((entry) => entry.events)) {
      this.announce(event);
      await this.told(event);
    }
    this.show(view, table);
  }

  /**
   * Write what happens on the board, for those who look there and not at the log.
   * @param {EventSeen} event
   */
  announce(event) {
    fittedText(this.news, this.room.event(event), NEWS, this.line.width);
  }

  reworded() {
    this.news.textContent = "";
  }

  focus() {
    /** @type {SVGElement | null} */ (this.element.querySelector(".choosable.allowed"))?.focus();
  }

  dispose() {
    this.element.remove();
  }

  /** What is taken away before anything moves. */
  begun() {
    this.whisper.hush();
    this.front.replaceChildren();
  }

  /**
   * The least size in units at which all can be read.
   * @param {Size} _slot
   * @param {TableFace} _table
   * @param {ViewSeen} _view
   * @returns {Size}
   */
  least(_slot, _table, _view) {
    throw new Error("a board knows how much it needs");
  }

  /**
   * Lay the board out; return where the news stand.
   * @param {Size} _size
   * @param {TableFace} _table
   * @param {ViewSeen} _view
   * @returns {Line}
   */
  laidOut(_size, _table, _view) {
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

// The place of the board: what happened is moved one after another, and a tap hurries it.

import { html } from "../draw/svg.js";
import { boardMaker } from "./making.js";
import { tableFace } from "./room.js";
import { SOME_SLOT } from "./slot.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("./board.js").TableFace} TableFace */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {{entries: Entry[], view: ViewSeen, face: TableFace}} Shown */

const MOST_BEHIND = 3;

export class Stage {
  /** @param {() => void} settled is called whenever the board stands still again */
  constructor(settled) {
    this.settled = settled;
    this.element = html("div", { class: "stage" });
    /** @type {Board | null} */
    this.board = null;
    /** @type {Shown[]} */
    this.queue = [];
    /** @type {Shown | null} */
    this.last = null;
    this.isMoving = false;
    this.isHurried = false;
    this.element.addEventListener("pointerdown", () => this.isMoving && (this.isHurried = true), true);
    this.shape = new ResizeObserver(() => this.reshape());
    this.shape.observe(this.element);
    this.shown = SOME_SLOT;
  }

  /**
   * Set up the board of a game.
   * @param {string} game
   * @param {Room} room
   */
  async setUp(game, room) {
    const board = (await boardMaker(game))(room);
    this.board = board;
    this.element.dataset["game"] = game;
    this.element.replaceChildren(board.element);
  }

  /** Whether all motion is to be finished at once. */
  hurry() {
    return this.isHurried || this.queue.length > MOST_BEHIND;
  }

  /** The size of the board's slot. */
  slot() {
    const { clientWidth: width, clientHeight: height } = this.element;
    this.shown = width && height ? { width, height } : SOME_SLOT;
    return this.shown;
  }

  reshape() {
    const { width, height } = this.shown;
    const { clientWidth, clientHeight } = this.element;
    if (clientWidth === width && clientHeight === height) return;
    if (!this.isMoving && this.last) this.board?.show(this.last.view, this.last.face);
  }

  /**
   * Show a view as it is; what was still to be moved is dropped.
   * @param {import("./state.js").TableState} state
   */
  show(state) {
    const view = state.view;
    if (!view || !this.board) return;
    this.queue = [];
    this.isHurried = this.isMoving;
    this.last = { entries: [], view, face: tableFace(state) };
    if (this.isMoving) this.queue.push(this.last);
    else this.board.show(view, this.last.face);
    this.settled();
  }

  /**
   * Move what entries tell, ending in the view.
   * @param {Entry[]} entries
   * @param {import("./state.js").TableState} state
   */
  tell(entries, state) {
    const view = state.view;
    if (!view || !this.board) return;
    this.queue.push({ entries, view, face: tableFace(state) });
    if (!this.isMoving) void this.run();
  }

  async run() {
    this.isMoving = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      this.last = next;
      this.isHurried = false;
      try {
        if (next.entries.length) await this.board?.tell(next.entries, next.view, next.face);
        else this.board?.show(next.view, next.face);
      } catch (trouble) {
        console.error(trouble);
        this.board?.show(next.view, next.face);
      }
    }
    this.isMoving = false;
    this.isHurried = false;
    this.settled();
  }

  dispose() {
    this.settled = () => undefined;
    this.queue = [];
    this.isHurried = true;
    this.shape.disconnect();
    this.board?.dispose();
  }
}

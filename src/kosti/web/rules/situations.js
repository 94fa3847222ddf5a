// Pictures of situations: a game's own board, showing a position and told by a rule.

import { seatColour } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { boardMaker } from "../play/making.js";
import { refusalByRule } from "../play/speech.js";
import { SOME_SLOT } from "../play/slot.js";
import { say, words } from "../saying.js";
import { Speaker } from "../speaking.js";
import { address } from "../wire/api.js";

/** @typedef {import("../play/board.js").TableFace} TableFace */
/** @typedef {import("../play/board.js").Board} Board */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */
/** @typedef {{rule: string, options: Record<string, string>, events: EventSeen[], view: ViewSeen}} Kept */

const NAMES = ["Anna", "Boris", "Clara"];

/**
 * The situations of a game, as its folder has them.
 * @param {string} game
 */
export async function situationsOf(game) {
  try {
    const [answer, makeBoard] = await Promise.all([
      fetch(address(`games/${game}/web/situations.json`)),
      boardMaker(game),
    ]);
    /** @type {Kept[]} */
    const kept = answer.ok ? await answer.json() : [];
    return kept.map((one) => new Situation(game, one, makeBoard));
  } catch (trouble) {
    console.warn(trouble);
    return [];
  }
}

/** One drawn position; it can be looked at and not played. */
export class Situation {
  /**
   * @param {string} game
   * @param {Kept} kept
   * @param {import("../play/board.js").MakeBoard} makeBoard
   */
  constructor(game, kept, makeBoard) {
    this.rule = kept.rule;
    this.events = kept.events;
    this.view = { ...kept.view, actions: [], refusals: [] };
    const seats = NAMES.slice(0, Number(kept.options["seats"] ?? 2)).map((name, number) => ({
      number,
      name,
      colour: seatColour(number),
      mark: number,
      isMine: number === kept.view.seat,
      isActing: number === kept.view.turn,
    }));
    /** @type {TableFace} */
    this.face = { game, options: kept.options, seats, awaits: "nothing", isOver: false, canAct: false };
    this.element = html("div", { class: "situation stage", "data-game": game, inert: true, "aria-hidden": "true" });
    this.board = makeBoard(stillRoom(seats, this.element));
    this.element.append(this.board.element);
  }

  show() {
    this.board.show(this.view, this.face);
  }

  /** The picture with what has just happened in it. */
  figure() {
    const speaker = new Speaker(words(), NAMES);
    const told = this.events.map((event) => speaker.event(event)).join(" · ");
    return html("figure", { class: "situated" }, this.element, html("figcaption", { class: "small" }, told));
  }

  dispose() {
    this.board.dispose();
  }
}

/**
 * A room in which nothing happens.
 * @param {import("../play/board.js").SeatFace[]} seats
 * @param {Element} slot
 * @returns {import("../play/board.js").Room}
 */
export function stillRoom(seats, slot) {
  const speaker = new Speaker(words(), seats.map((seat) => seat.name));
  return {
    act: () => undefined,
    gather: () => undefined,
    preview: () => Promise.resolve({}),
    refuse: () => undefined,
    say,
    action: (action) => speaker.action(action),
    refusal: (refusal) => refusalByRule(speaker, refusal),
    event: (event) => speaker.event(event),
    percent: (part) => words().percent(part),
    seat: (number) => /** @type {import("../play/board.js").SeatFace} */ (seats[number]),
    speed: () => 0,
    hurry: () => true,
    sound: () => undefined,
    reducedMotion: () => true,
    judged: () => undefined,
    slot: () => (slot.clientWidth ? { width: slot.clientWidth, height: slot.clientHeight } : SOME_SLOT),
    refreshBar: () => undefined,
  };
}

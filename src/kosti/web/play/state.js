// The table as the server tells it: the whole of it, and what changes.

import { say } from "../saying.js";

/** @typedef {import("../wire/types.js").Table} Table */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").FromServer} FromServer */

const MOST_LOGGED = 400;
export const NOBODY = -1;
export const OVER = -2;

/**
 * What a message did to the table: `whole` where nothing is to be animated.
 * @typedef {{what: "whole" | "moved" | "back" | "seated" | "said" | "none", entries: Entry[]}} Changed
 */

export class TableState {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {number} */
    this.seat = NOBODY;
    this.seat = this.seatToShow();
    this.clockAt = Date.now();
    nameBots(table.seats);
  }

  /**
   * Take what the server says.
   * @param {FromServer} message
   * @returns {Changed}
   */
  take(message) {
    if ("clock" in message) this.clockAt = Date.now();
    switch (message.kind) {
      case "table":
        return this.replaced(message);
      case "moved":
        return this.moved(message);
      case "taken-back":
        this.table.log = this.table.log.filter((entry) => entry.number <= message.number);
        this.renew(message);
        return { what: "back", entries: [] };
      case "seated":
        Object.assign(this.table, without(message));
        nameBots(this.table.seats);
        this.seat = this.seatToShow();
        return { what: "seated", entries: [] };
      case "said":
        this.table.phrases = [...this.table.phrases, message.phrase].slice(-50);
        return { what: "said", entries: [] };
      default:
        return { what: "none", entries: [] };
    }
  }

  /** @param {Table} table */
  replaced(table) {
    const isSameGame = this.table.id === table.id && this.table.round === table.round;
    const isNext = isSameGame && table.number > this.table.number;
    const entries = isNext ? table.log.filter((entry) => entry.number > this.table.number) : [];
    this.table = table;
    nameBots(table.seats);
    this.seat = this.seatToShow();
    return { what: /** @type {const} */ ("whole"), entries };
  }

  /** @param {import("../wire/types.js").Moved} message */
  moved(message) {
    const known = this.table.number;
    const entries = message.entries.filter((entry) => entry.number > known);
    this.table.log = [...this.table.log, ...entries].slice(-MOST_LOGGED);
    this.table.phase = message.phase;
    this.table.result = message.result;
    this.renew(message);
    return { what: /** @type {const} */ ("moved"), entries };
  }

  /** @param {import("../wire/types.js").Moved | import("../wire/types.js").TakenBack} message */
  renew(message) {
    this.table.number = message.number;
    this.table.views = message.views;
    this.table.awaits = message.awaits;
    this.table.clock = message.clock;
    this.table.can_take_back = message.can_take_back;
    this.seat = this.seatToShow();
  }

  /** The seat to act, negative where there is none: who throws, or who chooses. */
  get acting() {
    const view = this.table.views[0];
    if (!view || this.table.phase !== "playing") return NOBODY;
    return this.table.awaits === "throw" ? view.turn : view.to_act;
  }

  /** The view that is shown. @returns {ViewSeen | undefined} */
  get view() {
    return this.viewOf(this.seat);
  }

  /** @param {number} seat */
  viewOf(seat) {
    return this.table.views.find((view) => view.seat === seat) ?? this.table.views[0];
  }

  /** Whether the seat that is shown can do something now. */
  get canAct() {
    if (this.table.phase !== "playing" || this.seat < 0) return false;
    const isThrow = this.table.awaits === "throw" && this.acting === this.seat;
    return isThrow || (this.view?.actions.length ?? 0) > 0;
  }

  /** Whether the seat that is shown is to throw. */
  get throws() {
    return this.canAct && this.table.awaits === "throw" && this.acting === this.seat;
  }

  /** Whether I am the host. */
  get isHost() {
    return this.table.seats.some((seat) => seat.is_host && this.isMine(seat.number));
  }

  /** @param {number} seat */
  isMine(seat) {
    return this.table.yours.includes(seat);
  }

  /** Mine that is to act; else mine that may; else the one shown so far. @returns {number} */
  seatToShow() {
    const { yours, views } = this.table;
    if (yours.length === 0) return NOBODY;
    if (yours.includes(this.acting)) return this.acting;
    const asked = views.find((view) => yours.includes(view.seat) && view.actions.length > 0);
    if (asked) return asked.seat;
    return yours.includes(this.seat) ? this.seat : (yours[0] ?? NOBODY);
  }

  /** The seconds left on the clock of the seat to act. */
  get secondsLeft() {
    const clock = this.table.clock;
    return clock ? Math.max(0, clock.left - (Date.now() - this.clockAt) / 1000) : null;
  }
}

/** Bots that were given no name, so that another language may name them anew. */
const nameless = new WeakSet();

/**
 * Name the bots by their level, in the language of now.
 * @param {import("../wire/types.js").SeatSeen[]} seats
 */
export function nameBots(seats) {
  let number = 0;
  for (const seat of seats) {
    if (seat.filled !== "bot") continue;
    number += 1;
    if (!seat.name) nameless.add(seat);
    if (nameless.has(seat)) seat.name = say(`name-${seat.level}`, { number });
  }
}

/** @param {import("../wire/types.js").Seated} message */
function without({ seats, yours, phase, code, fair }) {
  return { seats, yours, phase, code, fair };
}

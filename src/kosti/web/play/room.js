// What the table's frame gives to a board.

import { seatColour } from "../draw/marks.js";
import { sound } from "../draw/sound.js";
import { say, words } from "../saying.js";
import { reducedMotion, settings, speed } from "../settings.js";
import { aloud, refusalByRule, speakerOf } from "./speech.js";

/** @typedef {import("./board.js").Room} Room */
/** @typedef {import("./board.js").SeatFace} SeatFace */
/** @typedef {import("./board.js").TableFace} TableFace */

/**
 * What a room needs of the frame.
 * @typedef {object} Frame
 * @property {() => import("./state.js").TableState} state
 * @property {(actions: string[]) => void} act
 * @property {(line: string) => void} gather
 * @property {(line: string) => Promise<any>} preview
 * @property {(what: string | import("../wire/types.js").RefusalSeen) => void} refuse
 * @property {(text: string) => number | undefined} judged
 * @property {() => boolean} hurry
 * @property {() => import("./slot.js").Size} slot
 * @property {() => void} refreshBar
 */

/**
 * Make the room of a board.
 * @param {Frame} frame
 * @returns {Room}
 */
export function makeRoom(frame) {
  return {
    act: (text) => frame.act([text]),
    gather: frame.gather,
    preview: frame.preview,
    refuse: frame.refuse,
    say,
    action: (action) => speakerOf(frame.state().table).action(action),
    refusal: (refusal) => refusalByRule(speakerOf(frame.state().table), refusal),
    event: (event) => speakerOf(frame.state().table).event(aloud(event, frame.state().table)),
    percent: (part) => words().percent(part),
    seat: (number) => seatFace(frame.state(), number),
    speed,
    hurry: frame.hurry,
    sound: (name) => {
      if (settings.sound) sound(name, frame.state().table.game);
    },
    reducedMotion,
    judged: frame.judged,
    slot: frame.slot,
    refreshBar: frame.refreshBar,
  };
}

/**
 * A seat as boards and plates show it.
 * @param {import("./state.js").TableState} state
 * @param {number} number
 * @returns {SeatFace}
 */
export function seatFace(state, number) {
  return {
    number,
    name: state.table.seats[number]?.name ?? "",
    colour: seatColour(number),
    mark: number,
    isMine: state.isMine(number),
    isActing: state.acting === number,
  };
}

/**
 * The table as boards see it beside a view.
 * @param {import("./state.js").TableState} state
 * @returns {TableFace}
 */
export function tableFace(state) {
  const { table } = state;
  return {
    game: table.game,
    options: table.options,
    seats: table.seats.map((seat) => seatFace(state, seat.number)),
    awaits: table.awaits,
    isOver: table.phase === "over",
    canAct: state.canAct,
  };
}

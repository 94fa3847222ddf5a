// The board of a record: it shows any step, and moves where one step follows another.

import { seatColour } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { boardMaker } from "../play/making.js";
import { stillRoom } from "../rules/situations.js";
import { reducedMotion, speed } from "../settings.js";

/** @typedef {import("./reading.js").Story} Story */

/**
 * Make the board of a story.
 * @param {Story} story
 */
export async function makeStillBoard(story) {
  const seats = story.names.map((name, number) => ({
    number,
    name,
    colour: seatColour(number),
    mark: number,
    isMine: false,
    isActing: false,
  }));
  let latest = 0;
  const element = html("div", { class: "stage record-stage", "data-game": story.game, inert: true });
  const room = { ...stillRoom(seats, element), speed, reducedMotion, hurry: () => pending !== latest };
  let pending = 0;
  const board = (await boardMaker(story.game))(room);
  element.append(board.element);
  const shape = new ResizeObserver(() => void go(at, at));
  let at = 0;
  let running = Promise.resolve();

  /**
   * @param {number} from
   * @param {number} to
   */
  function go(from, to) {
    at = to;
    const mine = ++latest;
    running = running.then(async () => {
      if (mine !== latest) return;
      pending = mine;
      await draw(from, to);
    });
    return running;
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  async function draw(from, to) {
    const frame = story.frames[to];
    if (!frame?.view) return;
    const view = { ...frame.view, actions: [], refusals: [] };
    const faces = seats.map((seat) => ({ ...seat, isActing: seat.number === view.turn }));
    const isOver = to === story.frames.length - 1;
    /** @type {import("../play/board.js").TableFace} */
    const face = { game: story.game, options: story.options, seats: faces, awaits: "nothing", isOver, canAct: false };
    if (to !== from + 1) return board.show(view, face);
    const entry = { number: to, step: frame.step, events: frame.events, commitment: "", key: "" };
    await board.tell([entry], view, face);
  }

  shape.observe(element);
  return {
    element,
    step: (/** @type {number} */ from, /** @type {number} */ to) => void go(from, to),
    reworded: () => board.reworded?.(),
    dispose: () => {
      shape.disconnect();
      board.dispose();
    },
  };
}

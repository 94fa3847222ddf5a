// The four numbers to announce, each with where it leads; nothing here tells the die.

import { choosable, placed, svg } from "../../../web/draw/svg.js";
import { fittedText } from "../../../web/play/keeping.js";
import { chip } from "../../../web/play/turn_dice.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */
/** @typedef {import("../../../web/play/slot.js").Box} Box */

export const NUMBERS = ["1", "2", "3", "4"];

/**
 * @param {Room} room
 * @param {ActionSeen} action
 * @param {Box} box
 * @param {(values: Record<string, any> | null) => void} foresee show where it leads, or no more
 */
export function number(room, { text, values }, { x, y, width, height }, foresee) {
  const middle = x + width / 2;
  const where = svg("text", { class: "leads", x: middle, y: y + height - 9, "text-anchor": "middle" });
  fittedText(where, room.say("say-leads", values), 13, width - 6);
  const made = svg(
    "g",
    { "data-key": `say-${text}` },
    svg("rect", { x, y, width, height, rx: 13 }),
    svg("text", { class: "big", x: middle, y: y + height / 2 + 6, "text-anchor": "middle" }, text),
  );
  const whole = svg("g", { class: "number" }, made, where);
  const part = room.judged(text);
  if (part !== undefined) whole.append(placed(chip(room.percent(part)), { x: middle, y: y + 2 }));
  choosable(made, { label: room.say("action-announce", values), allowed: true, choose: () => room.act(text) });
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => foresee(values));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => foresee(null));
  return whole;
}

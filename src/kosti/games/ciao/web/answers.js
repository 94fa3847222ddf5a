// Believe or doubt: two big answers, each with a line on what follows.

import { html } from "../../../web/draw/svg.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */

export const ANSWERS = ["believe", "doubt"];

/**
 * @param {Room} room
 * @param {ActionSeen[]} actions
 */
export function answers(room, actions) {
  return actions.filter(({ text }) => ANSWERS.includes(text)).map((action) => answer(room, action));
}

/**
 * @param {Room} room
 * @param {ActionSeen} action
 */
function answer(room, { text, key, values, warns }) {
  const other = room.seat(Number(values.other)).name;
  const part = room.judged(text);
  const named = { class: `button act answer ${text} ${warns ? "warns" : ""}`, type: "button", "data-key": `act-${text}` };
  return html(
    "button",
    { ...named, onclick: () => room.act(text) },
    html("strong", {}, room.say(`answer-${text}`)),
    html("span", { class: "follows" }, room.say(`follows-${key}`, { ...values, other })),
    part === undefined ? null : html("span", { class: "coach-share" }, room.percent(part)),
  );
}

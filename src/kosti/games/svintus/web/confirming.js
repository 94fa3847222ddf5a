// The confirm button of a placing: it says what the placing leads to.

import { html } from "../../../web/draw/svg.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/**
 * @typedef {{claims: string[], card: string, column: string, feeds: boolean, home: number[],
 *   hand: number, wins: boolean}} Preview
 */

/**
 * What a placing leads to, in words; nothing as long as that is not known.
 * @param {Room} room
 * @param {ViewSeen} view
 * @param {Preview | null} preview
 */
export function consequence(room, view, preview) {
  if (!preview) return "";
  const named = (/** @type {string} */ card) => room.say(`word-${card}`);
  const ownsCards = view.table.seats[view.seat]?.cards.length > 0;
  const home = preview.home[view.seat];
  return [
    preview.claims.length && room.say("preview-claims", { cards: preview.claims.map(named).join(", ") }),
    preview.card && room.say("preview-takes", { card: named(preview.card), column: preview.column }),
    preview.feeds && room.say(ownsCards ? "preview-feeds" : "preview-feeds-nothing"),
    home && room.say("preview-home", { count: home }),
    preview.wins ? room.say("preview-wins") : room.say("preview-hand", { count: preview.hand }),
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * @param {Room} room
 * @param {string} told the consequence
 * @param {import("./placing.js").Placing} placing
 * @param {() => void} clear
 */
export function buttons(room, told, placing, clear) {
  const words = told ? room.say("placing-confirm-told", { told }) : room.say("placing-confirm");
  const confirm = () => room.gather(placing.line);
  const named = { type: "button", "data-key": "confirm", onclick: confirm };
  const made = [html("button", { class: "button primary", ...named }, words)];
  if (placing.laid.length) {
    const back = { type: "button", "data-key": "clear", onclick: clear };
    made.push(html("button", { class: "button", ...back }, room.say("placing-clear")));
  }
  return made;
}

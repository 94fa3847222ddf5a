// What stands in the bar: a placing to confirm, a card to take or to give, each with its picture.

import { html, svg } from "../../../web/draw/svg.js";
import { cardSupplies, condition, suppliesOf } from "./pieces.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/wire/types.js").ActionSeen} ActionSeen */
/**
 * @typedef {{claims: string[], card: string, column: string, feeds: boolean, home: number[],
 *   hand: number, wins: boolean}} Preview
 */

const PICTURED = ["claim", "feed"];

/**
 * What a placing leads to, in words; nothing more as long as that is not known.
 * @param {Room} room
 * @param {{seat: number, table: Record<string, any>}} view
 * @param {Preview | null} preview
 */
export function consequence(room, view, preview) {
  if (!preview) return room.say("placing-confirm");
  const owns = view.table.seats[view.seat]?.cards.length > 0;
  const values = { ...preview, card: preview.card && room.say(`word-${preview.card}`), home: preview.home[view.seat] ?? 0 };
  const what = preview.claims.length ? "claim" : preview.wins ? "win" : preview.card ? "take" : preview.feeds ? (owns ? "feed" : "feed-nothing") : "nothing";
  return room.say(`confirm-${what}`, values);
}

/**
 * @param {Room} room
 * @param {string} told the consequence
 * @param {import("./placing.js").Placing} placing
 * @param {() => void} clear
 */
export function buttons(room, told, placing, clear) {
  const confirm = { type: "button", "data-key": "confirm", onclick: () => room.gather(placing.line) };
  const made = [html("button", { class: "button primary act", ...confirm }, told)];
  if (placing.laid.length) {
    const back = { type: "button", "data-key": "clear", onclick: clear };
    made.push(html("button", { class: "button act", ...back }, room.say("placing-clear")));
  }
  return made;
}

/** Whether the board shows an action with a picture of the card. @param {ActionSeen} action */
export function isPictured({ key }) {
  return PICTURED.includes(key);
}

/**
 * A card to take or to give, as it is drawn.
 * @param {Room} room
 * @param {ActionSeen} action
 */
export function pictured(room, action) {
  const { text, key, values, warns } = action;
  const card = String(values.card);
  const part = room.judged(text);
  const named = { class: `button act card-act ${warns ? "warns" : ""}`, type: "button", "data-key": `act-${text}`, "aria-label": room.action(action) };
  return html(
    "button",
    { ...named, onclick: () => room.act(text) },
    cardPicture(card, key === "claim"),
    html("span", {}, room.say(`short-${key}`)),
    part === undefined ? null : html("span", { class: "coach-share" }, room.percent(part)),
  );
}

/**
 * @param {string} card
 * @param {boolean} hasCondition
 */
function cardPicture(card, hasCondition) {
  const bare = card.replace(/^[a-z]+\d*-(?=no-)/, "");
  const wide = suppliesOf(bare).length * 30 + 8;
  const whole = wide + (hasCondition ? 108 : 0);
  const parts = [svg("g", { transform: `translate(${whole - wide / 2} 22)` }, cardSupplies(bare, 32))];
  if (hasCondition) parts.push(svg("g", { transform: "translate(52 22)" }, condition(card)));
  const style = `width: ${whole * 0.9}px; height: ${44 * 0.9}px`;
  const box = { class: "larder card-picture", viewBox: `0 0 ${whole} 44`, style, "aria-hidden": "true" };
  return svg("svg", box, ...parts);
}

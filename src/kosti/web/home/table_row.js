// One table in a list: its game, who sits there, and whose turn it is.

import { link } from "../chrome.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { say } from "../saying.js";
import { nameBots } from "../play/state.js";
import { vignette } from "./vignettes.js";

/** @typedef {import("../wire/types.js").TableListed} TableListed */

/**
 * Draw a table as a link to it.
 * @param {TableListed} table
 */
export function tableRow(table) {
  const name = html("strong", {}, say(`${table.game}:game-name`));
  nameBots(table.seats);
  const isMine = isMyTurn(table);
  const seats = table.seats.map((seat) =>
    html(
      "span",
      { class: "row-seat" },
      markPicture(seat.number),
      seat.filled === "open" ? say("seat-open") : seat.name,
    ),
  );
  return link(
    `t/${table.id}`,
    { class: `card table-row ${isMine ? "mine-to-move" : ""}` },
    html("span", { class: "row-picture" }, vignette(table.game)),
    html(
      "span",
      { class: "row-words" },
      name,
      html("span", { class: "row-seats small" }, ...seats),
      html("span", { class: "row-state small" }, state(table, isMine)),
    ),
  );
}

/**
 * Whether a table waits for me.
 * @param {TableListed} table
 */
export function isMyTurn(table) {
  return table.phase === "playing" && table.yours.includes(table.to_act);
}

/**
 * @param {TableListed} table
 * @param {boolean} isMine
 */
function state(table, isMine) {
  if (isMine) return say("row-my-turn");
  if (table.phase === "waiting") return say("row-waiting");
  if (table.phase === "over") return say("row-over");
  if (table.phase === "closed") return say("row-closed");
  return say("row-turn", { name: table.seats[table.to_act]?.name ?? "" });
}

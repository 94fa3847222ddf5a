// The seats of the table: who sits there, who is to act, who is away.

import { icon } from "../draw/icons.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";

/** @typedef {import("./state.js").TableState} TableState */

/**
 * Draw the plates of all seats.
 * @param {Element} part
 * @param {TableState} state
 * @param {(seat: number) => void} press
 */
export function drawPlates(part, state, press) {
  part.classList.toggle("many", state.table.seats.length > 3);
  refill(part, ...state.table.seats.map((seat) => plate(state, seat, press)));
}

/**
 * @param {TableState} state
 * @param {import("../wire/types.js").SeatSeen} seat
 * @param {(seat: number) => void} press
 */
function plate(state, seat, press) {
  const isActing = state.acting === seat.number;
  const mine = state.isMine(seat.number);
  const kind = `seat-plate seat-plate-${seat.number} ${isActing ? "acting" : ""} ${mine ? "mine" : ""}`;
  const said = describe(state, seat, isActing);
  const named = { class: kind, type: "button", "aria-label": said, title: said };
  return html(
    "button",
    { ...named, "data-key": `plate-${seat.number}`, onclick: () => press(seat.number) },
    markPicture(seat.number),
    html("span", { class: "seat-plate-name" }, seat.filled === "open" ? say("seat-open") : seat.name),
    sign(seat),
    state.table.round > 1 && html("span", { class: "seat-plate-won", title: say("won-so-far") }, score(seat.won)),
    isActing && clock(state),
  );
}

/** @param {import("../wire/types.js").SeatSeen} seat */
function sign(seat) {
  if (seat.filled === "bot" || seat.stand_in) return icon("robot");
  if (seat.filled === "human" && !seat.is_here) return icon("cloud");
  return seat.is_host ? icon("host") : null;
}

/** @param {number} won */
export function score(won) {
  return new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 2 }).format(won);
}

/** @param {TableState} state */
function clock(state) {
  const left = state.secondsLeft;
  if (left === null) return null;
  return html("span", { class: `seat-plate-clock ${left < 10 ? "short" : ""}` }, icon("clock"), clockText(left));
}

/**
 * A time that is left, as short as it can be said.
 * @param {number} seconds
 */
export function clockText(seconds) {
  if (seconds >= 7200) return say("hours-left", { hours: Math.round(seconds / 3600) });
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * @param {TableState} state
 * @param {import("../wire/types.js").SeatSeen} seat
 * @param {boolean} isActing
 */
function describe(state, seat, isActing) {
  const parts = [seat.filled === "open" ? say("seat-open") : seat.name];
  if (seat.filled === "bot") parts.push(say("level", { level: seat.level }));
  if (state.isMine(seat.number)) parts.push(say("seat-yours"));
  if (seat.is_host) parts.push(say("seat-host"));
  if (seat.filled === "human" && !seat.is_here) parts.push(say("seat-away"));
  if (seat.stand_in) parts.push(say("seat-stand-in"));
  if (isActing) parts.push(say("seat-acting"));
  if (state.table.round > 1) parts.push(`${say("won-so-far")} ${score(seat.won)}`);
  return parts.join(" · ");
}

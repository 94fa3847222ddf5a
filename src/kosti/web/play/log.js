// The log: everything that happened, in words, the newest below.

import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { aloud, speakerOf } from "./speech.js";
import { told } from "./told.js";

/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").Table} Table */

/**
 * The words of entries, a line an event.
 * @param {Entry[]} entries
 * @param {Table} table
 */
export function lines(entries, table) {
  const speaker = speakerOf(table);
  return eventsOf(entries, table).map((event) => speaker.event(event));
}

/**
 * @param {Entry[]} entries
 * @param {Table} table
 */
function eventsOf(entries, table) {
  return entries.flatMap((entry) => entry.events.map((event) => aloud(event, table)));
}

/**
 * Draw the whole log.
 * @param {Element} part
 * @param {Table} table
 */
export function drawLog(part, table) {
  let before = -2;
  const speaker = speakerOf(table);
  const items = eventsOf(table.log, table).map((event) => {
    const isNew = event.kind === "threw" && event.seat !== before;
    if (event.kind === "threw") before = event.seat;
    return item(event, speaker, isNew);
  });
  part.replaceChildren(...items);
  toEnd(part);
}

/**
 * Add to the log what has happened.
 * @param {Element} part
 * @param {Entry[]} entries
 * @param {Table} table
 */
export function addToLog(part, entries, table) {
  const speaker = speakerOf(table);
  for (const event of eventsOf(entries, table)) {
    const last = part.lastElementChild;
    const isNew = event.kind === "threw" && last instanceof HTMLElement && last.dataset["seat"] !== String(event.seat);
    part.append(item(event, speaker, isNew));
  }
  while (part.childElementCount > 600) part.firstElementChild?.remove();
  toEnd(part);
}

/**
 * @param {import("../wire/types.js").EventSeen} event
 * @param {import("../speaking.js").Speaker} speaker
 * @param {boolean} isNew
 */
function item(event, speaker, isNew) {
  const { seat } = event;
  const sign = seat >= 0 ? markPicture(seat) : html("span", { class: "mark-picture" });
  return html("li", { class: isNew ? "new-turn" : "", "data-seat": seat }, sign, told(speaker, event));
}

/** @param {Element} part */
function toEnd(part) {
  part.scrollTop = part.scrollHeight;
}

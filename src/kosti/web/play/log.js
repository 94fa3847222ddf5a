// The log: everything that happened, in words, the newest below.

import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { aloud, speakerOf } from "./speech.js";

/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../wire/types.js").Table} Table */

/**
 * The words of entries, a line an event.
 * @param {Entry[]} entries
 * @param {Table} table
 * @returns {{seat: number, text: string, kind: string, number: number}[]}
 */
export function lines(entries, table) {
  const speaker = speakerOf(table);
  return entries.flatMap((entry) =>
    entry.events.map((event) => ({
      seat: event.seat,
      text: speaker.event(aloud(event, table)),
      kind: event.kind,
      number: entry.number,
    })),
  );
}

/**
 * Draw the whole log.
 * @param {Element} part
 * @param {Table} table
 */
export function drawLog(part, table) {
  let before = -2;
  const items = lines(table.log, table).map(({ seat, text, kind }) => {
    const isNew = kind === "threw" && seat !== before;
    if (kind === "threw") before = seat;
    return item(seat, text, isNew);
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
  for (const { seat, text, kind } of lines(entries, table)) {
    const last = part.lastElementChild;
    const isNew = kind === "threw" && last instanceof HTMLElement && last.dataset["seat"] !== String(seat);
    part.append(item(seat, text, isNew));
  }
  while (part.childElementCount > 600) part.firstElementChild?.remove();
  toEnd(part);
}

/**
 * @param {number} seat
 * @param {string} text
 * @param {boolean} isNew
 */
function item(seat, text, isNew) {
  const sign = seat >= 0 ? markPicture(seat) : html("span", { class: "mark-picture" });
  return html("li", { class: isNew ? "new-turn" : "", "data-seat": seat }, sign, html("span", {}, text));
}

/** @param {Element} part */
function toEnd(part) {
  part.scrollTop = part.scrollHeight;
}

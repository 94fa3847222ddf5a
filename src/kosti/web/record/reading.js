// Reads a record; the server tells its steps, and without it only the record itself is known.

import { has, say } from "../saying.js";
import { Trouble, ask } from "../wire/api.js";

/** @typedef {import("../wire/types.js").EventSeen} EventSeen */
/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/**
 * One step of a record and what stands on the table after it; frame 0 is the beginning.
 * @typedef {{step: string, events: EventSeen[], view: ViewSeen | null}} Told
 */
/**
 * @typedef {object} Story
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string[]} names
 * @property {Told[]} frames
 * @property {any} data the record itself
 */

/**
 * Read a record, given as JSON or as its text.
 * @param {any} data
 * @returns {Promise<Story>}
 */
export async function readRecord(data) {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  try {
    const told = await ask("POST", "api/replay", { record: text });
    const record = JSON.parse(told.record);
    return { ...told, names: seatNames(record.seats), data: record };
  } catch (trouble) {
    const isFar = trouble instanceof Trouble && trouble.key === "offline";
    if (!isFar || typeof data === "string") throw trouble;
  }
  return alone(data);
}

/**
 * What can be told of a record where no server is to be reached.
 * @param {any} data
 * @returns {Story}
 */
function alone(data) {
  if (data?.format !== "kosti-record") throw new Trouble("not-a-record");
  const names = seatNames(data.seats);
  return { game: String(data.game), options: data.options ?? {}, names, frames: [], data };
}

/**
 * The names at a record's table; bots without one are named as at the table.
 * @param {any} seats
 * @returns {string[]}
 */
export function seatNames(seats) {
  let bots = 0;
  return (Array.isArray(seats) ? seats : []).map((seat, place) => {
    const key = `name-${seat?.kind}`;
    const isBot = seat?.kind !== "human" && has(key);
    bots += Number(isBot);
    if (typeof seat?.name === "string" && seat.name) return seat.name;
    return isBot ? say(key, { number: bots }) : say("name-human", { number: place + 1 });
  });
}

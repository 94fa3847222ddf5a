// What happens at a table in words; a secret die is never told aloud.

import { say, words } from "../saying.js";
import { Speaker } from "../speaking.js";

/** @typedef {import("../wire/types.js").Table} Table */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */

/**
 * The one who speaks of this table in the language of now.
 * @param {Table} table
 */
export function speakerOf(table) {
  return new Speaker(words(), table.seats.map((seat) => seat.name));
}

/**
 * Why something cannot be chosen, and by which rule.
 * @param {Speaker} speaker
 * @param {import("../wire/types.js").RefusalSeen} refusal
 */
export function refusalByRule(speaker, refusal) {
  return say("refused-by-rule", { reason: speaker.refusal(refusal), rule: refusal.rule });
}

/**
 * An event as all at the table might hear it: what its reader alone knows is left out, unless the
 * game is over.
 * @param {EventSeen} event
 * @param {Table} table
 */
export function aloud(event, table) {
  const isSecret = event.values["sight"] === "open" && table.options["reveal"] !== "all";
  if (!isSecret || table.phase !== "playing") return event;
  return { ...event, values: { ...event.values, sight: "hidden", face: "?" } };
}

/**
 * Who is to act, in a sentence.
 * @param {import("./state.js").TableState} state
 */
export function turnSentence(state) {
  const { table } = state;
  if (table.phase === "waiting") return say("waits-for-players");
  if (table.phase === "closed") return say("table-closed");
  if (table.phase === "over") return say("game-over");
  const name = table.seats[state.acting]?.name ?? "";
  if (state.canAct && state.seat !== state.acting) return say("you-may-answer", { name: nameOf(state) });
  if (state.canAct) {
    return table.yours.length > 1 ? say("turn-here", { name: nameOf(state) }) : say("turn-yours");
  }
  return name ? say("turn-of", { name }) : say("turn-nobody");
}

/** @param {import("./state.js").TableState} state */
function nameOf(state) {
  return state.table.seats[state.seat]?.name ?? "";
}

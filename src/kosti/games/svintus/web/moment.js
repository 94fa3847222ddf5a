// What was remarkable in a game: the last glutton card taken, or the last feast of the Hamsters.

/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */

/**
 * @param {EventSeen[]} events
 * @returns {EventSeen | undefined}
 */
export function remarkable(events) {
  return (
    events.findLast((event) => event.kind === "glutton_taken") ??
    events.findLast((event) => event.kind === "fed")
  );
}

// What was remarkable in a game: the greatest theft, or the greatest tile.

/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */

/**
 * @param {EventSeen[]} events
 * @returns {EventSeen | undefined}
 */
export function remarkable(events) {
  return greatest(events, "stole") ?? greatest(events, "took");
}

/**
 * @param {EventSeen[]} events
 * @param {string} kind
 */
function greatest(events, kind) {
  return events
    .filter((event) => event.kind === kind)
    .sort((one, other) => other.values["tile"] - one.values["tile"])[0];
}

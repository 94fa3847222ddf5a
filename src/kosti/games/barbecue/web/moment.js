// What was remarkable in a game: the greatest theft, or the place closed for most worms.

/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */

/**
 * @param {EventSeen[]} events
 * @returns {EventSeen | undefined}
 */
export function remarkable(events) {
  return greatest(events, "stole") ?? greatest(events, "doubled") ?? greatest(events, "put");
}

/**
 * @param {EventSeen[]} events
 * @param {string} kind
 */
function greatest(events, kind) {
  return events
    .filter((event) => event.kind === kind)
    .sort((one, other) => other.values["place"] - one.values["place"])[0];
}

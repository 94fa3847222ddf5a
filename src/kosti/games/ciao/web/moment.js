// What was remarkable in a game: the last lie that was found out, or the last hero to fall.

/** @typedef {import("../../../web/wire/types.js").EventSeen} EventSeen */

/**
 * @param {EventSeen[]} events
 * @returns {EventSeen | undefined}
 */
export function remarkable(events) {
  const caught = events.findLast((event) => event.kind === "revealed" && event.values["truth"] === "lie");
  return caught ?? events.findLast((event) => event.kind === "fell");
}

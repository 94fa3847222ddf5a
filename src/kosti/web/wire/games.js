// The games of the server, in the order of the shelf.

import { ask } from "./api.js";

/** @typedef {import("./types.js").GameSeen} GameSeen */

const ORDER = ["bratwurmeck", "barbecue", "ciao", "svintus"];

/** @type {Promise<GameSeen[]> | null} */
let asked = null;

/** The games, asked for once. */
export function knownGames() {
  if (asked) return asked;
  const asking = /** @type {Promise<GameSeen[]>} */ (ask("GET", "api/games"));
  asking.catch(() => (asked = null));
  asked = asking.then((games) => games.sort((one, other) => rank(one) - rank(other)));
  return asked;
}

/** @param {GameSeen} game */
function rank(game) {
  const place = ORDER.indexOf(game.name);
  return place < 0 ? ORDER.length : place;
}

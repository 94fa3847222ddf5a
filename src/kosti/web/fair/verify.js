// Whether a record is what its table's dice threw: every throw recomputed, without the server.
// The rules of the game are not known here: what was in the air is taken from the record.

import { ALGORITHM, below, commitmentOf, contributed, fallen, hexOf, keyOf, words } from "./dice.js";
import { Unreadable, algorithmOf, headingOf, readMark } from "./reading.js";

/** @typedef {import("./reading.js").Heading} Heading */
/** @typedef {import("./reading.js").Mark} Mark */
/** @typedef {{key: string, values: Record<string, any>}} Finding a message; seats are numbers */
/** @typedef {"proved" | "false" | "open" | "none"} Verdict */
/** @typedef {{verdict: Verdict, findings: Finding[]}} Report */
/** @typedef {{throws: number, recomputed: number, hidden: number}} Tally */

const SHOWN = 16;

/** The first thing that is false. */
class FoundFalse extends Error {
  /**
   * @param {string} key
   * @param {Record<string, any>} values
   */
  constructor(key, values) {
    super(key);
    this.finding = { key, values };
  }
}

/**
 * Recompute all throws of a record.
 * @param {any} record as its JSON form has it
 * @returns {Report}
 */
export function verify(record) {
  const name = algorithmOf(record);
  if (name === null) return report("none", finding("dice-none"));
  if (name !== ALGORITHM) return report("none", finding("dice-unknown", { name: name.slice(0, 40) }));
  try {
    const heading = headingOf(record);
    checkHeading(heading);
    const tally = checkThrows(record, heading);
    return report(heading.secret ? "proved" : "open", ...told(heading, tally));
  } catch (error) {
    if (error instanceof FoundFalse) return report("false", error.finding, finding("dice-false"));
    if (!(error instanceof Unreadable)) throw error;
    const damaged = finding("dice-false-field", { field: error.field });
    return report("false", damaged, finding("dice-false"));
  }
}

/** @param {Heading} heading */
function checkHeading({ secret, commitment, first, contributions, label }) {
  if (!secret) return;
  const found = hexOf(commitmentOf(secret));
  if (found !== commitment) {
    const digits = { found: found.slice(0, SHOWN), due: commitment.slice(0, SHOWN) };
    throw new FoundFalse("dice-false-secret", digits);
  }
  if (first === null) return;
  const seats = contributions.length;
  const due = below(seats, words(keyOf(secret, label, 0), contributed(contributions)));
  if (due !== first) {
    throw new FoundFalse("dice-false-first", { seat: 0, other: (due - first + seats) % seats });
  }
}

/**
 * @param {any} record
 * @param {Heading} heading
 * @returns {Tally}
 */
function checkThrows({ line, marks }, heading) {
  const given = contributed(heading.contributions);
  const tally = { throws: 0, recomputed: 0, hidden: 0 };
  for (const [place, text] of /** @type {string[]} */ (line).entries()) {
    if (!text.startsWith("(")) continue;
    const number = ++tally.throws;
    const mark = markOf(marks?.[place], number);
    const key = checkedKey(heading, mark, number);
    if (!key) continue;
    tally.recomputed++;
    const seen = text.replace(/^\(|\)$/g, "");
    if (/^[?!]/.test(seen)) tally.hidden++;
    const due = fallen(key, given, mark.air);
    if (!agrees(seen, due)) {
      throw falseThrow("dice-false-throw", number, mark, { found: seen.slice(0, 40), due });
    }
  }
  return tally;
}

/**
 * @param {any} mark
 * @param {number} number
 */
function markOf(mark, number) {
  try {
    return readMark(mark);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new FoundFalse("dice-false-unmarked", { throw: number, field: error.field });
  }
}

/**
 * Return the throw's key if it is known; it must be what was promised.
 * @param {Heading} heading
 * @param {Mark} mark
 * @param {number} number
 */
function checkedKey({ secret, label }, mark, number) {
  const key = secret ? keyOf(secret, label, number) : mark.key;
  if (!key) return null;
  if (mark.key && hexOf(mark.key) !== hexOf(key)) throw falseThrow("dice-false-key", number, mark);
  if (hexOf(commitmentOf(key)) !== mark.commitment) {
    throw falseThrow("dice-false-commitment", number, mark);
  }
  return key;
}

/**
 * Tell whether what was seen of a throw can be this: all of it, nothing, or what it is not.
 * @param {string} seen
 * @param {string} due
 */
function agrees(seen, due) {
  return seen.startsWith("!") ? seen.slice(1) !== due : seen === "?" || seen === due;
}

/**
 * Return what was found where nothing is false.
 * @param {Heading} heading
 * @param {Tally} tally
 */
function told({ secret, first, contributions }, { throws, recomputed, hidden }) {
  const count = contributions.length;
  const seats = [...contributions.keys()].filter(
    (seat) => contributions[((first ?? 0) + seat) % count]?.length,
  );
  const found = [
    seats.length ? finding("dice-contributed", { seats }) : finding("dice-nobody-contributed"),
  ];
  if (!secret) {
    if (recomputed) found.push(finding("dice-disclosed", { count: recomputed }));
    found.push(finding("dice-waiting", { count: throws - recomputed }), finding("dice-open"));
    return found;
  }
  const drawn = first === null ? "dice-first-chosen" : "dice-first-drawn";
  found.unshift(finding("dice-bound"), finding(drawn, { seat: 0 }));
  found.push(finding("dice-recomputed", { count: recomputed }));
  if (hidden) found.push(finding("dice-hidden", { count: hidden }));
  return [...found, finding("dice-proved"), finding("dice-without-rules"), finding("dice-limits")];
}

/**
 * @param {string} key
 * @param {Record<string, any>} [values]
 * @returns {Finding}
 */
function finding(key, values = {}) {
  return { key, values };
}

/**
 * @param {Verdict} verdict
 * @param {...Finding} findings
 * @returns {Report}
 */
function report(verdict, ...findings) {
  return { verdict, findings };
}

/**
 * @param {string} key
 * @param {number} number
 * @param {Mark} mark
 * @param {Record<string, any>} [values]
 */
function falseThrow(key, number, { turn, seat }, values = {}) {
  return new FoundFalse(key, { throw: number, turn, seat, ...values });
}

/**
 * Return the sentence of a finding, its seats by their names.
 * @param {Finding} finding
 * @param {string[]} names
 * @param {(key: string, values: Record<string, any>) => string} say
 */
export function lineOf({ key, values }, names, say) {
  const { seat, other, seats, ...plain } = values;
  if (seat !== undefined) plain["name"] = names[seat] ?? "";
  if (other !== undefined) plain["other"] = names[other] ?? "";
  if (seats) plain["names"] = seats.map((/** @type {number} */ each) => names[each] ?? "");
  return say(key, plain);
}

// The derivation of the dice `kosti-dice-1`, as docs/fair-dice.md specifies it byte by byte.

import { hmac, joined, sha256 } from "./sha256.js";

export const ALGORITHM = "kosti-dice-1";
export const CONTRIBUTION = 16;
const WORD = 2 ** 32;
const FACES = 6;
const LONGEST_TABLE = 255;

/**
 * What was in the air: equal dice with named faces, or one of some kinds, each so many times there.
 * @typedef {{dice: number, faces: string} | {kinds: [string, number][]}} Air
 */

/**
 * Return what the messages for keys begin with.
 * @param {string} table
 */
export function labelled(table) {
  const name = new TextEncoder().encode(table);
  if (!name.length || name.length > LONGEST_TABLE) throw new RangeError("no name of a table");
  return joined(new TextEncoder().encode(ALGORITHM), Uint8Array.of(name.length), name);
}

/**
 * Return all contributions as one text.
 * @param {Uint8Array[]} contributions
 */
export function contributed(contributions) {
  const parts = contributions.flatMap((given) => [Uint8Array.of(given.length), given]);
  return joined(Uint8Array.of(contributions.length), ...parts);
}

/**
 * Return the key of a throw.
 * @param {Uint8Array} secret
 * @param {Uint8Array} label
 * @param {number} number
 */
export function keyOf(secret, label, number) {
  const counted = new DataView(new ArrayBuffer(8));
  counted.setUint32(0, Math.floor(number / WORD));
  counted.setUint32(4, number % WORD);
  return hmac(secret, joined(label, new Uint8Array(counted.buffer)));
}

/**
 * Yield 32-bit words without end.
 * @param {Uint8Array} key
 * @param {Uint8Array} given
 * @returns {Generator<number, never, void>}
 */
export function* words(key, given) {
  for (let counter = 0; ; counter++) {
    const counted = new DataView(new ArrayBuffer(4));
    counted.setUint32(0, counter);
    const block = hmac(key, joined(given, new Uint8Array(counted.buffer)));
    const view = new DataView(block.buffer);
    for (let at = 0; at < block.length; at += 4) yield view.getUint32(at);
  }
}

/**
 * Return the number below a bound that a word means, -1 if another must be drawn.
 * @param {number} word
 * @param {number} bound
 */
export function numberOf(word, bound) {
  return word < WORD - (WORD % bound) ? word % bound : -1;
}

/**
 * Return a number below a bound from as many words as it takes.
 * @param {number} bound
 * @param {Iterator<number, unknown, void>} drawn
 */
export function below(bound, drawn) {
  let number = -1;
  while (number < 0) number = numberOf(/** @type {number} */ (drawn.next().value), bound);
  return number;
}

/**
 * Return what falls, as a record writes it.
 * @param {Uint8Array} key
 * @param {Uint8Array} given
 * @param {Air} air
 */
export function fallen(key, given, air) {
  const drawn = words(key, given);
  if ("kinds" in air) return kindAt(air.kinds, below(totalOf(air.kinds), drawn));
  const numbers = Array.from({ length: air.dice }, () => below(FACES, drawn));
  return [...air.faces].map((face, place) => face.repeat(countOf(numbers, place))).join("");
}

/**
 * Return the kind that a number below the sum of the counts means.
 * @param {[string, number][]} kinds
 * @param {number} number
 */
export function kindAt(kinds, number) {
  let left = number;
  for (const [kind, count] of kinds) {
    if (left < count) return kind;
    left -= count;
  }
  throw new RangeError(`no kind ${number}`);
}

/** @param {[string, number][]} kinds */
export function totalOf(kinds) {
  return kinds.reduce((sum, [, count]) => sum + count, 0);
}

/**
 * @param {number[]} numbers
 * @param {number} wanted
 */
function countOf(numbers, wanted) {
  return numbers.filter((number) => number === wanted).length;
}

/**
 * Return what binds to a secret or a key.
 * @param {Uint8Array} secret
 */
export function commitmentOf(secret) {
  return sha256(secret);
}

/**
 * Return new random bytes to contribute.
 * @returns {Uint8Array}
 */
export function newContribution() {
  return crypto.getRandomValues(new Uint8Array(CONTRIBUTION));
}

/**
 * Return bytes as small hexadecimal digits.
 * @param {Uint8Array} bytes
 */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

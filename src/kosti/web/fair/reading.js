// Reads what a record tells of its dice, strictly: what is not as it should be is named.

import { ALGORITHM, CONTRIBUTION, labelled } from "./dice.js";

/** @typedef {import("./dice.js").Air} Air */
/**
 * @typedef {object} Heading
 * @property {Uint8Array} label
 * @property {string} commitment
 * @property {Uint8Array[]} contributions
 * @property {number | null} first the number that throw 0 drew
 * @property {Uint8Array | null} secret
 */
/**
 * @typedef {object} Mark
 * @property {number} turn
 * @property {number} seat
 * @property {Air} air
 * @property {string} commitment
 * @property {Uint8Array | null} key
 */

const DIGEST = 32;
const MOST_DICE = 15;
const MOST_OF_A_KIND = 2 ** 20;

/** A field is missing or is not what it should be. */
export class Unreadable extends Error {
  /** @param {string} field */
  constructor(field) {
    super(field);
    this.field = field;
  }
}

/**
 * Return the name of what the dice follow, null if the record tells nothing of its dice.
 * @param {any} record
 * @returns {string | null}
 */
export function algorithmOf(record) {
  const told = record?.fair ?? null;
  if (told === null) return null;
  return typeof told.algorithm === "string" ? told.algorithm : "";
}

/**
 * Return the heading of a record whose dice are known.
 * @param {any} record
 * @returns {Heading}
 */
export function headingOf({ fair, seats, line }) {
  if (fair.algorithm !== ALGORITHM) throw new Unreadable("fair.algorithm");
  if (!Array.isArray(seats)) throw new Unreadable("seats");
  if (!Array.isArray(line) || !line.every((step) => typeof step === "string")) {
    throw new Unreadable("line");
  }
  const { table, commitment, contributions, first = null, secret = null } = fair;
  if (!Array.isArray(contributions) || contributions.length !== seats.length) {
    throw new Unreadable("fair.contributions");
  }
  if (first !== null && !(isNumber(first) && first < seats.length)) {
    throw new Unreadable("fair.first");
  }
  bytesOf(commitment, "fair.commitment", DIGEST);
  return {
    label: labelOf(table),
    commitment,
    contributions: contributions.map((given, place) =>
      bytesOf(given, `fair.contributions[${place}]`, 0, CONTRIBUTION),
    ),
    first,
    secret: secret === null ? null : bytesOf(secret, "fair.secret", DIGEST),
  };
}

/** @param {unknown} table */
function labelOf(table) {
  try {
    if (typeof table === "string") return labelled(table);
  } catch {
    // told below
  }
  throw new Unreadable("fair.table");
}

/**
 * Return the mark of a throw.
 * @param {any} mark
 * @returns {Mark}
 */
export function readMark(mark) {
  const { turn, seat, air, commitment, key = null } = mark ?? {};
  if (!isNumber(turn)) throw new Unreadable("turn");
  if (!isNumber(seat)) throw new Unreadable("seat");
  if (!isAir(air)) throw new Unreadable("air");
  bytesOf(commitment, "commitment", DIGEST);
  const disclosed = key === null ? null : bytesOf(key, "key", DIGEST);
  return { turn, seat, air, commitment, key: disclosed };
}

/**
 * Return bytes written in small hexadecimal digits.
 * @param {unknown} text
 * @param {string} field
 * @param {...number} lengths
 */
export function bytesOf(text, field, ...lengths) {
  const isHex = typeof text === "string" && /^(?:[0-9a-f]{2})*$/.test(text);
  if (!isHex || !lengths.includes(text.length / 2)) throw new Unreadable(field);
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}

/**
 * @param {any} air
 * @returns {air is Air}
 */
function isAir(air) {
  if (typeof air !== "object" || air === null) return false;
  if (!("kinds" in air)) {
    const { dice, faces } = air;
    return isNumber(dice) && dice > 0 && dice <= MOST_DICE && isFaces(faces);
  }
  return Array.isArray(air.kinds) && air.kinds.length > 0 && air.kinds.every(isKind);
}

/** @param {unknown} faces */
function isFaces(faces) {
  return typeof faces === "string" && faces.length === 6 && new Set(faces).size === 6;
}

/** @param {unknown} kind */
function isKind(kind) {
  if (!Array.isArray(kind) || kind.length !== 2) return false;
  const [name, count] = kind;
  return typeof name === "string" && isNumber(count) && count > 0 && count <= MOST_OF_A_KIND;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isNumber(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

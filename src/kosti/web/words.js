// Says messages, word for word as the terminal does: the twin of core/words.py.

import { exact } from "./decimals.js";

/**
 * A message as the server compiles it: a text, or texts, values (`[name]`) and choices by a value.
 * @typedef {string | Part[]} Pattern
 * @typedef {string | [string] | [string, Variants, string]} Part
 * @typedef {{[variant: string]: Pattern}} Variants
 */
/** @typedef {Record<string, Pattern>} Messages */
/** @typedef {Record<string, unknown>} Values */

const MOST_DIGITS = 3;

/** The words of one language. */
export class Words {
  /**
   * @param {string} language
   * @param {...Messages} messages the later ones count where keys are equal
   */
  constructor(language, ...messages) {
    this.language = language;
    this.messages = /** @type {Messages} */ (Object.assign(Object.create(null), ...messages));
    this.plurals = new Intl.PluralRules(language);
  }

  /** The names of all messages. */
  get keys() {
    return Object.keys(this.messages).sort();
  }

  /**
   * Tell whether there is such a message.
   * @param {string} key
   */
  has(key) {
    return key in this.messages;
  }

  /**
   * Return a message with its values, lists joined by commas. Without such a message its key is
   * returned and an error logged; so it is with a value that is missing.
   * @param {string} key
   * @param {Values} [values]
   * @returns {string}
   */
  say(key, values = {}) {
    const pattern = this.messages[key];
    if (pattern === undefined) {
      console.error(`no words for "${key}" in ${this.language}`);
      return key;
    }
    return this.said(pattern, values, key);
  }

  /**
   * Return what a person types and reads for a choice or a face written so.
   * @param {string} text
   */
  typed(text) {
    return this.has(`word-${text}`) ? this.say(`word-${text}`) : text;
  }

  /**
   * Return dice as they are read, set apart by spaces.
   * @param {Iterable<string>} letters
   */
  dice(letters) {
    return Array.from(letters, (letter) => this.typed(letter)).join(" ");
  }

  /**
   * Return a part of 1 in percent, as this language writes it.
   * @param {number} part
   */
  percent(part) {
    return `${this.formatted(exact(part, 1, 1, 2))} %`;
  }

  /**
   * Return a number with so many decimals, as this language writes it.
   * @param {number} number
   * @param {number} [digits]
   */
  number(number, digits = 0) {
    return this.formatted(exact(number, digits, digits));
  }

  /**
   * @param {Pattern} pattern
   * @param {Values} values
   * @param {string} key
   * @returns {string}
   */
  said(pattern, values, key) {
    if (typeof pattern === "string") return pattern;
    return pattern.map((part) => this.part(part, values, key)).join("");
  }

  /**
   * @param {Part} part
   * @param {Values} values
   * @param {string} key
   */
  part(part, values, key) {
    if (typeof part === "string") return part;
    const [name, variants, fallback = ""] = part;
    const value = values[name];
    if (value === undefined || value === null) console.error(`"${key}" is said without ${name}`);
    if (!variants) return this.plain(value);
    const wanted = this.variant(value, variants);
    const chosen = variants[Object.hasOwn(variants, wanted) ? wanted : fallback];
    return this.said(/** @type {Pattern} */ (chosen), values, key);
  }

  /**
   * @param {unknown} value
   * @param {Variants} variants
   */
  variant(value, variants) {
    if (typeof value !== "number") return isNumeral(String(value)) ? "" : String(value);
    const same = Object.keys(variants).find((key) => isNumeral(key) && Number(key) === value);
    return same ?? this.plurals.select(value);
  }

  /** @param {unknown} value */
  plain(value) {
    if (typeof value === "number") return this.formatted(exact(value, 0, MOST_DIGITS));
    return Array.isArray(value) ? value.join(", ") : String(value);
  }

  /** @param {import("./decimals.js").Exact} number */
  formatted({ isNegative, whole, fraction }) {
    const text = new Intl.NumberFormat(this.language).format(whole);
    const point = fraction ? this.point + fraction : "";
    return (isNegative ? "-" : "") + text + point;
  }

  /** What stands before decimals. */
  get point() {
    const parts = new Intl.NumberFormat(this.language).formatToParts(0.5);
    return parts.find((part) => part.type === "decimal")?.value ?? ".";
  }
}

/** @param {string} key */
function isNumeral(key) {
  return /^-?\d/.test(key);
}

/** @type {Map<string, Promise<Messages>>} */
const loaded = new Map();

/**
 * Return the words of a language, with those of one game if it is named.
 * @param {string} language
 * @param {string} [game]
 */
export async function loadWords(language, game = "") {
  const wanted = [language, ...(game ? [`${language}.${game}`] : [])];
  return new Words(language, ...(await Promise.all(wanted.map(messagesOf))));
}

/** @param {string} name */
function messagesOf(name) {
  let messages = loaded.get(name);
  if (!messages) {
    messages = asked(name);
    messages.catch(() => loaded.delete(name));
    loaded.set(name, messages);
  }
  return messages;
}

/**
 * @param {string} name
 * @returns {Promise<Messages>}
 */
async function asked(name) {
  const answer = await fetch(new URL(`words/${name}.json`, document.baseURI));
  if (!answer.ok) throw new Error(`no words ${name}: ${answer.status}`);
  return answer.json();
}

// Says events, actions and reasons with the names of one table: the twin of core/speaker.py.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {Record<string, any>} Values */
/** @typedef {{key: string, values: Values}} Keyed */
/** @typedef {import("./wire/types.js").EventSeen} EventSeen */

const NAMED = ["card"]; // values that are said by their `word-…`

/** Says what happens at one table. */
export class Speaker {
  /**
   * @param {Words} words
   * @param {string[]} names by seat
   */
  constructor(words, names) {
    this.words = words;
    this.names = names;
  }

  /**
   * Return what happened.
   * @param {EventSeen} event
   */
  event({ kind, seat, other, values }) {
    const names = { name: this.name(seat), other: this.name(other) };
    return this.words.say(`event-${kind}`, { ...names, ...this.spoken(values) });
  }

  /**
   * Return what an action does.
   * @param {Keyed} action
   */
  action({ key, values }) {
    return this.words.say(`action-${key}`, this.spoken(values));
  }

  /**
   * Return what an action means, at more length.
   * @param {Keyed} action
   */
  explanation({ key, values }) {
    return this.words.say(`explain-${key}`, this.spoken(values));
  }

  /**
   * Return one way a turn can end.
   * @param {Keyed} ending
   */
  ending({ key, values }) {
    return this.words.say(`ending-${key}`, this.spoken(values));
  }

  /**
   * Return why something cannot be chosen.
   * @param {Keyed} refusal
   */
  refusal({ key, values }) {
    return this.words.say(`refused-${key}`, this.spoken(values));
  }

  /**
   * Return what a person types for a choice written so.
   * @param {string} text
   */
  typed(text) {
    return this.words.typed(text);
  }

  /** @param {Values} values */
  spoken(values) {
    const spoken = { ...values };
    if (typeof spoken["other"] === "number") spoken["other"] = this.name(spoken["other"]);
    if (typeof (spoken["dice"] ?? "") !== "string") spoken["dice"] = this.words.dice(spoken["dice"]);
    for (const name of NAMED) {
      if (name in spoken) spoken[name] = this.typed(spoken[name]);
    }
    return spoken;
  }

  /** @param {number} seat */
  name(seat) {
    return seat >= 0 ? (this.names[seat] ?? "") : "";
  }
}

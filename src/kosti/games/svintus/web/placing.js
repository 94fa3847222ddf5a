// A placing on its way: which die of the throw goes where. Nothing of it is sent before it is
// confirmed, and everything can be taken back.

/**
 * Dice of the throw with one face, as the view tells them.
 * @typedef {{face: string, number: number, spots: {place: string, refusal: any}[]}} Dice
 */
/** @typedef {{face: string, place: string}} Laid */

export class Placing {
  /** @param {Dice[]} dice */
  constructor(dice) {
    this.dice = dice;
    /** @type {Laid[]} */
    this.laid = [];
  }

  /** The faces still to be placed or left, in order. */
  get waiting() {
    return this.dice.flatMap(({ face, number }) => Array(Math.max(0, number - this.count(face))).fill(face));
  }

  /** @param {string} face */
  count(face) {
    return this.laid.filter((one) => one.face === face).length;
  }

  /**
   * The places where a die of this face may go.
   * @param {string} face
   * @returns {string[]}
   */
  open(face) {
    const found = this.dice.find((one) => one.face === face);
    return (found?.spots ?? []).filter(({ refusal }) => refusal === null).map(({ place }) => place);
  }

  /**
   * Why a die of this face can go nowhere.
   * @param {string} face
   */
  refusal(face) {
    const found = this.dice.find((one) => one.face === face);
    return found?.spots.find(({ refusal }) => refusal !== null)?.refusal ?? null;
  }

  /**
   * @param {string} face
   * @param {string} place
   */
  lay(face, place) {
    this.laid.push({ face, place });
  }

  /** @param {string} place */
  takeBack(place) {
    const at = this.laid.map((one) => one.place).lastIndexOf(place);
    if (at >= 0) this.laid.splice(at, 1);
  }

  clear() {
    this.laid = [];
  }

  /** The placing as it is typed. */
  get line() {
    return this.laid.map(({ place }) => place).join(" ") || "-";
  }

  /**
   * The dice laid on a column.
   * @param {string} column its name, the face or `h`
   */
  on(column) {
    return this.laid.filter(({ place }) => columnOf(place) === column);
  }
}

/**
 * The column of a place: "3" of "3" and of "6>3".
 * @param {string} place
 */
export function columnOf(place) {
  const name = place.includes(">") ? place.slice(2) : place;
  return name === "1" ? "h" : name;
}

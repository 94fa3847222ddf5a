// How a board fills its slot: in the slot's own shape, and never smaller than it can be read.

/** @typedef {{width: number, height: number}} Size */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** A slot that is not on the page yet. */
export const SOME_SLOT = { width: 900, height: 560 };

/** @param {Size} slot */
export function isHigh({ width, height }) {
  return height > width;
}

/**
 * The size of a board that fills a slot, in units of its own: at least this wide and high.
 * @param {Size} slot
 * @param {Size} least
 * @returns {Size}
 */
export function fitted(slot, least) {
  const scale = Math.max(least.width / slot.width, least.height / slot.height);
  return { width: slot.width * scale, height: slot.height * scale };
}

/**
 * Share a height among parts that follow one another: each gets its least, and what is left goes
 * by weight.
 * @template {string} Name
 * @param {number} height
 * @param {Record<Name, [least: number, weight: number]>} parts
 * @returns {Record<Name, {y: number, height: number, middle: number}>}
 */
export function spread(height, parts) {
  const named = /** @type {[Name, [number, number]][]} */ (Object.entries(parts));
  const least = named.reduce((sum, [, [one]]) => sum + one, 0);
  const weights = named.reduce((sum, [, [, one]]) => sum + one, 0);
  const spare = Math.max(0, height - least) / (weights || 1);
  let y = 0;
  const found = named.map(([name, [one, weight]]) => {
    const high = one + weight * spare;
    const part = { y, height: high, middle: y + high / 2 };
    y += high;
    return [name, part];
  });
  return Object.fromEntries(found);
}

/**
 * Boxes in rows about a middle, as wide as they may be.
 * @param {number} count
 * @param {{x: number, y: number, width: number, height: number}} field
 * @param {{rows?: number, most?: number, gap?: number}} [how] `most` is the widest a box gets
 * @returns {Box[]}
 */
export function boxes(count, field, { rows = 1, most = Infinity, gap = 6 } = {}) {
  const columns = Math.ceil(count / rows);
  const width = Math.min((field.width + gap) / columns, most + gap) - gap;
  const height = (field.height + gap) / rows - gap;
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / columns);
    const here = row === rows - 1 ? count - columns * (rows - 1) : columns;
    const left = field.x + (field.width - here * (width + gap) + gap) / 2;
    return { x: left + (number % columns) * (width + gap), y: field.y + row * (height + gap), width, height };
  });
}

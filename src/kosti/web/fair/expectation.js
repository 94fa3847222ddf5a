// How a table's dice compare with what chance leads to, and how much chance varies.

/** @typedef {{kind: string, seat: number, values: Record<string, any>}} Thrown an event */
/**
 * How often a face came, and between which numbers it comes at 19 of 20 fair tables.
 * @typedef {{face: string, count: number, due: number, low: number, high: number}} Row
 */
/**
 * `few`: counting says nothing yet. Else `part` is the part of fair tables at which the counts
 * differ from the mean at least as much as here.
 * @typedef {{count: number, rows: Row[], few: boolean, part: number}} Compared
 */

const FEWEST = 5; // of the rarest face, for the chi-square law to hold
const NINETEEN_OF_TWENTY = 1.96;

/**
 * Count the faces thrown, as far as they were seen when they fell.
 * @param {Iterable<Thrown>} events
 * @returns {Map<string, number>}
 */
export function counted(events) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { kind, values } of events) {
    if (kind !== "threw") continue;
    for (const face of values["dice"] ?? [values["face"]]) {
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
  }
  return counts;
}

/**
 * Compare counts with the chances of the faces.
 * @param {Map<string, number>} counts
 * @param {[string, number][]} faces each with its parts of the chance
 * @returns {Compared}
 */
export function compared(counts, faces) {
  const parts = faces.reduce((sum, [, part]) => sum + part, 0);
  const count = faces.reduce((sum, [face]) => sum + (counts.get(face) ?? 0), 0);
  const rows = faces.map(([face, part]) => row(face, counts.get(face) ?? 0, count, part / parts));
  const distance = rows.reduce((sum, { count: came, due }) => sum + (came - due) ** 2 / (due || 1), 0);
  const few = Math.min(...rows.map(({ due }) => due)) < FEWEST;
  return { count, rows, few, part: beyond(distance, faces.length - 1) };
}

/**
 * @param {string} face
 * @param {number} came
 * @param {number} count
 * @param {number} chance
 * @returns {Row}
 */
function row(face, came, count, chance) {
  const due = count * chance;
  const spread = NINETEEN_OF_TWENTY * Math.sqrt(due * (1 - chance));
  const low = Math.max(0, Math.ceil(due - spread));
  return { face, count: came, due, low, high: Math.min(count, Math.floor(due + spread)) };
}

/**
 * Return the chance that a sum of squares of so many normal numbers is beyond a distance.
 * @param {number} distance
 * @param {number} freedom
 */
export function beyond(distance, freedom) {
  const half = distance / 2;
  let degree = freedom % 2 ? 0.5 : 1;
  let chance = freedom % 2 ? tail(Math.sqrt(half)) : Math.exp(-half);
  let term = freedom % 2 ? Math.exp(-half) * Math.sqrt(half / Math.PI) * 2 : Math.exp(-half) * half;
  for (; degree < freedom / 2; degree++) {
    chance += term;
    term *= half / (degree + 1);
  }
  return chance;
}

/**
 * Return the complementary error function, right to a ten-millionth (Abramowitz, Stegun 7.1.26).
 * @param {number} x at least 0
 */
function tail(x) {
  const t = 1 / (1 + 0.3275911 * x);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}

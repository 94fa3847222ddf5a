// Decimal numbers rounded as Python does it: from the digits that are written, half to even.

/** @typedef {{isNegative: boolean, whole: bigint, fraction: string}} Exact */

/**
 * Return a number times a power of ten, with at least and at most so many decimals.
 * @param {number} number
 * @param {number} least
 * @param {number} most
 * @param {number} [tens]
 * @returns {Exact}
 */
export function exact(number, least, most, tens = 0) {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number));
  if (!found) return { isNegative: false, whole: 0n, fraction: "" };
  const [, sign = "", before = "", after = "", power = "0"] = found;
  const rounded = half(BigInt(before + after), after.length - Number(power) - tens - most);
  const digits = String(rounded).padStart(most + 1, "0");
  let fraction = digits.slice(digits.length - most);
  while (fraction.length > least && fraction.endsWith("0")) fraction = fraction.slice(0, -1);
  const isNegative = sign === "-" || Object.is(number, -0);
  return { isNegative, whole: BigInt(digits.slice(0, digits.length - most)), fraction };
}

/**
 * Return an integer without its last digits, rounded; with a negative count zeros are added.
 * @param {bigint} number
 * @param {number} digits
 */
function half(number, digits) {
  if (digits <= 0) return number * 10n ** BigInt(-digits);
  const unit = 10n ** BigInt(digits);
  const rest = number % unit;
  const down = number / unit;
  const isUp = rest * 2n > unit || (rest * 2n === unit && down % 2n === 1n);
  return isUp ? down + 1n : down;
}

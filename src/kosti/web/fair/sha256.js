// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in plain JavaScript: pages opened by plain http, as on
// a phone in the same room, have no WebCrypto.

const BLOCK = 64;

/** The first 32 bits of the fractions of roots of the first primes. */
const { starts: STARTS, rounds: ROUNDS } = constants();

/**
 * Return the SHA-256 of bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const state = Uint32Array.from(STARTS);
  const padded = withPadding(bytes);
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, words, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/**
 * Return the HMAC-SHA-256 of bytes by a key.
 * @param {Uint8Array} key
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function hmac(key, bytes) {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return sha256(joined(outer, sha256(joined(inner, bytes))));
}

/**
 * Return pieces one after the other.
 * @param {...Uint8Array} pieces
 */
export function joined(...pieces) {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** @param {Uint8Array} bytes */
function withPadding(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return padded;
}

/**
 * Mix one block into the state.
 * @param {Uint32Array} state
 * @param {Uint32Array} words room for 64 words
 * @param {DataView} view
 * @param {number} at
 */
function mix(state, words, view, at) {
  for (let n = 0; n < 16; n++) words[n] = view.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [far, near] = [word(words, n - 15), word(words, n - 2)];
    const before = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3);
    const after = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10);
    words[n] = word(words, n - 16) + before + word(words, n - 7) + after;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const left = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const right = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const first = (h + left + chosen + word(ROUNDS, n) + word(words, n)) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + right + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((letter, place) => {
    state[place] = word(state, place) + letter;
  });
}

/**
 * @param {number} word
 * @param {number} bits
 */
function rotated(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/**
 * @param {Uint32Array} words
 * @param {number} place
 */
function word(words, place) {
  return /** @type {number} */ (words[place]);
}

/** Return the constants of the standard: from square roots to start, cube roots for the rounds. */
function constants() {
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; primes.length < 64; number++) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return {
    starts: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime, 2n)),
    rounds: Uint32Array.from(primes, (prime) => fraction(prime, 3n)),
  };
}

/**
 * Return the first 32 bits of the fraction of a root, exactly.
 * @param {number} prime
 * @param {bigint} degree
 */
function fraction(prime, degree) {
  const power = BigInt(prime) << (32n * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle ** degree <= power) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

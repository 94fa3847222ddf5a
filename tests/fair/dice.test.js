// The JavaScript text of the dice against known answers, WebCrypto and arithmetic.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import * as dice from "../../src/kosti/web/fair/dice.js";
import { hmac, sha256 } from "../../src/kosti/web/fair/sha256.js";

const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf-8"));
const WORD = 2n ** 32n;
const { hexOf } = dice;
const bytesOf = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
const textOf = (text) => new TextEncoder().encode(text);

function taken(generator, count) {
  return Array.from({ length: count }, () => generator.next().value);
}

test("SHA-256 is that of the standard", () => {
  const known = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.equal(hexOf(sha256(textOf("abc"))), known);
  for (const [text, digest] of vectors.sha256) assert.equal(hexOf(sha256(bytesOf(text))), digest);
});

test("HMAC is that of RFC 4231", () => {
  const known = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  assert.equal(hexOf(hmac(textOf("Jefe"), textOf("what do ya want for nothing?"))), known);
  for (const [key, text, digest] of vectors.hmac) {
    assert.equal(hexOf(hmac(bytesOf(key), bytesOf(text))), digest);
  }
});

test("both are those of WebCrypto, whatever the length", async () => {
  const { subtle } = crypto;
  for (let length = 0; length < 300; length++) {
    const text = crypto.getRandomValues(new Uint8Array(length));
    assert.deepEqual(sha256(text), new Uint8Array(await subtle.digest("SHA-256", text)));
    const bytes = crypto.getRandomValues(new Uint8Array(1 + (length % 140)));
    const kind = { name: "HMAC", hash: "SHA-256" };
    const key = await subtle.importKey("raw", bytes, kind, false, ["sign"]);
    assert.deepEqual(hmac(bytes, text), new Uint8Array(await subtle.sign("HMAC", key, text)));
  }
});

test("every throw of the vectors is derived", () => {
  for (const told of vectors.throws) {
    const [secret, table] = [bytesOf(told.secret), dice.labelled(told.table)];
    const given = dice.contributed(told.contributions.map(bytesOf));
    const key = dice.keyOf(secret, table, told.throw);
    assert.equal(hexOf(dice.commitmentOf(secret)), told.commitment);
    assert.equal(hexOf(given), told.given);
    assert.equal(hexOf(key), told.key);
    assert.equal(hexOf(dice.commitmentOf(key)), told.key_commitment);
    assert.deepEqual(taken(dice.words(key, given), told.words.length), told.words);
    for (const [air, fell] of told.falls) assert.equal(dice.fallen(key, given, air), fell);
    const drawn = dice.words(dice.keyOf(secret, table, 0), given);
    assert.equal(dice.below(told.contributions.length, drawn), told.first);
  }
  assert.equal(vectors.throws.length, 16);
});

test("words mean numbers exactly at every edge", () => {
  for (const [word, bound, number] of vectors.numbers) {
    assert.equal(dice.numberOf(word, bound), number);
  }
  for (let bound = 1n; bound <= 83n; bound++) {
    const limit = (WORD / bound) * bound;
    for (const edge of [0n, WORD / 2n, limit, WORD]) {
      for (let word = edge - 2n * bound; word < edge + 2n * bound; word++) {
        if (word < 0n || word >= WORD) continue;
        const expected = word < limit ? word % bound : -1n;
        assert.equal(dice.numberOf(Number(word), Number(bound)), Number(expected));
      }
    }
  }
});

test("an unfair word is drawn again", () => {
  for (const bound of [3, 5, 6, 7, 83]) {
    const unfair = 2 ** 32 - (2 ** 32 % bound);
    const drawn = [unfair, 2 ** 32 - 1, 2 * bound + 1, 0].values();
    assert.equal(dice.below(bound, drawn), 1);
    assert.equal(drawn.next().value, 0);
  }
});

test("every number of a stack means its kind", () => {
  const kinds = [["a", 3], ["b", 1], ["c", 2]];
  const found = Array.from({ length: 6 }, (_, number) => dice.kindAt(kinds, number));
  assert.deepEqual(found, ["a", "a", "a", "b", "c", "c"]);
  assert.equal(dice.totalOf(kinds), 6);
  assert.throws(() => dice.kindAt(kinds, 6), RangeError);
});

test("a contribution is random", () => {
  const found = new Set(Array.from({ length: 50 }, () => hexOf(dice.newContribution())));
  assert.equal(found.size, 50);
  assert.ok([...found].every((hex) => hex.length === 32));
});

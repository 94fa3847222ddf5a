// The words of now: one language, and the game on the page if there is one.

import { settings } from "./settings.js";
import { loadWords } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

export const LANGUAGES = { en: "English", ru: "Русский", ro: "Română", de: "Deutsch" };

/** @type {Map<string, Promise<Words>>} */
const loaded = new Map();
/** @type {Words | null} */
let now = null;
let game = "";

/** The language to speak. */
export function language() {
  const wanted = [settings.language, ...navigator.languages].map((name) => name.slice(0, 2));
  return wanted.find((name) => name in LANGUAGES) ?? "en";
}

/**
 * The words of the language now, with those of a game.
 * @param {string} [name]
 * @returns {Promise<Words>}
 */
export function wordsOf(name = "") {
  const key = `${language()}/${name}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = loadWords(language(), name);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/**
 * Speak the language of the settings, with the words of a game from now on.
 * @param {string} [name]
 */
export async function speak(name = game) {
  game = name;
  const words = await wordsOf(name);
  if (name !== game) return;
  now = words;
  document.documentElement.lang = language();
}

/** The words of now. */
export function words() {
  if (!now) throw new Error("no words yet");
  return now;
}

/**
 * Say a message.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function say(key, values = {}) {
  return now?.say(key, values) ?? key;
}

/**
 * Tell whether there is such a message.
 * @param {string} key
 */
export function has(key) {
  return now?.has(key) ?? false;
}

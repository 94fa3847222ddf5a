// Makes sounds on the spot, the same whatever a hidden die shows.

import { scoreOf } from "./scores.js";

/** @typedef {import("./scores.js").Sound} Sound */
/** @typedef {import("./scores.js").Part} Part */

const ATTACK = 0.008;
const SILENCE = 0.0001;

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/**
 * Make a sound.
 * @param {Sound} name
 * @param {string} [game]
 */
export function sound(name, game = "") {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const part of scoreOf(name, game)) {
    if (part.shape) tone(context, part, part.shape);
    else hiss(context, part);
  }
}

/**
 * @param {AudioContext} audio
 * @param {Part} part
 * @param {OscillatorType} shape
 */
function tone(audio, part, shape) {
  const source = audio.createOscillator();
  const start = audio.currentTime + part.at;
  source.type = shape;
  glide(source.frequency, start, part);
  source.connect(faded(audio, start, part));
  source.start(start);
  source.stop(start + part.length);
}

/**
 * @param {AudioContext} audio
 * @param {Part} part
 */
function hiss(audio, part) {
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const start = audio.currentTime + part.at;
  source.buffer = noise ??= whiteNoise(audio);
  filter.type = "bandpass";
  glide(filter.frequency, start, part);
  source.connect(filter).connect(faded(audio, start, part));
  source.start(start, (part.at * 7) % 0.5, part.length);
}

/**
 * @param {AudioParam} height
 * @param {number} start
 * @param {Part} part
 */
function glide(height, start, { from, to, length }) {
  height.setValueAtTime(from, start);
  height.exponentialRampToValueAtTime(to, start + length);
}

/**
 * @param {AudioContext} audio
 * @param {number} start
 * @param {Part} part
 */
function faded(audio, start, { length, loud }) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  gain.connect(audio.destination);
  return gain;
}

/** @param {AudioContext} audio */
function whiteNoise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

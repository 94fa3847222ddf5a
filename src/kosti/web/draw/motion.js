// Motion: every one can be hurried by a tap, and none is shown where none is wanted.

import { place } from "./svg.js";
import { showFace } from "./die.js";

/**
 * What motion asks of its room: `speed` lengthens or shortens (0: no motion), `hurry` tells
 * whether to finish at once.
 * @typedef {{speed: () => number, hurry: () => boolean}} Pace
 */
/** @typedef {{x: number, y: number, turn?: number, scale?: number}} Spot */
/** @typedef {(part: number) => number} Ease */

export const PRESS = 90;
export const MOVE = 260;
export const TUMBLE = 640;
export const STAGGER = 60;
export const PAUSE = 600;

/** @type {Ease} */
export const straight = (part) => part;
/** @type {Ease} */
export const eased = (part) => 1 - (1 - part) ** 3;
/** A slight overshoot. @type {Ease} */
export const overshoot = (part) => 1 + 2.3 * (part - 1) ** 3 + 1.3 * (part - 1) ** 2;
/** Falls, and bounces once. @type {Ease} */
export const bounce = (part) => {
  if (part < 0.64) return (part / 0.64) ** 2;
  const late = (part - 0.82) / 0.18;
  return 0.88 + 0.12 * late * late;
};

/**
 * Call `step` with parts from 0 to 1 until `ms` have passed; the last is always 1.
 * @param {Pace} pace
 * @param {number} ms
 * @param {(part: number) => void} step
 * @param {Ease} [ease]
 * @returns {Promise<void>}
 */
export function tween(pace, ms, step, ease = eased) {
  const length = ms * pace.speed();
  if (length <= 0 || pace.hurry() || document.hidden) {
    step(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const began = performance.now();
    let isDone = false;
    const finish = () => {
      if (isDone) return;
      isDone = true;
      step(1);
      resolve();
    };
    const frame = () => {
      if (isDone) return;
      const part = (performance.now() - began) / length;
      if (part >= 1 || pace.hurry()) return finish();
      step(ease(part));
      requestAnimationFrame(frame);
    };
    frame();
    setTimeout(finish, length + 100); // a hidden page draws no frames
  });
}

/**
 * Wait, as long as nobody hurries.
 * @param {Pace} pace
 * @param {number} ms
 */
export function wait(pace, ms) {
  return tween(pace, ms, () => {}, straight);
}

/**
 * Move an element from one spot to another.
 * @param {Pace} pace
 * @param {Element} element
 * @param {Spot} from
 * @param {Spot} to
 * @param {{ms?: number, ease?: Ease, height?: number}} [way] `height` makes it hop in an arc
 */
export function move(pace, element, from, to, { ms = MOVE, ease = overshoot, height = 0 } = {}) {
  return tween(
    pace,
    ms,
    (part) => {
      const lift = height * 4 * part * (1 - part);
      place(
        element,
        between(from.x, to.x, part),
        between(from.y, to.y, part) - lift,
        between(from.turn ?? 0, to.turn ?? 0, part),
        between(from.scale ?? 1, to.scale ?? 1, part),
      );
    },
    ease,
  );
}

/**
 * Hop in an arc.
 * @param {Pace} pace
 * @param {Element} element
 * @param {Spot} from
 * @param {Spot} to
 * @param {number} [height]
 */
export function arc(pace, element, from, to, height = 90) {
  return move(pace, element, from, to, { ms: MOVE * 1.6, ease: eased, height });
}

/**
 * Throw a die: it tumbles, bounces once and settles on its face.
 * @param {Pace} pace
 * @param {SVGElement} die
 * @param {Spot} from
 * @param {Spot} to
 * @param {{face: string, faces: string[], delay?: number}} throwing the face it settles on, and
 *   those that flicker by
 */
export async function tumble(pace, die, from, to, { face, faces, delay = 0 }) {
  const turns = (to.turn ?? 0) + (from.x < to.x ? -1 : 1) * 540;
  let shown = -1;
  if (delay) await wait(pace, delay);
  await tween(
    pace,
    TUMBLE,
    (part) => {
      const now = Math.floor(part * 7);
      if (part < 0.75 && now !== shown) showFace(die, faces[(shown = now) % faces.length]);
      if (part >= 0.75 && die.getAttribute("data-face") !== face) showFace(die, face);
      const x = between(from.x, to.x, eased(part));
      const y = between(from.y, to.y, bounce(part));
      place(die, x, y, between(turns, to.turn ?? 0, eased(part)), to.scale ?? 1);
    },
    straight,
  );
}

/**
 * Shake an element where it stands.
 * @param {Pace} pace
 * @param {Element} element
 * @param {Spot} spot
 */
export function shake(pace, element, spot) {
  return tween(pace, 360, (part) => {
    const off = Math.sin(part * Math.PI * 6) * 7 * (1 - part);
    place(element, spot.x + off, spot.y, spot.turn, spot.scale);
  });
}

/**
 * Do something with each of several things, each a little after the one before.
 * @template Thing
 * @param {Thing[]} things
 * @param {(thing: Thing, delay: number) => Promise<unknown>} act
 */
export async function staggered(things, act) {
  await Promise.all(things.map((thing, number) => act(thing, number * STAGGER)));
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} part
 */
function between(from, to, part) {
  return from + (to - from) * part;
}

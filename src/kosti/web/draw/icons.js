// The signs on buttons: strokes on a field of 24 by 24.

import { svg } from "./svg.js";

const SIGNS = {
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 13l5 5L20 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  book: "M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM19 4h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z",
  log: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  tune: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4v6M9 14v6",
  share: "M12 15V4M7 8l5-5 5 5M5 13v7h14v-7",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  skip: "M5 5l8 7-8 7zM14 5l6 7-6 7z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2",
  host: "M4 18h16M4 15l-1-9 5 4 4-6 4 6 5-4-1 9z",
  robot: "M6 9h12v10H6zM12 9V5M9 13h.01M15 13h.01M9 16h6M3 12v4M21 12v4",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-5 4-7 8-7s8 2 8 7",
  cloud: "M7 18a4 4 0 0 1 0-8 6 6 0 0 1 11 2 3 3 0 0 1 0 6zM4 4l16 16",
  star: "M12 3l3 6 6 1-4 4 1 7-6-3-6 3 1-7-4-4 6-1z",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  device: "M7 3h10v18H7zM11 18h2",
  lock: "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
  more: "M5 12h.01M12 12h.01M19 12h.01",
};

/** @typedef {keyof typeof SIGNS} Sign */

/**
 * Draw a sign; its words stand beside it, or on the button that carries it.
 * @param {Sign} name
 */
export function icon(name) {
  return svg(
    "svg",
    { class: `icon icon-${name}`, viewBox: "0 0 24 24", "aria-hidden": "true" },
    svg("path", { d: SIGNS[name] }),
  );
}

// What is shown where a page cannot be: what went wrong, and the way on.

import { die } from "./draw/die.js";
import { html, place, svg } from "./draw/svg.js";

/** @typedef {import("./draw/svg.js").Child} Child */

/** Three dice that have rolled away: face, place, turn, size. */
const ROLLED = /** @type {[string, number, number, number, number][]} */ ([
  ["2", 38, 62, -14, 52],
  ["?", 104, 48, 9, 72],
  ["5", 170, 66, 24, 46],
]);

/**
 * A page that says what went wrong.
 * @param {string} title
 * @param {string} text
 * @param {...Child} ways buttons and links that lead on
 */
export function trouble(title, text, ...ways) {
  return html(
    "main",
    { class: "trouble" },
    rolled(),
    html("h1", {}, title),
    html("p", {}, text),
    html("div", { class: "buttons" }, ...ways),
  );
}

function rolled() {
  const dice = ROLLED.map(([face, x, y, turn, size]) => {
    const holder = svg("g", {}, die(face, size));
    place(holder, x, y, turn);
    return holder;
  });
  const line = svg("path", { class: "trouble-line", d: "M8 96H200" });
  return svg("svg", { class: "trouble-picture", viewBox: "0 0 208 104", "aria-hidden": "true" }, line, ...dice);
}

// What never moves in the garden: the lawn with its daisies, and the laid table.

import { svg } from "../../../web/draw/svg.js";

/** @typedef {import("./layout.js").Layout} Layout */

const TUFT = "M-7 0q1-7-3-10M0 0V-13M7 0q-1-7 3-10";
const GOLDEN = 0.618;

/** @param {Layout} layout */
export function scene({ size, cloth: { d }, clothWide }) {
  return [
    ...tufts(size),
    svg("path", { class: "cloth-shade", d, "stroke-width": clothWide + 5, transform: "translate(0 5)" }),
    svg("path", { class: "cloth-edge", d, "stroke-width": clothWide + 5 }),
    svg("path", { class: "cloth", d, "stroke-width": clothWide }),
    svg("path", { class: "hem", d, "stroke-width": clothWide - 7 }),
    svg("path", { class: "cloth", d, "stroke-width": clothWide - 10 }),
  ];
}

/**
 * Tufts of grass and daisies, the same at every look.
 * @param {import("../../../web/play/slot.js").Size} size
 */
function tufts({ width, height }) {
  const count = Math.round((width * height) / 14000);
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.5) * width * GOLDEN) % width;
    const y = ((at + 0.5) / count) * height;
    const drawn = at % 3 ? svg("path", { class: "tuft", d: TUFT }) : daisy();
    return svg("g", { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, drawn);
  });
}

function daisy() {
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    svg("circle", { class: "petal", cy: -4.4, r: 3.2, transform: `rotate(${turn})` }),
  );
  return svg("g", {}, ...petals, svg("circle", { class: "heart", r: 2.6 }));
}

// The name of the house; its O is a die.

import { die } from "./die.js";
import { place, svg } from "./svg.js";

const LETTERS = [
  "M0 0V70M44 0L2 40 46 70",
  "",
  "M44 10C34-4 4-4 4 16 4 40 46 28 46 52 46 74 10 74 0 60",
  "M0 2H48M24 2V70",
  "M0 0V70",
];
const AT = [8, 76, 142, 208, 276];

/** Draw KOSTI. */
export function logo() {
  const box = { class: "logo", viewBox: "-4 -14 296 102", role: "img", "aria-label": "Kosti" };
  const cube = die("5", 70);
  place(cube, AT[1] + 23, 35, -8);
  const letters = LETTERS.map((d, number) =>
    d ? svg("path", { class: "logo-letter", d, transform: `translate(${AT[number]} 0)` }) : null,
  );
  return svg("svg", box, ...letters, cube);
}

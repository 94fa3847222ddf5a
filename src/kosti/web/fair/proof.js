// "Check the dice": what recomputing a record's throws finds, and how that works.

import { html } from "../draw/svg.js";
import { icon } from "../draw/icons.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";
import { withStyle } from "../style.js";
import { lineOf, verify } from "./verify.js";

/** @typedef {import("./verify.js").Verdict} Verdict */

/** @type {Record<Verdict, import("../draw/icons.js").Sign>} */
const SIGNS = { proved: "check", false: "close", open: "clock", none: "minus" };
const HOW = ["dice-how-1", "dice-how-2", "dice-how-3", "dice-how-4"];

/**
 * Check a record's dice here, without the server, and draw what was found into an element.
 * @param {Element} element
 * @param {any} record as its JSON form has it
 * @param {string[]} names of its seats
 */
export async function drawProof(element, record, names) {
  await withStyle("fair");
  const { verdict, findings } = verify(record);
  refill(
    element,
    html(
      "section",
      { class: `proof-card ${verdict}`, role: "status" },
      html("h2", {}, icon(SIGNS[verdict]), say(`dice-verdict-${verdict}`)),
      html("ul", {}, ...findings.map((found) => html("li", {}, lineOf(found, names, say)))),
      html("p", { class: "proof-here" }, say("dice-checked-here")),
    ),
    html(
      "details",
      { class: "proof-how" },
      html("summary", {}, say("dice-how")),
      html("ol", {}, ...HOW.map((key) => html("li", {}, say(key)))),
    ),
  );
}

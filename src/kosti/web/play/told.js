// What happened, in words; dice that fell are drawn where they are named.

import { diePicture } from "../draw/die.js";
import { html } from "../draw/svg.js";

/** @typedef {import("../speaking.js").Speaker} Speaker */
/** @typedef {import("../wire/types.js").EventSeen} EventSeen */

const HERE = "\uE000"; // stands in a sentence where its dice are to be

/**
 * An event in words, as a part of a line.
 * @param {Speaker} speaker
 * @param {EventSeen} event
 */
export function told(speaker, event) {
  const { dice } = event.values;
  if (!Array.isArray(dice)) return html("span", {}, speaker.event(event));
  const marked = speaker.event({ ...event, values: { ...event.values, dice: HERE } });
  const [before = "", after = ""] = marked.split(HERE);
  const said = html("span", { class: "unseen" }, speaker.words.dice(dice));
  return html("span", {}, before, said, html("span", { class: "told-dice" }, ...dice.map((face) => diePicture(face))), after);
}

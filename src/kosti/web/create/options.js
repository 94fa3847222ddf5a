// The options of a game, each with one line that says what it does.

import { html } from "../draw/svg.js";
import { has, say } from "../saying.js";

/** @typedef {import("../wire/types.js").OptionSeen} OptionSeen */

const RANGE = /^(\d+)\.\.(\d+)$/;

/**
 * Fields for all options but the seats; what is chosen is written into `chosen`.
 * @param {import("../wire/types.js").GameSeen} game
 * @param {Record<string, string>} chosen
 */
export function optionFields(game, chosen) {
  return game.options.filter((option) => option.name !== "seats").map((option) => field(option, chosen));
}

/**
 * @param {OptionSeen} option
 * @param {Record<string, string>} chosen
 */
function field(option, chosen) {
  const id = `option-${option.name}`;
  const now = chosen[option.name] ?? option.default;
  const set = (/** @type {string} */ value) => {
    if (value && value !== option.default) chosen[option.name] = value;
    else delete chosen[option.name];
  };
  const range = RANGE.exec(option.known[0] ?? "");
  const named = option.known.filter((value) => has(`value-${option.name}-${value}`));
  const control = range ? number(id, now, range, set) : named.length ? list(id, now, option.name, named, set) : null;
  return control && html("div", { class: "option-field" }, html("label", { for: id }, say(id)), control);
}

/**
 * @param {string} id
 * @param {string} now
 * @param {RegExpExecArray} range
 * @param {(value: string) => void} set
 */
function number(id, now, [, min = "0", max = "0"], set) {
  const control = html("input", {
    id,
    "data-key": id,
    type: "number",
    inputmode: "numeric",
    min,
    max,
    value: now,
    required: true,
    onchange: () => set(control.value),
  });
  return control;
}

/**
 * @param {string} id
 * @param {string} now
 * @param {string} name
 * @param {string[]} values
 * @param {(value: string) => void} set
 */
function list(id, now, name, values, set) {
  const options = values.map((value) => html("option", { value, selected: value === now }, say(`value-${name}-${value}`)));
  const control = html("select", { id, "data-key": id, onchange: () => set(control.value) }, ...options);
  return control;
}

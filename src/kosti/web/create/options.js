// The options of a game, each with one line that says what it does.

import { html } from "../draw/svg.js";
import { has, say } from "../saying.js";

/**
 * Fields for all options but the seats; what is chosen is written into `chosen`.
 * @param {import("../wire/types.js").GameSeen} game
 * @param {Record<string, string>} chosen
 */
export function optionFields(game, chosen) {
  return game.options.filter((option) => option.name !== "seats").map((option) => field(option, chosen));
}

/**
 * @param {import("../wire/types.js").OptionSeen} option
 * @param {Record<string, string>} chosen
 */
function field(option, chosen) {
  const now = chosen[option.name] ?? option.default;
  const id = `option-${option.name}`;
  const set = (/** @type {string} */ value) => {
    if (value && value !== option.default) chosen[option.name] = value;
    else delete chosen[option.name];
  };
  const isList = option.known.length > 0;
  const control = isList
    ? html(
        "select",
        { id, "data-key": id, onchange: () => set(/** @type {HTMLSelectElement} */ (control).value) },
        ...option.known.map((value) => html("option", { value, selected: value === now }, valueWords(option.name, value))),
      )
    : html("input", { id, "data-key": id, value: now, onchange: () => set(/** @type {HTMLInputElement} */ (control).value.trim()) });
  return html("div", { class: "option-field" }, html("label", { for: id }, say(`option-${option.name}`)), control);
}

/**
 * What a value is called, where the game says it.
 * @param {string} option
 * @param {string} value
 */
function valueWords(option, value) {
  const key = `value-${option}-${value}`;
  return has(key) ? say(key) : value;
}

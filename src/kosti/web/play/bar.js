// The action bar: what can be done now that is no thing on the board, with what it leads to.

import { icon } from "../draw/icons.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say, words } from "../saying.js";
import { speakerOf } from "./speech.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("../wire/types.js").ActionSeen} ActionSeen */
/**
 * @typedef {object} BarDeeds
 * @property {(action: ActionSeen) => void} act
 * @property {() => void} throwDice
 * @property {() => void} takeBack
 * @property {() => void} skip
 * @property {() => void} standIn
 * @property {(text: string) => number | undefined} judged
 */

/**
 * Draw the action bar.
 * @param {Element} part
 * @param {TableState} state
 * @param {import("./board.js").Board | null} board
 * @param {BarDeeds} deeds
 */
export function drawBar(part, state, board, deeds) {
  const own = state.canAct && !state.throws ? (board?.bar?.() ?? []) : [];
  refill(part, ...own, ...choices(state, board, deeds), ...asides(state, deeds));
}

/**
 * @param {TableState} state
 * @param {import("./board.js").Board | null} board
 * @param {BarDeeds} deeds
 */
function choices(state, board, deeds) {
  if (state.throws) return [throwButton(deeds)];
  if (!state.canAct) return [];
  const offered = (state.view?.actions ?? []).filter((action) => !board?.owns?.(action.text));
  const speaker = speakerOf(state.table);
  const isFirst = (/** @type {ActionSeen} */ action) => !action.warns && action === offered.find((one) => !one.warns);
  return offered.map((action) =>
    html(
      "button",
      {
        class: `button act ${isFirst(action) ? "primary" : ""} ${action.warns ? "warns" : ""}`,
        type: "button",
        "data-key": `act-${action.text}`,
        title: speaker.explanation(action),
        onclick: () => deeds.act(action),
      },
      html("span", { class: "act-words" }, capital(speaker.action(action))),
      share(deeds.judged(action.text)),
    ),
  );
}

/** @param {BarDeeds} deeds */
function throwButton(deeds) {
  const named = { class: "button primary act throw", type: "button", "data-key": "act-throw" };
  return html("button", { ...named, onclick: deeds.throwDice }, say("throw-dice"));
}

/**
 * @param {TableState} state
 * @param {BarDeeds} deeds
 */
function asides(state, deeds) {
  const { table } = state;
  const acting = table.seats[state.acting];
  const isWaiting = table.phase === "playing" && !state.canAct && table.yours.length > 0;
  const isBot = acting?.filled === "bot" || Boolean(acting?.stand_in);
  const isGone = acting?.filled === "human" && !acting.is_here && !acting.stand_in;
  return [
    table.can_take_back && aside("undo", say("take-back"), deeds.takeBack),
    isWaiting && isBot && aside("skip", say("skip-to-me"), deeds.skip),
    isWaiting && isGone && aside("robot", say("replace-by-bot"), deeds.standIn),
  ];
}

/**
 * @param {import("../draw/icons.js").Sign} sign
 * @param {string} text
 * @param {() => void} press
 */
function aside(sign, text, press) {
  const named = { class: "button aside", type: "button", "data-key": sign };
  return html("button", { ...named, onclick: press }, icon(sign), text);
}

/**
 * The coach's share of the win, as a chip.
 * @param {number | undefined} part
 */
export function share(part) {
  if (part === undefined) return null;
  const said = words().percent(part);
  return html("span", { class: "coach-share", title: say("coach-share", { share: said }) }, said);
}

/** @param {string} text */
export function capital(text) {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(document.documentElement.lang) + rest.join("");
}

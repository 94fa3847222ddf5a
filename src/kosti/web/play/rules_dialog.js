// The rules, at hand during play.

import { link, openDialog } from "../chrome.js";
import { html } from "../draw/svg.js";
import { say } from "../saying.js";
import { rulesOf } from "../rules/texts.js";
import { withStyle } from "../style.js";

/**
 * Open the rules of a game beside the board.
 * @param {string} game
 */
export async function openRules(game) {
  await withStyle("rules");
  const body = html("div", { class: "rules-body", tabindex: "0" });
  openDialog(say("rules"), [body, link(`rules/${game}`, { class: "small", target: "_blank" }, say("rules-page"))], { kind: "wide" });
  body.append(...(await rulesOf(game)));
}

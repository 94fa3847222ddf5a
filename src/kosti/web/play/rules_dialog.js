// The rules, at hand during play.

import { link, openDialog } from "../chrome.js";
import { html } from "../draw/svg.js";
import { say } from "../saying.js";
import { situationsOf } from "../rules/situations.js";
import { rulesOf } from "../rules/texts.js";
import { withStyle } from "../style.js";

/**
 * Open the rules of a game beside the board.
 * @param {string} game
 */
export async function openRules(game) {
  await withStyle("rules");
  const body = html("div", { class: "rules-body", tabindex: "0" });
  const page = link(`rules/${game}`, { class: "small", target: "_blank" }, say("rules-page"));
  const situations = situationsOf(game);
  const closes = () => void situations.then((all) => all.forEach((one) => one.dispose()));
  openDialog(say("rules"), [body, page], { kind: "wide", closes });
  const pictures = new Map((await situations).map((one) => [one.rule, one.figure()]));
  body.append(...(await rulesOf(game, pictures)));
  for (const one of await situations) one.show();
}

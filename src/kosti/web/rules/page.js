// The rules of a game on a page of their own, with drawn situations.

import { foot, head, link } from "../chrome.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { withStyle } from "../style.js";
import { knownGames } from "../wire/games.js";
import { Situation, situationsOf } from "./situations.js";
import { rulesOf } from "./texts.js";

/** @type {import("../main.js").MakePage} */
export async function makePage([, game = ""]) {
  const [games] = await Promise.all([knownGames(), speak(game), withStyle("rules")]);
  const page = new RulesPage(game, games.map((known) => known.name));
  await page.draw();
  return page;
}

class RulesPage {
  /**
   * @param {string} game
   * @param {string[]} games
   */
  constructor(game, games) {
    this.game = game;
    this.games = games;
    this.element = html("div", { class: "rules-page" });
    /** @type {Situation[]} */
    this.situations = [];
  }

  redraw() {
    void this.draw();
  }

  async draw() {
    this.leave();
    document.title = `${say("rules")}: ${say("game-name")} – Kosti`;
    const others = this.games.map((name) => this.tab(name));
    this.situations = await situationsOf(this.game);
    const pictures = new Map(this.situations.map((one) => [one.rule, one.figure()]));
    const texts = await rulesOf(this.game, pictures);
    refill(
      this.element,
      head(),
      html(
        "main",
        { class: "sheet rules-body" },
        html("nav", { class: "rules-tabs", "aria-label": say("rules") }, ...others),
        html("h1", {}, say("game-name")),
        ...texts,
        link(`new/${this.game}`, { class: "button primary" }, say("new-table")),
      ),
      foot(),
    );
    for (const situation of this.situations) situation.show();
  }

  /** @param {string} name */
  tab(name) {
    /** @type {Record<string, string>} */
    const current = name === this.game ? { "aria-current": "page" } : {};
    return link(`rules/${name}`, { class: "button plain", ...current }, say(`${name}:game-name`));
  }

  leave() {
    for (const situation of this.situations) situation.dispose();
    this.situations = [];
  }
}

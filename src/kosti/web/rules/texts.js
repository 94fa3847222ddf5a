// The rules of a game as they are read: an introduction, the numbered rules, what is left open.

import { html } from "../draw/svg.js";
import { language, say } from "../saying.js";
import { ask } from "../wire/api.js";

/** @typedef {import("../wire/types.js").RulesSeen} RulesSeen */

/** @type {Map<string, Promise<RulesSeen>>} */
const loaded = new Map();

/**
 * The rules of a game in the language of now.
 * @param {string} game
 * @returns {Promise<RulesSeen>}
 */
function texts(game) {
  const path = `api/rules/${game}/${language()}`;
  let found = loaded.get(path);
  if (!found) {
    found = ask("GET", path);
    found.catch(() => loaded.delete(path));
    loaded.set(path, found);
  }
  return found;
}

/**
 * The elements that tell the rules of a game; `pictures` has one for some of the rules.
 * @param {string} game
 * @param {Map<string, Element>} [pictures]
 * @returns {Promise<Element[]>}
 */
export async function rulesOf(game, pictures = new Map()) {
  const all = await texts(game);
  const items = all.rules.map(({ number, text }) => {
    const body = html("div", {}, html("p", {}, text), pictures.get(number));
    return html("li", { id: number }, html("b", { class: "rule-number" }, number), body);
  });
  return [
    html("p", { class: "rules-intro" }, all.intro),
    html("ol", { class: "rules-list" }, ...items),
    html("h2", {}, say("rules-open-title")),
    ...paragraphs(all.open),
  ];
}

/** Lines that begin with a dash are points of a list. @param {string} text */
function paragraphs(text) {
  const lines = text.split("\n").map((line) => line.trim());
  const points = lines.filter((line) => line.startsWith("–"));
  const rest = lines.filter((line) => line && !line.startsWith("–"));
  return [
    ...rest.map((line) => html("p", {}, line)),
    html("ul", { class: "rules-points" }, ...points.map((line) => html("li", {}, line.slice(1).trim()))),
  ];
}

// The table's dice so far against expectation, with what such counts mean and what not.

import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say, words } from "../saying.js";
import { withStyle } from "../style.js";
import { address } from "../wire/api.js";
import { compared, counted } from "./expectation.js";

/** @typedef {import("./expectation.js").Compared} Compared */
/** @typedef {import("./expectation.js").Row} Row */

const RARE = 0.05;

/**
 * Draw the panel into an element.
 * @param {Element} element
 * @param {import("../wire/types.js").Table} table
 */
export async function drawDicePanel(element, table) {
  const [module] = await Promise.all([
    import(address(`games/${table.game}/web/faces.js`)),
    withStyle("fair"),
  ]);
  /** @type {[string, number][]} */
  const faces = module.FACES;
  const counts = counted(table.log.flatMap((entry) => entry.events));
  const found = compared(counts, faces);
  const told = [
    ...((table.log[0]?.number ?? 1) > 1 ? ["dice-seen-latest"] : []),
    ...(counts.has("?") ? ["dice-seen-own"] : []),
    ...(found.count ? [] : ["dice-seen-none"]),
  ];
  const lines = told.map((key) => html("p", {}, say(key)));
  const compare = found.count ? [rowsOf(found), ...meaning(found)] : [];
  refill(element, html("div", { class: "dice-panel" }, ...compare, ...lines, commitmentOf(table), ...addedTo(table)));
}

/** @param {Compared} found */
function rowsOf(found) {
  const most = Math.max(...found.rows.map(({ count, high }) => Math.max(count, high)), 1);
  return html(
    "div",
    {},
    html("p", {}, say("dice-seen", { count: found.count })),
    html("ul", { class: "dice-rows" }, ...found.rows.map((row) => rowOf(row, most))),
  );
}

/**
 * @param {Row} row
 * @param {number} most
 */
function rowOf({ face, count, low, high }, most) {
  const name = words().typed(face);
  const wide = (/** @type {number} */ number) => `${(100 * number) / most}%`;
  const band = html("span", { class: "dice-band" });
  band.style.left = wide(low);
  band.style.width = wide(high - low);
  const bar = html("span", { class: "dice-count" });
  bar.style.width = wide(count);
  return html(
    "li",
    {},
    html("span", { class: "dice-words" }, say("dice-seen-face", { face: name, count, low, high })),
    html("span", { class: "dice-bar", "aria-hidden": "true" }, band, bar),
  );
}

/** @param {Compared} found */
function meaning({ few, part }) {
  const key = part < RARE ? "dice-seen-rare" : "dice-seen-usual";
  const first = few ? say("dice-seen-few") : say(key, { percent: words().percent(part) });
  return [html("p", {}, first), html("p", { class: "dice-honest" }, say("dice-seen-honest"))];
}

/** @param {import("../wire/types.js").Table} table */
function commitmentOf({ fair }) {
  return html("p", { class: "dice-bound" }, say("dice-seen-bound"), " ", html("code", {}, fair.commitment));
}

/** What the players' browsers added, for all to see. @param {import("../wire/types.js").Table} table */
function addedTo({ seats }) {
  const added = seats.filter((seat) => seat.contribution);
  if (!added.length) return [];
  const rows = added.map(({ name, contribution }) => html("li", {}, `${name}: `, html("code", {}, contribution)));
  return [html("p", {}, say("dice-added")), html("ul", { class: "dice-added" }, ...rows)];
}

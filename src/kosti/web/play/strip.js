// The end of a game: the board stays, a strip slides up with the result and what it means.

import { link } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";
import { address } from "../wire/api.js";
import { score } from "./plates.js";
import { speakerOf } from "./speech.js";

/** @typedef {import("./frame.js").Frame} Frame */

/**
 * Draw the strip where a game is over, or the table closed.
 * @param {HTMLElement} part
 * @param {Frame} frame
 */
export function drawStrip(part, frame) {
  const { table } = frame.state;
  const isOver = table.phase === "over" || table.phase === "closed";
  const wasHidden = part.hidden;
  part.hidden = !isOver;
  if (!isOver) {
    part.dataset["round"] = "";
    return part.replaceChildren();
  }
  if (wasHidden) part.classList.remove("folded");
  const isSeated = table.yours.length > 0;
  refill(
    part,
    foldButton(part),
    html("div", { class: "strip-head" }, ...winners(frame).map((seat) => markPicture(seat.number)), html("h2", {}, headline(frame))),
    html(
      "div",
      { class: "strip-more" },
      table.phase === "closed" ? html("p", {}, closedBy(table.closed_by)) : standings(frame),
      table.result.length > 0 ? html("p", { class: "small muted" }, say("end-why")) : null,
      html("p", { class: "moment", hidden: true }),
    ),
    html(
      "div",
      { class: "buttons" },
      isSeated && table.phase === "over"
        ? html(
            "button",
            { class: "button primary", "data-key": "again", onclick: () => void frame.command({ kind: "manage", deed: "again" }) },
            say("play-again"),
          )
        : null,
      frame.isWatching ? null : link(`record/${table.id}?check`, { class: "button", "data-key": "check" }, icon("check"), say("check-dice")),
      frame.isWatching ? null : link(`record/${table.id}`, { class: "button", "data-key": "step" }, icon("forth"), say("step-through")),
    ),
  );
  void tellMoment(part, frame);
}

/** @param {HTMLElement} part */
function foldButton(part) {
  const press = () => {
    const isFolded = part.classList.toggle("folded");
    button.setAttribute("aria-expanded", String(!isFolded));
  };
  const isOpen = String(!part.classList.contains("folded"));
  const named = { class: "button plain sign fold", type: "button", "aria-label": say("fold"), "aria-expanded": isOpen };
  const button = html("button", { ...named, "data-key": "fold", onclick: press }, icon("down"));
  return button;
}

/** Who won, or shares the win. @param {Frame} frame */
function winners({ state: { table } }) {
  const most = Math.max(...table.result);
  return table.seats.filter((seat) => table.result[seat.number] === most);
}

/** @param {Frame} frame */
function headline(frame) {
  const { table } = frame.state;
  if (table.result.length === 0) return say("table-closed");
  const best = winners(frame);
  const names = best.map((seat) => seat.name);
  const isMine = best.some((seat) => frame.state.isMine(seat.number));
  if (best.length === 1 && isMine && table.yours.length === 1) return say("you-win");
  if (best.length === 1) return say("event-won", { name: names[0] });
  return say("they-share", { names: new Intl.ListFormat(document.documentElement.lang).format(names) });
}

/** @param {string} key */
function closedBy(key) {
  return say("closed-by", { reason: key });
}

/** Every seat with its score, winners first. @param {Frame} frame */
function standings(frame) {
  const { table } = frame.state;
  const speaker = speakerOf(table);
  const scored = table.log.slice(-3).flatMap((entry) => entry.events.filter((event) => event.kind === "scored"));
  const order = [...table.seats].sort((one, other) => (table.result[other.number] ?? 0) - (table.result[one.number] ?? 0));
  const rows = order.map((seat) => {
    const event = scored.find((known) => known.seat === seat.number);
    return html(
      "li",
      { class: (table.result[seat.number] ?? 0) > 0 ? "won" : "" },
      markPicture(seat.number),
      html("span", {}, event ? speaker.event(event) : seat.name),
      table.round > 1 && html("span", { class: "seat-plate-won", title: say("won-so-far") }, score(seat.won)),
    );
  });
  return html("ol", { class: "standings" }, ...rows);
}

/**
 * One remarkable moment, if the game knows any.
 * @param {HTMLElement} part
 * @param {Frame} frame
 */
async function tellMoment(part, frame) {
  const { table } = frame.state;
  const place = /** @type {HTMLElement | null} */ (part.querySelector(".moment"));
  try {
    const { remarkable } = await import(address(`games/${table.game}/web/moment.js`));
    const event = remarkable(table.log.flatMap((entry) => entry.events));
    if (!event || !place) return;
    place.replaceChildren(icon("star"), html("span", {}, say("moment", { what: speakerOf(table).event(event) })));
    place.hidden = false;
  } catch {
    // a game need not know what is remarkable in it
  }
}

// Before a game: who sits where, the link for friends, and a seat for whoever comes by it.

import { link, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";
import { change, rememberTable, settings } from "../settings.js";
import { Trouble, ask } from "../wire/api.js";
import { codePicture, linkRow } from "./share.js";
import { address } from "../wire/api.js";

/** @typedef {import("./frame.js").Frame} Frame */
/** @typedef {import("../wire/types.js").SeatSeen} SeatSeen */

const LEVELS = ["novice", "casual", "expert", "master"];

/**
 * Draw the lobby where the table waits, or a free seat where there is one.
 * @param {Element} part
 * @param {Frame} frame
 */
export function drawLobby(part, frame) {
  const { table } = frame.state;
  const isWaiting = table.phase === "waiting";
  part.classList.toggle("shown", isWaiting);
  if (!isWaiting) return part.replaceChildren();
  const isGuest = table.yours.length === 0;
  const kept = /** @type {HTMLInputElement | null} */ (part.querySelector("#name"))?.value;
  refill(
    part,
    html("h2", {}, title(frame)),
    isGuest && !frame.isWatching ? joinForm(frame, kept) : null,
    html("ol", { class: "lobby-seats" }, ...table.seats.map((seat) => seatRow(seat, frame))),
    frame.state.isHost ? starting(frame) : !isGuest && html("p", { class: "muted" }, say("waits-for-host")),
    isGuest ? null : invitation(frame),
    link(`rules/${table.game}`, { class: "small" }, say("rules")),
  );
}

/** @param {Frame} frame */
function title(frame) {
  if (frame.isWatching) return say("lobby-watching");
  return say(frame.state.table.yours.length === 0 ? "lobby-invited" : "lobby-title");
}

/**
 * @param {SeatSeen} seat
 * @param {Frame} frame
 */
function seatRow(seat, frame) {
  const name = seat.filled === "open" ? say("seat-open-friend") : seat.name;
  const notes = [
    seat.filled === "bot" && say("level", { level: seat.level }),
    frame.state.isMine(seat.number) && say("seat-yours"),
    seat.is_host && say("seat-host"),
    seat.filled === "human" && !seat.is_here && say("seat-away"),
  ].filter(Boolean);
  return html(
    "li",
    { class: `lobby-seat ${seat.filled}` },
    markPicture(seat.number),
    html("span", { class: "lobby-name" }, html("strong", {}, name), html("span", { class: "small muted" }, notes.join(" · "))),
    frame.state.isHost && !frame.state.isMine(seat.number) ? seatDeeds(seat, frame) : null,
  );
}

/**
 * @param {SeatSeen} seat
 * @param {Frame} frame
 */
function seatDeeds(seat, frame) {
  if (seat.filled === "human") {
    const remove = () => void frame.command({ kind: "manage", deed: "remove", seat: seat.number });
    return html("button", { class: "button", "data-key": `remove-${seat.number}`, onclick: remove }, say("remove"));
  }
  const fill = () => {
    if (pick.value) void frame.command({ kind: "manage", deed: "fill", seat: seat.number, level: pick.value });
  };
  const named = { "data-key": `fill-${seat.number}`, "aria-label": say("fill-with-bot"), onchange: fill };
  const pick = html(
    "select",
    named,
    seat.filled === "open" && html("option", { value: "" }, say("fill-with-bot")),
    ...LEVELS.map((level) => html("option", { value: level, selected: seat.level === level }, say("level", { level }))),
  );
  return pick;
}

/**
 * What begins the game; with seats still free, why it cannot, and bots for all of them.
 * @param {Frame} frame
 */
function starting(frame) {
  const free = frame.state.table.seats.filter((seat) => seat.filled === "open");
  const start = () =>
    free.length ? toast(say("error-open-seats")) : void frame.command({ kind: "manage", deed: "start" });
  const waits = free.length ? { "aria-disabled": "true", "aria-describedby": "seats-left" } : {};
  return html(
    "div",
    { class: "lobby-start" },
    html("button", { class: "button primary big", "data-key": "start", ...waits, onclick: start }, say("start-game")),
    free.length > 0 && html("p", { id: "seats-left" }, say("seats-left", { count: free.length })),
    free.length > 0 &&
      html(
        "button",
        { class: "button", "data-key": "fill-all", onclick: () => void fillAll(free, frame) },
        icon("robot"),
        say("fill-all-with-bots", { count: free.length }),
      ),
  );
}

/**
 * Seat a bot on every free seat.
 * @param {SeatSeen[]} free
 * @param {Frame} frame
 */
async function fillAll(free, frame) {
  for (const { number } of free) {
    if (!(await frame.command({ kind: "manage", deed: "fill", seat: number, level: "casual" }))) return;
  }
  /** @type {HTMLElement | null} */ (frame.lobby.querySelector('[data-key="start"]'))?.focus();
}

/** @param {Frame} frame */
function invitation(frame) {
  const { table } = frame.state;
  const path = `t/${table.id}`;
  return html(
    "section",
    { class: "invite" },
    html("h3", {}, say("invite-title")),
    linkRow(path, say("invite-title"), say("invite-text", { game: say("game-name") })),
    html(
      "div",
      { class: "invite-ways" },
      codePicture(address(path)),
      table.code
        ? html("p", {}, say("invite-code"), html("strong", { class: "spoken-code" }, table.code))
        : html("p", {}, say("invite-qr")),
    ),
  );
}

/**
 * @param {Frame} frame
 * @param {string | undefined} kept what was typed so far
 */
export function joinForm(frame, kept) {
  const field = html("input", {
    id: "name",
    name: "name",
    value: kept ?? settings.name,
    maxlength: 40,
    required: true,
    autocomplete: "nickname",
    placeholder: say("your-name"),
    "data-key": "name",
  });
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = field.value.trim();
    if (!name) return field.focus();
    change({ name });
    try {
      const id = frame.state.table.id;
      await ask("POST", `api/tables/${id}/seats`, { name, seat: -1 });
      rememberTable(id);
      frame.live.again();
    } catch (trouble) {
      toast(trouble instanceof Trouble ? trouble.words : String(trouble));
    }
  };
  return html(
    "form",
    { class: "join-form", onsubmit: join },
    html("label", { for: "name" }, say("your-name")),
    field,
    html("button", { class: "button primary", "data-key": "sit" }, icon("person"), say("sit-down")),
  );
}

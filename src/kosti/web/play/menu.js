// What can be done with the table and its seats, beside playing.

import { confirmed, openDialog, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { html } from "../draw/svg.js";
import { go } from "../main.js";
import { say } from "../saying.js";
import { Trouble, address, ask } from "../wire/api.js";
import { codePicture, linkRow } from "./share.js";
import { capital } from "./bar.js";

/** @typedef {import("./frame.js").Frame} Frame */
/** @typedef {import("../draw/icons.js").Sign} Sign */

/**
 * Open the menu of the table: its links, records, and the host's deeds.
 * @param {Frame} frame
 */
export function openTableMenu(frame) {
  const { table, isHost } = frame.state;
  const isSeated = table.yours.length > 0;
  const record = `api/tables/${table.id}/record?form=`;
  const dialog = openDialog(say("table-menu"), [
    isSeated && html("h3", {}, say("invite-title")),
    isSeated && linkRow(`t/${table.id}`, say("invite-title"), say("invite-text", { game: say("game-name") })),
    table.watch ? html("h3", {}, say("watch-title")) : null,
    table.watch ? linkRow(`w/${table.watch}`, say("watch-title"), say("watch-text", { game: say("game-name") })) : null,
    html(
      "div",
      { class: "menu-list" },
      isSeated && deed("device", say("other-device"), () => (dialog.close(), void openMove(frame))),
      !frame.isWatching && table.phase !== "waiting" && deed("book", say("record-open"), () => (dialog.close(), go(`record/${table.id}`))),
      !frame.isWatching && table.phase !== "waiting" && download(`${record}json`, say("record-json")),
      !frame.isWatching && table.phase !== "waiting" && download(`${record}text`, say("record-text")),
      isSeated && deed("back", say("leave-table"), () => (dialog.close(), void leave(frame))),
      isHost && table.phase !== "closed" && deed("close", say("end-table"), () => (dialog.close(), void end(frame))),
    ),
  ]);
}

/**
 * @param {Sign} sign
 * @param {string} text
 * @param {() => void} press
 */
function deed(sign, text, press) {
  return html("button", { class: "button plain menu-item", type: "button", onclick: press }, icon(sign), text);
}

/**
 * @param {string} path
 * @param {string} text
 */
function download(path, text) {
  return html("a", { class: "button plain menu-item", href: address(path), download: true }, icon("save"), text);
}

/** @param {Frame} frame */
async function leave(frame) {
  const { table } = frame.state;
  if (!(await confirmed(say("leave-table"), say("leave-help"), say("leave-table")))) return;
  try {
    for (const seat of table.yours) await ask("DELETE", `api/tables/${table.id}/seats/${seat}`);
    go("");
  } catch (trouble) {
    toast(trouble instanceof Trouble ? trouble.words : String(trouble));
  }
}

/** @param {Frame} frame */
async function end(frame) {
  if (!(await confirmed(say("end-table"), say("end-help"), say("end-table")))) return;
  void frame.command({ kind: "manage", deed: "end" });
}

/** @param {Frame} frame */
async function openMove(frame) {
  const { table, seat } = frame.state;
  try {
    const move = await ask("POST", `api/tables/${table.id}/seats/${seat}/move`);
    const path = `m/${move.key}`;
    openDialog(say("other-device"), [
      html("p", {}, say("other-device-help", { minutes: Math.round(move.seconds / 60) })),
      codePicture(address(path)),
      linkRow(path, say("other-device"), ""),
    ], { kind: "code" });
  } catch (trouble) {
    toast(trouble instanceof Trouble ? trouble.words : String(trouble));
  }
}

/**
 * Open what can be done with a seat: a stand-in for whoever is gone, the host's deeds.
 * @param {Frame} frame
 * @param {number} number
 */
export function openSeat(frame, number) {
  const seat = frame.state.table.seats[number];
  if (!seat) return;
  const { isHost } = frame.state;
  const isMine = frame.state.isMine(number);
  const manage = (/** @type {string} */ what, /** @type {object} */ more = {}) => {
    dialog.close();
    void frame.command({ kind: "manage", deed: what, seat: number, ...more });
  };
  const isHuman = seat.filled === "human";
  const isGone = isHuman && !seat.is_here && !seat.stand_in && !isMine;
  const isSeated = frame.state.table.yours.length > 0;
  const name = seat.filled === "open" ? say("seat-open") : seat.name;
  const facts = [
    seat.filled === "bot" && `${say("level", { level: seat.level })}: ${say(`style-${seat.level}`)}`,
    isMine && say("seat-yours"),
    seat.is_host && say("seat-host"),
    isHuman && !seat.is_here && say("seat-away"),
    seat.stand_in && say("seat-stand-in"),
  ];
  const dialog = openDialog(name, [
    ...facts.map((fact) => (fact ? html("p", {}, capital(fact)) : null)),
    html(
      "div",
      { class: "menu-list" },
      isGone && isSeated && deed("robot", say("replace-by-bot"), () => manage("replace", { level: "casual" })),
      isMine && seat.stand_in && deed("person", say("take-seat-back"), () => manage("replace")),
      isHost && isHuman && !isMine && deed("host", say("hand-on"), () => manage("hand-on")),
      isHost && isHuman && !isMine && deed("close", say("remove"), () => manage("remove")),
    ),
  ]);
}

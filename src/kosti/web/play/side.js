// Beside the board: the log, the chat, and the table's dice so far.

import { signButton } from "../chrome.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";
import { drawChat, phrase } from "./chat.js";
import { addToLog, drawLog } from "./log.js";

/** @typedef {"log" | "chat" | "dice"} Part */
const PARTS = /** @type {Part[]} */ (["log", "chat", "dice"]);

export class Side {
  /** @param {import("./frame.js").Frame} frame */
  constructor(frame) {
    this.frame = frame;
    /** @type {Part} */
    this.part = "log";
    this.isChosen = false;
    this.element = html("aside", { class: "side" });
    this.log = html("ol", { class: "log", tabindex: "0" });
    this.other = html("div", { class: "side-other" });
    this.tabs = html("div", { class: "side-tabs", role: "tablist" });
    this.element.append(this.tabs, this.log, this.other);
    new ResizeObserver(() => (this.log.scrollTop = this.log.scrollHeight)).observe(this.log);
  }

  redraw() {
    this.element.setAttribute("aria-label", say("side"));
    this.log.setAttribute("aria-label", say("log"));
    this.turn();
    drawLog(this.log, this.frame.state.table);
    this.show(this.part);
  }

  /** Before a game there is nothing to log: people talk, unless they chose something else. */
  turn() {
    if (!this.isChosen) this.part = this.frame.state.table.phase === "waiting" ? "chat" : "log";
  }

  /** @param {Part} part */
  choose(part) {
    this.isChosen = true;
    this.show(part);
  }

  /** @param {Part} part */
  show(part) {
    this.part = part;
    const tabs = PARTS.map((name) =>
      html(
        "button",
        {
          class: "tab",
          role: "tab",
          type: "button",
          "data-key": `tab-${name}`,
          "aria-selected": String(name === part),
          onclick: () => this.choose(name),
        },
        say(name === "dice" ? "dice-so-far" : name),
      ),
    );
    refill(this.tabs, ...tabs, signButton("close", say("close"), () => this.close(), "side-close"));
    this.log.hidden = part !== "log";
    this.other.hidden = part === "log";
    if (part === "chat") drawChat(this.other, this.frame);
    if (part === "dice") void this.drawDice();
    if (part === "log") this.log.scrollTop = this.log.scrollHeight;
  }

  async drawDice() {
    const { drawDicePanel } = await import("../fair/panel.js");
    if (this.part === "dice") await drawDicePanel(this.other, this.frame.state.table);
  }

  /** @param {import("../wire/types.js").Entry[]} entries */
  add(entries) {
    addToLog(this.log, entries, this.frame.state.table);
    if (this.part === "dice") void this.drawDice();
  }

  said() {
    const latest = this.frame.state.table.phrases.at(-1);
    if (this.part === "chat") drawChat(this.other, this.frame);
    if (latest) this.frame.bubbles.append(bubble(latest, this.frame));
  }

  /** @param {Part} part */
  toggle(part) {
    const isShown = this.element.classList.contains("open") && this.part === part;
    this.element.classList.toggle("open", !isShown);
    this.choose(part);
  }

  close() {
    this.element.classList.remove("open");
  }
}

/**
 * What somebody says, for a while over the board.
 * @param {import("../wire/types.js").PhraseSeen} said
 * @param {import("./frame.js").Frame} frame
 */
function bubble(said, frame) {
  const name = frame.state.table.seats[said.seat]?.name ?? "";
  const shown = html("p", { class: "bubble" }, markPicture(said.seat), `${name}: `, phrase(said.phrase));
  setTimeout(() => shown.remove(), 5000);
  return shown;
}

// A table: finds it, connects, and shows it until the page is left.

import { head, link } from "../chrome.js";
import { diePicture } from "../draw/die.js";
import { html } from "../draw/svg.js";
import { say, speak } from "../saying.js";
import { rememberTable } from "../settings.js";
import { withStyle } from "../style.js";
import { trouble } from "../trouble.js";
import { Live, contribution } from "../wire/socket.js";
import { Frame } from "./frame.js";

const PARTS = ["plates", "foot", "side", "chat", "fair", "lobby", "menu", "end", "veil"];

/** @type {import("../main.js").MakePage} */
export async function makePage([way = "t", id = ""]) {
  await Promise.all([speak(""), withStyle("table", ...PARTS)]);
  return new TablePage(way === "w", id);
}

class TablePage {
  /**
   * @param {boolean} isWatching
   * @param {string} id
   */
  constructor(isWatching, id) {
    this.isWatching = isWatching;
    this.id = id;
    this.element = html("div", { class: "table-page" });
    /** @type {Frame | null} */
    this.frame = null;
    this.isReady = false;
    /** @type {import("../wire/types.js").FromServer[]} */
    this.early = [];
    this.wait();
    const folder = isWatching ? "watch" : "tables";
    const path = `api/${folder}/${encodeURIComponent(id)}/live`;
    this.live = new Live(path, (message) => this.hear(message), (state) => this.state(state));
  }

  /** @param {import("../wire/types.js").FromServer} message */
  hear(message) {
    if (message.kind === "table") this.contribute(message);
    if (this.isReady) return this.frame?.hear(message);
    this.early.push(message);
    if (message.kind === "table" && this.early.length === 1) void this.begin(message);
  }

  /**
   * Add to the dice for my seats, now that the table has shown what it is bound to.
   * @param {import("../wire/types.js").Table} table
   */
  contribute({ phase, seats, yours }) {
    if (phase !== "waiting" && phase !== "over") return;
    for (const seat of yours.filter((seat) => !seats[seat]?.contribution)) {
      void this.live.send({ kind: "contribute", seat, contribution: contribution() });
    }
  }

  /** @param {import("../wire/types.js").Table} table */
  async begin(table) {
    await speak(table.game);
    this.frame = new Frame(table, this.live, this.isWatching);
    await this.frame.setUp();
    if (!this.isWatching && table.yours.length > 0) rememberTable(table.id);
    this.element.replaceChildren(this.frame.element);
    this.isReady = true;
    for (const message of this.early.slice(1)) this.frame.hear(message);
  }

  /** @param {"here" | "lost" | "missing"} state */
  state(state) {
    if (state === "missing") this.missing();
    else this.frame?.setOnline(state === "here");
    if (!this.frame && state === "lost") this.wait();
  }

  wait() {
    this.element.replaceChildren(head(), html("p", { class: "coming", role: "status" }, diePicture("5"), say("table-loading")));
  }

  missing() {
    this.live.close();
    this.element.replaceChildren(
      head(),
      trouble(
        say("table-missing"),
        say("table-missing-help"),
        link("", { class: "button primary" }, say("go-home")),
      ),
    );
  }

  redraw() {
    this.frame?.redraw();
  }

  leave() {
    this.live.close();
    this.frame?.dispose();
    document.title = "Kosti";
  }
}

// The frame of a table: plates above, the board, and below it what can be done.

import { confirmed, link, signButton, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { logo } from "../draw/logo.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say } from "../saying.js";
import { whenReleased } from "../press.js";
import { openSettings } from "../settings_dialog.js";
import { settings } from "../settings.js";
import { troubleWords } from "../wire/api.js";
import { capital, drawBar } from "./bar.js";
import { Coach } from "./coach.js";
import { drawLobby } from "./lobby.js";
import { lines } from "./log.js";
import { openSeat, openTableMenu } from "./menu.js";
import { Notice } from "./notice.js";
import { drawPlates } from "./plates.js";
import { makeRoom } from "./room.js";
import { openRules } from "./rules_dialog.js";
import { Side } from "./side.js";
import { refusalByRule, speakerOf, turnSentence } from "./speech.js";
import { Stage } from "./stage.js";
import { TableState, nameBots } from "./state.js";
import { drawStrip } from "./strip.js";
import { Veil } from "./veil.js";

/** @typedef {import("../wire/types.js").FromServer} FromServer */
/** @typedef {import("../wire/types.js").ActionSeen} ActionSeen */

export class Frame {
  /**
   * @param {import("../wire/types.js").Table} table
   * @param {import("../wire/socket.js").Live} live
   * @param {boolean} isWatching
   */
  constructor(table, live, isWatching) {
    this.live = live;
    this.isWatching = isWatching;
    this.state = new TableState(table);
    this.isBusy = false;
    this.hasFocus = true; // whether the keyboard's place is, or was last, on what can be played
    this.stage = new Stage(() => this.drawAround());
    this.side = new Side(this);
    this.veil = new Veil();
    this.notice = new Notice();
    this.coach = new Coach(live, () => this.judgedAnew());
    this.plates = html("div", { class: "plates", role: "group" });
    this.bubbles = html("div", { class: "bubbles", role: "status" });
    this.status = html("p", { class: "status" });
    this.advice = html("p", { class: "advice small" });
    this.bar = html("div", { class: "action-bar" });
    this.offline = html("p", { class: "offline", role: "alert", hidden: true });
    this.strip = html("section", { class: "strip", hidden: true });
    this.lobby = html("div", { class: "lobby" });
    this.headLine = html("header", { class: "head table-head" });
    const foot = html("div", { class: "table-foot" }, this.status, this.advice, this.bar);
    const main = html("main", { class: "table-main" }, this.plates, this.stage.element, this.bubbles, this.lobby, foot, this.strip);
    const focused = (/** @type {Event} */ { target }) => (this.hasFocus = main.contains(/** @type {Node} */ (target)));
    this.element = html("div", { class: "table", onfocusin: focused }, this.headLine, this.offline, main, this.side.element);
    this.ticking = setInterval(() => this.state.table.clock && whenReleased(() => this.drawPlates()), 1000);
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  async setUp() {
    const room = makeRoom({
      state: () => this.state,
      act: (actions) => this.actByText(actions),
      gather: (line) => this.play({ gathered: line }),
      preview: (line) => this.preview(line),
      refuse: (what) => this.refuse(what),
      judged: (text) => this.coach.share(text, this.state),
      hurry: () => this.stage.hurry(),
      slot: () => this.stage.slot(),
      refreshBar: () => this.drawActions(),
    });
    await this.stage.setUp(this.state.table.game, room);
    this.redraw();
  }

  /** Say everything anew. */
  redraw() {
    nameBots(this.state.table.seats);
    this.stage.board?.reworded?.();
    this.drawHead();
    this.side.redraw();
    this.showWhole();
  }

  showWhole() {
    this.element.dataset["phase"] = this.state.table.phase;
    this.element.dataset["game"] = this.state.table.game;
    this.stage.show(this.state);
    if (!this.state.view) this.drawAround();
  }

  drawAround() {
    this.element.dataset["phase"] = this.state.table.phase;
    this.element.classList.toggle("my-turn", this.state.canAct);
    this.drawPlates();
    this.drawActions();
    drawLobby(this.lobby, this);
    drawStrip(this.strip, this);
    this.veil.look(this.state, this.stage.board?.secret === true);
    this.notice.look(this.state);
    this.coach.look(this.state);
    this.keepFocus();
  }

  /** Who plays by keys goes on where something can be done, though what had the focus is gone. */
  keepFocus() {
    if (!this.hasFocus || document.activeElement !== document.body) return;
    const { board } = this.stage;
    const isOnBoard = this.state.view?.actions.some(({ text }) => board?.owns?.(text));
    if (this.state.canAct && isOnBoard) return board?.focus();
    const part = this.strip.hidden ? this.bar : this.strip;
    /** @type {HTMLElement | null} */ (part.querySelector("button.primary"))?.focus({ preventScroll: true });
  }

  drawHead() {
    const game = say("game-name");
    refill(
      this.headLine,
      link("", { class: "home-link", "aria-label": say("go-home"), "data-key": "home" }, logo()),
      html("h1", { class: "table-title" }, game),
      signButton("book", say("rules"), () => openRules(this.state.table.game)),
      signButton("log", say("log"), () => this.side.toggle("log")),
      signButton("chat", say("chat"), () => this.side.toggle("chat")),
      signButton("more", say("table-menu"), () => openTableMenu(this), "menu"),
      signButton("tune", say("settings"), () => openSettings()),
    );
  }

  drawPlates() {
    this.plates.setAttribute("aria-label", say("seats"));
    drawPlates(this.plates, this.state, (seat) => openSeat(this, seat));
  }

  drawActions() {
    const sentence = turnSentence(this.state);
    if (this.status.textContent !== sentence) this.status.textContent = sentence;
    const advice = this.stage.isMoving ? "" : this.coach.sentence(this.state, (action) => this.aloud(action));
    if (this.advice.textContent !== advice) this.advice.textContent = advice;
    this.element.classList.toggle("waits", this.isBusy || this.stage.isMoving);
    if (this.stage.isMoving) return;
    drawBar(this.bar, this.state, this.stage.board, {
      act: (action) => void this.act(action),
      throwDice: () => this.play({ actions: ["throw"] }),
      takeBack: () => void this.command({ kind: "take-back", seat: this.state.seat, number: this.state.table.number }),
      skip: () => void this.command({ kind: "skip" }),
      standIn: () => void this.command({ kind: "manage", deed: "replace", seat: this.state.acting, level: "casual" }),
      judged: (text) => this.coach.share(text, this.state),
    });
  }

  judgedAnew() {
    if (this.stage.isMoving || !this.stage.last) return;
    this.stage.board?.show(this.stage.last.view, this.stage.last.face);
    this.drawActions();
  }

  /** @param {FromServer} message */
  hear(message) {
    const { what, entries } = this.state.take(message);
    if (what === "moved") this.happened(entries);
    else if (what === "whole") this.renewed(entries);
    else if (what === "back") this.showWhole();
    else if (what === "said") this.side.said();
    if (what === "back") this.side.redraw();
    if (what === "seated") this.reseated();
  }

  /** @param {import("../wire/types.js").Entry[]} entries */
  happened(entries) {
    this.side.add(entries);
    announce(lines(entries, this.state.table));
    this.stage.tell(entries, this.state);
    if (!this.stage.isMoving) this.drawAround();
    else if (document.hidden) this.notice.look(this.state);
  }

  /** @param {import("../wire/types.js").Entry[]} entries */
  renewed(entries) {
    this.side.redraw();
    announce(lines(entries, this.state.table));
    this.showWhole();
  }

  reseated() {
    this.side.redraw();
    if (this.state.view && this.stage.last) this.stage.tell([], this.state);
    else this.drawAround();
  }

  /** @param {boolean} isOnline */
  setOnline(isOnline) {
    this.offline.hidden = isOnline;
    this.offline.replaceChildren(icon("cloud"), say("offline"));
  }

  /** @param {string[]} actions */
  actByText(actions) {
    const action = this.state.view?.actions.find((known) => known.text === actions[0]);
    if (action && actions.length === 1) void this.act(action);
    else this.play({ actions });
  }

  /** An action as it may stand on the screen. @param {ActionSeen} action */
  aloud(action) {
    return this.stage.board?.aloud?.(action) ?? action;
  }

  /** @param {ActionSeen} action */
  async act(action) {
    if (action.warns || settings.confirm) {
      const speaker = speakerOf(this.state.table);
      const told = this.aloud(action);
      const text = `${capital(speaker.action(told))}. ${speaker.explanation(told)}`;
      if (!(await confirmed(say("sure-title"), text, say("sure-yes"), { isBad: action.warns }))) return;
    }
    this.play({ actions: [action.text] });
  }

  /** @param {{actions?: string[], gathered?: string}} what */
  play(what) {
    if (this.isBusy) return;
    const { seat, table } = this.state;
    void this.command({ kind: "play", seat, number: table.number, ...what });
  }

  /** @param {string} line */
  async preview(line) {
    const { seat, table } = this.state;
    const answer = await this.live.send({ kind: "preview", seat, number: table.number, gathered: line });
    if (answer.kind === "refused") throw new Error(troubleWords(answer.key, answer.values));
    return answer.preview;
  }

  /** @param {{kind: string} & Record<string, unknown>} command */
  async command(command) {
    this.isBusy = true;
    this.element.classList.add("waits");
    const answer = await this.live.send(command);
    this.isBusy = false;
    this.drawActions();
    this.keepFocus();
    if (answer.kind !== "refused") return true;
    if (answer.key !== "stale") this.said(answer);
    return false;
  }

  /** Say why a command was refused. @param {import("../wire/types.js").Refused} answer */
  said(answer) {
    toast(troubleWords(answer.key, answer.values));
  }

  /** @param {string | import("../wire/types.js").RefusalSeen} what a thing of the view, or why not */
  refuse(what) {
    const { view, table } = this.state;
    const refusal = typeof what === "string" ? view?.refusals.find(({ thing }) => thing === what) : what;
    toast(refusal ? refusalByRule(speakerOf(table), refusal) : turnSentence(this.state));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
    this.side.close();
  }

  dispose() {
    clearInterval(this.ticking);
    document.removeEventListener("keydown", this.keys);
    this.stage.dispose();
    this.notice.dispose();
    this.veil.lift();
  }
}

/**
 * Tell what happened to those who hear.
 * @param {string[]} texts
 */
function announce(texts) {
  const live = document.getElementById("live");
  const sentences = texts.slice(-12).map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`));
  if (live && texts.length) live.textContent = sentences.join(" ");
}

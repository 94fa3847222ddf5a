// A record: stepped through forwards and backwards on its board, with log, downloads and proof.

import { foot, head, signButton, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { markPicture } from "../draw/marks.js";
import { html } from "../draw/svg.js";
import { told } from "../play/told.js";
import { makeStillBoard } from "./still.js";
import { refill } from "../refill.js";
import { say, speak, words } from "../saying.js";
import { Speaker } from "../speaking.js";
import { withStyle } from "../style.js";
import { Trouble, address, ask } from "../wire/api.js";
import { readRecord } from "./reading.js";

/** @typedef {import("./reading.js").Story} Story */

/** @type {import("../main.js").MakePage} */
export async function makePage([, id = ""], query) {
  await Promise.all([speak(""), withStyle("table", "side", "record", "fair")]);
  const page = new RecordPage(id, query.has("check"));
  await page.load();
  return page;
}

class RecordPage {
  /**
   * @param {string} id "" where a file is to be opened
   * @param {boolean} checks whether the dice are to be checked at once
   */
  constructor(id, checks) {
    this.id = id;
    this.checks = checks;
    this.element = html("div", { class: "record-page" });
    /** @type {Story | null} */
    this.story = null;
    /** @type {string} */
    this.trouble = "";
    this.at = 0;
    /** the latest step at which something was told */
    this.told = 0;
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  async load() {
    if (this.id) {
      try {
        await this.open(await ask("GET", `api/tables/${encodeURIComponent(this.id)}/record?form=json`));
        return;
      } catch (trouble) {
        this.trouble = trouble instanceof Trouble ? trouble.words : String(trouble);
      }
    }
    this.redraw();
  }

  /** @param {unknown} data a record as JSON, or its text */
  async open(data) {
    this.story = await readRecord(data);
    this.trouble = "";
    this.at = this.checks ? this.last : 0;
    await speak(this.story.game);
    this.still?.dispose();
    this.still = await makeStillBoard(this.story);
    this.redraw();
  }

  get last() {
    return Math.max(0, (this.story?.frames.length ?? 1) - 1);
  }

  redraw() {
    document.title = `${say("record")} – Kosti`;
    this.still?.reworded();
    const parts = this.story ? this.parts(this.story) : [this.opener()];
    refill(
      this.element,
      head(),
      html(
        "main",
        { class: this.story ? "record-main" : "sheet" },
        html("h1", {}, this.story ? `${say("record")}: ${say("game-name")}` : say("open-record")),
        this.trouble && html("p", { class: "card", role: "alert" }, this.trouble),
        ...parts,
      ),
      foot(),
    );
    if (this.story) this.step(this.at);
    if (this.checks) void this.check();
  }

  opener() {
    const field = html("input", { type: "file", id: "file", class: "unseen", "aria-describedby": "file-help", accept: ".json,.txt,application/json,text/plain", onchange: () => void this.openFile(field) });
    return html(
      "div",
      { class: "card record-open" },
      html("p", { id: "file-help" }, say("open-record-help")),
      html("label", { class: "button primary" }, icon("book"), say("file-choose"), field),
    );
  }

  /** @param {HTMLInputElement} field */
  async openFile(field) {
    const file = field.files?.[0];
    if (!file) return;
    try {
      const text = await file.text();
      const isJson = text.trimStart().startsWith("{");
      await this.open(isJson ? JSON.parse(text) : text);
    } catch (trouble) {
      toast(trouble instanceof Trouble ? trouble.words : say("record-unread"));
    }
  }

  /** @param {Story} story */
  parts(story) {
    this.place = html("output", { class: "record-place" });
    this.words = html("p", { class: "record-words", role: "status" });
    this.list = html("ol", { class: "log", tabindex: "0", "aria-label": say("log") }, ...this.logLines(story));
    new ResizeObserver(() => this.mark()).observe(this.list);
    this.proof = html("div", { class: "proof" });
    this.slider = html("input", {
      type: "range",
      min: 0,
      max: this.last,
      "aria-label": say("record-step"),
      oninput: () => this.step(Number(this.slider?.value)),
    });
    const hasBoard = story.frames.some((frame) => frame.view);
    return [
      html(
        "div",
        { class: "record-table" },
        html(
          "div",
          { class: "record-left" },
          hasBoard ? this.still?.element : html("p", { class: "card" }, say("record-no-board")),
          this.words,
          html(
            "div",
            { class: "record-steps" },
            signButton("first", say("step-first"), () => this.step(0)),
            signButton("back", say("step-back"), () => this.step(this.at - 1)),
            this.slider,
            signButton("forth", say("step-forth"), () => this.step(this.at + 1)),
            signButton("last", say("step-last"), () => this.step(this.last)),
            this.place,
          ),
        ),
        html("div", { class: "record-right" }, this.list),
      ),
      html(
        "div",
        { class: "buttons" },
        html("button", { class: "button primary", "data-key": "check", onclick: () => void this.check() }, icon("check"), say("check-dice")),
        this.id && this.download("json", say("record-json")),
        this.id && this.download("text", say("record-text")),
      ),
      this.proof,
    ];
  }

  /**
   * @param {string} form
   * @param {string} text
   */
  download(form, text) {
    const href = address(`api/tables/${encodeURIComponent(this.id)}/record?form=${form}`);
    return html("a", { class: "button", href, download: `kosti.${form === "json" ? "json" : "txt"}` }, icon("save"), text);
  }

  /** @param {Story} story */
  logLines(story) {
    const speaker = new Speaker(words(), story.names);
    let before = -1;
    return story.frames.flatMap((frame, number) =>
      frame.events.map((event) => {
        const isNew = event.kind === "threw" && event.seat !== before;
        if (isNew) before = event.seat;
        const step = { type: "button", class: "log-step", onclick: () => this.step(number) };
        return html(
          "li",
          { "data-step": number, class: isNew ? "new-turn" : "" },
          event.seat >= 0 ? markPicture(event.seat) : html("span", { class: "mark-picture" }),
          html("button", step, told(speaker, event)),
        );
      }),
    );
  }

  /** @param {number} wanted */
  step(wanted) {
    const { story } = this;
    if (!story) return;
    const before = this.at;
    this.at = Math.min(Math.max(wanted, 0), this.last);
    const speaker = new Speaker(words(), story.names);
    if (this.place) this.place.textContent = `${this.at} / ${this.last}`;
    if (this.slider) this.slider.value = String(this.at);
    const told = story.frames.slice(0, this.at + 1).findLast((one) => one.events.length > 0);
    const text = told?.events.map((event) => speaker.event(event)).join(" · ");
    if (this.words) this.words.textContent = text ?? say("record-start");
    this.told = told ? story.frames.indexOf(told) : 0;
    this.mark();
    this.still?.step(before, this.at);
  }

  /** Show in the log where the board is. */
  mark() {
    const { list } = this;
    if (!list) return;
    for (const line of /** @type {Iterable<HTMLElement>} */ (list.children)) {
      const isHere = line.dataset["step"] === String(this.told);
      line.classList.toggle("here", isHere);
      if (isHere) list.scrollTop = line.offsetTop - list.clientHeight / 2;
    }
  }

  async check() {
    const { story, proof } = this;
    if (!story || !proof) return;
    const { drawProof } = await import("../fair/proof.js");
    await drawProof(proof, story.data, story.names);
    proof.scrollIntoView({ block: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.story || document.querySelector("dialog[open]") || event.target instanceof HTMLInputElement) return;
    if (event.key === "ArrowLeft") this.step(this.at - 1);
    if (event.key === "ArrowRight") this.step(this.at + 1);
  }

  leave() {
    document.removeEventListener("keydown", this.keys);
    this.still?.dispose();
  }
}


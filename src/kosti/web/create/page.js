// A new table: the game, who fills each seat, how it is played, the clock, who may see it.

import { foot, head, toast } from "../chrome.js";
import { html } from "../draw/svg.js";
import { markPicture } from "../draw/marks.js";
import { vignette } from "../home/vignettes.js";
import { go } from "../main.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { change, rememberTable, settings } from "../settings.js";
import { choice, tick } from "../settings_dialog.js";
import { withStyle } from "../style.js";
import { Trouble, ask } from "../wire/api.js";
import { knownGames } from "../wire/games.js";
import { optionFields } from "./options.js";

/** @typedef {import("../wire/types.js").GameSeen} GameSeen */
/** @typedef {import("../wire/types.js").SeatWanted} SeatWanted */

const CLOCKS = [0, 30, 60, 120, 86_400, 259_200];
const PACES = [1.2, 0.6, 0.25];
const BOTS = ["novice", "casual", "expert", "master"];

/** @type {import("../main.js").MakePage} */
export async function makePage([, name = ""]) {
  const games = await knownGames();
  const game = games.find((known) => known.name === name) ?? games[0];
  if (!game) throw new Error("no games");
  await Promise.all([speak(game.name), withStyle("create", "vignettes")]);
  const page = new CreatePage(games, game);
  page.draw();
  return page;
}

class CreatePage {
  /**
   * @param {GameSeen[]} games
   * @param {GameSeen} game
   */
  constructor(games, game) {
    this.games = games;
    this.game = game;
    this.element = html("div", { class: "create" });
    /** @type {SeatWanted[]} */
    this.seats = [
      { filled: "me", name: settings.name },
      { filled: "friend", level: "casual" },
    ];
    /** @type {Record<string, string>} */
    this.options = {};
    this.clock = 0;
    this.pace = 0.6;
    this.isPublic = false;
    /** @type {boolean | null} null: as the seats suggest */
    this.coach = null;
  }

  redraw() {
    this.draw();
  }

  draw() {
    document.title = `${say("new-table")}: ${say("game-name")} – Kosti`;
    const games = this.games.map((game) => [game.name, say(`${game.name}:game-name`)]);
    refill(
      this.element,
      head(),
      html(
        "main",
        { class: "sheet" },
        html("h1", {}, say("new-table")),
        html(
          "form",
          { class: "create-form", onsubmit: (/** @type {Event} */ event) => void this.make(event) },
          choice("game", say("game"), games, this.game.name, (name) => go(`new/${name}`, { replace: true }), vignette),
          this.seatFields(),
          this.ways(),
          html("div", { class: "create-go" }, html("button", { class: "button primary big" }, this.hasFriends() ? say("make-and-invite") : say("start-game"))),
        ),
      ),
      foot(),
    );
  }

  hasFriends() {
    return this.seats.some((seat) => seat.filled === "friend");
  }

  seatFields() {
    const rows = this.seats.map((seat, number) => this.seatRow(seat, number));
    const most = Math.max(...this.game.seat_counts);
    const least = Math.min(...this.game.seat_counts);
    const add = () => {
      this.seats.push({ filled: "bot", level: "casual" });
      this.redraw();
    };
    const drop = () => {
      this.seats.pop();
      this.redraw();
    };
    return html(
      "fieldset",
      {},
      html("legend", {}, say("seats")),
      html("ol", { class: "create-seats" }, ...rows),
      html(
        "div",
        { class: "buttons" },
        html("button", { class: "button", type: "button", "data-key": "add", disabled: this.seats.length >= most, onclick: add }, say("seat-add")),
        html("button", { class: "button", type: "button", "data-key": "drop", disabled: this.seats.length <= least, onclick: drop }, say("seat-drop")),
        html("span", { class: "small muted" }, say("seats-range", { least, most })),
      ),
    );
  }

  /**
   * @param {SeatWanted} seat
   * @param {number} number
   */
  seatRow(seat, number) {
    const value = seat.filled === "bot" ? `bot-${seat.level}` : seat.filled;
    const isFirst = number === 0;
    const ways = [
      ...(isFirst ? [["me", say("fill-me")]] : []),
      ...(isFirst ? [] : [["friend", say("fill-friend")], ["here", say("fill-here")]]),
      ...(isFirst ? [] : BOTS.map((level) => [`bot-${level}`, say("level", { level })])),
    ];
    const pick = html(
      "select",
      {
        "aria-label": say("seat-filled-by", { number: number + 1 }),
        "data-key": `seat-${number}`,
        disabled: isFirst,
        onchange: () => {
          const [filled = "", level = "casual"] = pick.value.split("-");
          this.seats[number] = { filled: /** @type {SeatWanted["filled"]} */ (filled), level };
          this.redraw();
        },
      },
      ...ways.map(([way = "", words = ""]) => html("option", { value: way, selected: way === value }, words)),
    );
    const isNamed = seat.filled === "me" || seat.filled === "here";
    const level = seat.level ?? "casual";
    return html(
      "li",
      {},
      markPicture(number),
      pick,
      isNamed ? this.nameField(seat, number) : null,
      seat.filled === "bot" ? html("span", { class: "small muted" }, say(`style-${level}`)) : null,
      seat.filled === "friend" ? html("span", { class: "small muted" }, say("fill-friend-help")) : null,
    );
  }

  /**
   * @param {SeatWanted} seat
   * @param {number} number
   */
  nameField(seat, number) {
    const field = html("input", {
      value: seat.name ?? "",
      maxlength: 40,
      placeholder: seat.filled === "me" ? say("your-name") : say("their-name"),
      "aria-label": seat.filled === "me" ? say("your-name") : say("their-name"),
      "data-key": `name-${number}`,
      oninput: () => (seat.name = field.value),
    });
    return field;
  }

  ways() {
    const clocks = CLOCKS.map((seconds) => [String(seconds), say("clock-of", { seconds })]);
    const paces = PACES.map((pace, number) => [String(pace), say(["pace-slow", "pace-usual", "pace-fast"][number] ?? "")]);
    const onlyBots = this.seats.every((seat, number) => number === 0 || seat.filled === "bot");
    return html(
      "details",
      { class: "create-ways", open: this.isOpen, ontoggle: (/** @type {Event} */ event) => (this.isOpen = /** @type {HTMLDetailsElement} */ (event.target).open) },
      html("summary", { class: "button" }, say("more-ways")),
      html(
        "div",
        { class: "create-ways-in" },
        ...optionFields(this.game, this.options),
        choice("clock", say("clock"), clocks, String(this.clock), (value) => (this.clock = Number(value))),
        choice("pace", say("pace"), paces, String(this.pace), (value) => (this.pace = Number(value))),
        tick("public", say("public"), this.isPublic, (on) => (this.isPublic = on)),
        tick("coach", say("coach-on"), this.coach ?? onlyBots, (on) => (this.coach = on)),
      ),
    );
  }

  /** @param {Event} event */
  async make(event) {
    event.preventDefault();
    const me = this.seats[0];
    if (me?.name) change({ name: me.name.trim() });
    const onlyBots = this.seats.every((seat, number) => number === 0 || seat.filled === "bot");
    const seats = this.seats.map((seat, number) => {
      const isHere = seat.filled === "me" || seat.filled === "here";
      const name = seat.name?.trim() || (number === 0 ? say("me") : say("name-human", { number: number + 1 }));
      return isHere ? { filled: seat.filled, name } : { filled: seat.filled, level: seat.level };
    });
    try {
      const made = await ask("POST", "api/tables", {
        game: this.game.name,
        seats,
        options: this.options,
        clock: this.clock,
        public: this.isPublic,
        coach: this.coach ?? onlyBots,
        pace: this.pace,
        starts: !this.hasFriends(),
      });
      rememberTable(made.id);
      go(`t/${made.id}`);
    } catch (trouble) {
      toast(trouble instanceof Trouble ? trouble.words : String(trouble));
    }
  }

  isOpen = false;
}

// The first page: four tins on one shelf, my tables, a code, and the public tables.

import { foot, head, link, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { html } from "../draw/svg.js";
import { go } from "../main.js";
import { refill } from "../refill.js";
import { LANGUAGES, language, say, speak } from "../saying.js";
import { change, forgetTable, rememberTable, settings } from "../settings.js";
import { withStyle } from "../style.js";
import { Trouble, ask } from "../wire/api.js";
import { knownGames } from "../wire/games.js";
import { isMyTurn, tableRow } from "./table_row.js";
import { vignette } from "./vignettes.js";

/** @typedef {import("../wire/types.js").GameSeen} GameSeen */
/** @typedef {import("../wire/types.js").TableListed} TableListed */

const REFRESH = 15_000;
const LONGEST = 500; // ms the page waits for my tables, so that nothing jumps

/** @type {import("../main.js").MakePage} */
export async function makePage() {
  const [games] = await Promise.all([knownGames(), speak(""), withStyle("home", "tins", "vignettes", "rows")]);
  const home = new Home(games);
  await Promise.race([home.look(), new Promise((over) => setTimeout(over, LONGEST))]);
  return home;
}

class Home {
  /** @param {GameSeen[]} games */
  constructor(games) {
    this.games = games;
    /** @type {TableListed[]} */
    this.mine = [];
    /** @type {TableListed[]} */
    this.open = [];
    this.element = html("div", { class: "home" });
    this.tables = html("div", { class: "home-tables" });
    this.turns = html("div", { class: "home-turns" });
    this.redraw();
    this.beat = setInterval(() => document.hidden || void this.look(), REFRESH);
  }

  leave() {
    clearInterval(this.beat);
  }

  redraw() {
    document.title = "Kosti";
    const shelf = html("ul", { class: "shelf" });
    refill(
      this.element,
      head(),
      html(
        "main",
        { class: "home-main" },
        html("div", { class: "home-say" }, html("h1", {}, say("home-title")), html("p", { class: "home-lead" }, say("home-lead"))),
        this.turns,
        shelf,
        codeForm(),
        this.tables,
      ),
      foot(languages()),
    );
    for (const game of this.games) addTin(shelf, game);
    this.redrawTables();
  }

  async look() {
    const found = await Promise.all(settings.tables.map(mineOf));
    this.mine = found.filter((table) => table !== null).sort(mineFirst);
    this.open = await ask("GET", "api/tables").catch(() => []);
    const known = new Set(this.mine.map((table) => table.id));
    this.open = this.open.filter((table) => !known.has(table.id));
    this.redrawTables();
  }

  redrawTables() {
    refill(this.turns, ...this.mine.filter(isMyTurn).map(turnLink));
    refill(
      this.tables,
      this.mine.length > 0 && section(say("my-tables"), this.mine),
      this.open.length > 0 && section(say("public-tables"), this.open),
    );
  }
}

/**
 * @param {string} id
 * @returns {Promise<TableListed | null>}
 */
async function mineOf(id) {
  try {
    return await ask("GET", `api/tables/${id}`);
  } catch (trouble) {
    if (trouble instanceof Trouble && trouble.status === 404) forgetTable(id);
    return null;
  }
}

/**
 * Those where I am to move come first, then those that go on, then the latest.
 * @param {TableListed} one
 * @param {TableListed} other
 */
function mineFirst(one, other) {
  const rank = (/** @type {TableListed} */ table) =>
    isMyTurn(table) ? 0 : table.phase === "playing" ? 1 : table.phase === "waiting" ? 2 : 3;
  return rank(one) - rank(other) || other.changed - one.changed;
}

/**
 * A table that waits for me, before everything else.
 * @param {TableListed} table
 */
function turnLink(table) {
  const game = say(`${table.game}:game-name`);
  return link(`t/${table.id}`, { class: "button primary" }, icon("forth"), say("my-turn-at", { game }));
}

/** The languages by their own names; a press changes the page at once. */
function languages() {
  const buttons = Object.entries(LANGUAGES).map(([code, name]) =>
    html(
      "button",
      {
        class: "button plain small",
        type: "button",
        lang: code,
        "data-key": `speak-${code}`,
        "aria-pressed": String(code === language()),
        onclick: () => change({ language: code }),
      },
      name,
    ),
  );
  return html("div", { class: "languages", role: "group", "aria-label": say("language") }, ...buttons);
}

/**
 * @param {string} title
 * @param {TableListed[]} tables
 */
function section(title, tables) {
  const rows = tables.map((table) => html("li", {}, tableRow(table)));
  return html("section", {}, html("h2", {}, title), html("ul", { class: "table-rows" }, ...rows));
}

/**
 * @param {Element} shelf
 * @param {GameSeen} game
 */
function addTin(shelf, game) {
  const place = html("li", { class: "tin-place" });
  shelf.append(place);
  const name = say(`${game.name}:game-name`);
  const least = Math.min(...game.seat_counts);
  const most = Math.max(...game.seat_counts);
  place.append(
    html(
      "div",
      { class: `tin tin-${game.name}` },
      html("div", { class: "tin-body" }, vignette(game.name)),
      playButton(game, name),
    ),
    html("h2", { class: "tin-name" }, name),
    html("p", { class: "small muted" }, say("seats-range", { least, most })),
    html("p", { class: "tin-about small" }, say(`${game.name}:game-about`)),
    html(
      "p",
      { class: "tin-ways" },
      link(`new/${game.name}`, { class: "button", "aria-label": `${say("new-table")} – ${name}` }, icon("plus"), say("new-table")),
      link(`rules/${game.name}`, { class: "button plain", "aria-label": `${say("rules")} – ${name}` }, icon("book"), say("rules")),
    ),
  );
}

/**
 * @param {GameSeen} game
 * @param {string} name
 */
function playButton(game, name) {
  const press = async () => {
    button.disabled = true;
    try {
      await playNow(game);
    } catch (trouble) {
      toast(trouble instanceof Trouble ? trouble.words : String(trouble));
      button.disabled = false;
    }
  };
  const named = { class: "tin-lid", type: "button", "aria-label": `${say("play-now")} – ${name}` };
  const button = html("button", { ...named, "data-key": `play-${game.name}`, onclick: press }, say("play-now"));
  return button;
}

/**
 * Sit down against one bot, and begin.
 * @param {GameSeen} game
 */
async function playNow(game) {
  const me = { filled: "me", name: settings.name || say("me") };
  const bot = { filled: "bot", level: "casual" };
  const wanted = { game: game.name, seats: [me, bot], coach: true, starts: true };
  const made = await ask("POST", "api/tables", wanted);
  rememberTable(made.id);
  go(`t/${made.id}`);
}

function codeForm() {
  const field = html("input", {
    id: "code",
    name: "code",
    maxlength: 8,
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    required: true,
    "data-key": "code",
  });
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const found = await ask("POST", `api/codes/${encodeURIComponent(field.value.trim().toUpperCase())}`);
      go(`t/${found.id}`);
    } catch (trouble) {
      toast(trouble instanceof Trouble ? trouble.words : String(trouble));
      field.select();
    }
  };
  return html(
    "form",
    { class: "code-form card", onsubmit: join },
    html("label", { for: "code" }, html("h2", {}, say("join-code")), html("span", { class: "small muted" }, say("join-code-help"))),
    html("div", { class: "code-line" }, field, html("button", { class: "button primary" }, say("join"))),
  );
}

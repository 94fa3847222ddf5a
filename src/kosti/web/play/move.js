// A seat comes to this device by its one-use link.

import { head, link } from "../chrome.js";
import { html } from "../draw/svg.js";
import { go } from "../main.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { rememberTable } from "../settings.js";
import { trouble } from "../trouble.js";
import { Trouble, ask } from "../wire/api.js";

/** @type {import("../main.js").MakePage} */
export async function makePage([, key = ""]) {
  await speak("");
  const element = html("div", { class: "page" });
  /** @type {Trouble | null} */
  let failed = null;
  const offer = () =>
    html(
      "main",
      { class: "sheet" },
      html("h1", {}, say("move-title")),
      html("p", {}, say("move-help")),
      html("button", { class: "button primary", onclick: () => void take() }, say("move-take")),
    );
  const redraw = () => {
    const home = link("", { class: "button primary" }, say("go-home"));
    refill(element, head(), failed ? trouble(say("move-failed"), failed.words, home) : offer());
  };
  const take = async () => {
    try {
      const made = await ask("POST", `api/moves/${encodeURIComponent(key)}`);
      rememberTable(made.id);
      go(`t/${made.id}`, { replace: true });
    } catch (error) {
      failed = error instanceof Trouble ? error : new Trouble("server");
      redraw();
    }
  };
  redraw();
  return { element, redraw };
}

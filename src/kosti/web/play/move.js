// A seat comes to this device by its one-use link.

import { head, link } from "../chrome.js";
import { html } from "../draw/svg.js";
import { go } from "../main.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { rememberTable } from "../settings.js";
import { Trouble, ask } from "../wire/api.js";

/** @type {import("../main.js").MakePage} */
export async function makePage([, key = ""]) {
  await speak("");
  const element = html("div", {});
  /** @type {Trouble | null} */
  let trouble = null;
  const redraw = () =>
    refill(
      element,
      head(),
      html(
        "main",
        { class: "sheet" },
        html("h1", {}, trouble ? say("move-failed") : say("move-title")),
        html("p", {}, trouble ? trouble.words : say("move-help")),
        trouble
          ? link("", { class: "button primary" }, say("go-home"))
          : html("button", { class: "button primary", onclick: () => void take() }, say("move-take")),
      ),
    );
  const take = async () => {
    try {
      const made = await ask("POST", `api/moves/${encodeURIComponent(key)}`);
      rememberTable(made.id);
      go(`t/${made.id}`, { replace: true });
    } catch (error) {
      trouble = error instanceof Trouble ? error : new Trouble("server");
      redraw();
    }
  };
  redraw();
  return { element, redraw };
}

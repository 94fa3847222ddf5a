// An address that leads to nothing of ours.

import { foot, head, link } from "./chrome.js";
import { html } from "./draw/svg.js";
import { refill } from "./refill.js";
import { say, speak } from "./saying.js";
import { trouble } from "./trouble.js";

/** @type {import("./main.js").MakePage} */
export async function makePage() {
  await speak("");
  const element = html("div", { class: "page" });
  const redraw = () => {
    document.title = "Kosti";
    const home = link("", { class: "button primary" }, say("go-home"));
    refill(element, head(), trouble(say("error-not-found"), say("nowhere-help"), home), foot());
  };
  redraw();
  return { element, redraw };
}

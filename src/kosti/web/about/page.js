// Who made what: Kosti is independent, the boxed games belong to their owners.

import { foot, head } from "../chrome.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { address } from "../wire/api.js";

/** @type {import("../main.js").MakePage} */
export async function makePage() {
  await speak("");
  const element = html("div", {});
  const redraw = () => {
    document.title = `${say("about")} – Kosti`;
    refill(
      element,
      head(),
      html(
        "main",
        { class: "sheet" },
        html("h1", {}, say("about-title")),
        ...["about-what", "about-independent", "about-authors", "about-fair", "about-private", "about-licence"].map((key) =>
          html("p", {}, say(key)),
        ),
        html(
          "p",
          { class: "buttons" },
          html("a", { class: "button", href: address("font/OFL.txt") }, say("about-font")),
          html("a", { class: "button", href: address("api/docs") }, say("about-api")),
        ),
      ),
      foot(),
    );
  };
  redraw();
  return { element, redraw };
}

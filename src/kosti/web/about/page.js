// Who made what: Kosti is independent, the boxed games belong to their owners.

import { foot, head } from "../chrome.js";
import { html } from "../draw/svg.js";
import { refill } from "../refill.js";
import { say, speak } from "../saying.js";
import { address } from "../wire/api.js";

/** Each part: its title and what it says. */
const PARTS = /** @type {[string, ...string[]][]} */ ([
  ["about-boxes", "about-independent", "about-authors"],
  ["about-trust", "about-fair", "about-private"],
  ["about-rights", "about-licence"],
]);

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
        html("p", { class: "about-lead" }, say("about-what")),
        ...PARTS.flatMap(([title, ...texts]) => [
          html("h2", {}, say(title)),
          ...texts.map((key) => html("p", {}, say(key))),
        ]),
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

// Phrases and moods only: safe for children, and read by each in their own language.

import { markPicture } from "../draw/marks.js";
import { MOODS, moodPicture } from "../draw/moods.js";
import { html } from "../draw/svg.js";
import { has, say } from "../saying.js";

export const PHRASES = [
  "hello",
  "good-luck",
  "well-done",
  "ouch",
  "lucky",
  "thinking",
  "your-turn",
  "sorry",
  "again",
  "good-game",
  "thanks",
  "bye",
];

/**
 * A phrase in the reader's language, or the picture of a mood.
 * @param {string} key
 */
export function phrase(key) {
  const mood = MOODS.find((known) => known === key);
  if (mood) return moodPicture(mood, say(`sign-${mood}`));
  return html("span", {}, has(`phrase-${key}`) ? say(`phrase-${key}`) : "");
}

/**
 * Draw what was said, and what can be.
 * @param {Element} part
 * @param {import("./frame.js").Frame} frame
 */
export function drawChat(part, frame) {
  const { table } = frame.state;
  const said = table.phrases.map((one) =>
    html(
      "li",
      {},
      markPicture(one.seat),
      html("strong", {}, table.seats[one.seat]?.name ?? ""),
      phrase(one.phrase),
    ),
  );
  const heard = html("ol", { class: "said", tabindex: "0", "aria-label": say("chat") }, ...said);
  const isSeated = table.yours.length > 0;
  part.replaceChildren(heard, isSeated ? offers(frame) : html("p", { class: "muted" }, say("chat-seated-only")));
  heard.scrollTop = heard.scrollHeight;
}

/** @param {import("./frame.js").Frame} frame */
function offers(frame) {
  const speak = (/** @type {string} */ key) =>
    void frame.live.send({ kind: "say", seat: frame.state.seat, phrase: key }).then((answer) => {
      if (answer.kind === "refused") frame.said(answer);
    });
  const signs = MOODS.map((mood) =>
    html(
      "button",
      { class: "button sign-phrase", type: "button", "aria-label": say(`sign-${mood}`), onclick: () => speak(mood) },
      moodPicture(mood),
    ),
  );
  const phrases = PHRASES.map((key) =>
    html("button", { class: "button", type: "button", onclick: () => speak(key) }, phrase(key)),
  );
  return html("div", { class: "offers" }, ...signs, ...phrases);
}

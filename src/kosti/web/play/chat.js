// Phrases and signs only: safe for children, and read by each in their own language.

import { markPicture } from "../draw/marks.js";
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

export const SIGNS = {
  smile: "🙂",
  laugh: "😄",
  wow: "😮",
  cry: "😢",
  cool: "😎",
  heart: "❤️",
  clap: "👏",
  worm: "🪱",
};

/**
 * A phrase in the reader's language.
 * @param {string} key
 */
export function phraseText(key) {
  if (key in SIGNS) return SIGNS[/** @type {keyof typeof SIGNS} */ (key)];
  return has(`phrase-${key}`) ? say(`phrase-${key}`) : "";
}

/**
 * Draw what was said, and what can be.
 * @param {Element} part
 * @param {import("./frame.js").Frame} frame
 */
export function drawChat(part, frame) {
  const { table } = frame.state;
  const said = table.phrases.map((phrase) =>
    html(
      "li",
      {},
      markPicture(phrase.seat),
      html("strong", {}, table.seats[phrase.seat]?.name ?? ""),
      html("span", {}, phraseText(phrase.phrase)),
    ),
  );
  const heard = html("ol", { class: "said", tabindex: "0", "aria-label": say("chat") }, ...said);
  const isSeated = table.yours.length > 0;
  part.replaceChildren(heard, isSeated ? offers(frame) : html("p", { class: "muted" }, say("chat-seated-only")));
  heard.scrollTop = heard.scrollHeight;
}

/** @param {import("./frame.js").Frame} frame */
function offers(frame) {
  const speak = (/** @type {string} */ phrase) =>
    void frame.live.send({ kind: "say", seat: frame.state.seat, phrase }).then((answer) => {
      if (answer.kind === "refused") frame.said(answer);
    });
  const signs = Object.entries(SIGNS).map(([key, sign]) =>
    html("button", { class: "button sign-phrase", type: "button", "aria-label": say(`sign-${key}`), onclick: () => speak(key) }, sign),
  );
  const phrases = PHRASES.map((key) =>
    html("button", { class: "button", type: "button", onclick: () => speak(key) }, phraseText(key)),
  );
  return html("div", { class: "offers" }, ...signs, ...phrases);
}

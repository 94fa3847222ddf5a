// The head and foot of a page, and the dialogs all pages share.

import { icon } from "./draw/icons.js";
import { logo } from "./draw/logo.js";
import { html } from "./draw/svg.js";
import { say } from "./saying.js";
import { openSettings } from "./settings_dialog.js";

/** @typedef {import("./draw/svg.js").Child} Child */
/** @typedef {import("./draw/icons.js").Sign} Sign */

/**
 * A button that is a sign; its words are for those who hear, and a tip for those who point.
 * @param {Sign} sign
 * @param {string} words
 * @param {(event: MouseEvent) => void} press
 * @param {string} [key]
 */
export function signButton(sign, words, press, key = sign) {
  const named = { class: "button plain sign", type: "button", "aria-label": words, title: words };
  return html("button", { ...named, "data-key": key, onclick: press }, icon(sign));
}

/**
 * A link to another page of ours.
 * @param {string} path
 * @param {Record<string, string>} attributes
 * @param {...Child} children
 */
export function link(path, attributes, ...children) {
  return html("a", { href: path || ".", "data-go": true, ...attributes }, ...children);
}

/**
 * The head of a page: the way home, what is beside it, and the settings.
 * @param {...Child} children
 */
export function head(...children) {
  return html(
    "header",
    { class: "head" },
    link("", { class: "home-link", "aria-label": say("go-home"), "data-key": "home" }, logo()),
    ...children,
    signButton("tune", say("settings"), () => openSettings()),
  );
}

/**
 * The foot of a page.
 * @param {...Child} children what stands before the rest
 */
export function foot(...children) {
  return html(
    "footer",
    { class: "foot small" },
    ...children,
    link("about", {}, say("about")),
    link("record", {}, say("open-record")),
    html("span", { class: "muted" }, say("independent")),
  );
}

/**
 * Open a dialog; it goes away when it is closed.
 * @param {string} title
 * @param {Child[]} children
 * @param {{kind?: string, closes?: () => void}} [more]
 */
export function openDialog(title, children, { kind = "", closes } = {}) {
  const dialog = html("dialog", { class: `dialog ${kind}`, "aria-label": title });
  dialog.append(
    html(
      "div",
      { class: "dialog-head" },
      html("h2", {}, title),
      signButton("close", say("close"), () => dialog.close(), "close"),
    ),
  );
  for (const child of children) if (child) dialog.append(child);
  dialog.addEventListener("close", () => {
    dialog.remove();
    closes?.();
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Ask before something is done.
 * @param {string} title
 * @param {string} text
 * @param {string} yes
 * @param {{isBad?: boolean}} [more]
 * @returns {Promise<boolean>}
 */
export function confirmed(title, text, yes, { isBad = true } = {}) {
  return new Promise((resolve) => {
    let answer = false;
    const act = html(
      "button",
      { class: `button ${isBad ? "danger" : "primary"}`, onclick: () => ((answer = true), dialog.close()) },
      yes,
    );
    const no = html("button", { class: "button", autofocus: true, onclick: () => dialog.close() }, say("choose-else"));
    const row = html("div", { class: "buttons" }, act, no);
    const dialog = openDialog(title, [html("p", {}, text), row], {
      kind: "asks",
      closes: () => resolve(answer),
    });
    no.focus();
  });
}

/** @type {ReturnType<typeof setTimeout>} */
let fading;

/**
 * Say something for a while at the edge of the screen.
 * @param {string} text
 */
export function toast(text) {
  let note = document.querySelector(".toast");
  if (!note) {
    note = html("div", { class: "toast", role: "alert" });
    document.body.append(note);
  }
  note.textContent = text;
  note.classList.add("shown");
  clearTimeout(fading);
  fading = setTimeout(() => note.remove(), Math.max(4000, text.length * 70));
}

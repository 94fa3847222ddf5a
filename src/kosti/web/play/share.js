// A link to give away: copied, shared, shown as a QR code.

import { openDialog, toast } from "../chrome.js";
import { icon } from "../draw/icons.js";
import { html } from "../draw/svg.js";
import { say } from "../saying.js";
import { address } from "../wire/api.js";

/**
 * A link in a field with what can be done with it.
 * @param {string} path
 * @param {string} title
 * @param {string} text what goes with it where it is shared
 */
export function linkRow(path, title, text) {
  const url = address(path);
  const field = html("input", {
    class: "link-field",
    readonly: true,
    value: url,
    "aria-label": title,
    onfocus: () => field.select(),
  });
  const canShare = typeof navigator.share === "function";
  return html(
    "div",
    { class: "link-row" },
    field,
    html("button", { class: "button", type: "button", onclick: () => void copy(field) }, say("copy")),
    html("button", { class: "button", type: "button", onclick: () => showCode(url, title) }, say("qr")),
    canShare &&
      html(
        "button",
        { class: "button", type: "button", onclick: () => void navigator.share({ title, text, url }).catch(() => undefined) },
        icon("share"),
        say("share"),
      ),
  );
}

/**
 * Copy; where there is no clipboard, select, so that one key does it.
 * @param {HTMLInputElement} field
 */
async function copy(field) {
  field.focus();
  field.select();
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else if (!document.execCommand("copy")) throw new Error("no clipboard");
    toast(say("copied"));
  } catch {
    toast(say("copy-by-hand"));
  }
}

/**
 * A link as a code for a camera.
 * @param {string} url
 */
export function codePicture(url) {
  const source = address(`api/qr?text=${encodeURIComponent(url)}`);
  return html("img", { class: "qr", src: source, alt: say("qr-alt"), width: 240, height: 240 });
}

/**
 * @param {string} url
 * @param {string} title
 */
function showCode(url, title) {
  openDialog(title, [codePicture(url), html("p", { class: "small qr-url" }, url)], { kind: "code" });
}

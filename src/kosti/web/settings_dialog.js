// Language, light, sound and motion: changed at once, without loading anew.

import { openDialog } from "./chrome.js";
import { sound } from "./draw/sound.js";
import { html } from "./draw/svg.js";
import { refill } from "./refill.js";
import { LANGUAGES, language, say, speak } from "./saying.js";
import { change, onSettings, settings } from "./settings.js";

/** Open the settings. */
export function openSettings() {
  const body = html("div", { class: "settings" });
  const draw = () => {
    refill(body, ...fields());
    const title = dialog.querySelector("h2");
    if (title) title.textContent = say("settings");
  };
  const ends = onSettings(() => void speak().then(draw));
  const dialog = openDialog(say("settings"), [body], { closes: ends });
  draw();
}

function fields() {
  return [
    choice("language", say("language"), Object.entries(LANGUAGES), language(), (value) => change({ language: value })),
    choice(
      "theme",
      say("theme"),
      [
        ["", say("theme-system")],
        ["light", say("theme-light")],
        ["dark", say("theme-dark")],
      ],
      settings.theme,
      (value) => change({ theme: value === "light" || value === "dark" ? value : "" }),
    ),
    choice(
      "speed",
      say("motion"),
      [
        ["1.5", say("motion-slow")],
        ["1", say("motion-usual")],
        ["0.5", say("motion-fast")],
        ["0", say("motion-none")],
      ],
      String(settings.speed),
      (value) => change({ speed: Number(value) }),
    ),
    tick("sound", say("sound"), settings.sound, (on) => {
      change({ sound: on });
      if (on) sound("turn");
    }),
    "vibrate" in navigator
      ? tick("buzz", say("buzz"), settings.buzz, (on) => change({ buzz: on }))
      : null,
    tick("confirm", say("confirm-moves"), settings.confirm, (on) => change({ confirm: on })),
  ];
}

/**
 * One of several, side by side.
 * @param {string} name
 * @param {string} title
 * @param {string[][]} values each with its words
 * @param {string} now
 * @param {(value: string) => void} pick
 * @param {(value: string) => Node} [picture] what stands above the words
 */
export function choice(name, title, values, now, pick, picture) {
  const parts = values.map(([value = "", words = ""]) =>
    html(
      "label",
      { class: "pick" },
      html("input", {
        type: "radio",
        name,
        value,
        checked: value === now,
        "data-key": `${name}-${value}`,
        onchange: () => pick(value),
      }),
      html("span", {}, picture?.(value), words),
    ),
  );
  const group = { class: picture ? "choice pictured" : "choice", role: "radiogroup", "aria-label": title };
  return html("div", group, html("p", { class: "choice-title" }, title), html("div", { class: "picks" }, ...parts));
}

/**
 * Something that is on or off.
 * @param {string} name
 * @param {string} title
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} set
 */
export function tick(name, title, isOn, set) {
  const box = html("input", {
    type: "checkbox",
    name,
    checked: isOn,
    "data-key": name,
    onchange: () => set(box.checked),
  });
  return html("label", { class: "row" }, box, html("span", {}, title));
}

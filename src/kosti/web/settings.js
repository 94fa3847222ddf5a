// What this viewer has chosen, kept on this device.

/**
 * @typedef {object} Settings
 * @property {string} language "" as the browser's
 * @property {"" | "light" | "dark"} theme "" as the system's
 * @property {boolean} sound
 * @property {boolean} buzz
 * @property {number} speed how long motion takes, 0 none, 1 usual
 * @property {boolean} confirm ask before every move
 * @property {string} name
 * @property {string[]} tables the tables I have sat at, the latest first
 */

const KEY = "kosti";
const MOST_TABLES = 24;

/** @type {Settings} */
const USUAL = {
  language: "",
  theme: "",
  sound: false,
  buzz: false,
  speed: 1,
  confirm: false,
  name: "",
  tables: [],
};

/** @type {Settings} */
export const settings = { ...USUAL, ...kept() };

/** @type {Set<() => void>} */
const listeners = new Set();

/**
 * Be told when a setting changes.
 * @param {() => void} listener
 * @returns {() => void} what ends it
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Change settings and keep them.
 * @param {Partial<Settings>} changed
 */
export function change(changed) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private windows may keep nothing: the settings then last as long as the page
  }
  dress();
  for (const listener of [...listeners]) listener();
}

/**
 * Remember a table among mine.
 * @param {string} id
 */
export function rememberTable(id) {
  if (settings.tables[0] === id) return;
  const others = settings.tables.filter((other) => other !== id);
  change({ tables: [id, ...others].slice(0, MOST_TABLES) });
}

/** @param {string} id */
export function forgetTable(id) {
  change({ tables: settings.tables.filter((other) => other !== id) });
}

const isDarkSystem = matchMedia("(prefers-color-scheme: dark)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the page is dark now. */
export function isDark() {
  return settings.theme ? settings.theme === "dark" : isDarkSystem.matches;
}

/** Whether the viewer wants no motion. */
export function reducedMotion() {
  return isStill.matches || settings.speed === 0;
}

/** How long motion takes: 0 none, 1 the usual. */
export function speed() {
  return reducedMotion() ? 0 : settings.speed;
}

/** Show the theme on the page. */
export function dress() {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["motion"] = reducedMotion() ? "none" : "some";
  const colour = document.querySelector('meta[name="theme-color"]');
  colour?.setAttribute("content", isDark() ? "#1d1613" : "#f3e6d0");
}

isDarkSystem.addEventListener("change", dress);
isStill.addEventListener("change", dress);

/** @returns {Partial<Settings>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

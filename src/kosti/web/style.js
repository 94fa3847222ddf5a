// Loads the style of a page when it is wanted.

import { address } from "./wire/api.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Load `style/NAME.css`, or a whole path under the base.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function withStyle(name) {
  const path = name.includes("/") ? name : `web/style/${name}.css`;
  let loaded = loading.get(path);
  if (!loaded) {
    loaded = new Promise((resolve) => {
      const sheet = document.createElement("link");
      sheet.rel = "stylesheet";
      sheet.href = address(path);
      sheet.onload = sheet.onerror = () => resolve();
      document.head.append(sheet);
    });
    loading.set(path, loaded);
  }
  return loaded;
}

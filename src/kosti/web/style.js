// Loads the style of a page when it is wanted.

import { address } from "./wire/api.js";

/** @type {Map<string, Promise<void>>} */
const loading = new Map();

/**
 * Load `style/NAME.css`, or whole paths under the base.
 * @param {...string} names
 */
export async function withStyle(...names) {
  await Promise.all(names.map(loaded));
}

/**
 * @param {string} name
 * @returns {Promise<void>}
 */
function loaded(name) {
  const path = name.includes("/") ? name : `web/style/${name}.css`;
  let sheet = loading.get(path);
  if (!sheet) {
    sheet = new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address(path);
      link.onload = link.onerror = () => resolve();
      document.head.append(link);
    });
    loading.set(path, sheet);
  }
  return sheet;
}

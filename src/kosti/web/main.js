// Shows the page that the address names, in the language of the settings.

import { refill } from "./refill.js";
import { language, say, speak } from "./saying.js";
import { dress, onSettings } from "./settings.js";
import { html } from "./draw/svg.js";
import { trouble } from "./trouble.js";

/**
 * A page: `element` is shown, `redraw` says everything anew in another language, `leave` ends it.
 * @typedef {{element: Element, redraw: () => void, leave?: () => void}} Page
 */
/** @typedef {(parts: string[], query: URLSearchParams) => Promise<Page>} MakePage */

/** @type {Record<string, () => Promise<{makePage: MakePage}>>} */
const PAGES = {
  "": () => import("./home/page.js"),
  new: () => import("./create/page.js"),
  t: () => import("./play/page.js"),
  w: () => import("./play/page.js"),
  m: () => import("./play/move.js"),
  rules: () => import("./rules/page.js"),
  record: () => import("./record/page.js"),
  about: () => import("./about/page.js"),
};

/** @type {Page | null} */
let shown = null;
let spoken = "";
let going = 0;

/**
 * Go to another page without loading anew.
 * @param {string} path without a slash at its beginning
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  const address = new URL(path, document.baseURI).href;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  void show();
}

async function show() {
  const mine = ++going;
  const base = new URL(document.baseURI).pathname;
  const parts = location.pathname.slice(base.length).split("/").map(decodeURIComponent);
  const load = PAGES[parts[0] ?? ""] ?? (() => import("./nowhere.js"));
  const holder = /** @type {Element} */ (document.getElementById("page"));
  try {
    const module = await load();
    if (mine !== going) return;
    shown?.leave?.(); // before another page speaks: this one would lack its words
    shown = null;
    const page = await module.makePage(parts, new URLSearchParams(location.search));
    if (mine !== going) return page.leave?.();
    shown = page;
    spoken = language();
    holder.replaceChildren(page.element);
    scrollTo(0, 0);
  } catch (error) {
    if (mine !== going) return;
    console.warn(error);
    await speak("").catch(() => undefined);
    refill(holder, broken());
  }
}

/** What is shown where a page could not be. */
function broken() {
  const again = { class: "button primary", onclick: () => location.reload() };
  return trouble(say("page-broken"), say("page-broken-help"), html("button", again, say("page-again")));
}

onSettings(async () => {
  if (!shown || spoken === language()) return;
  spoken = language();
  await speak();
  shown.redraw();
});

addEventListener("popstate", () => void show());
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-go]") : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "");
});

dress();
void show();
if ("serviceWorker" in navigator && isSecureContext) {
  const path = new URL("worker.js", document.baseURI).href;
  navigator.serviceWorker.register(path).catch(() => undefined);
}

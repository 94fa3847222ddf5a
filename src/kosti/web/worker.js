// The service worker: what was read once is there without a network; the server is asked first.

/**
 * What we need of a service worker's world; its own types cannot stand beside those of a page.
 * @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting
 * @typedef {Event & {request: Request, respondWith: (answer: Promise<Response>) => void}} Asking
 * @typedef {object} Worker
 * @property {{scope: string}} registration
 * @property {{claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(name: string, listen: (event: any) => void) => void} addEventListener
 */
const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const STORE = "kosti-1";
const SHEETS = ["tokens", "base", "pieces", "frame", "dialogs"].map((name) => `web/style/${name}.css`);
const START = ["", "web/main.js", ...SHEETS];
const PATIENCE = 4000;

worker.addEventListener("install", (/** @type {Lasting} */ event) => {
  const begun = caches.open(STORE).then((store) => store.addAll(START.map(absolute)));
  event.waitUntil(begun.then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {Lasting} */ event) => {
  const cleared = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))),
  );
  event.waitUntil(cleared.then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (/** @type {Asking} */ event) => {
  const { request } = event;
  const path = request.url.slice(worker.registration.scope.length);
  if (request.method !== "GET" || !request.url.startsWith(worker.registration.scope)) return;
  if (path.startsWith("api/") && path !== "api/games" && !path.startsWith("api/rules/")) return;
  const key = request.mode === "navigate" ? absolute("") : request.url;
  event.respondWith(newest(request, key));
});

/**
 * Ask the server, and fall back on what is kept.
 * @param {Request} request
 * @param {string} key
 * @returns {Promise<Response>}
 */
async function newest(request, key) {
  const store = await caches.open(STORE);
  const kept = await store.match(key);
  const asked = fetch(request).then((answer) => {
    if (answer.ok) void store.put(key, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([asked.catch(() => kept), late]);
}

/** @param {string} path */
function absolute(path) {
  return worker.registration.scope + path;
}

/**
 * Keeps the page's own files, so that it opens without a connection. The build writes the files and their version into
 * FILES and VERSION. A page always comes from the server if it answers: so a new version is seen at once, and its files,
 * whose names change with their content, are fetched then. A worker replaces the one before when no page of it is open
 * any more, and only then deletes what that one kept.
 */

const VERSION = "__VERSION__";
const FILES = /* files */ [];
const SHELL = `landfall-shell-${VERSION}`;
const TOLD = "landfall-told"; // games, texts and rules that were read: answers that seldom change
const READ_AGAIN = /^\/api\/(games|texts\/|rules\/|guides\/)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...FILES])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("landfall-") && name !== SHELL && name !== TOLD))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (READ_AGAIN.test(url.pathname)) event.respondWith(told(request));
  else if (!url.pathname.startsWith("/api/")) event.respondWith(kept(request));
});

/** A file of the page: as it is kept, else from the server. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** What the server says, and without a connection what it said last. */
async function told(request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (lost) {
    const before = await cache.match(request, { ignoreVary: true });
    if (before) return before;
    throw lost;
  }
}

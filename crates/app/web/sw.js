// Keeps all files of one version, so that the game works without a network. The version is a hash over all of
// them: this script changes with every change, and the browser notices.
const FAMILY = "limes-";
const CACHE = FAMILY + "{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  // All or nothing: a version that is only half there is not kept. The page itself is asked for anew, the others carry
  // their version in their names.
  const requests = FILES.map((file) => new Request(file, { cache: file === "./" ? "reload" : "default" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

// Sent by a page that has just been opened, or whose reader wants it. Other pages may still need files of the old version;
// then it waits until they are closed.
self.addEventListener("message", (event) => {
  if (event.data !== "take over") return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (pages.length <= 1) await self.skipWaiting();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  // The game's screens all live in the one page, behind the `#` of its address.
  if (request.mode === "navigate") {
    return (await cache.match("./")) ?? fetch(request);
  }
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

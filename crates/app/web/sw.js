// Keeps all files of one version, so that the game works without a network. The version is a hash over all of
// them: this script changes with every change, and the browser notices.
//
// A page is always of the newest version that is there completely, and finds its own files as long as it is open: the
// versions before are kept until no page is left that could ask for them. So no page has to hand over to another.
const FAMILY = "limes-";
const CACHE = FAMILY + "{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    // A version that comes back after another is the newest again.
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    // All or nothing: a version that is only half there is not kept. The page itself is asked for anew, the others carry
    // their version in their names.
    await cache.addAll(FILES.map((file) => new Request(file, { cache: file === "./" ? "reload" : "default" })));
  })());
});

// Comes when the last page of the version before is closed.
self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  // The game's screens all live in the one page, behind the `#` of its address.
  const kept = request.mode === "navigate" ? await newestPage() : await caches.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

async function newestPage() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
  // In the order of their coming; the last may still be on its way.
  for (const version of versions.reverse()) {
    const page = await caches.match("./", { cacheName: version });
    if (page) return page;
  }
}

// A notification leads to its table: to the page that shows it, or else to a new one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address;
  if (!address) return;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const shown = pages.find((page) => page.url === address);
    await (shown ? shown.focus() : self.clients.openWindow(address));
  })());
});

// Starts the program in the page, and the service worker that keeps it for the next visit.
import start from "./{{app.js}}";

// Once the first screen is painted: until then nothing else should keep the network and the processor busy.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  // A page that nobody sees is not painted, and not every browser tells.
  setTimeout(done, document.hidden ? 0 : 500);
});

painted.then(() => start({ module_or_path: new URL("./{{app.wasm}}", import.meta.url) })).catch((fault) => {
  console.error(fault);
  // While the program is there, it says itself what broke.
  const loading = document.getElementById("loading");
  if (loading) loading.textContent = loading.dataset.failed;
});

// If the program breaks, it is stopped and can say nothing itself: a word of comfort instead of a dead page. A game in
// progress has been saved by then.
function comfort(fault) {
  if (!(fault instanceof WebAssembly.RuntimeError) || document.getElementById("mishap")) return;
  const note = document.createElement("p");
  note.id = "mishap";
  note.setAttribute("role", "alert");
  note.textContent = "Something broke, and that is our fault. Your game is saved: reload the page to go on.";
  document.body.prepend(note);
}
addEventListener("error", (event) => comfort(event.error));
addEventListener("unhandledrejection", (event) => comfort(event.reason));

// The browser may offer to install the game before the program is there to show it.
function offer(event) {
  globalThis.limesOffer = event;
  dispatchEvent(new Event("limes-offer"));
}
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer(event);
});
addEventListener("appinstalled", () => offer(null));

// Browsers have it only on safe addresses: https, or this very machine. The game also runs without.
const keeper = navigator.serviceWorker;
if (keeper) {
  keeper.register("./sw.js").then((registration) => {
    // A new version is there at the next visit. One that comes while the game is open is told; who has it open for days
    // looks for one now and then.
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && keeper.controller) dispatchEvent(new Event("limes-update"));
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  }, (refused) => console.warn("not kept for offline play:", refused));
}

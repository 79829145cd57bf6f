// Starts the program in the page with the texts of one language, and the service worker that keeps all for the next visit.

/** The texts of each language, and those of its later screens; the page fetches only what it speaks. */
const TEXTS = {
  en: "./{{en.ftl}}",
  de: "./{{de.ftl}}",
  nl: "./{{nl.ftl}}",
  fr: "./{{fr.ftl}}",
  cs: "./{{cs.ftl}}",
  "en-later": "./{{en-later.ftl}}",
  "de-later": "./{{de-later.ftl}}",
  "nl-later": "./{{nl-later.ftl}}",
  "fr-later": "./{{fr-later.ftl}}",
  "cs-later": "./{{cs-later.ftl}}",
};

const address = (name) => new URL(name, import.meta.url);

async function loadTexts(name) {
  const answer = await fetch(address(TEXTS[name]));
  if (!answer.ok) throw new Error(`the texts "${name}" do not come: ${answer.status}`);
  return answer.text();
}

/** A language and its texts. The program asks once more for the wanted one if another had to do, and says so. */
async function firstTexts() {
  // Set by first.js: the language that was chosen, or else the browser's.
  const wanted = document.documentElement.lang;
  try {
    return [wanted, await loadTexts(wanted)];
  } catch (fault) {
    console.warn(fault);
    return ["en", await loadTexts("en")];
  }
}

/** Packs a text for an address: DEFLATE, then base64url. */
async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Unpacks such a text of at most so many bytes; what is wrong with it is one word. */
async function unpack(packed, most) {
  const refuse = (word) => {
    throw word;
  };
  // A browser would forgive blanks.
  if (!/^[\w-]*$/.test(packed)) refuse("base64");
  let letters;
  try {
    letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    refuse("base64");
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await unpacked.read().catch(() => refuse("deflate"));
    if (done) break;
    size += value.length;
    if (size > most) refuse("large");
    parts.push(value);
  }
  const text = await new Blob(parts).arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    refuse("utf8");
  }
}

/** What the program cannot do itself, because it does not know the names of the files, or what the browser does for nothing. */
const host = {
  loadTexts,
  pack,
  unpack,
  processors: navigator.hardwareConcurrency || 1,
  startWorker(respond, failed) {
    const worker = new Worker(address("./{{worker.js}}"), { type: "module" });
    worker.onmessage = (message) => respond(message.data);
    worker.onerror = (fault) => {
      // A script that does not load has no message.
      if (fault.message) console.error(fault.message);
      worker.terminate();
      failed();
    };
    return (request) => worker.postMessage(request);
  },
  startThinker(respond, failed) {
    const fail = (fault) => {
      console.error(fault);
      failed();
    };
    const thinker = import("./{{thinker-loop.js}}").then(({ startThinker }) => startThinker(respond, fail));
    thinker.catch(fail);
    return (request) => void thinker.then((receive) => receive(request), () => {});
  },
};

// Once the first screen is painted: until then nothing else should keep the network and the processor busy.
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  // A page that nobody sees is not painted, and not every browser tells.
  setTimeout(done, document.hidden ? 0 : 500);
});

/** The looks of all screens but those before and at the table. */
let laterStyle = null;
function loadLaterStyle() {
  laterStyle ??= new Promise((done) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address("./{{later.css}}");
    // A screen that looks plain is better than none.
    sheet.onload = sheet.onerror = done;
    document.head.append(sheet);
  });
  return laterStyle;
}
const needsLaterStyle = () => !/^(#\/*(new|settings|play(\/[\w-]+)?)?\/*)?$/.test(location.hash);
addEventListener("hashchange", () => needsLaterStyle() && loadLaterStyle());

/** A moment for whoever presses or scrolls meanwhile: a slow device starts in steps. */
const rest = () => new Promise((done) => setTimeout(done));

/** Fetches program, script and texts at the same time; the program is compiled while it comes in. */
async function begin() {
  await painted;
  const program = WebAssembly.compileStreaming(fetch(address("./{{app.wasm}}")));
  const [texts, { default: load, read_texts: readTexts, start }] = await Promise.all([
    firstTexts(),
    import("./{{app.js}}"),
    // Only so that its failure is noticed at once; loading it waits for it anyway.
    program,
    needsLaterStyle() ? loadLaterStyle() : null,
  ]);
  await load({ module_or_path: program });
  await rest();
  const read = readTexts(...texts);
  await rest();
  start(host, read);
}

const started = begin();
started.then(() => setTimeout(loadLaterStyle, 1500), () => {});
started.catch((fault) => {
  console.error(fault);
  // While the program is there, it says itself what broke.
  const loading = document.getElementById("loading");
  if (loading) loading.textContent = limesText("load-failed");
});

// If the program breaks, it is stopped and can say nothing itself: a word of comfort instead of a dead page. A game in
// progress has been saved by then.
function comfort(fault) {
  if (!(fault instanceof WebAssembly.RuntimeError) || document.getElementById("mishap")) return;
  const note = document.createElement("p");
  note.id = "mishap";
  note.setAttribute("role", "alert");
  note.textContent = limesText("load-broken");
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
// It fetches everything else, so it waits until nobody waits for the first screen.
started.finally(() => keeper && keep()).catch(() => {});

function keep() {
  keeper.register("./sw.js").then((registration) => {
    // A new version is there at the next visit. One that comes while the game is open is told; who has it open for days
    // looks for one now and then.
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        // At the first visit WebKit may already call the version that has just come the one in charge of the page.
        const isAnother = keeper.controller && keeper.controller !== coming;
        if (coming.state === "installed" && isAnother) dispatchEvent(new Event("limes-update"));
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  }, (refused) => console.warn("not kept for offline play:", refused));
}

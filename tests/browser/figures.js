// What a visitor waits for: how soon the page can be touched, how long it ever stands still while the strongest bot thinks, how long
// the strongest bots of Limits take for a decision, how much longer a review takes in the browser than natively, and what Lighthouse says. `cargo xtask figures` builds the app,
// serves it and runs this.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import net from "node:net";
import { ARGS } from "./playwright.config.js";

const { LIMES_ADDRESS, CHROMIUM } = process.env;
/** Visits, of which the median counts. */
const VISITS = 5;
/** Rounds that are played while the bot thinks. */
const ROUNDS = 8;

/** Milliseconds from the request to a first screen that answers a press. */
async function firstInteraction(browser, { slower = 1, network = null } = {}) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    if (network) await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
    const start = performance.now();
    await page.goto(LIMES_ADDRESS, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Play solo" }).click();
    await page.getByRole("heading", { name: "Round 1 of 16" }).waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return times.sort((a, b) => a - b)[Math.floor(VISITS / 2)];
}

/** The longest that the page did nothing, in milliseconds, while the strongest bot thought. */
async function longestBlock(browser) {
  const page = await browser.newPage();
  await page.goto(`${LIMES_ADDRESS}#/new`);
  await page.locator(".player").nth(1).getByRole("combobox").selectOption("6");
  await page.getByRole("button", { name: "Start" }).click();
  // A task that comes round as often as it can: the time between two is the time in which nothing else was answered.
  await page.evaluate(() => {
    window.blocks = { longest: 0, rounds: 0 };
    const { port1, port2 } = new MessageChannel();
    let last = performance.now();
    port1.onmessage = () => {
      const now = performance.now();
      window.blocks.longest = Math.max(window.blocks.longest, now - last);
      window.blocks.rounds += 1;
      last = now;
      port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  const blocks = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await page.getByRole("heading", { name: `Round ${round} of 16` }).waitFor();
    await page.getByRole("button", { name: /^Lay the card here/ }).first().click();
    await page.locator(".hand").getByRole("button", { name: "End turn" }).click();
    // Only the thinking counts here, not what the press itself set in motion.
    await page.evaluate(() => void (window.blocks.longest = 0));
    await page.getByRole("heading", { name: `Round ${round + 1} of 16` }).waitFor({ timeout: 60_000 });
    blocks.push(await page.evaluate(() => window.blocks.longest));
  }
  await page.close();
  return Math.max(...blocks);
}

/** Rounds of Limits in which the bots' decisions are timed. */
const LIMITS_ROUNDS = 14;

/** How long bots of the strongest level take to decide in a game of Limits for six, in milliseconds: the median, what 95 of 100 stay below, and the
 * longest. */
async function limitsDecisions(browser) {
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem("limes.settings", 'limes = "settings"\nversion = 1\npace = "at-once"\n');
    // From the message that asks to the one that answers. One bot acts after the other, but all hide at once: whoever waits for
    // another bot is not timed.
    window.decisions = [];
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        this.asked = [];
        this.addEventListener("message", () => {
          if (this.asked.length === 1) window.decisions.push(performance.now() - this.asked[0]);
          this.asked = [];
        });
      }
      postMessage(...given) {
        this.asked.push(performance.now());
        super.postMessage(...given);
      }
    };
  });
  await page.goto(`${LIMES_ADDRESS}#/limits/new`);
  for (let n = 3; n <= 6; n++) await page.getByRole("button", { name: "Add player" }).click();
  for (let n = 1; n < 6; n++) await page.locator(".player").nth(n).getByRole("combobox").selectOption("6");
  await page.getByLabel("Type a seed").fill("figures");
  await page.getByRole("button", { name: "Start" }).click();
  const asked = page.locator(".own-cards.asked");
  const drama = page.locator(".drama");
  for (let round = 1; round <= LIMITS_ROUNDS; ) {
    await asked.or(drama).first().waitFor({ timeout: 60_000 });
    if (await drama.count()) {
      // A press right after it came belongs to what was before.
      await page.waitForTimeout(600);
      await page.keyboard.press("Enter");
      await drama.waitFor({ state: "detached" });
      round += 1;
    } else {
      await page.keyboard.press("1");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(50);
    }
  }
  const times = (await page.evaluate(() => window.decisions)).sort((a, b) => a - b);
  await context.close();
  const at = (part) => times[Math.floor(times.length * part)];
  return { count: times.length, median: at(0.5), most: at(0.95), longest: times.at(-1) };
}

/** The game that is reviewed, and the work for each turn: what the app takes. */
const GAME = fileURLToPath(new URL("games/picture.limes", import.meta.url));
const WORK = "3000";
/** Reviews, of which the quickest counts: all do the same work, and others use the machine too. */
const REVIEWS = 3;

/** Milliseconds in which the native binary reviews the game on one core. */
function nativeReview() {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const cargo = process.env.CARGO ?? "cargo";
  const run = ["run", "--quiet", "--release", "--package", "limes-cli", "--", "review", GAME, "--json", "--work"];
  const options = { cwd: root, env: { ...process.env, RAYON_NUM_THREADS: "1" }, stdio: ["ignore", "pipe", "inherit"] };
  // Compiles it, and measures what is not the review: cargo, and the start of the program.
  const time = (work) => {
    const start = performance.now();
    const said = execFileSync(cargo, [...run, work], options);
    return { time: performance.now() - start, review: JSON.parse(said).players[0] };
  };
  time("1");
  const reviews = Array.from({ length: REVIEWS }, () => time(WORK));
  const version = Array.from({ length: REVIEWS }, () => {
    const start = performance.now();
    execFileSync(cargo, [...run.slice(0, 6), "--version"], options);
    return performance.now() - start;
  });
  const quickest = (times) => Math.min(...times);
  return { time: quickest(reviews.map(({ time }) => time)) - quickest(version), review: reviews[0].review };
}

/** Milliseconds in which the browser reviews the same game with the same work, with so many workers. */
async function browserReview(browser, processors, review) {
  const saved = `limes = "game"\nversion = 1\nrecord = ${JSON.stringify(readFileSync(GAME, "utf8"))}\n`;
  const times = [];
  for (let time = 0; time < REVIEWS; time++) {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(
      ([saved, processors]) => {
        if (location.protocol.startsWith("http")) localStorage.setItem("limes.game", saved);
        Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => processors });
        // From the first word of a thinker, so that loading it does not count, to the last.
        window.thought = [];
        window.Worker = class extends Worker {
          constructor(...given) {
            super(...given);
            this.addEventListener("message", () => window.thought.push(performance.now()));
          }
        };
      },
      [saved, processors],
    );
    await page.goto(`${LIMES_ADDRESS}#/review`);
    await page.locator(".split").waitFor({ timeout: 300_000 });
    times.push(await page.evaluate(() => window.thought.at(-1) - window.thought[0]));
    // Equal work must come to an equal answer, or the times say nothing.
    const said = (await page.locator(".sum").innerText()).match(/\d+(\.\d)?/g).map(Number);
    for (const part of [review.final, review.par, review.skill, review.luck]) {
      const tenths = Math.abs(Math.round(part * 10) / 10);
      if (!said.includes(tenths)) throw new Error(`natively ${tenths}, in the browser one of ${said.join(", ")}`);
    }
    await context.close();
  }
  return Math.min(...times);
}

/** A port that nobody uses. */
function freePort() {
  return new Promise((found) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

/** What Lighthouse says about the first screen: scores from 0 to 1, and the times behind the first of them. */
async function judge(config) {
  const runs = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const port = await freePort();
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...ARGS, `--remote-debugging-port=${port}`] });
    runs.push((await lighthouse(LIMES_ADDRESS, { port, logLevel: "error" }, config)).lhr);
    await browser.close();
  }
  runs.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
  return runs[Math.floor(VISITS / 2)];
}

/** The scores of one run, then the times and the shift. */
function told({ categories, audits }) {
  const scores = Object.values(categories).map(({ title, score }) => `${title.toLowerCase()} ${score.toFixed(2)}`);
  const times = [
    ["first paint", "first-contentful-paint"],
    ["largest paint", "largest-contentful-paint"],
    ["blocked", "total-blocking-time"],
    ["shift", "cumulative-layout-shift"],
  ].map(([name, audit]) => `${name} ${audits[audit].displayValue.replace(/\s/g, " ")}`);
  return `${scores.join(", ")} (${times.join(", ")})`;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
const phone = { slower: 4, network: { latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 500_000 } };
const figures = [
  ["first turn can be played, this machine", await firstInteraction(browser)],
  ["first turn can be played, four times slower, 10 Mbit/s, 60 ms", await firstInteraction(browser, phone)],
  ["longest block while the strongest bot thinks", await longestBlock(browser)],
];
for (const [what, milliseconds] of figures) console.log(`${what.padEnd(64)}${milliseconds.toFixed(0).padStart(7)} ms`);
const limits = await limitsDecisions(browser);
console.log(
  `${limits.count} decisions of level 6 in Limits, six players: median ${limits.median.toFixed(1)} ms, 95 % below ${limits.most.toFixed(1)} ms, longest ${limits.longest.toFixed(1)} ms`,
);
const native = nativeReview();
const one = await browserReview(browser, 1, native.review);
const two = await browserReview(browser, 2, native.review);
console.log(`review, work ${WORK}: native ${native.time.toFixed(0)} ms, one worker ${one.toFixed(0)} ms, two workers ${two.toFixed(0)} ms`);
console.log(`browser / native on one core: ${(one / native.time).toFixed(2)}; one worker / two workers: ${(one / two).toFixed(2)}`);
await browser.close();
console.log(`Lighthouse, phone: ${told(await judge())}`);
console.log(`Lighthouse, desktop: ${told(await judge(desktopConfig))}`);

// The two programs and the languages: what is fetched when, and what happens if something does not come.
import { againstBots, expect, kept, languageChoice, open, test, withGame } from "./kit.js";
import { cells } from "./table.js";
import fs from "node:fs";

/** What the page may fetch before the first turn of a solo game, compressed; `cargo xtask app` holds the files to it. */
const BEFORE_FIRST_TURN = 450_000;
const THOUGHT = { timeout: 120_000 };
const GAME = fs.readFileSync(new URL("games/picture.limes", import.meta.url), "utf8");

/** The plain names of the files that a page asks for, as it asks for them. */
function requests(page) {
  const names = [];
  page.on("request", (request) => {
    const [, name, end] = /([\w-]*?)(?:-[0-9a-f]{10})?(\.\w+)?$/.exec(new URL(request.url()).pathname);
    names.push(name + (end ?? ""));
  });
  return names;
}

/** What is said because the tests block the service worker is no complaint. */
function forgetBlocked(complaints) {
  const others = complaints.filter((said) => !/blocked by Playwright|reading 'addEventListener'/.test(said));
  complaints.splice(0, complaints.length, ...others);
}

const languages = (names) => names.filter((name) => name.endsWith(".ftl"));
const solo = (page) => page.getByRole("button", { name: "Play solo" });

test.describe("without a service worker", () => {
  // It fetches everything, but later.
  test.use({ serviceWorkers: "block" });

  test("what comes before the first turn is light, and no thinker is among it", async ({ page, complaints }) => {
    const names = requests(page);
    const finished = [];
    page.on("requestfinished", (request) => finished.push(request.sizes()));
    await open(page);
    await solo(page).click();
    await expect(cells(page)).toHaveCount(1);
    const sizes = await Promise.all(finished);
    const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
    expect(names).toContain("app.wasm");
    expect(names.filter((name) => /^(thinker|worker|later\.wasm)/.test(name))).toEqual([]);
    expect(languages(names)).toEqual(["en.ftl"]);
    // As it really came, not as the build counted it.
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(BEFORE_FIRST_TURN);
    forgetBlocked(complaints);
  });

  test("screens of the later part that does not come say so, and are there as soon as it does", async ({ page, complaints }) => {
    await page.route("**/later-*.wasm", (route) => route.abort());
    await open(page);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await page.unroute("**/later-*.wasm");
    await page.goto("./#/decks");
    await expect(page.getByRole("heading", { name: "Decks", level: 1 })).toBeVisible();
    complaints.length = 0;
  });

  test("texts of the later part come with it, in the language that is spoken then", async ({ page, complaints }) => {
    const names = requests(page);
    await page.route("**/en-later-*.ftl", (route) => route.abort());
    await open(page);
    await page.getByRole("link", { name: "Rules", exact: true }).click();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await page.goto("./#/settings");
    await languageChoice(page).selectOption({ label: "Deutsch" });
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    await page.goto("./#/rules");
    await expect(page.getByRole("heading", { name: "Regeln", exact: true, level: 1 })).toBeVisible();
    // Whoever changes the language then has all of its texts.
    await page.goto("./#/settings");
    await languageChoice(page).selectOption({ label: "Nederlands" });
    await page.goto("./#/rules");
    await expect(page.getByRole("heading", { name: "Regels", exact: true, level: 1 })).toBeVisible();
    expect(languages(names)).toEqual(["en.ftl", "en-later.ftl", "de.ftl", "de-later.ftl", "nl.ftl", "nl-later.ftl"]);
    complaints.length = 0;
  });

  test("another language is fetched when it is chosen", async ({ page, complaints }) => {
    const names = requests(page);
    await open(page, "#/settings");
    await languageChoice(page).selectOption({ label: "Deutsch" });
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect(languages(names)).toEqual(["en.ftl", "de.ftl"]);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
    // The browser's own language is not fetched first.
    expect(languages(names)).toEqual(["en.ftl", "de.ftl", "de.ftl"]);
    forgetBlocked(complaints);
  });

  test("a language that does not come is said, and the one before stays", async ({ page, complaints }) => {
    await page.route("**/fr-*.ftl", (route) => route.abort());
    await open(page, "#/settings");
    await languageChoice(page).selectOption({ label: "Français" });
    await expect(page.locator(".toast")).toContainText("Français could not be loaded");
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await languageChoice(page).selectOption({ label: "Nederlands" });
    await expect(page.getByRole("heading", { name: "Instellingen" })).toBeVisible();
    complaints.length = 0;
  });

  test.describe("in a browser that speaks Czech", () => {
    test.use({ locale: "cs-CZ" });

    test("the first screen is Czech at once", async ({ page, complaints }) => {
      const names = requests(page);
      await open(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "cs");
      expect(languages(names)).toEqual(["cs.ftl"]);
      forgetBlocked(complaints);
    });

    test("where its texts do not come the first screen is English, with a word about it", async ({ page, complaints }) => {
      await page.route("**/cs-*.ftl", (route) => route.abort());
      await open(page);
      await expect(solo(page)).toBeVisible();
      await expect(page.locator(".toast")).toContainText("Čeština could not be loaded");
      complaints.length = 0;
    });
  });

  test("where no language comes at all the page says so instead of showing nothing", async ({ page, complaints }) => {
    await page.route("**/*.ftl", (route) => route.abort());
    await page.goto("./");
    await expect(page.getByRole("status")).toContainText("The game could not be loaded.");
    complaints.length = 0;
  });

  test("a worker that dies while a bot thinks does not stop the game", async ({ page, complaints }) => {
    const dying = "onmessage = () => { throw new Error('this worker dies'); };";
    await page.route("**/worker-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: dying }));
    await open(page);
    await againstBots(page);
    await expect(page.locator(".toast")).toContainText("This browser cannot run tasks in the background");
    for (let round = 1; round <= 2; round++) {
      await expect(page.getByRole("heading", { name: `Round ${round} of 16` })).toBeVisible();
      await expect(page.locator(".other").getByText("Regular is done")).toBeVisible();
      await cells(page).first().click();
      await page.locator(".hand").getByRole("button", { name: "End turn" }).click();
    }
    await expect(page.getByRole("heading", { name: "Round 3 of 16" })).toBeVisible();
    complaints.length = 0;
  });

  test("a bot that could not be loaded is asked again", async ({ page, complaints }) => {
    let broken = true;
    await page.route(/\/(worker|thinker)-/, (route) => (broken ? route.abort() : route.continue()));
    await open(page);
    await againstBots(page);
    await expect(page.locator(".toast")).toContainText("This browser cannot run tasks in the background");
    broken = false;
    await expect(page.locator(".other").getByText("Regular is done")).toBeVisible({ timeout: 20_000 });
    complaints.length = 0;
  });
});

test("after one visit every language is there without a network", async ({ page, context }) => {
  await open(page, "#/settings");
  await kept(page);
  await context.setOffline(true);
  await languageChoice(page).selectOption({ label: "Čeština" });
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
});

test("several workers review a game as one does", async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  /** What the review says, and how many workers there were. */
  const review = async (processors) => {
    const context = await browser.newContext({ baseURL, locale: "en-GB" });
    const page = await context.newPage();
    await page.addInitScript((processors) => {
      Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => processors });
    }, processors);
    const started = [];
    page.on("worker", (worker) => started.push(worker.url()));
    await withGame(page, "#/review", GAME);
    await expect(page.locator(".split")).toBeVisible(THOUGHT);
    const bars = page.getByRole("button", { name: /^Round \d+: cost/ });
    await expect(bars).toHaveCount(16);
    const said = await bars.evaluateAll((bars) => bars.map((bar) => bar.getAttribute("aria-label") ?? bar.textContent));
    const sum = await page.locator(".sum").innerText();
    await context.close();
    return { started: started.length, said, sum };
  };
  const [alone, together] = [await review(1), await review(3)];
  expect(alone.started).toBe(1);
  expect(together.started).toBe(3);
  expect(together.said).toEqual(alone.said);
  expect(together.sum).toEqual(alone.sum);
});

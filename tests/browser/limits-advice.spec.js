// Hints at the table of Limits: a nudge first, then ideas with what a perfect memory knows, and nothing before it is asked for.
import { accessible, expect, open, test } from "./kit.js";
import { accuse, begin, go, hand, lift, saying, untilSuspicion } from "./limits.js";

const hint = (page) => page.getByRole("button", { name: "Hint", exact: true });
const showMe = (page) => page.getByRole("button", { name: "Show me" });
const panel = (page) => page.locator(".advice");
const ideas = (page) => page.locator(".advice .choice");
const COLOURS = /red|yellow|green|blue|purple/i;

/** Asks for a hint and waits for the nudge. */
async function nudged(page) {
  await hint(page).click();
  await expect(showMe(page)).toBeVisible({ timeout: 20_000 });
}

/** Chooses when hints are given. */
async function hints(page, when) {
  await page.addInitScript((when) => {
    if (location.protocol.startsWith("http")) {
      localStorage.setItem("limes.settings", `limes = "settings"\nversion = 1\npace = "at-once"\nhints = "${when}"\n`);
    }
  }, when);
}

test("a nudge names no colour; an idea that is chosen can still be changed", async ({ page }) => {
  await begin(page, ["Ada", "Ben"], { level: "Beginner" });
  await expect(panel(page)).toHaveCount(0);
  await nudged(page);
  await expect(ideas(page)).toHaveCount(0);
  expect(await panel(page).locator(".nudge").textContent()).not.toMatch(COLOURS);
  await accessible(page);
  await showMe(page).click();
  await expect(ideas(page).first()).toBeFocused();
  await expect(ideas(page)).toHaveCount(3);
  await expect(ideas(page).first()).toContainText(/Hide \w+.*Chance of winning: \d+%|Chance of winning: \d+%.*Hide \w+/);
  await accessible(page);
  await ideas(page).first().click();
  await expect(panel(page)).toHaveCount(0);
  await expect(hint(page)).toBeFocused();
  await expect(go(page, /^Hide/)).toBeEnabled();
  // What is known is there again at once, by key too, and goes with the question.
  await page.keyboard.press("h");
  await expect(ideas(page)).toHaveCount(3, { timeout: 500 });
  await go(page, /^Hide/).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(saying(page)).toContainText(/You begin|Your turn/, { timeout: 20_000 });
  await expect(panel(page)).toHaveCount(0);
});

test("a hint says what a perfect memory knows, and leads to a suspicion without making it", async ({ page }) => {
  await hints(page, "always");
  await untilSuspicion(page);
  await expect(page.locator(".limits-play")).not.toContainText(/allowed|Chance/);
  await nudged(page);
  await page.keyboard.press("h");
  await expect(panel(page)).toContainText("What a perfect memory knows");
  await expect(panel(page).getByRole("listitem").filter({ hasText: "Ben, too many blue cards:" })).toHaveText(/\d+%$/);
  await expect(panel(page)).toContainText(/Red: 1 laid, (probably )?[45] allowed/);
  await expect(panel(page)).toContainText("Purple: 1 laid, no limit");
  const suspicion = ideas(page).filter({ hasText: "Suspect Ben" });
  await expect(suspicion).toContainText(/Chance that the limit was broken: \d+%/);
  await accessible(page);
  await suspicion.click();
  await expect(accuse(page)).toBeFocused();
  await expect(page.getByRole("figure", { name: "Pile" })).toContainText("4 cards laid");
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a hint stays while the bots decide", async ({ page, complaints }) => {
    // Bots and hints think in the same program, which comes only when the hint has been asked for.
    let come;
    const asked = new Promise((resolve) => (come = resolve));
    await page.route(/\/thinker-.*wasm/, async (route) => {
      await asked;
      await route.continue();
    });
    await begin(page, ["Ada", "Ben"], { level: "Beginner" });
    const ben = page.getByRole("list", { name: "The others" }).getByRole("listitem");
    await hint(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(ben).toContainText("no hidden card yet");
    come();
    await expect(ben).toContainText("one hidden card");
    await showMe(page).click({ timeout: 20_000 });
    await expect(ideas(page)).toHaveCount(3);
    // The browser minds that it may have no service worker.
    complaints.length = 0;
  });
});

test("around one device nobody is told anything, unless it is set so", async ({ page }) => {
  await begin(page, ["Ada", "Ben"]);
  await lift(page, "Ada");
  await expect(hint(page)).toBeHidden();
  await page.keyboard.press("h");
  await expect(panel(page)).toHaveCount(0);
});

test("where hints are off there are none", async ({ page }) => {
  await hints(page, "off");
  await begin(page, ["Ada", "Ben"], { level: "Beginner" });
  await expect(hint(page)).toBeHidden();
  await page.keyboard.press("h");
  await expect(panel(page)).toHaveCount(0);
});

test("a hint after a reload remembers the whole game", async ({ page }) => {
  await begin(page, ["Ada", "Ben"], { level: "Beginner" });
  await hand(page).first().click();
  await go(page, /^Hide/).click();
  await expect(saying(page)).toContainText(/You begin|Your turn/, { timeout: 20_000 });
  await hand(page).first().click();
  await go(page, /^Lay/).click();
  await expect(saying(page)).toContainText(/Your turn|Choose a card to hide/, { timeout: 20_000 });
  await page.reload();
  await expect(saying(page)).toContainText(/Your turn|Choose a card to hide/, { timeout: 20_000 });
  await nudged(page);
  await showMe(page).click();
  await expect(ideas(page).first()).toContainText(/Chance of winning: \d+%/);
});

for (const [width, height] of [[390, 844], [320, 568], [844, 390], [1280, 800]]) {
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, locale: "de" });

    test("a hint has room and leaves the page as wide as it is", async ({ page }) => {
      await open(page);
      await page.evaluate(() => (location.hash = "#/limits/new"));
      await page.locator("form").waitFor();
      await page.locator("form select").nth(1).selectOption({ index: 1 });
      await page.locator("form [type=submit]").click();
      await page.locator("#hint").click();
      await page.locator(".advice .buttons button").click({ timeout: 20_000 });
      await expect(ideas(page).first()).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

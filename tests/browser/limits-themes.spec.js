// Every screen of Limits in both themes: axe finds nothing to mend, and nothing is wider than the screen.
import { deflateRawSync } from "node:zlib";
import { accessible, expect, finished, open, test } from "./kit.js";
import { ANSWER, DUEL } from "./limits-games.js";
import { accuse, begin, card, drama, go, lift, round, untilSuspicion } from "./limits.js";

/** The duel up to Ada's last decision. */
const LAST = DUEL.slice(0, DUEL.lastIndexOf("1: play g"));
const packed = (record) => deflateRawSync(Buffer.from(record)).toString("base64url");

/** Expects that a screen has nothing to mend. */
async function fine(page, name) {
  await test.step(name, async () => {
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}

/** A suspicion that is told to its end. */
async function told(page) {
  await expect(drama(page)).toContainText(/the suspicion is (right|wrong)/);
}

for (const colorScheme of ["light", "dark"]) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce", viewport: { width: 390, height: 844 } });

    test("the table, from the set-up to the drama", async ({ page }) => {
      await open(page, "#/limits/new");
      await fine(page, "set-up");
      await begin(page, ["Ada", "Ben"]);
      await expect(page.getByRole("button", { name: "I am Ada" })).toBeVisible();
      await fine(page, "curtain");
      await lift(page, "Ada");
      await fine(page, "hiding");
      await card(page, "yellow").click();
      await expect(go(page, "Hide yellow")).toBeEnabled();
      await fine(page, "a card is chosen");
      await untilSuspicion(page);
      await fine(page, "acting");
      await page.getByRole("button", { name: "Menu" }).click();
      await fine(page, "menu");
      await page.keyboard.press("Escape");
      await accuse(page).click();
      await told(page);
      await fine(page, "drama");
      await open(page);
      await fine(page, "home with a game under way");
    });

    test("the end of a game, and what comes after", async ({ page }) => {
      test.setTimeout(180_000);
      await open(page, "#/history");
      await fine(page, "history without games");
      await page.getByLabel("Or paste a record or a link").fill(LAST);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await fine(page, "shared game in progress");
      await page.getByRole("button", { name: "Play on" }).click();
      await round(page, 10);
      await accuse(page).click();
      await told(page);
      await fine(page, "last drama");
      // A tap right after it came belongs to what was before.
      await page.waitForTimeout(600);
      await page.getByRole("button", { name: "See the result" }).click();
      await expect(page.getByRole("heading", { name: "The result", level: 1 })).toBeVisible();
      await fine(page, "result");
      await page.getByRole("link", { name: "Replay" }).click();
      await expect(page.locator(".when")).toContainText("Round 10");
      await fine(page, "replay");
      await page.goBack();
      await page.getByRole("link", { name: "Review" }).click();
      await expect(page.locator(".sum")).toBeVisible({ timeout: 120_000 });
      await fine(page, "review");
      await finished(page, ANSWER);
      await fine(page, "history and statistics");
    });

    test("pages around the game", async ({ page }) => {
      await open(page);
      await fine(page, "home");
      for (const screen of ["rules", "learn", "learn/hiding", "learn/bait", "today"]) {
        await open(page, `#/limits/${screen}`);
        await fine(page, screen);
      }
      await page.goto("about:blank");
      await open(page, `#c=${packed(DUEL)}`);
      await fine(page, "challenge");
      await page.goto("about:blank");
      await open(page, `#g=${packed(DUEL)}`);
      await fine(page, "shared game");
    });
  });
}

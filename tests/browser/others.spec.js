// The others at a table: how they stand, who has moved, and their displays in a window.
import { accessible, againstBots, botsWay, expect, open, test, withGame } from "./kit.js";

const TURNS = ["1. 22 | d4^ +nw", "2. 11 | d5^ +nw", "3. 18 | d3^ +nw", "4. 9 | d6^ +nw"];

/** Ada and so many bots, who have all made the same turns so far. */
const table = (bots) => {
  const numbers = Array.from({ length: bots }, (_, n) => n + 2);
  const players = numbers.map((number) => `[Player "Bot ${number}"]\n`).join("");
  const levels = numbers.map((number) => `[Bot "${number} beginner"]\n`).join("");
  const turns = TURNS.map((turn) => turn + ` | ${turn.split(" | ")[1]}`.repeat(bots)).join("\n");
  return `[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n[Player "Ada"]\n${players}[Seed "220m-em5s-29xk-affr"]\n${levels}\n${turns}\n`;
};

const strip = (page) => page.locator(".others-strip li");
const displays = (page) => page.getByRole("button", { name: /^Enlarge the display of/ });

for (const [bots, width] of [[1, 1280], [11, 320]]) {
  test(`${bots} others have a line and a display each, which is looked at in a window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await withGame(page, "#/play", table(bots));
    await expect(strip(page)).toHaveCount(bots);
    await expect(displays(page)).toHaveCount(bots);
    await expect(strip(page).locator(".state svg")).toHaveCount(bots, { timeout: 20_000 });
    await expect(strip(page).first()).toContainText("Bot 2 is done");
    // The card that each laid last is framed.
    await expect(displays(page).locator(".lit-card")).toHaveCount(bots);
    if (bots > 1) {
      const [one, two, three] = await Promise.all([0, 1, 2].map((n) => displays(page).nth(n).boundingBox()));
      expect(one.y).toBe(two.y);
      expect(three.y).toBeGreaterThan(one.y);
      expect(three.x).toBe(one.x);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await accessible(page);

    await displays(page).last().click();
    const dialog = page.getByRole("dialog", { name: `Display of Bot ${bots + 1}` });
    await expect(dialog.locator(".lit-card")).toHaveCount(1);
    await accessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(displays(page).last()).toBeFocused();
    await displays(page).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(displays(page).first()).toBeFocused();
  });
}

test("leaving the table while a display is in the window", async ({ page }) => {
  await open(page);
  await againstBots(page);
  await displays(page).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(botsWay(page)).toBeVisible();
  // What the browser tells the window about its end comes later.
  await page.waitForTimeout(100);
});

test("the window is closed at the very moment in which the table is left", async ({ page }) => {
  await open(page);
  await againstBots(page);
  await displays(page).first().click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  await close.evaluate((button) => {
    location.hash = "#/";
    button.click();
  });
  await expect(botsWay(page)).toBeVisible();
  await page.waitForTimeout(100);
});

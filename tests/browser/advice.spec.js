// Hints: a nudge first, then ideas that are seen on the board before one is laid.
import { readFile } from "node:fs/promises";
import { accessible, expect, test, withGame } from "./kit.js";

const record = await readFile(new URL("games/picture.limes", import.meta.url), "utf8");

/** The game after so many rounds, with the card of the next. */
function game(rounds) {
  const lines = record.trimEnd().split("\n");
  const first = lines.findIndex((line) => line.startsWith("1. "));
  const next = lines[first + rounds].split(" | ")[0];
  return [...lines.slice(0, first + rounds), next].join("\n") + "\n";
}

const hint = (page) => page.locator("#hint");
const showMe = (page) => page.getByRole("button", { name: "Show me" });
const panel = (page) => page.locator(".advice");
const ideas = (page) => page.locator(".advice .choice");
const ghost = (page) => page.locator(".board .idea-card");
const coordinates = (page) => page.locator(".board .idea > text");

async function nudged(page) {
  await hint(page).click();
  await expect(showMe(page)).toBeVisible({ timeout: 20_000 });
}

test("a nudge comes first, then ideas that are seen before they are laid", async ({ page }) => {
  await withGame(page, "#/play", game(8));
  await expect(coordinates(page)).toHaveCount(0);
  await nudged(page);
  await expect(ideas(page)).toHaveCount(0);
  await expect(page.locator(".cell .mark")).toHaveCount(0);
  expect((await coordinates(page).allTextContents()).join("")).toMatch(/^[a-g]+[1-7]+$/);
  await accessible(page);

  await showMe(page).click();
  await expect(ideas(page).first()).toBeFocused();
  await expect(ideas(page).first()).toContainText("Expect");
  await expect(ghost(page)).toHaveCount(1);
  const count = await ideas(page).count();
  expect(count).toBeGreaterThan(1);
  const seen = new Set();
  for (let n = 0; n < count; n++) {
    await ideas(page).nth(n).hover();
    await expect(ghost(page)).toHaveCount(1);
    seen.add(await page.locator(".board .idea").innerHTML());
  }
  expect(seen.size, "different ideas look different").toBe(count);
  await accessible(page);

  await ideas(page).nth(1).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(ghost(page)).toHaveCount(0);
  await expect(hint(page)).toBeFocused();
  await expect(page.locator(".hand .go")).toBeEnabled();
  // What is known is there again at once, by key too.
  await page.keyboard.press("h");
  await expect(ideas(page)).toHaveCount(count, { timeout: 500 });
  await page.keyboard.press("h");
  await expect(panel(page)).toHaveCount(0);
});

for (const [width, height] of [[390, 844], [844, 390]]) {
  test.describe(`on a phone of ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test("hint and board are seen together, and an idea is laid by its second touch", async ({ page }) => {
      await withGame(page, "#/play", game(8));
      const board = page.locator(".play-board");
      await nudged(page);
      await expect(showMe(page)).toBeInViewport({ ratio: 1 });
      await expect(board).toBeInViewport({ ratio: 0.95 });
      await showMe(page).tap();
      const one = ideas(page).nth(1);
      await one.scrollIntoViewIfNeeded();
      await one.tap();
      await expect(ghost(page)).toBeInViewport();
      const [under, over] = await Promise.all([board.boundingBox(), panel(page).boundingBox()]);
      const apart = over.y >= under.y + under.height - 8 || over.x >= under.x + under.width - 1;
      expect(apart, "the hint does not cover the board").toBe(true);
      await expect(page.locator(".laid-frame")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Lay it like this" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await one.tap();
      await expect(page.locator(".laid-frame")).toHaveCount(1);
      await expect(panel(page)).toHaveCount(0);
    });
  });
}

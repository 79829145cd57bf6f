// Playing: by mouse, by keyboard, by touch; alone, against a bot, around one screen.
import { accessible, againstBots, expect, open, test, themes } from "./kit.js";
import { cells, endTurn, ghosts, round, solo, undo } from "./table.js";

/** A whole solo game in which a worker is placed in each of the first seven rounds. */
async function playOut(page, press) {
  for (let n = 1; n <= 16; n++) {
    await round(page, n);
    await press(cells(page).first());
    if (n <= 7) await press(ghosts(page).first());
    await press(endTurn(page));
  }
  await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
  await expect(page.getByText(/^\d+ points?: /)).toBeVisible();
  expect(await page.locator(".workers li").count()).toBe(7);
}

test("a whole solo game by mouse", async ({ page }) => {
  await solo(page);
  await playOut(page, (button) => button.click());
  await accessible(page);
});

test("the key for help opens the list of keys", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a whole solo game by keyboard alone", async ({ page }) => {
  await open(page);
  // Tab leads to the first way to play.
  const way = page.getByRole("button", { name: "Play solo" });
  for (let n = 0; n < 20 && !(await way.evaluate((button) => button === document.activeElement)); n++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  for (let n = 1; n <= 16; n++) {
    await round(page, n);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    if (n <= 7) await page.keyboard.press("2");
    await page.keyboard.press("e");
  }
  await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole solo game by touch", async ({ page }) => {
    await solo(page);
    await playOut(page, (button) => button.tap());
  });

  test("nothing is wider than the screen", async ({ page }) => {
    await solo(page);
    await cells(page).first().tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("every step of a draft can be undone, and the board holds still", async ({ page }) => {
  await solo(page);
  await expect(undo(page)).toBeDisabled();
  const board = page.locator("svg.board");
  const window = await board.getAttribute("viewBox");
  await cells(page).first().click();
  await page.locator(".board").getByRole("button", { name: "Turn right" }).click();
  await ghosts(page).first().click();
  await expect(ghosts(page)).toHaveCount(3);
  await expect(page.locator(".board .figure")).toHaveCount(1);
  expect(await board.getAttribute("viewBox")).toBe(window);
  await undo(page).click();
  await expect(page.locator(".board .figure")).toHaveCount(0);
  await expect(ghosts(page)).toHaveCount(4);
  await undo(page).click();
  await undo(page).click();
  await expect(cells(page)).toHaveCount(1);
  await expect(undo(page)).toBeDisabled();
  expect(await board.getAttribute("viewBox")).toBe(window);
});

test("a reload in the middle of a turn loses nothing", async ({ page }) => {
  await solo(page);
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
  await cells(page).nth(2).click();
  await ghosts(page).nth(1).click();
  const board = () => page.locator(".board .figure").getAttribute("aria-label");
  const before = await board();
  await page.reload();
  await round(page, 2);
  expect(await board()).toBe(before);
  await undo(page).click();
  await expect(page.locator(".board .figure")).toHaveCount(0);
});

test("against a bot its turn is seen when one's own is ended", async ({ page }) => {
  await open(page);
  await againstBots(page);
  const other = page.locator(".other");
  await expect(other.getByText("Regular is done")).toBeVisible({ timeout: 15_000 });
  const land = other.locator(".thumbnail use");
  await expect(land).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hint" })).toBeHidden();
  for (let n = 1; n <= 16; n++) {
    await round(page, n);
    await cells(page).first().click();
    await endTurn(page).click();
    if (n === 1) await expect(land).not.toHaveCount(0);
  }
  await expect(page.getByText(/Regular wins with/)).toBeVisible({ timeout: 15_000 });
});

test.describe("where no thread starts", () => {
  test.use({ serviceWorkers: "block" });

  test("the bot thinks for a moment, and the game goes on", async ({ page, complaints }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await open(page);
    await againstBots(page);
    await expect(page.locator(".toast")).toContainText("This browser cannot run tasks in the background");
    for (let n = 1; n <= 3; n++) {
      await round(page, n);
      await expect(page.locator(".other").getByText("Regular is done")).toBeVisible();
      await cells(page).first().click();
      await endTurn(page).click();
    }
    await round(page, 4);
    complaints.length = 0;
  });
});

test("around one screen a curtain hides the table", async ({ page }) => {
  await open(page, "#/new");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "I am Player 1" }).click();
  await cells(page).first().click();
  await endTurn(page).click();
  await expect(page.getByRole("dialog")).toContainText("Hand the device to Player 2");
  await page.getByRole("button", { name: "I am Player 2" }).click();
  await expect(cells(page)).toHaveCount(1);
});

test("a hint shows the best turns and lays one", async ({ page }) => {
  await solo(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Show me" }).click({ timeout: 20_000 });
  const best = page.getByRole("button", { name: /Expect/ }).first();
  await expect(best).toBeVisible({ timeout: 20_000 });
  await best.click();
  await expect(endTurn(page)).toBeEnabled();
});

test("a broken saved game is set aside and said", async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("limes.game", "{ rubbish"));
  await page.reload();
  await expect(page.getByText(/could not be read/).first()).toBeVisible();
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
});

test("settings hold at once and after a reload", async ({ page }) => {
  await open(page, "#/settings");
  await page.getByLabel("Language").selectOption({ label: "Deutsch" });
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await page.getByLabel("Darstellung").selectOption({ index: 2 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

const SCREENS = ["", "#/new", "#/settings"];
for (const language of ["en", "de", "nl", "fr", "cs"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test("every screen fits, and axe finds nothing to mend", async ({ page }) => {
      for (const colorScheme of themes(language)) {
        await page.emulateMedia({ colorScheme });
        for (const screen of SCREENS) {
          await page.goto("about:blank");
          await open(page, screen);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          await accessible(page);
        }
      }
      await page.goto("about:blank");
      await open(page);
      await page.locator(".game.limes .ways").getByRole("button").first().click();
      await page.locator(".board .cell").first().click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await accessible(page);
    });
  });
}

// The draw of the day: one seed a day in UTC, and nothing of it before one has finished.
import { accessible, expect, open, test } from "./kit.js";
import { playTurns } from "./table.js";

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const way = (page) => page.getByRole("link", { name: /^Today’s draw/ });

test.describe("shortly before midnight far in the west", () => {
  // There it is still the 15th.
  test.use({ timezoneId: "America/Los_Angeles", viewport: { width: 390, height: 844 } });

  test("the draw of the day is played once, and then compared", async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.setFixedTime(new Date("2026-11-16T05:00:00Z"));
    await open(page);
    await expect(way(page)).toContainText("One game a day, the same cards for everyone.");
    await way(page).click();
    await heading(page, "The draw of the day");
    await expect(page.locator("main")).toContainText("16 Nov 2026");
    await expect(page.locator(".tally")).toHaveCount(0);
    await accessible(page);
    await page.getByRole("button", { name: "Start" }).click();
    await playTurns(page, 1, 1);
    await unaided(page);

    // It goes on, from wherever one comes.
    await page.goto("./#/today");
    await page.getByRole("link", { name: "Continue" }).click();
    await playTurns(page, 2, 2);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(way(page)).toContainText("Round 3 of 16");
    await way(page).click();
    await playTurns(page, 3, 16);
    await heading(page, "The result");
    const [points] = (await page.locator(".headline").innerText()).match(/\d+/);
    await expect(page.getByText("Seed: daily 2026-11-16")).toBeVisible();
    await page.getByRole("link", { name: "The draw of the day" }).click();

    await expect(page.locator(".headline")).toContainText(`${points} points`);
    await expect(page.getByText("1 day in a row")).toBeVisible();
    const rows = page.locator(".tally li");
    await expect(rows.filter({ hasText: "Expert (Par)" }).locator("b")).toHaveText(/^\d+$/, { timeout: 60_000 });
    await expect(page.getByText(/^No game (with these cards can exceed \d+ points|can do better with these cards)\.$/)).toBeVisible({ timeout: 60_000 });
    await expect(rows).toHaveCount(6);
    const totals = (await rows.locator("b").allInnerTexts()).map(Number);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    await accessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const par = await rows.filter({ hasText: "Expert" }).locator("b").innerText();
    await page.getByRole("button", { name: "Share your result" }).click();
    const told = await page.evaluate(() => navigator.clipboard.readText());
    expect(told).toMatch(new RegExp(`^Limes, 16 Nov 2026: ${points} points \\(par ${par}\\), streak 1\n★★*☆*\nhttp.*#/today$`));

    // Another game of the same draw is practice, with all help.
    await page.getByRole("button", { name: "Same draw again" }).click();
    await playTurns(page, 1, 1);
    await heading(page, "Round 2 of 16");
    await expect(hint(page)).toBeVisible();
    await page.getByRole("link", { name: "Home" }).click();
    await expect(way(page)).toContainText(`${points} points`);

    // The next day has its own, and the streak waits for it.
    await page.clock.setFixedTime(new Date("2026-11-17T00:00:01Z"));
    await page.goto("about:blank");
    await open(page);
    await expect(way(page)).toContainText("One game a day, the same cards for everyone.");
    await way(page).click();
    await expect(page.locator("main")).toContainText("17 Nov 2026");
    await expect(page.getByText("1 day in a row")).toBeVisible();
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  });
});

/** The menu of the table that is open. */
const menu = (page) => page.locator(".table-menu");
const hint = (page) => page.getByRole("button", { name: "Hint", exact: true });

/** At the table of the day nothing helps that others do not have, and nothing lets the cards be tried out. */
async function unaided(page) {
  await heading(page, "Round 2 of 16");
  await expect(hint(page)).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.locator(".advice")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu(page).getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(menu(page).getByRole("button", { name: "Save as a file" })).toHaveCount(0);
  await expect(menu(page).getByRole("button", { name: "Same draw again" })).toHaveCount(0);
  await expect(menu(page).getByRole("button", { name: /^Take back/ })).toHaveCount(0);
  await menu(page).getByRole("button", { name: "Close" }).click();
  const [, id] = page.url().split("#/play/");
  // Neither its replay nor its list of points nor its copy gives the cards again.
  await page.goto(`./#/replay/${id}`);
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeEnabled();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeDisabled();
  await page.goto(`./#/result/${id}`);
  await heading(page, "The result");
  await expect(page.getByRole("button", { name: /again/i })).toHaveCount(0);
  await expect(page.getByLabel("Address of the game")).toHaveCount(0);
  await page.goto("./#/history");
  await expect(page.getByRole("link", { name: /^Continue/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Share/ })).toHaveCount(0);
}

test("a day that is started in two tabs is one game, and a deleted one is missed", async ({ page, context }) => {
  await context.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, "#/today");
    await expect(tab.getByRole("button", { name: "Start" })).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.getByRole("button", { name: "Start" }).click();
    await heading(tab, "Round 1 of 16");
  }
  expect(new URL(other.url()).hash).toBe(new URL(page.url()).hash);
  await page.bringToFront();
  await playTurns(page, 1, 1);
  await heading(page, "Round 2 of 16");
  await other.bringToFront();
  await heading(other, "Round 2 of 16");
  await other.reload();
  await heading(other, "Round 2 of 16");
  await other.close();

  // Typing in the seed leads to the same game.
  await open(page, "#/new");
  await page.getByRole("button", { name: /^Remove Player 2/ }).click();
  await page.getByLabel("Type a seed").fill("daily 2026-11-16");
  await page.getByRole("button", { name: "Start" }).click();
  await heading(page, "Round 2 of 16");

  // Whoever deletes it cannot begin anew, and is told so.
  await page.goto("./#/history");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect(page.getByRole("dialog")).toContainText("It is the game that counts for its day: if you delete it, you miss that day.");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await page.goto("./#/today");
  await expect(page.getByText("The game that counted for this day was deleted.")).toBeVisible();
  await accessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Play for practice" }).click();
  await heading(page, "Round 1 of 16");
  await expect(hint(page)).toBeVisible();
  expect(page.url()).not.toContain("2026-11-16");
});

test("a game that is deleted in another tab stays deleted, whatever is played on", async ({ page, context }) => {
  await context.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
  await open(page, "#/today");
  await page.getByRole("button", { name: "Start" }).click();
  await playTurns(page, 1, 1);
  await heading(page, "Round 2 of 16");
  const other = await context.newPage();
  await open(other, "#/history");
  await other.getByRole("button", { name: /^Delete/ }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(other.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  // The first tab stores its game once more.
  await page.bringToFront();
  await playTurns(page, 2, 16);
  await heading(page, "The result");
  for (const tab of [page, other]) {
    await tab.goto("about:blank");
    await open(tab, "#/today");
    await expect(tab.getByText("The game that counted for this day was deleted.")).toBeVisible();
    await expect(tab.getByRole("button", { name: "Play for practice" })).toBeVisible();
    await expect(tab.getByText(/in a row/)).toHaveCount(0);
  }
});

test("a day that has not come is not shown", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
  for (const rubbish of ["2026-11-17", "soon", "2026-02-30", "%"]) {
    await page.goto("about:blank");
    await open(page, `#/today/${rubbish}`);
    await expect(page.locator(".lead")).toHaveText("16 Nov 2026");
  }
});

test.describe("where no thinker comes", () => {
  test.use({ serviceWorkers: "block" });

  test("the page of the day says so, and stays", async ({ page, complaints }) => {
    await page.route(/\/(worker|thinker)-/, (route) => route.abort());
    await page.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
    await open(page, "#/today");
    await page.getByRole("button", { name: "Start" }).click();
    await playTurns(page, 1, 16);
    await page.getByRole("link", { name: "The draw of the day" }).click();
    await expect(page.locator(".tally .own b")).toHaveText(/^\d+$/);
    await expect(page.locator(".tally li", { hasText: "Regular" }).locator("b")).toHaveText("–", { timeout: 30_000 });
    complaints.length = 0;
  });
});

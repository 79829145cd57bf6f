// The deal of the day in Limits: until it is finished nothing helps that others do not have, and it is played once.
import { accessible, expect, open, test } from "./kit.js";
import { go, hand, round } from "./limits.js";

const start = (page) => page.getByRole("button", { name: "Start", exact: true });

/** Bots need not be waited for. */
test.beforeEach(async ({ context }) => {
  await context.clock.setFixedTime(new Date("2026-11-16T12:00:00Z"));
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http") && !localStorage.getItem("limes.settings")) {
      localStorage.setItem("limes.settings", 'limes = "settings"\nversion = 1\npace = "at-once"\n');
    }
  });
});

/** Begins it and hides a card. */
async function begin(page) {
  await open(page, "#/limits/today");
  await start(page).click();
  await round(page, 1);
  await hand(page).first().click();
  await go(page, /^Hide/).click();
  await expect(hand(page)).toHaveCount(4);
}

test("the deal of the day gets no hints, no file and no replay", async ({ page }) => {
  await begin(page);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.locator(".advice")).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.locator(".table-menu");
  await expect(menu.getByRole("link", { name: "Settings" })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Save as a file" })).toHaveCount(0);
  await menu.getByRole("button", { name: "Close" }).click();
  // Its hands are not shown to those who ask by the address.
  const [path, id] = new URL(page.url()).hash.split("/play/");
  for (const screen of ["replay", "review", "result"]) {
    await page.goto("about:blank");
    await open(page, `${path}/${screen}/${id}`);
    await expect(page.getByRole("button", { name: "Show all cards" })).toHaveCount(0);
    await expect(page.locator(".open-hand")).toHaveCount(0);
    await expect(page.getByLabel("Address of the game")).toHaveCount(0);
    await accessible(page);
  }
  await page.goto("about:blank");
  await open(page, `${path}/replay/${id}`);
  await page.getByRole("link", { name: "Continue" }).click();
  await round(page, 1);
  await page.goto("./#/history");
  await expect(page.getByRole("link", { name: /^Continue/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Share/ })).toHaveCount(0);
});

test("a deal that is started in two tabs is one game, and a deleted one is missed", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, "#/limits/today");
    await expect(start(tab)).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await start(tab).click();
    await round(tab, 1);
  }
  expect(new URL(other.url()).hash).toBe(new URL(page.url()).hash);
  await other.close();
  await page.bringToFront();
  await hand(page).first().click();
  await go(page, /^Hide/).click();
  await expect(hand(page)).toHaveCount(4);

  await page.goto("./#/history");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await page.goto("./#/limits/today");
  await expect(page.getByText("The game that counted for this day was deleted.")).toBeVisible();
  await expect(start(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Play for practice" }).click();
  await round(page, 1);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeVisible();
  expect(page.url()).not.toContain("2026-11-16");
});

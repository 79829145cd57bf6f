// The focus: what has it, where it goes, and that nothing breaks when it is taken away.
import { expect, languageChoice, open, test } from "./kit.js";
import { cells, endTurn, ghosts, round } from "./table.js";

const workers = (page) => page.locator(".board .figure");

/** A solo game after its first round, in which a worker was placed. */
async function secondRound(page) {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await cells(page).first().click();
  await ghosts(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
}

test("a table is left while a worker has the focus", async ({ page }) => {
  await secondRound(page);
  await workers(page).first().focus();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await page.goForward();
  await round(page, 2);
  await workers(page).first().hover();
  await page.mouse.down();
  await page.goBack();
  await page.mouse.up();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await expect(page.locator("#mishap")).toHaveCount(0);
});

test("what was typed counts even if the screen is left before the field", async ({ page }) => {
  await open(page, "#/decks");
  await page.getByRole("button", { name: "New deck" }).click();
  const name = page.getByLabel("Name of the deck");
  await name.fill("Ada’s cards");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Decks", exact: true })).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue("Ada’s cards");
});

/** A table where every end of a turn is asked about. */
async function asking(page) {
  await open(page, "#/settings");
  await page.getByLabel("Ask before a turn ends").check();
  await page.goto("./#/");
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await cells(page).first().click();
}

test("the question before the end has the focus, and is asked every time", async ({ page }) => {
  await asking(page);
  const question = page.getByRole("dialog", { name: "End your turn like this?" });
  const yes = question.getByRole("button", { name: "End turn" });
  // A no by key or by button, then a change of the turn: it is asked again.
  await endTurn(page).click();
  await expect(yes).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(endTurn(page)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await cells(page).first().click();
  await page.keyboard.press("e");
  await expect(yes).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await round(page, 1);
  await page.keyboard.press("e");
  await expect(yes).toBeFocused();
  await page.keyboard.press("Enter");
  await round(page, 2);
});

test("a question goes with its screen", async ({ page }) => {
  await asking(page);
  await endTurn(page).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Limes & Limits", level: 1 })).toBeFocused();
  await page.goForward();
  await round(page, 1);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("each screen has a title, starts at its top, and its heading has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, "#/rules");
  await expect(page).toHaveTitle("Rules · Limes & Limits");
  // Whoever opens the page finds it as every page.
  await expect(page.locator("body")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.evaluate(() => (location.hash = "#/settings"));
  const heading = (name) => page.getByRole("heading", { name, level: 1 });
  await expect(heading("Settings")).toBeFocused();
  await expect(page).toHaveTitle("Settings · Limes & Limits");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // What changes on a screen leaves the focus alone.
  await languageChoice(page).focus();
  await languageChoice(page).selectOption({ label: "Deutsch" });
  await expect(page).toHaveTitle("Einstellungen · Limes & Limits");
  await expect(languageChoice(page)).toBeFocused();
  await page.goBack();
  await expect(heading("Regeln")).toBeFocused();
  await page.goto("./#/");
  await expect(page).toHaveTitle("Limes & Limits");
  await expect(heading("Limes & Limits")).toBeFocused();
});

/** What a screen reader hears at once. */
const heard = (page) => page.locator("p.spoken[aria-live=assertive]");

test("a new round tells its card", async ({ page }) => {
  await secondRound(page);
  await expect(heard(page)).toHaveText(/^Round 2 of 16\. Card \d+: /);
  await expect(page).toHaveTitle("Round 2 of 16 · Limes & Limits");
});

test("workers answer Enter and the space bar, and keep the focus", async ({ page }) => {
  await secondRound(page);
  await cells(page).first().click();
  const worker = workers(page).first();
  for (const key of ["Enter", "Space"]) {
    await worker.focus();
    await expect(worker).not.toHaveAttribute("aria-pressed");
    await page.keyboard.press(key);
    await expect(worker).toHaveAttribute("aria-pressed", "true");
    await expect(worker).toBeFocused();
    await page.keyboard.press(key);
  }
  // With the arrows one chooses where they go.
  await page.keyboard.press("m");
  await expect(heard(page)).toHaveText(/^Picked: \w+ on /);
});

test("whoever does not have the device can reach nothing of the table", async ({ page }) => {
  await open(page, "#/new");
  await page.getByRole("button", { name: "Start" }).click();
  const lift = page.getByRole("button", { name: "I am Player 1" });
  await expect(lift).toBeFocused();
  await expect(page.locator("main")).toHaveAttribute("inert");
  for (let n = 0; n < 3; n++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement.closest("main"))).toBeNull();
  await lift.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("heading", { name: "Round 1 of 16" })).toBeFocused();
  await expect(heard(page)).toHaveText(/^Round 1 of 16\. Card \d+: /);
});

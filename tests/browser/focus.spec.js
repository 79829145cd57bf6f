// The focus: what has it, where it goes, and that nothing breaks when it is taken away.
import { expect, open, test } from "./kit.js";

const cells = (page) => page.getByRole("button", { name: /^Lay the card here/ });
const ghosts = (page) => page.getByRole("button", { name: /^Place a/ });
const workers = (page) => page.locator(".board .figure");
const endTurn = (page) => page.locator(".hand").getByRole("button", { name: "End turn" });
const round = (page, n) => expect(page.getByRole("heading", { name: `Round ${n} of 16` })).toBeVisible();

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

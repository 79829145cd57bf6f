// Another game after this one: the same table with new cards, the same cards once more, or a new table.
import { readFile } from "node:fs/promises";
import { accessible, expect, finished, open, test, withGame } from "./kit.js";
import { DUEL as ROUNDS } from "./games.js";
import { round } from "./table.js";

const head = (...headers) => `[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n${headers.join("\n")}\n\n`;
const ALONE = head('[Player "Ada"]', '[Seed "220m-em5s-29xk-affr"]') + ROUNDS.map((turn) => turn.split(" | ").slice(0, 2).join(" | ")).join("\n") + "\n";
const DUEL = head('[Variants "diagonal"]', '[Player "Ada"]', '[Player "Regular"]', '[Seed "220m-em5s-29xk-affr"]', '[Bot "2 regular"]') + ROUNDS.join("\n") + "\n";
const again = (page) => page.getByRole("button", { name: "Again, new cards" });
const card = (page) => page.locator(".hand h2").innerText();

test("a finished game of Limes goes on with new cards, or with the same", async ({ page }) => {
  await withGame(page, "#/result", ALONE);
  // One button is green.
  await expect(page.locator("main .buttons .go")).toHaveCount(1);
  await expect(again(page)).toHaveClass(/go/);
  await accessible(page);
  const result = page.url();
  await page.getByRole("button", { name: "Same draw again" }).click();
  await round(page, 1);
  const first = await card(page);
  const seen = new Set();
  // One draw in 24 begins with the same card.
  for (let n = 0; n < 3; n++) {
    await page.goto(result);
    await again(page).click();
    await round(page, 1);
    seen.add(await card(page));
  }
  expect([...seen].some((card) => card !== first)).toBe(true);
});

test("the same bots and variants play again", async ({ page }) => {
  await finished(page, DUEL);
  await page.getByRole("link", { name: /^View:/ }).click();
  await again(page).click();
  await round(page, 1);
  await expect(page.locator("li.other", { hasText: "Regular" })).toBeVisible();
  await expect(page.getByText("Regular is done")).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".table-menu").getByRole("button", { name: "Save as a file" }).click()]);
  const record = await file.createReadStream().then(async (stream) => (await stream.toArray()).join(""));
  for (const header of ['[Variants "diagonal"]', '[Player "Ada"]', '[Bot "2 regular"]']) expect(record).toContain(header);
  expect(record).not.toContain("220m-em5s-29xk-affr");
});

test("a game from a server is not played again with people who are not here", async ({ page }) => {
  const online = DUEL.replace('[Bot "2 regular"]', '[OwnSeat "1"]');
  const limits = (await readFile(new URL("games/day.limits", import.meta.url), "utf8")).replace(/^\[Bot "2.*$/m, '[OwnSeat "1"]');
  for (const record of [online, limits]) {
    await finished(page, record);
    await page.getByRole("link", { name: /^View:/ }).first().click();
    await expect(page.getByRole("heading", { name: "The result", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Review", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /again/i })).toHaveCount(0);
  }
});

test("a new game is set up in the same place everywhere", async ({ page }) => {
  await withGame(page, "#/result", ALONE);
  const ways = page.getByRole("link", { name: "New game" });
  await expect(page.locator("main").getByRole("link", { name: "New game" })).toBeVisible();
  for (const way of await ways.all()) expect(await way.getAttribute("href")).toBe("#/new");
});

test("the persons who played last are there again", async ({ page }) => {
  const names = () => page.getByLabel(/^Name of player/).evaluateAll((fields) => fields.map((field) => field.value));
  await open(page, "#/new");
  expect(await names()).toEqual(["Player 1", "Player 2"]);
  await page.getByRole("button", { name: "Add player" }).click();
  for (const [n, name] of ["Anna", "", "Bo"].entries()) if (name) await page.getByLabel(`Name of player ${n + 1}`).fill(name);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "I am Anna" }).click();
  await round(page, 1);
  for (const form of ["#/new", "#/limits/new"]) {
    await open(page, form);
    await page.reload();
    await expect.poll(names).toEqual(["Anna", "Player 2", "Bo"]);
  }
  // Somebody who has said who they are is not called otherwise.
  await open(page, "#/settings");
  await page.getByRole("textbox", { name: "Your name" }).fill("Bo");
  await page.getByRole("textbox", { name: "Your name" }).press("Tab");
  await open(page, "#/new");
  await expect.poll(names).toEqual(["Bo", "Player 2", "Player 3"]);
});

// What keeps a hasty hand from losing a turn: nothing on the card ends it, and what was ended can be taken back.
import { readFile } from "node:fs/promises";
import { againstBots, expect, open, test } from "./kit.js";
import { cells, endTurn, ghosts, round, undo } from "./table.js";

const menu = (page) => page.locator(".table-menu");
const card = (page) => page.locator(".hand h2").innerText();

async function begin(page, start = (page) => page.getByRole("button", { name: "Play solo" }).click()) {
  await open(page);
  await start(page);
  await round(page, 1);
}

async function takeBack(page) {
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("button", { name: /^Take back/ }).click();
}

test("a double click on a cell lays the card, and does nothing else", async ({ page }) => {
  await begin(page);
  for (const [dx, dy] of [[0.5, 0.5], [0.25, 0.25], [0.75, 0.3], [0.3, 0.75]]) {
    const { x, y, width, height } = await cells(page).first().boundingBox();
    await page.mouse.dblclick(x + dx * width, y + dy * height);
    await expect(endTurn(page)).toBeEnabled();
    await expect(page.locator(".board .figure")).toHaveCount(0);
    await round(page, 1);
    await undo(page).click();
  }
  // A moment later the faint workers answer, each wherever their zone is touched.
  const cell = await cells(page).first().boundingBox();
  await cells(page).first().click();
  await expect(page.locator(".board.just-laid")).toHaveCount(0);
  await page.mouse.click(cell.x + 0.62 * cell.width, cell.y + 0.94 * cell.height);
  await expect(page.locator(".board .figure")).toHaveCount(1);
  await expect(page.locator(".board").getByRole("button", { name: "End turn" })).toHaveCount(0);
});

test("wheel and right button turn the card where it lies", async ({ page }) => {
  await begin(page);
  const cell = await cells(page).first().boundingBox();
  await cells(page).first().click();
  const spoken = () => page.locator(".card-picture").getAttribute("aria-label");
  const upright = await spoken();
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height / 2);
  await page.mouse.wheel(0, 100);
  await expect.poll(spoken).not.toBe(upright);
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, -100);
  await expect.poll(spoken).toBe(upright);
  await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2, { button: "right" });
  await expect.poll(spoken).not.toBe(upright);
  await page.keyboard.down("Shift");
  await page.mouse.click(cell.x + cell.width / 2, cell.y + cell.height / 2, { button: "right" });
  await page.keyboard.up("Shift");
  await expect.poll(spoken).toBe(upright);
});

test("a turn that was ended can be taken back until the next card is there", async ({ page }) => {
  // The next card comes when this test lets time go on, however slow the machine is.
  await page.clock.install();
  await begin(page);
  const first = await card(page);
  await cells(page).first().click();
  await ghosts(page).first().click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await endTurn(page).click();
  await expect(page.locator(".saying")).toContainText("Press Undo to take it back");
  await page.clock.runFor(500);
  await undo(page).click();
  await page.clock.runFor(900);
  await expect(page.locator(".board .figure")).toHaveCount(1);
  await round(page, 1);
  expect(await card(page)).toBe(first);
  await page.clock.resume();
  // Whoever ends it twice does not want to wait, and whoever leaves has ended it.
  await endTurn(page).click();
  await endTurn(page).click();
  await round(page, 2);
  await cells(page).first().click();
  await endTurn(page).click();
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("link", { name: /^Continue/ }).click();
  await round(page, 3);
  // Nothing was noted.
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), menu(page).getByRole("button", { name: "Save as a file" }).click()]);
  expect(await readFile(await file.path(), "utf8")).not.toContain("TakenBack");
});

test("a turn that was ended stays ended when the page is reloaded at once", async ({ page }) => {
  await begin(page);
  await cells(page).first().click();
  // The page reloads in the very moment in which the turn is ended, long before the next card comes.
  const reloadOnEnd = () => page.evaluate(() => {
    const button = [...document.querySelectorAll(".hand button")].find((button) => button.textContent.includes("End turn"));
    button.click();
    return new Promise((done) => setTimeout(() => done(location.reload()), 50));
  });
  await Promise.all([page.waitForEvent("load"), reloadOnEnd().catch(() => {})]);
  await round(page, 2);
  await expect(undo(page)).toBeDisabled();
  // A turn that was taken back before that is open again, as it was.
  await cells(page).first().click();
  await endTurn(page).click();
  await undo(page).click();
  await page.reload();
  await round(page, 2);
  await expect(endTurn(page)).toBeEnabled();
  await page.waitForTimeout(900);
  await round(page, 2);
});

test("a turn of one of two people stays ended when the page is reloaded at once", async ({ page }) => {
  await open(page, "#/new");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "I am Player 1" }).click();
  // The first time the game may be stored before the page is gone, the second time it is not: nobody hears what the database answers.
  for (const [n, isLost] of [[1, false], [2, true]]) {
    await round(page, n);
    await cells(page).first().click();
    await expect(endTurn(page)).toBeEnabled();
    const reloadOnEnd = () => page.evaluate(async (isLost) => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (...query) {
        const request = get.apply(this, query);
        if (isLost && this.name === "games") request.addEventListener("success", (event) => event.stopImmediatePropagation());
        return request;
      };
      [...document.querySelectorAll(".hand button")].find((button) => button.textContent.includes("End turn")).click();
      await new Promise((done) => setTimeout(done, 50));
      if (isLost) {
        // Whoever turns to another program has ended the turn. All small texts that are written then are written before the page goes.
        document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        await new Promise((done) => setTimeout(done));
        const database = await new Promise((done) => (indexedDB.open("limes").onsuccess = ({ target }) => done(target.result)));
        await new Promise((done) => (database.transaction("items").objectStore("items").getAll().onsuccess = done));
      }
      location.reload();
    }, isLost);
    await Promise.all([page.waitForEvent("load"), reloadOnEnd().catch(() => {})]);
    await expect(page.getByRole("dialog")).toContainText("Hand the device to Player 2");
    await page.getByRole("button", { name: "I am Player 2" }).click();
    await round(page, n);
    await cells(page).first().click();
    await endTurn(page).click();
    await page.getByRole("button", { name: "I am Player 1" }).click();
  }
  await round(page, 3);
});

test("later a turn is taken back from the menu, and the record says so", async ({ page }) => {
  await begin(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu(page).getByRole("button", { name: /^Take back/ })).toBeDisabled();
  await menu(page).getByRole("button", { name: "Close" }).click();
  const first = await card(page);
  for (const n of [1, 2]) {
    await round(page, n);
    await cells(page).first().click();
    await endTurn(page).click();
  }
  await round(page, 3);
  await takeBack(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await round(page, 3);
  for (const n of [2, 1]) {
    await takeBack(page);
    await page.getByRole("dialog").getByRole("button", { name: /^Take back/ }).click();
    await round(page, n);
  }
  expect(await card(page)).toBe(first);
  await expect(page.locator(".board .figure")).toHaveCount(0);
  await page.reload();
  await round(page, 1);
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), menu(page).getByRole("button", { name: "Save as a file" }).click()]);
  expect(await readFile(await file.path(), "utf8")).toContain('[TakenBack "1 2"]');
});

test("a bot's turn of that round stays when one's own is taken back", async ({ page }) => {
  await begin(page, againstBots);
  const other = page.locator(".other");
  await expect(other.getByText("Regular is done")).toBeVisible({ timeout: 15_000 });
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
  await takeBack(page);
  await page.getByRole("dialog").getByRole("button", { name: /^Take back/ }).click();
  await round(page, 1);
  await expect(other.getByText("Regular is done")).toBeVisible();
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
});

test("one's own name and colour live in the settings", async ({ page }) => {
  await open(page, "#/settings");
  const name = page.getByRole("textbox", { name: "Your name" });
  await name.fill("a".repeat(100));
  await name.press("Tab");
  await expect(page.getByRole("alert")).toContainText("100");
  await name.fill("  Ada ");
  await name.press("Tab");
  await page.getByRole("combobox", { name: "Your colour" }).selectOption("Blue");
  await expect(page.getByRole("alert")).toHaveCount(0);
  const tone = (n) => page.evaluate((n) => getComputedStyle(document.documentElement).getPropertyValue(`--player-${n}`).trim(), n);
  expect([await tone(1), await tone(3)]).toEqual(["#1d5fa8", "#b3261e"]);
  await page.reload();
  await expect(name).toHaveValue("Ada");
  expect(await tone(1)).toBe("#1d5fa8");
  await begin(page, againstBots);
  await expect(page.getByRole("group", { name: "Your display" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), menu(page).getByRole("button", { name: "Save as a file" }).click()]);
  expect(await readFile(await file.path(), "utf8")).toContain('[Player "Ada"]\n[Player "Regular"]');
});

test("the same draw begins again in a game of its own", async ({ page }) => {
  await begin(page);
  const first = await card(page);
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
  await page.getByRole("button", { name: "Menu" }).click();
  await menu(page).getByRole("button", { name: "Same draw again" }).click();
  await round(page, 1);
  expect(await card(page)).toBe(first);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("link", { name: /^Continue/ })).toContainText("Round 2 of 16");
});

// Many games on one device: addresses, tabs, drafts, and what is said when nothing can be stored.
import { readFile } from "node:fs/promises";
import { againstBots, expect, loaded, open, test, withGame } from "./kit.js";
import { cells, endTurn, round } from "./table.js";

const goOn = (page) => page.getByRole("link", { name: /^Continue/ });
const notice = (page) => page.locator(".storage-notice");

/** Lays the card somewhere and ends the turn. */
async function playTurn(page) {
  await cells(page).first().click();
  await endTurn(page).click();
}

/** A new solo game in which so many turns are made; gives its address. */
async function begin(page, turns = 1) {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  for (let n = 1; n <= turns; n += 1) {
    await round(page, n);
    await playTurn(page);
  }
  await round(page, turns + 1);
  return page.url();
}

/** Does something with the games that are stored, behind the back of the app. In the page, `act` gets a way to open their store and one to wait for a request. */
async function withGames(page, act, argument) {
  const games = await page.evaluateHandle(async () => {
    const done = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
    const database = await done(indexedDB.open("limes"));
    return { done, store: (mode) => database.transaction("games", mode).objectStore("games"), close: () => database.close() };
  });
  const result = await games.evaluate(act, argument);
  await games.evaluate(({ close }) => close());
  return result;
}

/** How many games are stored. */
function countRows(page) {
  return withGames(page, ({ done, store }) => done(store("readonly").count()));
}

/** Changes the row of the only game under way, behind the back of the app. */
function changeRow(page, change) {
  return withGames(
    page,
    async ({ done, store }, change) => {
      const rows = store("readwrite");
      const [row] = await done(rows.getAll());
      await done(rows.put({ ...row, ...change }));
    },
    change,
  );
}

test("every game has its address, and home goes on with any", async ({ page }) => {
  const first = await begin(page, 1);
  const second = await begin(page, 2);
  expect(first).toMatch(/#\/play\/[a-z2-9]{12}$/);
  expect(second).not.toBe(first);
  await open(page);
  await expect(goOn(page)).toHaveCount(2);
  // The newest comes first.
  await expect(goOn(page).first()).toContainText("Round 3 of 16");
  await goOn(page).nth(1).click();
  await round(page, 2);
  expect(page.url()).toBe(first);
  await page.goto(second);
  await round(page, 3);
  await page.goBack();
  await round(page, 2);
  // The addresses of earlier versions lead to the game that was played last.
  await playTurn(page);
  await round(page, 3);
  await page.goto("about:blank");
  await open(page, "#/play");
  await round(page, 3);
  expect(page.url()).toBe(first);
});

test("leaving the table keeps the turn that was begun", async ({ page }) => {
  await begin(page);
  await cells(page).first().click();
  await page.locator(".hand").getByRole("button", { name: "Turn right" }).click();
  const land = page.locator(".board > g").first();
  const laid = await land.innerHTML();
  await page.getByRole("link", { name: "Home" }).click();
  // Another game does not touch it, nor does a reload.
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await page.goto("about:blank");
  await open(page);
  await goOn(page).first().click();
  await round(page, 2);
  await expect(endTurn(page)).toBeEnabled();
  expect((await land.innerHTML()) === laid).toBe(true);
});

test("a game in which nobody has done anything is not listed", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  await page.goBack();
  await round(page, 1);
  // After a day it is gone.
  const address = page.url();
  await page.goto("about:blank");
  await open(page);
  await changeRow(page, { changed: Date.now() - 25 * 3_600_000 });
  await page.reload();
  await loaded(page);
  await expect.poll(() => countRows(page)).toBe(0);
  await page.goto(address);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("two tabs with one game stay in step", async ({ page, context }) => {
  const address = await begin(page, 2);
  const other = await context.newPage();
  await other.goto(address);
  await round(other, 3);
  await playTurn(page);
  await round(page, 4);
  await round(other, 4);
  await playTurn(other);
  await round(other, 5);
  await round(page, 5);
  // Both end the same turn at once: one counts, and both show it. Pressed by script: a tab in the background is drawn so rarely
  // that Playwright would see the button at rest only after the other tab's turn.
  await cells(page).first().click();
  await cells(other).last().click();
  await Promise.all([page, other].map((tab) => endTurn(tab).evaluate((button) => button.click())));
  await round(page, 6);
  await round(other, 6);
  await expect.poll(async () => (await page.locator(".play-head").innerText()) === (await other.locator(".play-head").innerText())).toBe(true);
  await page.reload();
  await round(page, 6);
  await other.close();
});

test("the bots go on where they were when a table is left and entered again", async ({ page }) => {
  await open(page);
  await againstBots(page);
  await round(page, 1);
  await playTurn(page);
  await page.getByRole("link", { name: "Home" }).click();
  await goOn(page).first().click();
  await round(page, 2);
  await playTurn(page);
  await round(page, 3);
});

test("a full storage says so, and the game can be saved as a file", async ({ page }) => {
  // A disk cannot be filled here, so the browser's refusal is put in its place.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...row) {
      if (globalThis.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      return put.apply(this, row);
    };
  });
  const fill = (isFull) => page.evaluate((isFull) => (globalThis.isFull = isFull), isFull);
  await begin(page, 1);
  await fill(true);
  await playTurn(page);
  await expect(notice(page)).toContainText("no storage space left");
  // The turn does not count yet, and nothing is lost.
  await round(page, 2);
  const [file] = await Promise.all([page.waitForEvent("download"), notice(page).getByRole("button", { name: "Save as a file" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Limes .*\.limes$/);
  expect(await readFile(await file.path(), "utf8")).toMatch(/\n2\. \d+ \| [a-g]\d/);
  await notice(page).getByRole("button", { name: "Continue without saving" }).click();
  await round(page, 3);
  await expect(notice(page)).toContainText("not being saved");
  await notice(page).getByRole("button", { name: "Close" }).click();
  await playTurn(page);
  await round(page, 4);
  // With room again, the next turn stores everything.
  await fill(false);
  await playTurn(page);
  await round(page, 5);
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await round(page, 5);
});

test("where nothing may be stored, one can play all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
  await expect(notice(page)).toContainText("does not let this page store anything");
  await notice(page).getByRole("button", { name: "Close" }).click();
  for (let n = 1; n <= 16; n += 1) {
    await round(page, n);
    await playTurn(page);
  }
  // The result, too, is there for as long as the page is.
  await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
});

test("where the database is closed, the game of an earlier version can be played all the same", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
  });
  const record = await readFile(new URL("games/picture.limes", import.meta.url), "utf8");
  await withGame(page, "", record.slice(0, record.indexOf("9. ")));
  await goOn(page).click();
  await round(page, 9);
  await playTurn(page);
  await round(page, 10);
  // It stays where it was until it can be stored.
  expect(await page.evaluate(() => localStorage.getItem("limes.game"))).toContain("record");
});

test("a game that cannot be read says why, and can be saved or deleted", async ({ page }) => {
  const address = await begin(page, 1);
  await open(page);
  await changeRow(page, { document: "limes = 'game'\nversion = 1\nrecord = 'rubbish'\n" });
  await page.reload();
  await loaded(page);
  await expect(goOn(page)).toHaveCount(1);
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("This game cannot be opened");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  expect(await readFile(await file.path(), "utf8")).toContain("rubbish");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
});

test("a row that is no game at all breaks nothing", async ({ page }) => {
  const address = await begin(page, 1);
  await open(page);
  await changeRow(page, { version: "seven" });
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.getByRole("alert")).toContainText("cannot be read");
  await page.getByRole("link", { name: "Home" }).last().click();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
});

test("an address of no game says so", async ({ page }) => {
  for (const hash of ["#/play/abc", "#/result/abc", "#/replay/abc", "#/review/abc"]) {
    await page.goto("about:blank");
    await open(page, hash);
    await expect(page.getByRole("alert")).toContainText("not on this device");
  }
});

test("a tab with an earlier version may write again, and nothing is lost", async ({ page }) => {
  const record = (turns) => `[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n[Player "Ada"]\n[Seed "limes"]\n\n${turns}\n`;
  const write = (record) => page.evaluate((text) => localStorage.setItem("limes.game", text), `limes = "game"\nversion = 1\nrecord = ${JSON.stringify(record)}\n`);
  await page.goto("./#/rules");
  await loaded(page);
  await write(record("1. 22 | d4^"));
  await page.goto("about:blank");
  await open(page);
  await expect(goOn(page)).toHaveCount(1);
  await expect(goOn(page)).toContainText("Round 2 of 16");
  expect(await page.evaluate(() => localStorage.getItem("limes.game"))).toBe(null);
  await goOn(page).click();
  await round(page, 2);
  await playTurn(page);
  await round(page, 3);
  await write(record("1. 22 | d4^"));
  await page.goto("about:blank");
  await open(page);
  // What it wrote is behind what is stored here.
  await expect(goOn(page)).toHaveCount(1);
  await expect(goOn(page)).toContainText("Round 3 of 16");
  // Another game is another game.
  await write(record("1. 22 | d4>"));
  await page.goto("about:blank");
  await open(page);
  await expect(goOn(page)).toHaveCount(2);
});

test("games under way are deleted only when that is wanted", async ({ page }) => {
  await begin(page, 1);
  await open(page, "#/history");
  const row = page.locator("li.running");
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: /^Delete this game/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: /^Delete this game/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await loaded(page);
  await expect(row).toHaveCount(0);
});

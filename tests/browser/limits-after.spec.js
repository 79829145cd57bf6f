// After a game of Limits: result, replay, sharing, challenges, the deal of the day, review.
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { accessible, expect, finished, open, test } from "./kit.js";
import { ANSWER, DUEL, SIX } from "./limits-games.js";
import { round } from "./limits.js";

/** The bots review a whole game. */
const THOUGHT = { timeout: 180_000 };

/** The duel up to its second round. */
const RUNNING = DUEL.slice(0, DUEL.indexOf("\n3. hide") + 1);

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const timeline = (page) => page.getByRole("slider", { name: "Timeline" });
const told = (page) => page.locator(".when");
const packed = (record) => deflateRawSync(Buffer.from(record)).toString("base64url");

/** Opens a text as somebody would who got it by mail. */
async function paste(page, text) {
  await open(page, "#/history");
  await page.getByLabel("Or paste a record or a link").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** The content of the file that a press on a button gives. */
async function download(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { name: file.suggestedFilename(), text: (await readFile(await file.path())).toString() };
}

test("the result explains the points and tells every round", async ({ page }) => {
  await finished(page, DUEL);
  await expect(page.getByRole("table", { name: "Limits against bots" })).toContainText("Regular");
  await expect(page.getByRole("heading", { name: "Your suspicions in Limits" })).toBeVisible();
  await page.getByRole("link", { name: /^View:/ }).click();
  await heading(page, "The result");
  await expect(page.locator(".headline")).toHaveText(/^(You win|Regular wins) with [+−]?\d+\.$|share the win/);
  await expect(page.getByRole("article")).toHaveCount(2);
  // The lines add up to the points.
  for (const article of await page.getByRole("article").all()) {
    const number = (text) => Number(text.replace("−", "-"));
    const parts = (await article.locator(".parts b").allInnerTexts()).map(number);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(number(await article.locator("h2 b").innerText()));
  }
  await expect(page.locator(".limits-rounds li")).toHaveCount(10);
  await expect(page.locator(".limits-rounds li").first()).toContainText(/suspects? .*(\d laid, \d+ allowed|no limit).*(right|wrong)/s);
  await accessible(page);
});

for (const [button, isSame] of [["Again, new deal", false], ["Same deal again", true]]) {
  test(`the same players play again: ${button}`, async ({ page }) => {
    await finished(page, DUEL);
    await page.getByRole("link", { name: /^View:/ }).click();
    await page.getByRole("button", { name: button }).click();
    await round(page, 1);
    // One limit card in 24 comes again by chance, but hardly with the same hand.
    const card = await page.locator(".limit-card-place").getAttribute("aria-label");
    const hand = await page.locator(".hand-cards button").evaluateAll((all) => all.map((one) => one.ariaLabel).join(", "));
    const dealt = "Limit card: red 4, yellow 2, green 5, blue 0, purple no limit; Red (sun), Red (sun), Yellow (star), Green (leaf), Purple (gem)";
    expect(`${card}; ${hand}` === dealt).toBe(isSame);
  });
}

test("a replay shows every card, and is stepped through by keys", async ({ page }) => {
  await paste(page, DUEL);
  await page.getByRole("link", { name: "Replay" }).click();
  await heading(page, "Replay");
  await expect(told(page)).toContainText("Round 10 of 10");
  await expect(told(page)).toContainText(/suspects/);
  // Whoever is suspected stays beside the others.
  const [first, second] = await Promise.all([0, 1].map((n) => page.locator(".open-hand").nth(n).boundingBox()));
  expect([second.y, second.width]).toEqual([first.y, first.width]);
  await page.keyboard.press("Home");
  await expect(timeline(page)).toHaveValue("0");
  await expect(told(page)).toContainText("The hands are dealt.");
  await expect(page.getByRole("img", { name: /^In hand: / })).toHaveCount(2);
  await page.keyboard.press("ArrowRight");
  await expect(told(page)).toContainText("Everybody hides a card.");
  await expect(page.getByRole("img", { name: /^Hidden: / })).toHaveCount(2);
  await page.keyboard.press("ArrowRight");
  await expect(told(page)).toContainText("has just laid");
  await expect(page.locator(".shown-cards").first().getByRole("img")).toHaveCount(1);
  await expect(page.locator(".colour-counts")).toContainText(/: 1 of \d|: 1, no limit/);
  await page.keyboard.press("ArrowLeft");
  await expect(timeline(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await page.keyboard.press(" ");
  // Whoever plays at the end begins anew.
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press(" ");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await accessible(page);
});

test("replay and result fit on a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await finished(page, DUEL);
  await page.getByRole("link", { name: /^View:/ }).click();
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await heading(page, "The result");
  expect(await isWide()).toBe(false);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(told(page)).toContainText("Round 10 of 10");
  expect(await isWide()).toBe(false);
});

test("a share link opens the game in another profile", async ({ page, browser }) => {
  await paste(page, DUEL);
  await heading(page, "Finished game");
  const field = page.getByLabel("Address of the game");
  await expect(field).toHaveValue(/#g=./);
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const other = await elsewhere.newPage();
  await other.goto(await field.inputValue());
  await heading(other, "Finished game");
  expect(await other.locator(".headline").innerText()).toBe(await page.locator(".headline").innerText());
  await other.getByRole("button", { name: "Play this deal yourself" }).click();
  await round(other, 1);
  await elsewhere.close();
});

test("a game in progress goes out with a warning, and its cards are shown only to who wants that", async ({ page }) => {
  await paste(page, RUNNING);
  await heading(page, "Game in progress, round 3 of 10");
  await expect(page.getByRole("note")).toContainText("hold the whole deal");
  await expect(page.getByRole("button", { name: "Challenge a friend" })).toHaveCount(0);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("note")).toContainText("This game is not over.");
  await expect(page.getByRole("img", { name: /^In hand: / })).toHaveCount(0);
  await page.getByRole("button", { name: "Show all cards" }).click();
  await expect(page.getByRole("img", { name: /^In hand: / })).toHaveCount(2);
  await page.goBack();
  await page.getByRole("button", { name: "Play on" }).click();
  await round(page, 3);
});

test("a record is saved and comes back", async ({ page }) => {
  await paste(page, DUEL);
  const file = await download(page, "Record (.limits)");
  expect(file.name).toMatch(/^Limits \d{4}-\d\d-\d\d Ada Regular\.limits$/);
  expect(file.text).toBe(DUEL);
  await open(page, "#/history");
  await page.getByLabel("Choose a file").setInputFiles({ name: file.name, mimeType: "text/plain", buffer: Buffer.from(file.text) });
  await heading(page, "Finished game");
  await paste(page, DUEL.replace("1. hide", "1. hide x |"));
  await expect(page.getByRole("alert")).toContainText("Line 12, round 1");
});

test("a challenge shows name and total alone, until the same deal is finished here", async ({ page }) => {
  const link = `#c=${packed(DUEL)}`;
  for (const screen of ["", "/replay", "/review"]) {
    await page.goto("about:blank");
    await open(page, link + screen);
    await heading(page, "A challenge");
    await expect(page.locator(".headline")).toHaveText(/^Ada challenges you: [+−]?\d+ to beat\.$/);
    await expect(page.locator(".notes")).toHaveText("Seat 1 of 2, against bots");
    await expect(page.locator(".limits-stage, .limits-rounds, .parts")).toHaveCount(0);
  }
  await accessible(page);
  await page.getByRole("button", { name: "Play the same cards" }).click();
  await round(page, 1);
  // A game that was begun goes on.
  await page.goto("about:blank");
  await open(page, link);
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
  await finished(page, ANSWER);
  await page.goto("about:blank");
  await open(page, link);
  await expect(page.locator(".headline")).toHaveText(/^(You win|Ada wins) by \d+ points?\.$|the same total/);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "Replay" }).last().click();
  await heading(page, "Replay");
});

test("the history shows one game alone, with its statistics", async ({ page }) => {
  const limes = await readFile(new URL("games/picture.limes", import.meta.url), "utf8");
  await finished(page, DUEL, ANSWER);
  const rows = page.locator(".past li");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/^[+−]\d+Rank [12] of 2Limits\. With Regular/);
  await expect(page.getByRole("group", { name: "History" })).toHaveCount(0);
  await finished(page, limes);
  await expect(rows).toHaveCount(3);
  const chooser = page.getByRole("group", { name: "History" });
  await expect(chooser.getByRole("button", { name: "All games" })).toHaveAttribute("aria-pressed", "true");
  await chooser.getByRole("button", { name: "Limits" }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Your suspicions in Limits" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your solo results over time" })).toHaveCount(0);
  await chooser.getByRole("button", { name: "Limes" }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("table", { name: "Limits against bots" })).toHaveCount(0);
  await accessible(page);
});

test("six hands are seen at once in a replay on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await paste(page, SIX);
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("button", { name: "Show all cards" }).click();
  await expect(page.locator(".open-hand")).toHaveCount(6);
  const console = await page.locator(".console").boundingBox();
  for (const hand of await page.locator(".open-hand").all()) {
    const { y, height } = await hand.boundingBox();
    expect(y + height).toBeLessThanOrEqual(console.y);
  }
});

test("the challenger sees their own challenge", async ({ page }) => {
  await finished(page, DUEL);
  await open(page, `#c=${packed(DUEL)}`);
  await expect(page.getByText("This is your own challenge.")).toBeVisible();
});

test("the deal of the day is the same for everybody", async ({ page, browser }) => {
  const begin = async (page) => {
    await open(page, "#/limits/today");
    await heading(page, "The deal of the day");
    await page.getByRole("button", { name: "Start" }).click();
    await round(page, 1);
    return page.locator(".limit-card-place").getAttribute("aria-label");
  };
  const first = await begin(page);
  await expect(page.locator(".seat")).toHaveCount(3);
  // Nobody is helped.
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  expect(await begin(await elsewhere.newPage())).toBe(first);
  await elsewhere.close();
  await open(page, "#/limits/today");
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
});

test("a review tells what each decision cost and what a perfect memory knew", async ({ page }) => {
  test.setTimeout(300_000);
  await finished(page, DUEL);
  await page.getByRole("link", { name: /^View:/ }).click();
  await page.getByRole("link", { name: "Review" }).click();
  await heading(page, "Review");
  await expect(page.getByRole("progressbar")).toBeVisible();
  const bars = page.getByRole("button", { name: /^Round \d+: cost/ });
  await expect(page.locator(".sum")).toBeVisible(THOUGHT);
  await expect(page.locator(".bars button")).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Your memory" })).toBeVisible();
  await bars.first().click();
  await expect(page.getByRole("heading", { name: "Round 1 of 10" })).toBeVisible();
  await expect(page.locator(".decisions > li").first()).toContainText(/^Hide /);
  await page.getByRole("button", { name: "Look at the table" }).first().click();
  await expect(page.locator(".limits-stage")).toHaveCount(1);
  await accessible(page);
  // The history tells what a decision cost.
  await page.goto("./#/history");
  await expect(page.getByRole("heading", { name: "What a decision costs you in Limits" })).toBeVisible();
});

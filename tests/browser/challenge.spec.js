// A challenge: the same draw for a friend, who sees nothing of the game before they have finished their own.
import { deflateRawSync } from "node:zlib";
import { accessible, expect, open, test, withGame } from "./kit.js";
import { FERRY as ROUNDS } from "./games.js";
import { cells, endTurn } from "./table.js";

const RUNNING = `[Game "Limes"]
[Format "1"]
[Deck "classic"]
[Variants "ferryman"]
[Player "Ada"]
[Seed "3e0597f5c9af6587"]

${ROUNDS.slice(0, 15).join("\n")}
16. 1 | …
`;

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

async function playTurns(page, from) {
  for (let round = from; round <= 16; round++) {
    await heading(page, `Round ${round} of 16`);
    await cells(page).first().click();
    await endTurn(page).click();
  }
  await heading(page, "The result");
}

test("a friend plays the same cards, and then both games are seen", async ({ page, context, browser }) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withGame(page, "#/play", RUNNING);
  await playTurns(page, 16);
  const [points] = (await page.locator(".headline").innerText()).match(/\d+/);
  await page.getByRole("button", { name: "Challenge a friend" }).click();
  await expect(page.getByText("Link copied.").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#c=[\w-]+$/);

  const elsewhere = await browser.newContext({ locale: "en-GB", viewport: { width: 390, height: 844 } });
  const friend = await elsewhere.newPage();
  await friend.goto(link);
  await heading(friend, "A challenge");
  await expect(friend.getByText(`Ada challenges you: ${points} points to beat.`)).toBeVisible();
  await expect(friend.getByText("The fisherman as ferryman")).toBeVisible();
  await accessible(friend);
  // Not by another address of the same game either.
  for (const screen of ["/replay", "/review"]) {
    await friend.goto("about:blank");
    await friend.goto(link + screen);
    await heading(friend, "A challenge");
    await expect(friend.locator("svg.thumbnail, svg.scene")).toHaveCount(0);
  }
  await friend.getByRole("button", { name: "Play the same cards" }).click();
  await heading(friend, "Round 1 of 16");
  await expect(friend.getByRole("heading", { name: "Card 15" })).toBeVisible();
  await cells(friend).first().click();
  await endTurn(friend).click();
  // A game that was begun goes on.
  await friend.goto(link);
  await friend.getByRole("link", { name: "Continue" }).click();
  await playTurns(friend, 2);
  await friend.getByRole("link", { name: "Compare with the challenge" }).click();
  await heading(friend, "A challenge");
  await expect(friend.locator(".headline")).toHaveText(/^(You win|Ada wins) by \d+ points?\.$/);
  const games = friend.getByRole("article");
  await expect(games).toHaveCount(2);
  await expect(games.last().getByRole("heading", { name: `Ada ${points}` })).toBeVisible();
  expect(await friend.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await accessible(friend);
  await games.last().getByRole("link", { name: "Replay" }).click();
  await heading(friend, "Replay");
  await expect(friend).toHaveURL(/#c=[^/]+\/replay$/);
  await elsewhere.close();

  // The challenger finds the same link again, and nothing to answer.
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("This is your own challenge.")).toBeVisible();
});

test("a damaged or unfinished challenge says so", async ({ page }) => {
  const unfinished = deflateRawSync(RUNNING).toString("base64url");
  for (const broken of ["", "abc%", "q1Zy", "AAAA", unfinished]) {
    await page.goto("about:blank");
    await open(page, `#c=${broken}`);
    await heading(page, "Something went wrong");
    await expect(page.getByRole("alert")).toContainText(/cannot be opened/);
  }
});

test("where the device can send, a challenge is sent, and copied if that fails", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    globalThis.sent = [];
    const share = (data) => {
      globalThis.sent.push(data);
      return globalThis.refusal ? Promise.reject(new DOMException("no", globalThis.refusal)) : Promise.resolve();
    };
    Object.defineProperty(Navigator.prototype, "share", { value: share });
  });
  await withGame(page, "#/play", RUNNING);
  await playTurns(page, 16);
  const press = () => page.getByRole("button", { name: "Challenge a friend" }).click();
  await press();
  const sent = () => page.evaluate(() => globalThis.sent);
  await expect.poll(async () => (await sent()).length).toBe(1);
  const [{ text, url }] = await sent();
  expect(text).toMatch(/^\d+ points in Limes\. Can you do better/);
  expect(url).toMatch(/#c=[\w-]+$/);
  // Whoever changes their mind is not bothered.
  await page.evaluate(() => (globalThis.refusal = "AbortError"));
  await press();
  await expect.poll(async () => (await sent()).length).toBe(2);
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.evaluate(() => (globalThis.refusal = "NotAllowedError"));
  await press();
  await expect(page.locator(".toast")).toHaveText("Link copied.");
});

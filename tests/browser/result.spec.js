// The result of a game: what earned which points, how it compares, and what many of them come to.
import { accessible, expect, open, test, withGame } from "./kit.js";
import { DUEL as ROUNDS } from "./games.js";

const HEAD = '[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n[Player "Ada"]\n';
const SEED = '[Seed "220m-em5s-29xk-affr"]\n';
/** Ada alone, so many rounds. */
const alone = (rounds) => `${HEAD}${SEED}\n${ROUNDS.slice(0, rounds).map((turn) => turn.split(" | ").slice(0, 2).join(" | ")).join("\n")}\n`;
const DUEL = `${HEAD}[Player "Regular"]\n${SEED}[Bot "2 regular"]\n\n${ROUNDS.join("\n")}\n`;

const lines = (page) => page.locator(".workers li");
const cells = (page, row) => page.locator(".point-table tbody tr").nth(row).locator("td").allInnerTexts();

test("a worker's line lights up what earned the points, and a worker marks the line", async ({ page }) => {
  await withGame(page, "#/result", alone(16));
  await expect(page.locator(".light-earned")).toHaveCount(0);
  await lines(page).nth(0).hover();
  await expect(page.locator(".light-earned")).toHaveCount(1);
  await expect(lines(page).nth(0)).toHaveAttribute("aria-current", "true");
  // Focusing a line may scroll another one under the mouse.
  await page.mouse.move(0, 0);
  await lines(page).nth(2).getByRole("button").focus();
  await expect(lines(page).nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".workers [aria-current]")).toHaveCount(1);
  const worker = page.locator(".board .figure").nth(1);
  await worker.click();
  const [marked] = await page.locator(".workers [aria-current]").allInnerTexts();
  expect((await worker.getAttribute("aria-label")).startsWith(marked.split(":")[0])).toBe(true);

  // The professions add up.
  const points = (await cells(page, 0)).map(Number);
  expect(points.slice(0, 4).reduce((sum, one) => sum + one)).toBe(points[4]);
  await expect(page.locator(".headline")).toContainText(`${points[4]} points`);
  for (const width of [320, 844]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await accessible(page);
  }
});

test("a game that ends is counted up at once or at a key, and compared with the best before", async ({ page }) => {
  const finish = async () => {
    await expect(page.getByRole("heading", { name: "Round 16 of 16" })).toBeVisible();
    await page.getByRole("button", { name: /^Lay the card here/ }).first().click();
    await page.locator(".hand").getByRole("button", { name: "End turn" }).click();
    await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
    // Nothing waits for the counting, and any key ends it.
    await page.keyboard.press("Shift");
    await expect(page.locator(".due")).toHaveCount(0);
    const [, , , , total] = await cells(page, 0);
    await expect(page.locator(".result h2 b")).toHaveText(total);
    return total;
  };
  await withGame(page, "#/play", alone(15));
  const first = await finish();
  await expect(page.locator(".best-so-far")).toBeEmpty();
  await page.getByRole("link", { name: "Replay" }).click();
  await page.getByRole("slider").fill("15");
  await page.getByRole("button", { name: "Play on from here" }).click();
  expect(await finish()).toBe(first);
  await expect(page.locator(".best-so-far")).toHaveText(`As good as your best so far: ${first}.`);
  // Whoever comes back finds it counted.
  await page.reload();
  await expect(page.locator(".result h2 b")).toHaveText(first);
});

test("the history tells of bots, professions and the cost of turns, and forgets it with the game", async ({ page }) => {
  await withGame(page, "#/result", DUEL);
  const [best, own] = await page.locator(".result h2 b").allInnerTexts();
  const id = page.url().split("/").pop();
  const items = (write) =>
    page.evaluate(async ([write, id]) => {
      const done = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
      const database = await done(indexedDB.open("limes"));
      const store = database.transaction("items", "readwrite").objectStore("items");
      if (write) await done(store.put({ kind: "review", name: id, text: "0.750" }));
      const count = await done(store.count());
      database.close();
      return count;
    }, [write, id]);
  expect(await items(true)).toBe(1);
  await page.reload();
  await open(page, "#/history");
  // One game, which the bot won by this much.
  await expect(page.getByRole("row", { name: /^Regular/ })).toHaveText(`Regular10−${best - own}.0`);
  await expect(page.getByRole("heading", { name: "Points by profession, on average" })).toBeVisible();
  const costs = page.locator("section", { has: page.getByRole("heading", { name: "What a turn costs you" }) });
  await expect(costs).toContainText("0.8");
  await accessible(page);
  await page.getByRole("button", { name: /^Delete this game/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No games finished yet.")).toBeVisible();
  await expect.poll(() => items(false)).toBe(0);
});

// What workers can do: crowd a zone, cross a water with a ferryman; and cards that may touch at a corner.
import { expect, test, withGame } from "./kit.js";
import { cells, endTurn, undo } from "./table.js";

/** A game with this seed, whose first cards are 22, 11, 18, 9, 24 and 16. */
const game = (variants, rounds) =>
  `[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n${variants}[Player "Ada"]\n[Seed "220m-em5s-29xk-affr"]\n\n${rounds}\n`;
/** A farmer on d4nw and, beside their field, a watchman on e4nw. */
const NEIGHBOURS = game("", "1. 22 | d4^ +nw\n2. 11 | e4^ +nw\n3. 18");
/** A farmer on d4nw and, north of their field, a fisherman on d3sw; a forest lies behind the water. */
const SHORE = "1. 22 | d4^ +nw\n2. 11 | d5^\n3. 18 | e5^\n4. 9 | e6^\n5. 24 | d3v +sw\n6. 16";

const cell = (page, name) => page.getByRole("button", { name: new RegExp(`^Lay the card here.*${name}`) });
const worker = (page, name) => page.locator(".figure").and(page.getByRole("button", { name }));
const zones = (page, name) => page.getByRole("button", { name });

test("a zone that is taken can be entered beside the worker, and a tap on them picks them", async ({ page }) => {
  await withGame(page, "#/play", NEIGHBOURS);
  await cell(page, "d5").click();
  const farmer = worker(page, /^farmer on d4 top left/i);
  const watchman = worker(page, /^watchman on e4 top left/i);
  await farmer.click();
  await expect(farmer).toHaveAttribute("aria-pressed", "true");
  // On the watchman: they are picked instead.
  await watchman.click();
  await expect(watchman).toHaveAttribute("aria-pressed", "true");
  await expect(farmer).not.toHaveAttribute("aria-pressed", "true");
  // Beside the watchman: the farmer joins them, and is no longer a farmer.
  await farmer.click();
  await zones(page, /^Move here as watchman: e4 top left/).click({ position: { x: 6, y: 6 } });
  await expect(farmer).toHaveCount(0);
  await expect(page.locator(".figure")).toHaveCount(1);
  await expect(page.locator(".figure")).toContainText("2");
  await undo(page).click();
  await expect(farmer).toHaveCount(1);
  await farmer.click();
  await zones(page, /^Move here as watchman: e4 top left/).click({ position: { x: 6, y: 6 } });
  await endTurn(page).click();
  await expect(page.getByRole("heading", { name: "Round 4 of 16" })).toBeVisible();
  await expect(page.locator(".figure")).toHaveCount(1);
});

test("a ferryman takes a worker across the water", async ({ page }) => {
  await withGame(page, "#/play", game('[Variants "ferryman"]\n', SHORE));
  await cell(page, "c4").click();
  await worker(page, /^farmer on d4 top left/i).click();
  await zones(page, /^Move here as woodcutter: d3 top left/).click();
  await expect(worker(page, /^woodcutter on d3 top left/i)).toHaveCount(1);
  await endTurn(page).click();
  await expect(page.getByRole("heading", { name: "Round 7 of 16" })).toBeVisible();
});

test("without the ferryman the water is in the way", async ({ page }) => {
  await withGame(page, "#/play", game("", SHORE));
  await cell(page, "c4").click();
  await worker(page, /^farmer on d4 top left/i).click();
  await expect(zones(page, /^Move here as fisherman/).first()).toBeVisible();
  await expect(zones(page, /^Move here as woodcutter: d3 top left/)).toHaveCount(0);
});

for (const [variants, count] of [["", 4], ['[Variants "diagonal"]\n', 8]]) {
  test(`the second card has ${count} places ${variants ? "with corners" : "without corners"}`, async ({ page }) => {
    await withGame(page, "#/play", game(variants, "1. 22 | d4^\n2. 11"));
    await expect(cells(page)).toHaveCount(count);
    if (variants) {
      await cell(page, "c3").click();
      await endTurn(page).click();
      await expect(page.getByRole("heading", { name: "Round 3 of 16" })).toBeVisible();
    }
  });
}

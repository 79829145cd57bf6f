// What is seen before it is done: the card where it would lie, and what can be dragged.
import { expect, test } from "./kit.js";
import { cells, endTurn, figures, firstRound, ghosts, round, solo } from "./table.js";

/** The middle of something, in the page. */
async function middle(thing) {
  const { x, y, width, height } = await thing.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Drags from one place to another, and gives what is on the screen before the finger is lifted. */
async function drag(page, from, to, look = async () => {}) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await look();
  await page.mouse.up();
}

/** The second round of a solo game, after one in which a worker was placed. */
async function begin(page) {
  await solo(page);
  await firstRound(page);
}

test("pointing at a cell shows the card there and what the total would be", async ({ page }) => {
  await begin(page);
  const preview = page.locator(".board .preview");
  await expect(preview).toHaveCount(0);
  await cells(page).nth(1).hover();
  await expect(preview).toHaveCount(1);
  const before = await preview.innerHTML();
  const told = await preview.locator("text").textContent();
  const then = Number(told.match(/\d+$/)[0]);
  await expect(page.locator(".total .after")).toHaveText(`(${then})`);
  await page.mouse.wheel(0, 100);
  await expect.poll(async () => (await preview.innerHTML()) === before).toBe(false);
  // The wheel rests between two turns.
  await page.waitForTimeout(200);
  await page.mouse.wheel(0, -100);
  await expect.poll(async () => (await preview.innerHTML()) === before).toBe(true);
  await page.mouse.move(2, 2);
  await expect(preview).toHaveCount(0);
  await expect(page.locator(".total .after")).toHaveText("");
  await cells(page).nth(1).click();
  await expect(page.locator(".total .after")).toHaveText(`(${then})`);
});

test("arrow keys show the card where they look", async ({ page }) => {
  await begin(page);
  await page.keyboard.press("ArrowUp");
  const preview = page.locator(".board .preview");
  await expect(preview).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(preview).toHaveCount(0);
  await expect(page.locator(".laid-frame")).toHaveCount(1);
});

test("the card can be dragged out of the hand", async ({ page }) => {
  await solo(page);
  await drag(page, await middle(page.locator(".card-picture")), await middle(cells(page).first()));
  await endTurn(page).click();
  await round(page, 2);
});

test("what the browser takes from the finger goes back", async ({ page }) => {
  await begin(page);
  await drag(page, await middle(page.locator(".card-picture")), await middle(cells(page).first()), async () => {
    await expect(page.locator(".board .preview")).toHaveCount(1);
    await page.evaluate(() => window.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 })));
    await expect(page.locator(".board .preview")).toHaveCount(0);
  });
  await expect(page.locator(".laid-frame")).toHaveCount(0);
});

test("the laid card can be dragged elsewhere and back into the hand", async ({ page }) => {
  await begin(page);
  const first = cells(page).first();
  const name = await first.getAttribute("data-cell");
  await first.click();
  const laid = page.locator(".laid-frame");
  await expect(laid).toHaveAttribute("data-cell", name);
  await expect(page.locator(".board:not(.just-laid)")).toBeVisible();
  const other = cells(page).last();
  const there = await other.getAttribute("data-cell");
  await drag(page, await middle(laid), await middle(other), async () => {
    await expect(page.locator(".board .preview")).toHaveCount(1);
  });
  await expect(laid).toHaveAttribute("data-cell", there);
  await expect(figures(page), "the press on a faint worker places nobody").toHaveCount(1);
  await expect(page.locator(".board:not(.just-laid)")).toBeVisible();
  await drag(page, await middle(laid), await middle(page.locator(".hand h2")));
  await expect(laid).toHaveCount(0);
});

test("workers can be dragged from the supply, about the card, and into the land", async ({ page }) => {
  await begin(page);
  await cells(page).first().click();
  await expect(page.locator(".board:not(.just-laid)")).toBeVisible();
  const quarter = ghosts(page).first();
  const zone = await quarter.getAttribute("data-zone");
  await drag(page, await middle(page.locator(".supply-one").first()), await middle(quarter));
  await expect(figures(page)).toHaveCount(2);
  // The one who was placed goes to another quarter.
  const placed = page.locator(".figure.fresh");
  await drag(page, await middle(placed), await middle(ghosts(page).last()));
  await expect(figures(page)).toHaveCount(2);
  await expect(ghosts(page).first()).toHaveAttribute("data-zone", zone);
  // Dropped beside everything, the one from before stays; dropped on a zone that they can reach, they go.
  const still = page.locator(".figure:not(.fresh)");
  const from = await middle(still);
  await drag(page, from, [3, from[1]], async () => {
    await expect(page.locator(".zone").first()).toBeVisible();
  });
  await expect(page.locator(".figure.picked")).toHaveCount(0);
  expect(await middle(still)).toEqual(from);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0] + 12, from[1], { steps: 3 });
  const goal = page.locator(".zone").first();
  const [x, y] = await middle(goal);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(".figure.fresh")).toHaveCount(1);
  await expect(figures(page), "instead of the one who was placed").toHaveCount(1);
});

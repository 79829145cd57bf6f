// What moves at the table, and what is said there once.
import { againstBots, expect, open, test } from "./kit.js";
import { cells, endTurn, firstRound, round, solo } from "./table.js";

/** Does something, and notes the animations that it sets off anywhere in the page. */
async function record(page, act) {
  await page.evaluate(() => {
    window.moved = [];
    document.addEventListener("animationstart", ({ animationName }) => window.moved.push(animationName));
  });
  await act();
}

const recorded = (page) => page.evaluate(() => window.moved);

/** The animations that something sets off within a moment. */
async function animations(page, act) {
  await record(page, act);
  await page.waitForTimeout(150);
  return recorded(page);
}

test("a card is dealt and snaps into place, a worker hops onto it, and points count up", async ({ page }) => {
  await solo(page);
  await record(page, () => firstRound(page));
  await expect.poll(() => recorded(page)).toEqual(expect.arrayContaining(["snap", "hop", "deal"]));
  // The number on the screen ends with what is said.
  const said = Number((await page.locator(".total .spoken").textContent()).match(/\d+/)[0]);
  await expect(page.locator(".total .now")).toHaveText(String(said));
  await expect(cells(page).first(), "a turn does not deal the card anew").toBeVisible();
  expect(await animations(page, () => page.keyboard.press("r"))).not.toContain("deal");
});

test("what the others laid is turned up when the round is revealed, and not before", async ({ page }) => {
  await open(page);
  await againstBots(page);
  await expect(page.locator(".others-strip .state svg"), "the bot has moved").toHaveCount(1);
  const laying = await animations(page, () => cells(page).first().click());
  expect(laying).not.toContain("turn-up");
  await record(page, async () => {
    await endTurn(page).click();
    await round(page, 2);
  });
  await expect.poll(() => recorded(page)).toContain("turn-up");
});

test("nothing moves where it is not to move", async ({ page }) => {
  await open(page, "#/settings");
  await page.getByLabel("Animation").selectOption("Off");
  await solo(page);
  const durations = () =>
    page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).map((animation) => animation.effect.getComputedTiming().duration));
  await firstRound(page);
  expect((await durations()).filter((duration) => duration > 0)).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await cells(page).first().click();
  expect(await durations()).toEqual([]);
});

test("what pointing explains is said once", async ({ page }) => {
  await solo(page);
  const sentence = page.locator(".saying").getByRole("status");
  await firstRound(page);
  await expect(sentence).toContainText("Point at a worker");
  await cells(page).first().click();
  await expect(sentence).not.toContainText("Point at a worker");
  await endTurn(page).click();
  await round(page, 3);
  await expect(sentence).toHaveText("Choose a place for the card.");
  await page.reload();
  await expect(sentence).toHaveText("Choose a place for the card.");
});

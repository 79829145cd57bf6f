// After the game: the replay and the review.
import { accessible, expect, languageChoice, open, test, withGame as after } from "./kit.js";
import { DUEL as ROUNDS } from "./games.js";

// The review of a game thinks about sixteen turns.
test.setTimeout(300_000);
const THOUGHT = { timeout: 120_000 };

const HEAD = '[Game "Limes"]\n[Format "1"]\n[Deck "classic"]\n[Player "Ada"]\n';
const DUEL = `${HEAD}[Player "Regular"]
[Seed "220m-em5s-29xk-affr"]
[Bot "2 regular"]

${ROUNDS.join("\n")}
`;

/** The first rounds of the duel. */
const until = (rounds) => DUEL.split("\n").slice(0, 8 + rounds).join("\n") + "\n";
/** The duel without the bot. */
const ALONE = DUEL.split("\n")
  .filter((line) => !/^\[(Player "R|Bot)/.test(line))
  .map((line) => line.replace(/( \| [^|]*) \| .*/, "$1"))
  .join("\n");
/** Two persons. */
const TWO = DUEL.replace('[Bot "2 regular"]\n', "").replace('"Regular"', '"Ben"');

const button = (page, name) => page.getByRole("button", { name, exact: true });
const timeline = (page) => page.getByRole("slider", { name: "Timeline" });
const stage = (page, n) => page.locator(".stage").nth(n);
const bars = (page) => page.getByRole("button", { name: /^Round \d+: cost/ });
const disabled = (page, name) => expect(button(page, name)).toHaveAttribute("aria-disabled", "true");

test("a replay is stepped through by its buttons", async ({ page }) => {
  await after(page, "#/replay", DUEL);
  await expect(page.getByText("Round 16 of 16").first()).toBeVisible();
  await expect(stage(page, 0)).toContainText("Card 13 on b5; no worker");
  await expect(stage(page, 1)).toContainText("Card 13 on b4; no worker");
  await expect(stage(page, 1).getByRole("heading")).toContainText("43");
  await disabled(page, "One step forward");
  await button(page, "Go to the beginning").click();
  await expect(stage(page, 0)).toContainText("Before the first card");
  await disabled(page, "One step back");
  await button(page, "One step forward").click();
  await button(page, "One step forward").click();
  await expect(stage(page, 0)).toContainText("Card 11 on d5; watchman placed top left");
  await expect(page.locator(".console")).toContainText("Card 11");
  // The card that was laid and the worker who was placed are pointed out.
  await expect(stage(page, 0).locator(".lit-card")).toHaveCount(1);
  await expect(stage(page, 0).locator(".lit-worker")).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Ada: Card 11" })).toContainText(/Total \d+ points?/);
  await button(page, "Go to the end").click();
  await expect(stage(page, 0).locator(".lit-worker")).toHaveCount(0);
});

test("a replay is stepped through by keys and by its timeline", async ({ page }) => {
  await after(page, "#/replay", DUEL);
  await page.keyboard.press("Home");
  await expect(timeline(page)).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await expect(timeline(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(timeline(page)).toHaveValue("16");
  await timeline(page).fill("9");
  await expect(page.locator(".when")).toContainText("Round 9 of 16");
  // The arrows of the timeline itself are not counted twice.
  await timeline(page).press("ArrowRight");
  await expect(timeline(page)).toHaveValue("10");
});

test("a replay plays by itself until its end", async ({ page }) => {
  await after(page, "#/replay", DUEL);
  await page.getByLabel("Speed").selectOption("2×");
  await page.getByLabel("Speed").blur();
  await page.keyboard.press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await expect.poll(async () => Number(await timeline(page).inputValue())).toBeGreaterThan(2);
  await page.keyboard.press("Space");
  await expect(button(page, "Play")).toBeVisible();
  await timeline(page).fill("14");
  await button(page, "Play").click();
  await expect(timeline(page)).toHaveValue("16");
  await expect(button(page, "Play")).toBeVisible();
});

test("two displays are chosen, and nobody is shown twice", async ({ page }) => {
  await after(page, "#/replay", DUEL);
  const [player, beside] = [page.getByLabel("Player"), page.getByLabel("Compare with")];
  await player.selectOption({ label: "Regular" });
  await expect(beside).toHaveValue("0");
  await expect(stage(page, 0)).toContainText("Regular");
  await beside.selectOption({ label: "Nobody" });
  await expect(page.locator(".stage")).toHaveCount(1);
  await beside.selectOption({ label: "Regular" });
  await expect(stage(page, 0)).toContainText("Ada");
});

test("a game that goes on shows the rounds that are finished, and may be played on from there", async ({ page }) => {
  await after(page, "#/replay", until(5));
  await expect(timeline(page)).toHaveValue("5");
  await timeline(page).fill("5");
  await button(page, "Play on from here").click();
  await expect(page.getByRole("heading", { name: "Round 6 of 16" })).toBeVisible();
  const running = page.url();
  await page.goBack();
  // From an earlier round it becomes a game of its own: nothing is given up.
  await timeline(page).fill("2");
  await button(page, "Play on from here").click();
  await expect(page.getByRole("heading", { name: "Round 3 of 16" })).toBeVisible();
  expect(page.url()).not.toBe(running);
  await page.goto(running);
  await expect(page.getByRole("heading", { name: "Round 6 of 16" })).toBeVisible();
});

test("playing on keeps the cards that came", async ({ page }) => {
  await after(page, "#/replay", ALONE);
  await expect(button(page, "Play on from here")).toBeDisabled();
  await timeline(page).fill("14");
  await button(page, "Play on from here").click();
  await expect(page.getByRole("heading", { name: "Round 15 of 16" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Card 1", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Lay the card here/ }).first().click();
  await page.locator(".hand").getByRole("button", { name: "End turn" }).click();
  await expect(page.getByRole("heading", { name: "Card 13" })).toBeVisible();
});

test("without a game, or before its end, a sentence says so", async ({ page }) => {
  for (const screen of ["#/replay", "#/review"]) {
    await page.goto("about:blank");
    await open(page, screen);
    await expect(page.getByText("There is no game to look at yet.")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "New game" })).toBeVisible();
  }
  await page.goto("about:blank");
  await after(page, "#/review", until(5));
  await expect(page.getByText("This game is not over yet.")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Round 6 of 16" })).toBeVisible();
});

test("the result leads to the replay and to the review, which judges every turn and is kept", async ({ page }) => {
  await after(page, "#/result", ALONE);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(timeline(page)).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Review" }).click();
  // Turns can be looked at as soon as they are judged.
  await expect(page.getByText(/^Turn \d+ of 16…$/)).toBeVisible();
  await expect(bars(page).nth(1)).toBeVisible(THOUGHT);
  await expect(page.getByText("What your turns cost, taken together.")).toBeVisible(THOUGHT);
  await expect(bars(page)).toHaveCount(16);
  await expect(page.getByText(/^10 = [\d.]+ par −[\d.]+ skill [+−][\d.]+ luck$/)).toBeAttached();

  await page.getByRole("button", { name: /^Your most expensive turn/ }).click();
  const chosen = page.getByRole("button", { pressed: true, name: /^Round/ });
  await expect(chosen).toHaveCount(1);
  await bars(page).nth(6).click();
  await expect(chosen).toHaveAccessibleName(/^Round 7:/);
  await expect(page.getByRole("heading", { name: "Round 7 of 16" })).toBeVisible();
  await expect(page.getByText(/^Cost [\d.]+ points?$/)).toBeVisible();
  // Both turns stand side by side, each with its card lit.
  await expect(stage(page, 0)).toContainText("Card 12 on b3; watchman placed top left");
  await expect(stage(page, 1)).toContainText(/Better.*Card 12 on/);
  await expect(page.locator(".turn .lit-card")).toHaveCount(2);
  await expect(page.locator(".why li").first()).toBeVisible();
  await button(page, "Next mistake").click();
  await expect(chosen).not.toHaveAccessibleName(/^Round 7:/);

  // What is known once is known for good.
  await page.goBack();
  await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
  await page.goForward();
  await expect(bars(page)).toHaveCount(16);
  await expect(page.getByText(/^Turn \d+ of 16…$/)).toHaveCount(0);
  await accessible(page);

  await bars(page).nth(6).click();
  await button(page, "Play on from here").click();
  await expect(page.getByRole("heading", { name: "Round 7 of 16" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Card 12" })).toBeVisible();
});

test("the best display is searched for, and stands beside one's own in the replay", async ({ page }) => {
  await after(page, "#/review", ALONE);
  await button(page, "Stop").click();
  await button(page, "Search").click();
  await expect(page.getByText(/^Best game found: \d\d points$/)).toBeVisible(THOUGHT);
  await expect(page.getByText(/No game (with these cards can exceed \d\d points|can do better)/)).toBeVisible();
  await expect(page.getByText(/^You left \d\d points on the table\.$/)).toBeVisible();
  await button(page, "Show this display").click();
  await expect(stage(page, 0)).toContainText("Ada");
  await expect(stage(page, 1)).toContainText("The best possible");
  // One may play on from there as well, alone.
  await page.getByLabel("Player").selectOption({ label: "The best possible game" });
  await timeline(page).fill("12");
  await button(page, "Play on from here").click();
  await expect(page.getByRole("heading", { name: "Round 13 of 16" })).toBeVisible();
});

test("a review is stopped, and its seat chosen", async ({ page }) => {
  await after(page, "#/review", TWO);
  await button(page, "Stop").click();
  await expect(button(page, "Begin the review")).toBeVisible();
  await page.getByLabel("Player").selectOption({ label: "Ben" });
  // As long as nobody chooses, the most expensive turn so far is shown.
  await bars(page).first().click(THOUGHT);
  await expect(stage(page, 0)).toContainText("Card 22 on d4; no worker");
  // It goes on while one looks at something else.
  await page.getByRole("link", { name: "Settings" }).click();
  await page.goBack();
  await page.getByLabel("Player").selectOption({ label: "Ben" });
  await expect(bars(page).nth(2)).toBeVisible(THOUGHT);
  await button(page, "Stop").click();
  await expect(button(page, "Begin the review")).toBeVisible();
});

test.describe("where no thread starts", () => {
  test.use({ serviceWorkers: "block" });

  test("the page reviews the game itself, and says so", async ({ page, complaints }) => {
    await page.route("**/worker-*.js", (route) => route.abort());
    await after(page, "#/review", ALONE);
    await expect(page.locator(".toast")).toContainText("This browser cannot run tasks in the background");
    await expect(bars(page).first()).toBeVisible(THOUGHT);
    // The page answers while it thinks.
    await button(page, "Stop").click();
    await expect(button(page, "Begin the review")).toBeVisible();
    complaints.length = 0;
  });

  test("where the thinker does not come at all the review says so and can be tried again", async ({ page, complaints }) => {
    let broken = true;
    await page.route(/\/(worker|thinker)-/, (route) => (broken ? route.abort() : route.continue()));
    await after(page, "#/review", ALONE);
    await expect(page.getByRole("alert").getByText("This browser cannot run tasks in the background", { exact: false })).toBeVisible();
    broken = false;
    await button(page, "Try again").click();
    await expect(bars(page).first()).toBeVisible(THOUGHT);
    complaints.length = 0;
  });
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const fits = async (page) => {
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await accessible(page);
    }
  };

  test("one board is shown, and the other at a tap", async ({ page }) => {
    await after(page, "#/review", ALONE);
    await bars(page).first().tap(THOUGHT);
    await expect(page.locator(".stage.better")).toBeVisible();
    await expect(page.locator(".stage.played")).toBeHidden();
    await button(page, "Show your turn").tap();
    await expect(page.locator(".stage.played")).toBeVisible();
    await expect(page.locator(".stage.better")).toBeHidden();
    await fits(page);
  });

  test("replay and review fit in every language, and axe finds nothing to mend", async ({ page }) => {
    await after(page, "#/review", DUEL);
    await expect(page.locator(".split")).toBeVisible(THOUGHT);
    for (const language of ["English", "Deutsch", "Nederlands", "Français", "Čeština"]) {
      await page.goto("./#/settings");
      await languageChoice(page).selectOption({ label: language });
      // The review is kept, and says the same in another language.
      await page.goto("./#/review");
      await expect(page.locator(".split")).toBeVisible();
      await fits(page);
      await page.goto("./#/replay");
      await expect(page.locator(".console")).toBeVisible();
      await fits(page);
    }
  });
});

// Today's cards in a link or a challenge: they begin the game that counts, like the page of the day, and give nothing away before it.
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { accessible, expect, finished, open, test } from "./kit.js";
import { playTurns, round } from "./table.js";

const read = (name) => readFile(new URL(`games/${name}`, import.meta.url), "utf8");
const [LIMES, LIMITS] = await Promise.all([read("day.limes"), read("day.limits")]);
/** The same games after a few rounds. */
const [LIMES_BEGUN, LIMITS_BEGUN] = [LIMES.split("\n6. ")[0], LIMITS.split("\n3. ")[0]].map((record) => `${record}\n`);
const packed = (record) => deflateRawSync(record).toString("base64url");

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const hint = (page) => page.getByRole("button", { name: "Hint", exact: true });
const button = (page, name) => page.getByRole("button", { name, exact: true });

async function openAnew(page, hash) {
  await page.goto("about:blank");
  await open(page, hash);
}

/** On their day. */
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-16T12:00:00Z")));

/** No screen of the game in this link is shown. */
async function hidden(page, record, title) {
  for (const screen of ["", "/replay", "/review", "/result"]) {
    await openAnew(page, `#g=${packed(record)}${screen}`);
    await heading(page, title);
    await expect(page.getByText("You will see the game in this link as soon as you have finished your own game.")).toBeVisible();
    await expect(page.locator("svg.thumbnail, svg.scene, .limits-stage")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^(Play|Show all)/ })).toHaveCount(0);
    await expect(page.getByLabel("Address of the game")).toHaveCount(0);
  }
}

test("a link with today's draw begins the game that counts, and opens once it is finished", async ({ page }) => {
  test.slow();
  for (const record of [LIMES, LIMES_BEGUN]) await hidden(page, record, "The draw of the day");
  await accessible(page);
  await button(page, "Start").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  expect(new URL(page.url()).hash).toBe("#/play/limes-2026-11-16");
  await expect(hint(page)).toHaveCount(0);
  // From now on it leads there.
  await hidden(page, LIMES_BEGUN, "The draw of the day");
  await expect(button(page, "Start")).toHaveCount(0);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await playTurns(page, 2, 16);
  await heading(page, "The result");
  await openAnew(page, `#g=${packed(LIMES)}`);
  await heading(page, "Finished game");
  await expect(page.getByLabel("Address of the game")).toBeVisible();
  await openAnew(page, `#g=${packed(LIMES_BEGUN)}`);
  await button(page, "Play on").click();
  // What follows is practice, with all help.
  await round(page, 6);
  await expect(hint(page)).toBeVisible();
});

/** What is said to whoever wants to play today's cards in another way first. */
const counting = (page) => expect(page.locator(".toast")).toContainText("These are the cards of the day.");

test("other players and other rules do not give today's draw away", async ({ page }) => {
  test.slow();
  const start = async () => {
    await page.getByLabel("Type a seed").fill("daily 2026-11-16");
    await button(page, "Start").click();
  };
  await open(page, "#/new");
  await start();
  await heading(page, "The draw of the day");
  await counting(page);
  await openAnew(page, "#/new");
  await page.getByRole("button", { name: "Remove Player 2" }).click();
  await page.getByLabel("Ferryman").check();
  await start();
  await heading(page, "The draw of the day");
  await counting(page);
  // A link hides them too, with or without the seed.
  for (const record of [LIMES.replace(/^\[Seed .*\n/m, ""), LIMES.replace("[Seed", '[Variants "diagonal"]\n[Seed')]) {
    await hidden(page, record, "The draw of the day");
  }
  await button(page, "Start").click();
  await playTurns(page, 1, 16);
  await heading(page, "The result");
  await openAnew(page, "#/new");
  await start();
  await round(page, 1);
  expect(page.url()).not.toContain("2026-11-16");
});

test("cards of a day that has not come are not played", async ({ page }) => {
  await open(page, "#/new");
  await page.getByRole("button", { name: "Remove Player 2" }).click();
  await page.getByLabel("Type a seed").fill("daily 2026-11-17");
  await button(page, "Start").click();
  await expect(page.locator(".toast")).toHaveText("This day has not come yet.");
  await heading(page, "New game");
  await openAnew(page, `#g=${packed(LIMES.replace("2026-11-16", "2026-11-17").split("\n1. ")[0] + "\n")}`);
  await expect(page.getByRole("main").getByText("This day has not come yet.")).toBeVisible();
  await expect(button(page, "Start")).toHaveCount(0);
  await accessible(page);
});

test("a game of the day that is finished late is played, but adds nothing to the streak", async ({ page }) => {
  test.slow();
  await open(page, "#/today");
  await button(page, "Start").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  await page.clock.setFixedTime(new Date("2026-11-17T01:00:00Z"));
  // Its cards stay hidden for as long as it goes on.
  await hidden(page, LIMES, "The draw of the day");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await playTurns(page, 2, 16);
  await heading(page, "The result");
  await openAnew(page, "#/today/2026-11-16");
  await expect(page.locator(".headline")).toContainText("points");
  await expect(page.getByText(/in a row/)).toHaveCount(0);
  await openAnew(page, `#g=${packed(LIMES)}`);
  await heading(page, "Finished game");
});

test("a record of today's draw is no way around it", async ({ page }) => {
  await open(page, "#/history");
  await page.getByLabel("Or paste a record or a link").fill(LIMES_BEGUN);
  await button(page, "Open").click();
  await heading(page, "The draw of the day");
  await expect(button(page, "Play on")).toHaveCount(0);
});

test("a challenge with today's draw is answered by the game that counts", async ({ page }) => {
  test.slow();
  const challenge = `#c=${packed(LIMES)}`;
  await open(page, challenge);
  await button(page, "Play the same cards").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  expect(new URL(page.url()).hash).toBe("#/play/limes-2026-11-16");
  await expect(hint(page)).toHaveCount(0);
  await openAnew(page, challenge);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await playTurns(page, 2, 16);
  await page.getByRole("link", { name: "Compare with the challenge" }).click();
  await heading(page, "A challenge");
  await expect(page.getByRole("article")).toHaveCount(2);
  await openAnew(page, "#/today");
  await expect(page.getByText("1 day in a row")).toBeVisible();
});

test("a challenge leads to the game of the day that is under way", async ({ page }) => {
  await open(page, "#/today");
  await button(page, "Start").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  await openAnew(page, `#c=${packed(LIMES)}`);
  await button(page, "Play the same cards").click();
  await round(page, 2);
  expect(new URL(page.url()).hash).toBe("#/play/limes-2026-11-16");
});

test("whoever deletes the game of the day plays a challenge for practice", async ({ page }) => {
  await open(page, `#c=${packed(LIMES)}`);
  await button(page, "Play the same cards").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  await openAnew(page, "#/history");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(0);
  await openAnew(page, "#/today");
  await expect(page.getByText("The game that counted for this day was deleted.")).toBeVisible();
  await openAnew(page, `#c=${packed(LIMES)}`);
  await button(page, "Play the same cards").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  await expect(hint(page)).toBeVisible();
});

test("the cards of a past day are free", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-17T00:00:01Z"));
  await open(page, `#g=${packed(LIMES)}`);
  await heading(page, "Finished game");
  await button(page, "Play this draw yourself").click();
  await playTurns(page, 1, 1);
  await round(page, 2);
  await expect(hint(page)).toBeVisible();
  await openAnew(page, `#g=${packed(LIMES_BEGUN)}`);
  await button(page, "Play on").click();
  await round(page, 6);
  // A game of them is practice, and says so wherever it goes.
  await page.getByRole("button", { name: "Menu" }).click();
  const save = page.locator(".table-menu").getByRole("button", { name: "Save as a file" });
  const [file] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(await readFile(await file.path(), "utf8")).toContain('[Practice "true"]');
  await openAnew(page, "#/today/2026-11-16");
  await expect(page.getByText("This day is over, and a game of its cards does not count any more.")).toBeVisible();
  await button(page, "Play for practice").click();
  await round(page, 1);
  await expect(hint(page)).toBeVisible();
});

test.describe("in Limits", () => {
  const limitsRound = (page, n) => heading(page, `Round ${n} of 18`);

  test("a link with today's deal begins the game that counts", async ({ page }) => {
    for (const record of [LIMITS, LIMITS_BEGUN]) await hidden(page, record, "The deal of the day");
    await accessible(page);
    await button(page, "Start").click();
    await limitsRound(page, 1);
    expect(new URL(page.url()).hash).toBe("#/play/limits-2026-11-16");
    await expect(hint(page)).toHaveCount(0);
    await hidden(page, LIMITS, "The deal of the day");
    await page.getByRole("link", { name: "Continue", exact: true }).click();
    await limitsRound(page, 1);
  });

  test("a challenge with today's deal begins the game that counts", async ({ page }) => {
    await open(page, `#c=${packed(LIMITS)}`);
    await button(page, "Play the same cards").click();
    await limitsRound(page, 1);
    expect(new URL(page.url()).hash).toBe("#/play/limits-2026-11-16");
    await openAnew(page, `#c=${packed(LIMITS)}`);
    await page.getByRole("link", { name: "Continue", exact: true }).click();
    await limitsRound(page, 1);
  });

  test("other players and an open pile do not give today's deal away", async ({ page }) => {
    for (const isOpen of [true, false]) {
      await openAnew(page, "#/limits/new");
      await page.getByLabel("Level of Player 2").selectOption({ label: "Expert" });
      if (isOpen) await page.getByLabel("Open pile").check();
      await page.getByLabel("Type a seed").fill("daily 2026-11-16");
      await button(page, "Start").click();
      await heading(page, "The deal of the day");
      await counting(page);
    }
    const open = LIMITS.replace("[Seed", '[Mode "open"]\n[Seed');
    for (const record of [open, LIMITS.replace(/^\[Seed .*\n/m, ""), LIMITS.replaceAll("regular", "expert")]) {
      await hidden(page, record, "The deal of the day");
    }
  });

  test("a finished deal opens the links", async ({ page }) => {
    await finished(page, LIMITS);
    await openAnew(page, `#g=${packed(LIMITS)}`);
    await heading(page, "Finished game");
    await openAnew(page, `#g=${packed(LIMITS_BEGUN)}`);
    await button(page, "Play on").click();
    await limitsRound(page, 3);
    expect(page.url()).not.toContain("2026-11-16");
  });
});

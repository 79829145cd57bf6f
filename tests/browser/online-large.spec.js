// A large table: standings, single displays, a spectator and the result.
import { accessible, expect, loaded, test } from "./kit.js";
import { decideAll, layCard, openTable, person, program, sitDown, startServer, tableOf } from "./online.js";

const SEATS = 24;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const standings = (page) => page.getByRole("region", { name: "Standings" });
const listed = (page) => page.locator(".standings.columns").getByRole("listitem");
const ranks = async (rows) => (await rows.locator(".rank").allTextContents()).map((rank) => parseInt(rank));

/** A display is shown in a window, with at least one card. */
async function opensDisplay(page, row) {
  const name = (await row.locator(".name").textContent()).replace("(you)", "").trim();
  await row.getByRole("button").click();
  const dialog = page.getByRole("dialog", { name: `Display of ${name}` });
  await expect(dialog.getByRole("img", { name: `Display of ${name}` }).locator(".lit-card")).toHaveCount(1);
  const points = await row.locator("b").textContent();
  await expect(dialog.getByText(`${points} ${points === "1" ? "point" : "points"}`)).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row.getByRole("button")).toBeFocused();
}

test("a game of a whole club, at its table and from beside it", async ({ browser }) => {
  test.setTimeout(180_000);
  const ada = await person(browser, server.address, "Ada");
  await ada.goto("./#/online");
  await loaded(ada);
  const link = await openTable(ada, { seats: SEATS, pace: "Live" });
  const table = tableOf(ada);
  const ben = await person(browser, server.address, "Ben", PHONE);
  await sitDown(ben, link);
  const members = [];
  for (let n = 3; n <= SEATS; n++) {
    const member = await program(server.address, `Member ${n}`);
    await member.post(`tables/${table}/join`);
    members.push(member);
  }
  const cleo = await person(browser, server.address, "Cleo", PHONE);
  await cleo.goto(link);

  // The clock is on a phone too, beside the round and the points.
  await expect(ben.getByRole("heading", { name: "Round 1 of 16" })).toBeInViewport();
  await expect(ben.getByRole("timer", { name: "Time left" })).toBeInViewport({ ratio: 1 });
  await decideAll(table, members.slice(0, 10));
  await layCard(ada, 1);
  await expect(ada.getByRole("status").getByText(`11 of ${SEATS} have moved.`)).toBeVisible();
  await expect(ada.getByText("Waiting for")).toBeHidden();
  await layCard(ben, 1);
  await decideAll(table, members.slice(10));
  await expect(ada.getByRole("heading", { name: "Round 2 of 16" })).toBeVisible();
  for (let round = 2; round <= 4; round++) await decideAll(table, [ada, ben, ...members]);

  // The leaders, the neighbours, and oneself among them.
  await expect(ada.getByRole("heading", { name: "Round 5 of 16" })).toBeVisible();
  await expect(standings(ada).getByText(`Your rank: `)).toContainText(`of ${SEATS}, with`);
  const shown = standings(ada).locator(".standings:not(.columns)").getByRole("listitem");
  const shownRanks = await ranks(shown);
  expect(shownRanks[0]).toBe(1);
  expect(shownRanks).toEqual([...shownRanks].sort((a, b) => a - b));
  await expect(shown.and(ada.locator("[aria-current=true]"))).toContainText("Ada (you)");
  await opensDisplay(ada, shown.first());
  await expect(ada.getByRole("heading", { name: "The others" })).toBeHidden();

  // Everybody, on demand.
  for (const page of [ada, ben]) {
    await standings(page).getByRole("button", { name: "All players" }).click();
    const all = page.getByRole("dialog", { name: "Standings" });
    await expect(listed(page)).toHaveCount(20);
    await all.getByRole("button", { name: "Show more" }).click();
    await expect(listed(page)).toHaveCount(SEATS);
    await expect(all.getByRole("button", { name: "Show more" })).toHaveCount(0);
    await expect(all.locator("[aria-current=true]")).toContainText("(you)");
    await accessible(page);
    await opensDisplay(page, listed(page).last());
    await page.keyboard.press("Escape");
    await expect(all).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize().width);
  }

  // A spectator sees whoever leads, by name, and nobody's rank as their own.
  const { rows } = await members[0].get(`tables/${table}/standings`);
  const best = await (await fetch(new URL(`api/tables/${table}/standings`, server.address))).json();
  expect(rows.length).toBe(SEATS);
  await expect(cleo.getByRole("heading", { name: "Round 5 of 16" })).toBeVisible();
  await expect(cleo.getByRole("timer", { name: "Time left" })).toBeInViewport({ ratio: 1 });
  await expect(cleo.getByRole("heading", { name: `In the lead: ${best.rows[0].name}` })).toBeVisible();
  await expect(cleo.getByRole("img", { name: `Display of ${best.rows[0].name}` }).locator(".lit-card")).toHaveCount(1);
  await expect(cleo.getByText("Your rank")).toHaveCount(0);
  await expect(cleo.locator("[aria-current=true]")).toHaveCount(0);
  await opensDisplay(cleo, standings(cleo).getByRole("listitem").nth(1));
  await accessible(cleo);

  // A new round changes what is open.
  await standings(ada).getByRole("button", { name: "All players" }).click();
  await decideAll(table, [ada, ben, ...members]);
  const later = (await members[0].get(`tables/${table}/standings`)).rows;
  await expect(listed(ada).locator(".name")).toHaveText(later.map((row) => new RegExp(`^${row.name}\\s`)));
  await expect(listed(ada).locator("b")).toHaveText(later.map((row) => `${row.total}`));
  await ada.keyboard.press("Escape");
  await expect(cleo.getByRole("heading", { name: `In the lead: ${later[0].name}` })).toBeVisible();
  await expect(cleo.locator(".leader").getByText(`${later[0].total} points`)).toBeVisible();

  for (let round = 6; round <= 15; round++) await decideAll(table, [ada, ben, ...members]);
  await decideAll(table, members);
  for (const page of [ada, ben]) await layCard(page, 16);
  for (const page of [ada, ben, cleo]) await expect(page).toHaveURL(/\/result$/);
  const end = (await members[0].get(`tables/${table}/standings`)).rows;
  const winners = end.filter((row) => row.rank === 1).map((row) => row.name);
  for (const page of [ada, ben, cleo]) {
    await expect(page.locator(".headline")).toContainText(/win/i);
    await expect(page.getByText("capable of improvement")).toHaveCount(0);
    await expect(listed(page)).toHaveCount(20);
    expect(await ranks(listed(page))).toEqual(end.slice(0, 20).map((row) => row.rank));
    await accessible(page);
    expect(page.faults).toEqual([]);
  }
  await expect(cleo.locator(".headline")).toContainText(winners[0]);
  await expect(cleo.getByRole("article").getByRole("heading")).toContainText(end[0].name);
  for (const [page, name] of [[ada, "Ada"], [ben, "Ben"]]) {
    const { rank, total } = end.find((row) => row.name === name);
    await expect(page.getByText(`Your rank: ${rank} of ${SEATS}, with ${total} point`)).toBeVisible();
    await expect(page.getByRole("article").getByRole("heading")).toContainText(name);
    await standings(page).getByRole("button", { name: "Show more" }).click();
    await expect(listed(page)).toHaveCount(SEATS);
    await expect(standings(page).locator("[aria-current=true]")).toContainText(`${name} (you)`);
  }
  await opensDisplay(ada, listed(ada).last());

  // The game is kept, but does not count as a solo game.
  const { rank } = end.find((row) => row.name === "Ada");
  await ada.goto("./#/history");
  const game = ada.locator("a.game", { hasText: `Rank ${rank} of ${SEATS}` });
  await expect(game).toHaveCount(1);
  await expect(ada.getByRole("heading", { name: "Solo" })).toHaveCount(0);
  await game.click();
  await expect(ada.locator(".headline")).toContainText(`Your rank: ${rank} of ${SEATS}`);
  await expect(ada.getByText("capable of improvement")).toHaveCount(0);
});

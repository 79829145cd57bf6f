// A player's own tables: on the first screen, in the menu, in their list, and in the history when they are over.
import { accessible, expect, loaded, test } from "./kit.js";
import { makeTable, person, playLimes, program, sitDown, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const band = (page) => page.getByRole("link", { name: /^Your turn at/ });

test("the first screen and the menu know where it is one's turn", async ({ browser }) => {
  test.setTimeout(120_000);
  // Who has never played with others causes no request.
  const stranger = await person(browser, server.address, "");
  const requests = [];
  stranger.on("request", (request) => {
    if (request.url().includes("/api/")) requests.push(request.url());
  });
  await stranger.goto("./");
  await loaded(stranger);
  await expect(stranger.getByRole("navigation").getByRole("link", { name: /^Tables/ })).toHaveCount(0);
  const ada = await person(browser, server.address, "Ada", { viewport: { width: 390, height: 844 } });
  const links = [];
  for (let n = 0; n < 2; n++) {
    links.push(await makeTable(ada, "online"));
    const ben = await program(server.address, `Ben ${n}`);
    await ben.post(`tables/${tableOf(ada)}/join`);
    await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  }
  await ada.goto("./#/");
  await loaded(ada);
  await expect(band(ada)).toContainText("Your turn at 2 tables");
  await expect(band(ada)).toContainText(/Limes · Ben \d · Round 1 of 16/);
  await accessible(ada);
  // It is live: a table that begins elsewhere comes without a reload.
  const mine = await program(server.address, "Cleo");
  const { table } = await mine.post("tables", { game: "limes" });
  await ada.request.post(`${server.address}/api/tables/${table}/join`, { data: {}, headers: { Origin: server.address } });
  await expect(band(ada)).toContainText("Your turn at 3 tables");
  await mine.post(`tables/${table}/leave`);
  await ada.getByRole("button", { name: "Menu" }).click();
  await expect(ada.getByRole("link", { name: "Tables (3)" })).toHaveAttribute("href", "#/online");
  await ada.getByRole("button", { name: "Menu" }).click();
  await band(ada).click();
  expect([...links, `${server.address}/#/table/${table}`]).toContain(ada.url());
  expect(requests).toEqual([]);
  expect([...ada.faults, ...stranger.faults]).toEqual([]);
});

test("a finished game is in the history once, with one's own points", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online");
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  await playLimes([ada, ben]);
  const own = await (await ada.request.get(`${server.address}/api/tables/${link.split("/").at(-1)}/standings`)).json();
  for (const [page, other] of [[ada, "Ben"], [ben, "Ada"]]) {
    await expect(page).toHaveURL(/\/result$/);
    await page.reload();
    await loaded(page);
    await page.goto("./#/online");
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
    await page.goto("./#/history");
    const games = page.locator(".past a.game");
    await expect(games).toHaveCount(1);
    await expect(games).toContainText(`With ${other}`);
    // The statistics have it, too, with the points of the person at this device.
    const together = page.locator("section", { has: page.getByRole("heading", { name: "Limes with other people" }) });
    const fact = async (name) => Number(await together.locator("div", { has: page.getByText(name, { exact: true }) }).locator("dd").innerText());
    expect(await fact("Games")).toBe(1);
    const row = own.rows.find(({ name }) => name !== other);
    expect(await fact("Won")).toBe(row.rank === 1 ? 1 : 0);
    expect(await fact("Average")).toBe(row.total);
    // What was deleted does not come back.
    await page.getByRole("button", { name: /^Delete/ }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No games finished yet")).toBeVisible();
    await page.goto("./#/online");
    await page.reload();
    await loaded(page);
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
    await page.goto("./#/history");
    await expect(page.getByText("No games finished yet")).toBeVisible();
  }
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

// A player's own tables: on the first screen, in the menu, in their list, and in the history when they are over.
import { accessible, expect, loaded, test } from "./kit.js";
import { asPlayer, decideAll, makeTable, person, playLimes, program, sitDown, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

/** What a player who sends requests may decide first. */
async function firstLegal(player, link) {
  const { asked, legal } = await player.get(`tables/${link.split("/").at(-1)}/legal`);
  return { asked, decision: legal[0] };
}

const band = (page) => page.getByRole("link", { name: /^Your turn at/ });

test("the first screen and the menu know where it is one's turn", async ({ browser }) => {
  test.setTimeout(120_000);
  // Who has never played with others causes no request.
  const stranger = await person(browser, server.address, "");
  const requests = [];
  stranger.on("request", (request) => {
    // What the operator tells every visitor is asked for a little later.
    if (/\/api\/(?!server$)/.test(request.url())) requests.push(request.url());
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

test("a table where a bot plays for the player is on the first screen, with the way back to the seat", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { viewport: { width: 390, height: 844 } });
  const link = await makeTable(ada, "online");
  const ben = await program(server.address, "Ben");
  await ben.post(`tables/${tableOf(ada)}/join`);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  const leave = () => ada.request.post(`${server.address}/api/tables/${link.split("/").at(-1)}/leave`, { data: {}, headers: { Origin: server.address } });
  const way = ada.getByRole("link", { name: /Limes · .*Ben.* A bot is playing for you · Round 1 of 16/ });
  const back = ada.getByRole("button", { name: "Sit down again" });
  await leave();
  await ada.goto("./#/");
  await loaded(ada);
  await expect(way).toHaveAttribute("href", new URL(link).hash);
  await accessible(ada);
  await back.click();
  await expect(ada).toHaveURL(link);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await expect(ada.getByText("A bot is playing for you")).toHaveCount(0);
  await leave();
  await ada.goto("./#/online");
  const row = ada.getByRole("listitem").filter({ hasText: "A bot is playing for you" });
  await expect(row).not.toContainText("The others are thinking");
  await accessible(ada);
  await row.getByRole("button", { name: "Sit down again" }).click();
  await expect(ada).toHaveURL(link);
  await ben.post(`tables/${link.split("/").at(-1)}/decisions`, { id: "1", ...(await firstLegal(ben, link)) });
  await ada.goto("./#/");
  await expect(band(ada)).toContainText("Your turn at 1 table");
  await expect(back).toHaveCount(0);
  expect(ada.faults).toEqual([]);
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

test("every page knows how many tables wait, however many there are", async ({ browser }) => {
  test.setTimeout(120_000);
  await server.close();
  server = await startServer({ LIMES_OPEN_TABLES: "60" });
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { bots: 1 });
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  const player = asPlayer(ada, server.address);
  const inMenu = (count) => ada.getByRole("navigation").getByRole("link", { name: `Tables (${count})` });
  // On a page that has just been opened, and has no list of tables.
  await ada.goto("about:blank");
  await ada.goto(`${server.address}/#/settings`);
  await loaded(ada);
  await expect(inMenu(1)).toBeVisible();
  // More than a page of the list holds.
  const ben = await program(server.address, "Ben");
  for (let n = 0; n < 54; n++) {
    const { table } = await ben.post("tables", { game: "limes" });
    await player.post(`tables/${table}/join`);
  }
  await expect(inMenu(55)).toBeVisible();
  await ada.goto("./#/");
  const asked = ada.waitForResponse(/\/api\/me$/);
  await ada.reload();
  await asked;
  await expect(band(ada)).toContainText("Your turn at 55 tables");
  await expect(inMenu(55)).toBeVisible();
  // Asked once more, the server tells of the first page only.
  await ada.goto("./#/settings");
  const again = ada.waitForResponse(/\/api\/me$/);
  await ada.goto("./#/");
  await again;
  await expect(band(ada)).toContainText("Your turn at 55 tables");
  expect(ada.faults).toEqual([]);
});

/** Plays a game against a bot to its end, without the page. */
async function playThrough(page, level) {
  const player = asPlayer(page, server.address);
  const { table } = await player.post("tables", { game: "limes", seats: 2, bots: [{ seat: 2, level }] });
  for (;;) {
    const { state, view } = await player.get(`tables/${table}`);
    if (state !== "playing") return table;
    // While the bot thinks, nobody else is asked.
    if (view.asked) await decideAll(table, [player]);
  }
}

test("finished games come into the history from all pages of the list", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  await makeTable(ada, "online");
  await ada.goto("about:blank");
  await playThrough(ada, 1);
  // The list is as long as if there were many tables.
  await ada.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await ada.route(/\/api\/me$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), tables: [], next: "more" } });
  });
  await ada.route(/\/api\/me\?after=more$/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${server.address}/api/me` }) });
  });
  await ada.goto(`${server.address}/#/online`);
  await loaded(ada);
  await ada.goto("./#/history");
  await expect(ada.locator(".past a.game")).toHaveCount(1, { timeout: 20_000 });
});

test("an old game that is opened by its link is not the newest in the history", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  await makeTable(ada, "online");
  await ada.goto("about:blank");
  const [old, other] = [await playThrough(ada, 1), await playThrough(ada, 2)];
  await ada.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await ada.route(/\/api\/me$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), tables: [] } });
  });
  await ada.route(`**/tables/${old}/record`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/^\[Date .*\]$/m, '[Date "2020-01-05"]');
    await route.fulfill({ response, body });
  });
  for (const table of [other, old]) {
    await ada.goto(`${server.address}/#/table/${table}`);
    await expect(ada.getByRole("table")).toBeVisible();
  }
  await ada.goto("./#/history");
  const games = ada.locator(".past a.game");
  await expect(games).toHaveCount(2);
  await expect(games.nth(1)).toContainText("2020");
});

test("the menu has one line on a desktop, also with the number of tables that wait", async ({ browser }) => {
  test.setTimeout(120_000);
  const locales = { "en-GB": "Tables (1)", "de-DE": "Tische (1)", "nl-NL": "Tafels (1)", "fr-FR": "Mes tables (1)", "cs-CZ": "Stoly (1)" };
  for (const [locale, tables] of Object.entries(locales)) {
    const ada = await person(browser, server.address, "Ada", { locale, viewport: { width: 1280, height: 800 } });
    await ada.goto("./#/settings");
    await loaded(ada);
    const own = asPlayer(ada, server.address);
    await own.post("players", { name: `Ada ${locale.slice(0, 2)}` });
    const { table } = await own.post("tables", { game: "limes", seats: 2, bots: [{ seat: 2, level: 1 }] });
    await own.post(`tables/${table}/start`).catch(() => {});
    for (const page of ["online", "settings", ""]) {
      await ada.goto(`./#/${page}`);
      await ada.reload();
      await loaded(ada);
      for (const width of [1280, 1024]) {
        await ada.setViewportSize({ width, height: 800 });
        await expect(ada.getByRole("navigation").getByRole("link", { name: tables })).toBeVisible();
        const lines = await ada.locator(".bar .brand, .bar nav a").evaluateAll((links) => {
          const middles = links.map((link) => link.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2));
          return [Math.min(...middles), Math.max(...middles)];
        });
        expect(lines[1] - lines[0], `${locale} ${page} ${width}`).toBeLessThan(8);
      }
    }
    await ada.context().close();
  }
});

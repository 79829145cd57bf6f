// Time that runs out, spectators, absent players and the end of an online game.
import { accessible, expect, loaded, test } from "./kit.js";
import { actInLimits, asPlayer, decideAll, layCard, makeTable, person, playLimes, sitDown, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

/** Makes a table over the API, as the person of this page, and opens it. */
async function makeTableOverApi(page, name, options) {
  await page.goto("./");
  await loaded(page);
  const id = await page.evaluate(
    async ([name, options]) => {
      const post = async (path, body) => {
        const response = await fetch(`api/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
        return response.json();
      };
      await post("players", { name });
      return (await post("tables", options)).table;
    },
    [name, options],
  );
  await page.goto(`./#/table/${id}`);
  await loaded(page);
  return page.url();
}

test("a player whose time ran out reads what a bot decided", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTableOverApi(ada, "Ada", { game: "limits", seats: 2, clock: { turn_s: 10 }, bots: [{ seat: 2, level: 1 }] });
  await expect(ada.getByText(/^Time is up\. A bot hid (red|yellow|green|blue|purple) for you\.$/)).toBeVisible({ timeout: 30_000 });
  await accessible(ada);
  const ben = await person(browser, server.address, "Ben");
  await makeTableOverApi(ben, "Ben", { game: "limes", seats: 2, clock: { turn_s: 20 }, bots: [{ seat: 2, level: 1 }] });
  await expect(ben.getByText(/^Time is up\. A bot laid card \d+ for you\.$/)).toBeVisible({ timeout: 40_000 });
  // It goes with the next decision of one's own.
  await layCard(ben, 2);
  await expect(ben.getByText(/^Time is up/)).toHaveCount(0);
  // Who was away meanwhile reads it when they come back.
  const cleo = await person(browser, server.address, "Cleo");
  const link = await makeTableOverApi(cleo, "Cleo", { game: "limes", seats: 2, clock: { turn_s: 5 }, bots: [{ seat: 2, level: 1 }] });
  await expect(cleo.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
  await cleo.goto("about:blank");
  const round = async () => (await (await cleo.request.get(`${server.address}/api/tables/${link.split("/").at(-1)}`)).json()).view.round;
  await expect.poll(round, { timeout: 40_000 }).toBeGreaterThan(2);
  await cleo.goto(link);
  await expect(cleo.getByText(/^Time ran out \d+ times while you were away\. A bot decided for you\.$/)).toBeVisible();
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("on a phone a long clock leaves room for round and points of Limits", async ({ browser }) => {
  for (const locale of ["en-GB", "de-DE", "nl-NL", "fr-FR", "cs-CZ"]) {
    const ada = await person(browser, server.address, "Ada", { locale, viewport: { width: 390, height: 844 } });
    const bots = [2, 3, 4].map((seat) => ({ seat, level: 1 }));
    await makeTableOverApi(ada, "Ada", { game: "limits", seats: 4, clock: { turn_h: 672 }, bots });
    await expect(ada.locator(".clock")).toBeVisible();
    const boxes = [];
    for (const part of [".play-now h1", ".clock", ".play-head .total"]) boxes.push(await ada.locator(part).first().boundingBox());
    boxes.sort((a, b) => a.x - b.x);
    for (let n = 1; n < boxes.length; n++) expect(boxes[n].x, locale).toBeGreaterThan(boxes[n - 1].x + boxes[n - 1].width);
    await ada.context().close();
  }
});

test("a spectator sees whose display it is and no controls", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online");
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  const late = await person(browser, server.address, "Cleo", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await late.goto(link);
  await loaded(late);
  await expect(late.getByText("You are watching: the game started without you.")).toBeVisible();
  await expect(late.locator(".play-head").getByText("Ada")).toBeVisible();
  await expect(late.locator(".other:visible").getByText("Ben").first()).toBeVisible();
  for (const name of ["Undo", "End turn", "Hint", "Turn left", "Turn right"]) {
    await expect(late.getByRole("button", { name })).toHaveCount(0);
  }
  await accessible(late);
});

test("the names of absent players of Limits do not cover the round", async ({ browser }) => {
  test.setTimeout(300_000);
  const long = "Wilhelmina Konstantinopolska-Featherst";
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTableOverApi(ada, "Ada", { game: "limits", seats: 4 });
  for (const n of [1, 2, 3]) {
    const other = await person(browser, server.address, `${long} ${n}`);
    await sitDown(other, link);
    await other.close();
  }
  for (const locale of ["en-GB", "de-DE", "nl-NL", "fr-FR", "cs-CZ"]) {
    const watcher = await person(browser, server.address, "", { locale });
    await watcher.goto(link);
    await loaded(watcher);
    // A person counts as present for a minute after their last request.
    await expect(watcher.locator(".people .away")).toHaveCount(3, { timeout: 90_000 });
    for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
      await watcher.setViewportSize({ width, height });
      const round = await watcher.getByRole("heading", { level: 1 }).boundingBox();
      for (const name of await watcher.locator(".people .away").all()) {
        const box = await name.boundingBox();
        const isApart = box.y >= round.y + round.height - 1 || box.x >= round.x + round.width || box.x + box.width <= round.x;
        expect(isApart, `${locale} ${width}`).toBe(true);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
    }
    await watcher.context().close();
  }
  await accessible(ada);
});

test("online games end on the same result as local ones", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  await playLimes([ada]);
  await expect(ada).toHaveURL(/\/result$/);
  await expect(ada.getByRole("table")).toBeVisible();
  await expect(ada.locator("ul.workers li").first()).toBeVisible();
  await expect(ada.getByRole("button", { name: "Play again" })).toBeVisible();
  await accessible(ada);
  const ben = await person(browser, server.address, "Ben");
  await makeTable(ben, "limits/online", { seats: 3, bots: 2 });
  await expect(async () => expect(await actInLimits(ben)).toBe(true)).toPass({ intervals: [50], timeout: 150_000 });
  await expect(ben.locator(".limits-rounds li").first()).toBeVisible();
  await expect(ben.getByRole("button", { name: "Play again" })).toBeVisible();
  await accessible(ben);
});

test("the result comes as soon as the server gives the record", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  const link = await makeTable(ada, "online", { bots: 1 });
  const table = tableOf(ada);
  await ada.goto("about:blank");
  const player = asPlayer(ada, server.address);
  while ((await player.get(`tables/${table}`)).state === "playing") await decideAll(table, [player]);
  await ada.route("**/record", (route) => route.abort());
  await ada.goto(link);
  await expect(ada.getByText("There is no connection to the server right now.")).toBeVisible();
  await ada.unroute("**/record");
  await expect(ada.getByRole("table")).toBeVisible({ timeout: 20_000 });
  await expect(ada.getByRole("button", { name: "Play again" })).toBeVisible();
});

test("the others let a bot play for a player who is gone, until they are back", async ({ browser }) => {
  test.setTimeout(240_000);
  const own = await startServer({ LIMES_SUBSTITUTE_AFTER: "1" });
  try {
    const dora = await person(browser, own.address, "Dora");
    const link = await makeTable(dora, "online");
    const home = dora.context();
    await dora.close();
    // A person counts as present for a minute after their last request.
    const ada = await person(browser, own.address, "Ada");
    await ada.waitForTimeout(62_000);
    await sitDown(ada, link);
    await expect(ada.getByText("The game has begun, but not everyone is here: Dora.")).toBeVisible();
    await layCard(ada, 1);
    const substitute = ada.getByRole("button", { name: "Let a bot play for Dora until they are back" });
    await expect(substitute).toBeVisible({ timeout: 90_000 });
    await expect(ada.getByText("Waiting for Dora")).toBeVisible();
    await accessible(ada);
    await substitute.click();
    await layCard(ada, 2);
    const back = await home.newPage();
    await back.goto(link);
    await back.getByRole("button", { name: "Sit down again" }).click();
    await expect(back.getByText("A bot is playing for you.")).toHaveCount(0);
    expect(ada.faults).toEqual([]);
  } finally {
    for (const context of browser.contexts()) await context.close();
    await own.close();
  }
});

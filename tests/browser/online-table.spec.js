// What a player sees at an online table beside the game itself.
import { accessible, expect, loaded, test } from "./kit.js";
import { hand } from "./limits.js";
import { decideAll, layCard, makeTable, openTable, person, program, sitDown, startServer, tableOf } from "./online.js";
import { cells, endTurn } from "./table.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const aroundTable = (page) => page.getByRole("button", { name: "At the table" });
const handOver = (page) => page.getByRole("button", { name: "Let a bot take my seat" });
const sitDownAgain = (page) => page.getByRole("button", { name: "Sit down again" });

/** Hands the seat to a bot. */
async function leave(page) {
  await aroundTable(page).click();
  await handOver(page).click();
  await page.locator("dialog.ask").getByRole("button", { name: "Let a bot take my seat" }).click();
  await expect(page.getByText("A bot is playing for you.")).toBeVisible();
}

for (const game of ["limes", "limits"]) {
  test(`a player who has left a game of ${game} sits down again`, async ({ browser }) => {
    test.setTimeout(120_000);
    const ada = await person(browser, server.address, "Ada");
    const link = await makeTable(ada, game === "limes" ? "online" : "limits/online");
    const ben = await person(browser, server.address, "Ben");
    await sitDown(ben, link);
    // The menu only navigates; it does not promise to leave the table.
    await ada.getByRole("button", { name: "Menu" }).click();
    await expect(ada.getByRole("link", { name: "Go to the home screen" })).toBeVisible();
    await expect(ada.getByText("Leave the table")).toHaveCount(0);
    await ada.keyboard.press("Escape");
    await leave(ada);
    await expect(sitDownAgain(ada)).toBeVisible();
    await accessible(ada);
    await ada.reload();
    await loaded(ada);
    await expect(ada.getByText("A bot is playing for you.")).toBeVisible();
    await aroundTable(ada).click();
    await expect(ada.getByRole("dialog", { name: "At the table" })).toBeVisible();
    await expect(handOver(ada)).toHaveCount(0);
    await ada.keyboard.press("Escape");
    await sitDownAgain(ada).click();
    await expect(ada.getByText("A bot is playing for you.")).toHaveCount(0);
    if (game === "limes") {
      // The bot has played round 1 for Ada, and she plays round 2 herself.
      await layCard(ben, 1);
      for (const page of [ada, ben]) await layCard(page, 2);
      await expect(ada.getByRole("heading", { name: "Round 3 of 16", level: 1 })).toBeVisible();
    }
    expect([...ada.faults, ...ben.faults]).toEqual([]);
  });
}

/** Lets the page believe that its tab is in the background, or in front again. */
async function hide(page, isHidden) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}

test("a player who looks elsewhere is called when the game starts and when it is their turn", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada", { permissions: ["notifications"] });
  await ada.addInitScript(() => {
    window.notified = [];
    window.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, renotify, data }) => {
      window.notified.push({ title, body, tag, renotify, address: data.address });
      const notification = { tag, close: () => (window.shown = window.shown.filter((other) => other !== notification)) };
      window.shown = [...window.shown.filter((other) => other.tag !== tag), notification];
    };
    ServiceWorkerRegistration.prototype.getNotifications = async () => window.shown;
    // As on Android.
    window.Notification = class {
      static permission = "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    };
  });
  const link = await makeTable(ada, "online");
  await expect(ada.getByText("You will get a notification when the game starts.")).toBeVisible();
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await hide(ada, true);
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  const tag = `limes-${link.split("/").at(-1)}`;
  await expect.poll(() => ada.evaluate(() => window.notified)).toEqual([{ title: "The game has begun!", body: "Limes with Ben", tag, renotify: true, address: link }]);
  const shown = () => ada.evaluate(() => window.shown.map(({ tag }) => tag));
  expect(await shown()).toEqual([tag]);
  await expect(ada).toHaveTitle("● Your turn! · Round 1 of 16 · Limes & Limits");
  await hide(ada, false);
  await expect(ada).toHaveTitle("Round 1 of 16 · Limes & Limits");
  await expect.poll(shown).toEqual([]);
  await layCard(ada, 1);
  await expect(ada.getByText("Waiting for Ben")).toBeVisible();
  await hide(ada, true);
  await layCard(ben, 1);
  await expect(ada).toHaveTitle("● Your turn! · Round 2 of 16 · Limes & Limits");
  const calls = await ada.evaluate(() => window.notified);
  // It calls again, although it has the tag of the one before.
  expect(calls[1]).toEqual({ title: "Your turn!", body: "Limes with Ben", tag, renotify: true, address: link });
  // Answered on another device, it calls nobody any more.
  expect(await shown()).toEqual([tag]);
  await decideAll(tableOf(ada), [ada]);
  await expect.poll(shown).toEqual([]);
  await ada.goto("./#/online");
  await expect(ada).not.toHaveTitle(/Your turn/);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("notifications are offered by their own name, and their state is shown", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await ada.addInitScript(() => {
    window.Notification = class {
      static permission = "default";
      static async requestPermission() {
        return (this.permission = "denied");
      }
    };
  });
  const link = await makeTable(ada, "online");
  await expect(ada.getByRole("button", { name: "Tell me when it starts" })).toBeVisible();
  await accessible(ada);
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
  await aroundTable(ada).click();
  await ada.getByRole("button", { name: "Tell me when it is my turn" }).click();
  await expect(ada.getByText("Notifications from this page are blocked in your browser.")).toBeVisible();
  await accessible(ada);
});

test("a notification leads to its table", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { permissions: ["notifications"] });
  const link = await makeTable(ada, "online");
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ada.goto("./#/online");
  const worker = ada.context().serviceWorkers()[0];
  const opened = await worker.evaluate(async (address) => {
    const opened = [];
    self.clients.openWindow = async (address) => opened.push(address);
    let work;
    const event = new ExtendableEvent("notificationclick");
    event.notification = { data: { address }, close() {} };
    event.waitUntil = (promise) => (work = promise);
    self.dispatchEvent(event);
    await work;
    return opened;
  }, link);
  expect(opened).toEqual([link]);
});

const isKept = (page) => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("limes-sent-")));

test("a decision without a connection is shown as saved and can be taken back", async ({ browser }) => {
  test.setTimeout(120_000);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const ada = await person(browser, server.address, "Ada", phone);
  const link = await makeTable(ada, "online");
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  await layCard(ben, 1);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
  await ada.context().setOffline(true);
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  const banner = await ada.locator(".connection").boundingBox();
  expect(banner.height).toBeLessThan(50);
  await expect(ada.locator(".people li.unknown")).toHaveText(/Ben/);
  await layCard(ada, 1);
  const saved = ada.getByText("Saved. It will be sent when the connection is back.");
  await expect(saved).toBeVisible();
  await expect(ada.getByText("End your turn, or change your mind.")).toBeHidden();
  for (const name of ["Undo", "End turn"]) await expect(ada.getByRole("button", { name })).toBeDisabled();
  await expect(cells(ada).filter({ visible: true })).toHaveCount(0);
  await accessible(ada);
  await ada.getByRole("button", { name: "Take it back" }).click();
  await expect(saved).toHaveCount(0);
  expect(await isKept(ada)).toBe(false);
  await ada.getByRole("button", { name: "Undo" }).click();
  await layCard(ada, 1);
  await expect(saved).toBeVisible();
  await ada.context().setOffline(false);
  for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: "Round 2 of 16" })).toBeVisible({ timeout: 40_000 });
  expect(await isKept(ada)).toBe(false);
});

for (const [width, height] of [[390, 844], [844, 390]]) {
  test(`a lost connection is seen wherever the page is scrolled, at ${width}×${height}`, async ({ browser }) => {
    const ada = await person(browser, server.address, "Ada", { viewport: { width, height }, hasTouch: true });
    await makeTable(ada, "online", { seats: 2, bots: 1 });
    await layCard(ada, 1);
    await expect(ada.getByRole("heading", { name: "Round 2 of 16", level: 1 })).toBeVisible();
    await ada.context().setOffline(true);
    const lost = ada.getByText("Connection lost.");
    await expect(lost).toBeInViewport();
    const inPlace = await ada.locator(".connection").boundingBox();
    await ada.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(ada.locator(".connection.band")).toBeInViewport();
    await expect(ada.getByRole("button", { name: "Try again" })).toBeInViewport();
    await accessible(ada);
    // The board that stays beside what is scrolled keeps its room.
    const [board, band] = await Promise.all([".play-board", ".connection"].map((it) => ada.locator(it).boundingBox()));
    const isBeside = board.y + board.height <= band.y || board.x + board.width <= band.x;
    expect(isBeside, JSON.stringify({ board, band })).toBe(true);
    await ada.evaluate(() => scrollTo(0, 0));
    await expect(ada.locator(".connection.band")).toHaveCount(0);
    expect(await ada.locator(".connection").boundingBox()).toEqual(inPlace);
  });
}

test("the last known board is there after a reload without a network, and another page sends the decision", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  await layCard(ada, 1);
  await expect(ada.getByRole("heading", { name: "Round 2 of 16" })).toBeVisible();
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.kill();
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await layCard(ada, 2);
  const saved = ada.getByText("Saved. It will be sent when the connection is back.");
  await expect(saved).toBeVisible();
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "Round 2 of 16" })).toBeVisible();
  await expect(saved).toBeVisible();
  // The card lies where it was laid, and can be taken back into the hand.
  await expect(ada.locator(".laid-ground")).toHaveCount(1);
  await expect(cells(ada).filter({ visible: true })).toHaveCount(0);
  await expect(ada.getByText("Something went wrong")).toHaveCount(0);
  await accessible(ada);
  // The table is not opened again: the home screen sends the decision.
  const table = ada.url();
  await ada.goto("about:blank");
  await server.start();
  await ada.goto(server.address);
  await expect.poll(() => isKept(ada), { timeout: 40_000 }).toBe(false);
  await ada.goto(table);
  await expect(ada.getByRole("heading", { name: "Round 3 of 16" })).toBeVisible();
});

test("a decision that was taken back is not sent by another tab", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  await layCard(ada, 1);
  await expect(ada.getByRole("heading", { name: "Round 2 of 16" })).toBeVisible();
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.kill();
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await layCard(ada, 2);
  const saved = ada.getByText("Saved. It will be sent when the connection is back.");
  await expect(saved).toBeVisible();
  const kept = (page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("limes-sent-")).map((key) => localStorage[key]).join());
  const first = await kept(ada);
  // A tab that has read the decision, and could send it.
  const other = await ada.context().newPage();
  await other.goto("./#/settings");
  await loaded(other);
  await ada.bringToFront();
  await ada.getByRole("button", { name: "Take it back" }).click();
  await ada.getByRole("button", { name: "Undo" }).click();
  await cells(ada).nth(1).click();
  await endTurn(ada).click();
  await expect(saved).toBeVisible();
  const second = await kept(ada);
  expect(second).not.toEqual(first);
  const table = ada.url().split("/").at(-1);
  await ada.close();
  await server.start();
  await expect.poll(() => kept(other), { timeout: 40_000 }).toBe("");
  const record = await (await other.request.get(`${server.address}/api/tables/${table}/record`)).text();
  // As it was kept: a mark, an id, the seat, the question and the turn.
  expect(record).toContain(`2. ${record.match(/^2\. (\d+)/m)[1]} | ${second.split(" ").slice(4).join(" ")}`);
});

test("a decision in Limits without a connection is shown as saved", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "limits/online", { seats: 3, bots: 2 });
  await expect(ada.getByRole("heading", { level: 1, name: /Round 1/ })).toBeVisible();
  await ada.context().setOffline(true);
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await hand(ada).and(ada.locator(":enabled")).first().click();
  await ada.locator(".own-buttons").getByRole("button", { name: /^Hide / }).click();
  await expect(ada.getByText("Saved. It will be sent when the connection is back.")).toBeVisible();
  await ada.getByRole("button", { name: "Take it back" }).click();
  await expect(ada.getByText("Saved. It will be sent when the connection is back.")).toHaveCount(0);
  expect(await isKept(ada)).toBe(false);
});

test("a player sits down again while there is no socket", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  const link = await makeTable(ada, "online");
  // Bots alone would play to the end.
  const ben = await program(server.address, "Ben");
  await ben.post(`tables/${tableOf(ada)}/join`);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await leave(ada);
  await ada.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await ada.goto("about:blank");
  await ada.goto(link);
  await loaded(ada);
  await sitDownAgain(ada).click();
  await expect(sitDownAgain(ada)).toHaveCount(0);
  await expect(ada.getByText("A bot is playing for you.")).toHaveCount(0);
});

test("a saved decision is kept until the game itself refuses it, and then the player is told", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { bots: 1 });
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ada.context().setOffline(true);
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await layCard(ada, 1);
  await expect(ada.getByText("Saved. It will be sent when the connection is back.")).toBeVisible();
  await ada.goto("./#/");
  await ada.reload();
  await loaded(ada);
  let [status, code] = [403, "request/origin"];
  let refusals = 0;
  await ada.route("**/decisions", async (route) => {
    refusals += 1;
    await route.fulfill({ status, json: { error: { code, message: "no" } } });
  });
  await ada.context().setOffline(false);
  // It is sent again.
  await expect.poll(() => refusals, { timeout: 40_000 }).toBeGreaterThan(1);
  expect(await isKept(ada)).toBe(true);
  [status, code] = [409, "question/stale"];
  const words = "Your saved decision did not count. That came too late: it has been decided already.";
  await expect(ada.locator(".toast").filter({ hasText: words })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => isKept(ada)).toBe(false);
});

test("a game by turns gives a day for each decision, and a live one five minutes", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { viewport: { width: 390, height: 844 } });
  await ada.goto("./#/online");
  await loaded(ada);
  const times = ada.getByLabel("Time for each decision").locator("option");
  await expect(ada.getByRole("radio", { name: /^By turns/ })).toBeChecked();
  await expect(times).toHaveText(["1 day", "3 days", "No limit"]);
  await ada.getByLabel("Time for each decision").selectOption("No limit");
  await ada.getByRole("radio", { name: /^Live/ }).check();
  await expect(times).toHaveText(["5 minutes", "1 minute"]);
  await expect(ada.getByLabel("Time for each decision").locator("option:checked")).toHaveText("5 minutes");
  await accessible(ada);
  await openTable(ada);
  const { options } = await (await ada.request.get(`${server.address}/api/tables/${tableOf(ada)}`)).json();
  expect(options.clock).toEqual({ turn_s: 300 });
});

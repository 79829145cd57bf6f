// Players with an account: logging in where a name is asked for, and devices that several people use.
import { accessible, expect, loaded, test } from "./kit.js";
import { layCard, makeTable, openTable, person, program, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const PASSWORD = "correct horse battery";
/** A password takes its time on purpose. */
const patience = { timeout: 30_000 };

/** Somebody whose name has a password, on a device without a page. */
async function account(name) {
  const known = await program(server.address, name);
  await known.post("me/password", { password: PASSWORD });
  return known;
}

const offer = (page) => page.getByText("You have an account? Log in");
const loginForm = (page) => page.locator("form").filter({ has: page.getByRole("button", { name: "Log in", exact: true }) });

/** Logs in on the page "Play with others". */
async function logIn(page, name) {
  await page.goto("./#/online");
  await loaded(page);
  await offer(page).click();
  await loginForm(page).getByLabel("Name").fill(name);
  await loginForm(page).getByLabel("Password").fill(PASSWORD);
  await loginForm(page).getByRole("button").click();
  await expect(page.getByText(`You play as ${name}. Your password protects the name.`)).toBeVisible(patience);
}

test("a player with an account logs in where they sit down", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await account("Ada");
  const ben = await person(browser, server.address, "Ben");
  const link = await makeTable(ben, "online", { seats: 3 });
  const phone = await person(browser, server.address, "Ada", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(link);
  await loaded(phone);
  // Folded away, it is in nobody's way.
  await expect(phone.getByLabel("Password")).toHaveCount(0);
  await phone.getByRole("button", { name: "Sit down" }).click();
  await expect(phone.locator(".toast").filter({ hasText: "This name is not available" })).toBeVisible();
  await expect(loginForm(phone).getByLabel("Name")).toHaveValue("Ada");
  await expect(loginForm(phone).getByLabel("Password")).toBeFocused();
  await expect(phone.getByText("Forgot your password?")).toBeVisible();
  await accessible(phone);
  await phone.keyboard.type(PASSWORD);
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("button", { name: "Sit down" })).toBeFocused(patience);
  await expect(offer(phone)).toHaveCount(0);
  await phone.keyboard.press("Enter");
  await expect(phone.locator(".table-seats").getByText("Ada (you)")).toBeVisible();
  // On a third device Ada sits there as soon as she has logged in.
  const third = await person(browser, server.address, "");
  await third.goto(link);
  await loaded(third);
  await offer(third).click();
  await loginForm(third).getByLabel("Name").fill("Ada");
  await loginForm(third).getByLabel("Password").fill(PASSWORD);
  await loginForm(third).getByRole("button").click();
  await expect(third.locator(".table-seats").getByText("Ada (you)")).toBeVisible(patience);
  await expect(third.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  expect((await ada.get(`tables/${tableOf(phone)}`)).you).toBe(2);
  expect([...ben.faults, ...phone.faults, ...third.faults]).toEqual([]);
});

test("a player with an account logs in where they make a table", async ({ browser }) => {
  await account("Ada");
  const ada = await person(browser, server.address, "Ada");
  await ada.goto("./#/online");
  await loaded(ada);
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(loginForm(ada).getByLabel("Name")).toHaveValue("Ada");
  await expect(loginForm(ada).getByLabel("Password")).toBeFocused();
  await accessible(ada);
  await ada.keyboard.type(PASSWORD);
  await ada.keyboard.press("Enter");
  await expect(offer(ada)).toHaveCount(0, patience);
  await openTable(ada);
  await expect(ada.locator(".table-seats").getByText("Ada (you)")).toBeVisible();
  expect(ada.faults).toEqual([]);
});

for (const [game, round] of [["limes", "Round 1 of 16"], ["limits", /Round 1/]]) {
  test(`a player with an account logs in while a game of ${game} is on`, async ({ browser }) => {
    test.setTimeout(120_000);
    const ada = await account("Ada");
    const { table } = await ada.post("tables", { game, seats: 2, bots: [{ seat: 2, level: 1 }] });
    const phone = await person(browser, server.address, "", { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.goto(`./#/table/${table}`);
    await loaded(phone);
    const watching = phone.getByText("You are watching: the game started without you.");
    await expect(watching).toBeVisible();
    await phone.getByRole("button", { name: "You have an account? Log in" }).click();
    await accessible(phone);
    await loginForm(phone).getByLabel("Name").fill("Ada");
    await loginForm(phone).getByLabel("Password").fill(PASSWORD);
    await loginForm(phone).getByRole("button").click();
    await expect(watching).toHaveCount(0, patience);
    await expect(phone.getByRole("heading", { level: 1, name: round })).toBeVisible();
    await expect(phone.getByRole("button", { name: "At the table" })).toBeVisible();
    await expect(phone.getByRole("button", { name: "You have an account? Log in" })).toHaveCount(0);
    // Logged out elsewhere, the player reads why nothing is theirs any more, and finds the way back.
    await ada.post("logout", { all: true });
    await expect(phone.getByText("You were logged out on this device. Log in to play on.")).toBeVisible(patience);
    await expect(watching).toHaveCount(0);
    await phone.getByRole("button", { name: "You have an account? Log in" }).click();
    await loginForm(phone).getByLabel("Name").fill("Ada");
    await loginForm(phone).getByLabel("Password").fill(PASSWORD);
    await loginForm(phone).getByRole("button").click();
    await expect(phone.getByRole("button", { name: "At the table" })).toBeVisible(patience);
  });
}

test("a guest who logs in while a game is on keeps their seats", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await account("Ada");
  const withBot = { game: "limes", seats: 2, bots: [{ seat: 2, level: 1 }] };
  const { table } = await ada.post("tables", withBot);
  const guest = await person(browser, server.address, "Gwen", { viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  await makeTable(guest, "online", { bots: 1 });
  await expect(guest.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  const own = tableOf(guest);
  const logInButton = guest.getByRole("button", { name: "You have an account? Log in" });
  // A page that opens at this table knows nothing of the guest, who may have seats as long as the server does not tell.
  await guest.route("**/api/me", (route) => route.abort());
  await guest.goto("about:blank");
  await guest.goto(`${server.address}/#/table/${table}`);
  await loaded(guest);
  await logInButton.click();
  await expect(guest.getByRole("checkbox", { name: /^Move all my tables to this account/ })).toBeChecked();
  await guest.unroute("**/api/me");
  await guest.reload();
  await loaded(guest);
  await logInButton.click();
  await expect(guest.getByRole("checkbox", { name: /^Move my table to this account/ })).toBeChecked();
  await accessible(guest);
  await loginForm(guest).getByLabel("Name").fill("Ada");
  await loginForm(guest).getByLabel("Password").fill(PASSWORD);
  await loginForm(guest).getByRole("button").click();
  await expect(guest.getByText("You are watching: the game started without you.")).toHaveCount(0, patience);
  await expect(guest.getByRole("button", { name: "At the table" })).toBeVisible();
  expect((await ada.get(`tables/${own}`)).you).toBe(1);
  // Who is logged in is not asked to log in where they only watch.
  const ben = await program(server.address, "Ben");
  const watched = await ben.post("tables", withBot);
  await guest.goto("about:blank");
  const known = guest.waitForResponse(/\/api\/me$/);
  await guest.goto(`${server.address}/#/table/${watched.table}`);
  await known;
  await expect(guest.getByText("You are watching: the game started without you.")).toBeVisible();
  await expect(logInButton).toHaveCount(0);
});

test("a player who was logged out elsewhere watches their game until they log in again", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await person(browser, server.address, "Ada");
  const link = await makeTable(page, "online");
  await claim(page);
  const ben = await account("Ben");
  await ben.post(`tables/${tableOf(page)}/join`);
  await expect(page.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await page.goto("about:blank");
  const { token } = await ben.post("login", { name: "Ada", password: PASSWORD });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  expect((await fetch(new URL("api/logout", server.address), { method: "POST", headers, body: '{"all":true}' })).status).toBe(200);
  const { token: again } = await ben.post("login", { name: "Ada", password: PASSWORD });
  await page.goto(link);
  await expect(page.getByText("You are watching: the game started without you.")).toBeVisible();
  const table = link.split("/").at(-1);
  const decide = async (send) => {
    const { asked, legal } = await send("legal");
    await send("decisions", { id: `by-request-${asked}`, asked, decision: legal[0] });
  };
  await decide((path, body) => (body ? ben.post(`tables/${table}/${path}`, body) : ben.get(`tables/${table}/${path}`)));
  await decide(async (path, body) => {
    const authorization = `Bearer ${again}`;
    const options = { headers: { "content-type": "application/json", authorization }, ...(body && { method: "POST", body: JSON.stringify(body) }) };
    return (await fetch(new URL(`api/tables/${table}/${path}`, server.address), options)).json();
  });
  // The board goes on.
  await expect(page.getByRole("heading", { name: "Round 2 of 16", level: 1 })).toBeVisible();
});

test("a guest who recovers an account takes their seats along", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await program(server.address, "Ada");
  const { recovery } = await ada.post("me/password", { password: PASSWORD });
  const guest = await person(browser, server.address, "Gwen");
  await makeTable(guest, "online", { bots: 1 });
  await expect(guest.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await guest.goto("./#/online");
  await guest.getByText("You play as Gwen, a guest on this device.").click();
  const panel = guest.locator("details.account");
  await panel.getByText("Forgot your password?").click();
  const form = panel.locator("form").filter({ has: guest.getByRole("button", { name: "Set the new password" }) });
  await expect(form.getByRole("checkbox", { name: /^Move my table to this account/ })).toBeChecked();
  await accessible(guest);
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Recovery code").fill(recovery);
  await form.getByLabel("New password").fill("staple of the horse");
  let asked;
  await guest.route("**/api/recover", async (route) => {
    asked = route.request().postDataJSON();
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), took: 1 } });
  });
  await form.getByRole("button").click();
  await expect(guest.getByRole("dialog", { name: "Your recovery code" })).toBeVisible(patience);
  await expect(guest.locator(".toast").filter({ hasText: "Your seat at one table is now in this account." })).toBeVisible();
  expect(asked.take_seats).toBe(true);
  expect(guest.faults).toEqual([]);
});

test("a name that belongs to somebody leads to the login on the page of the tables", async ({ browser }) => {
  test.setTimeout(120_000);
  await account("Ada");
  await account("Ben");
  const guest = await person(browser, server.address, "Gwen");
  await makeTable(guest, "online");
  await guest.goto("./#/online");
  await guest.getByText("You play as Gwen, a guest on this device.").click();
  const panel = guest.locator("details.account");
  const words = "Protect this name with a password";
  await panel.getByText(words, { exact: true }).first().click();
  const form = panel.locator("form").filter({ has: guest.getByRole("button", { name: words }) });
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button").click();
  await expect(guest.locator(".toast").filter({ hasText: "This name is not available" })).toBeVisible(patience);
  const login = panel.locator("form").filter({ has: guest.getByRole("button", { name: "Log in", exact: true }) });
  await expect(login.getByLabel("Name")).toHaveValue("Ada");
  await expect(login.getByLabel("Password")).toBeFocused();
  await accessible(guest);
  // What was not given is not taken for the name of this device.
  expect(await guest.evaluate(() => localStorage.getItem("limes.settings"))).toContain('name = "Gwen"');
  await guest.keyboard.type(PASSWORD);
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("You play as Ada. Your password protects the name.")).toBeVisible(patience);
  await expect(login).toHaveCount(0);
  // The other name may be the player's own too.
  await panel.getByText("Change the name", { exact: true }).first().click();
  const rename = panel.locator("form").filter({ has: guest.getByRole("button", { name: "Change the name" }) });
  await rename.getByLabel("Name").fill("Ben");
  await rename.getByRole("button").click();
  await expect(login.getByLabel("Name")).toHaveValue("Ben");
  await expect(login.getByLabel("Password")).toBeFocused();
  await guest.keyboard.type(PASSWORD);
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("You play as Ben. Your password protects the name.")).toBeVisible(patience);
  await expect(login).toHaveCount(0);
  expect(guest.faults).toEqual([]);
});

test("a visitor without a name learns that the server makes one up", async ({ browser }) => {
  const guest = await person(browser, server.address, "");
  await guest.goto("./#/online");
  await loaded(guest);
  const hint = guest.getByText("Leave it empty to get a name such as “Quiet Miller”.");
  await expect(hint).toBeVisible();
  await expect(guest.getByPlaceholder("Player 1")).toHaveCount(0);
  await openTable(guest);
  const name = await guest.locator(".table-seats .seat-name").first().innerText();
  await guest.goto("./#/online");
  await expect(guest.getByLabel("Your name")).toHaveAttribute("placeholder", name.replace(" (you)", "").trim());
  await expect(hint).toHaveCount(0);
  expect(guest.faults).toEqual([]);
});

/** Makes the page's guest an account. */
const claim = (page) =>
  page.evaluate(async (password) => {
    const headers = { "content-type": "application/json" };
    await fetch("api/me/password", { method: "POST", headers, body: JSON.stringify({ password }) });
  }, PASSWORD);

const isKept = (page) => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("limes-sent-")));
const saved = (page) => page.getByText("Saved. It will be sent when the connection is back.");
const waitsFor = async (seen, table, seat) => (await seen.get(`tables/${table}`)).seats[seat - 1].waiting;

test("a decision that was not sent belongs to the player who made it, whoever logs in on this device", async ({ browser }) => {
  test.setTimeout(180_000);
  const ben = await account("Ben");
  const shared = await person(browser, server.address, "Ada");
  const link = await makeTable(shared, "online");
  await claim(shared);
  const table = tableOf(shared);
  await ben.post(`tables/${table}/join`);
  await expect(shared.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await shared.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shared.context().setOffline(true);
  await expect(shared.getByText("Connection lost.")).toBeVisible();
  await layCard(shared, 1);
  await expect(saved(shared)).toBeVisible();
  // Meanwhile Ada logs out everywhere from another device.
  const { token } = await ben.post("login", { name: "Ada", password: PASSWORD });
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  expect((await fetch(new URL("api/logout", server.address), { method: "POST", headers, body: '{"all":true}' })).status).toBe(200);
  await shared.goto("./#/");
  await shared.reload();
  await loaded(shared);
  await shared.context().setOffline(false);
  await logIn(shared, "Ben");
  expect(await isKept(shared)).toBe(true);
  // Without a server there is nothing to show to Ben: the last known board is Ada's.
  await server.kill();
  await shared.goto(link);
  await shared.reload();
  await expect(shared.getByText("There is no connection to the server right now.")).toBeVisible();
  await expect(shared.getByRole("heading", { name: "Round 1 of 16" })).toHaveCount(0);
  await server.start();
  await expect(shared.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible({ timeout: 40_000 });
  await expect(saved(shared)).toHaveCount(0);
  expect(await waitsFor(ben, table, 2)).toBe(true);
  await layCard(shared, 1);
  await expect.poll(() => waitsFor(ben, table, 2)).toBe(false);
  expect(await waitsFor(ben, table, 1)).toBe(true);
  // As soon as Ada is back, hers is sent.
  await shared.goto("./#/online");
  await shared.getByText("You play as Ben. Your password protects the name.").click();
  await shared.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(shared.getByText("You are logged out.").first()).toBeVisible();
  expect(await isKept(shared)).toBe(true);
  await logIn(shared, "Ada");
  await expect.poll(async () => (await ben.get(`tables/${table}`)).view.round, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => isKept(shared)).toBe(false);
  expect(shared.faults).toEqual([]);
});

test("a guest who logs in takes unsent decisions along with the seats", async ({ browser }) => {
  test.setTimeout(120_000);
  await account("Ada");
  const guest = await person(browser, server.address, "Gwen");
  const link = await makeTable(guest, "online", { bots: 1 });
  await expect(guest.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await guest.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await guest.context().setOffline(true);
  await expect(guest.getByText("Connection lost.")).toBeVisible();
  await layCard(guest, 1);
  await expect(saved(guest)).toBeVisible();
  await guest.goto("./#/");
  await guest.reload();
  await loaded(guest);
  // The network is back, but the decision does not get through yet.
  await guest.route("**/decisions", (route) => route.abort());
  await guest.context().setOffline(false);
  await logIn(guest, "Ada");
  await expect(guest.locator(".toast").filter({ hasText: "Your seat at one table is now in this account." })).toBeVisible();
  expect(await isKept(guest)).toBe(true);
  await guest.unroute("**/decisions");
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "Round 2 of 16", level: 1 })).toBeVisible({ timeout: 20_000 });
  expect(await isKept(guest)).toBe(false);
  expect(guest.faults).toEqual([]);
});

test("the recovery code stays until it is noted, whatever becomes of the connection", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  await makeTable(ada, "online");
  await ada.goto("./#/online");
  await ada.getByText("You play as Ada, a guest on this device.").click();
  const claim = "Protect this name with a password";
  await ada.getByText(claim, { exact: true }).first().click();
  const form = ada.locator("form").filter({ has: ada.getByRole("button", { name: claim }) });
  await form.getByLabel("Password").fill(PASSWORD);
  // The answer arrives, and then nothing any more.
  await ada.route("**/api/me/password", async (route) => {
    const response = await route.fetch();
    await ada.route("**/api/me", (route) => route.abort());
    await route.fulfill({ response });
  });
  await form.getByRole("button").click();
  const shown = ada.getByRole("dialog", { name: "Your recovery code" });
  await expect(shown.locator("code")).toHaveText(/^[0-9a-z-]{20,}$/i, patience);
  await expect(ada.getByText("There is no server here")).toBeVisible();
  await expect(shown).toBeVisible();
  await shown.getByRole("button", { name: "I have it" }).click();
  await expect(shown).toBeHidden();
});

test("a password that is not set says why", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online");
  await claim(ada);
  await ada.goto("./#/online");
  await ada.getByText("You play as Ada. Your password protects the name.").click();
  await ada.getByText("Change the password", { exact: true }).first().click();
  await ada.getByLabel("Old password").fill("something else");
  await ada.getByLabel("New password").fill("staple of the horse");
  await ada.getByRole("button", { name: "Change the password" }).click();
  await expect(ada.locator(".toast").filter({ hasText: "The old password is not correct." })).toBeVisible(patience);
  const guest = await person(browser, server.address, "");
  await makeTable(guest, "online");
  const name = (await guest.locator(".table-seats .seat-name").first().innerText()).replace(" (you)", "").trim();
  await guest.goto("./#/online");
  await guest.getByText(`You play as ${name}, a guest on this device.`).click();
  const words = "Protect this name with a password";
  await guest.getByText(words, { exact: true }).first().click();
  const form = guest.locator("form").filter({ has: guest.getByRole("button", { name: words }) });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button").click();
  await expect(guest.locator(".toast").filter({ hasText: "This name cannot be protected: the server assigned it" })).toBeVisible(patience);
  expect(guest.faults).toEqual([]);
});

test("a guest who sits at a table logs in there, and takes the seat along", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await account("Ada");
  const guest = await person(browser, server.address, "Gwen", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await makeTable(guest, "online", { bots: 1 });
  const round = (n) => expect(guest.getByRole("heading", { name: `Round ${n} of 16`, level: 1 })).toBeVisible();
  await round(1);
  await guest.getByRole("button", { name: "At the table" }).click();
  const panel = guest.getByRole("dialog", { name: "At the table" });
  await panel.getByText("You have an account? Log in").click();
  await expect(panel.getByText("Forgot your password?")).toBeVisible();
  await accessible(guest);
  await loginForm(guest).getByLabel("Name").fill("Ada");
  await loginForm(guest).getByLabel("Password").fill("wrong horse");
  await loginForm(guest).getByRole("button").click();
  const refused = guest.locator(".toast").filter({ hasText: "Name and password do not match." });
  await expect(refused).toBeVisible(patience);
  // Above the window, which covers everything that is not in the top layer.
  expect(await refused.evaluate((toast) => toast.matches(":popover-open"))).toBe(true);
  await loginForm(guest).getByLabel("Password").fill(PASSWORD);
  const reloaded = guest.waitForEvent("load");
  await loginForm(guest).getByRole("button").click();
  await reloaded;
  await round(1);
  expect((await ada.get(`tables/${tableOf(guest)}`)).you).toBe(1);
  await layCard(guest, 1);
  await round(2);
  // Who has a password already is offered nothing.
  await guest.getByRole("button", { name: "At the table" }).click();
  await expect(panel).toBeVisible();
  await expect(panel.getByText("You have an account? Log in")).toHaveCount(0);
  expect(guest.faults).toEqual([]);
});

test("a player who watches their own table on a new device gets in with the recovery code", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await program(server.address, "Ada");
  const { recovery } = await ada.post("me/password", { password: PASSWORD });
  const { table } = await ada.post("tables", { game: "limes", seats: 2, bots: [{ seat: 2, level: 1 }] });
  const device = await person(browser, server.address, "");
  await device.goto(`./#/table/${table}`);
  await device.getByRole("button", { name: "You have an account? Log in" }).click();
  const window = device.getByRole("dialog", { name: "You have an account? Log in" });
  await window.getByText("Forgot your password?").click();
  const form = window.locator("form").filter({ has: device.getByRole("button", { name: "Set the new password" }) });
  await accessible(device);
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Recovery code").fill(recovery);
  await form.getByLabel("New password").fill("staple of the horse");
  await form.getByRole("button").click();
  const code = device.getByRole("dialog", { name: "Your recovery code" });
  await expect(code).toBeVisible(patience);
  const reloaded = device.waitForEvent("load");
  await code.getByRole("button", { name: "I have it" }).click();
  await reloaded;
  await layCard(device, 1);
  expect(device.faults).toEqual([]);
});

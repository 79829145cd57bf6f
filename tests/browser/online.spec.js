// Playing with others: whole games between browsers, lost connections, restarts, and links to what came of it.
import { accessible, expect, loaded, test } from "./kit.js";
import { actInLimits, layCard, makeTable, person, playLimes, sitDown, startServer } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  // Whoever is left would call a server that is gone for as long as the other tests run.
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const result = (page) => expect(page).toHaveURL(/#\/table\/[0-9a-z]{20}\/result$/);

test("two browsers play a whole game of Limes", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online");
  await expect(ada.getByText("One more player, and the game begins.")).toBeVisible();
  await expect(ada.getByLabel("Address of the game")).toHaveValue(link);
  await accessible(ada);
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  await playLimes([ada, ben]);
  for (const page of [ada, ben]) {
    await result(page);
    await expect(page.getByRole("heading", { name: "Ada" })).toBeVisible();
    await page.getByRole("button", { name: "Check the cards" }).click();
    await expect(page.getByText("The cards match the commitment, which this device saw before the first card.")).toBeVisible();
  }
  await accessible(ada);
  // Whoever looks back looks at their own game first.
  await ben.getByRole("link", { name: "Review" }).click();
  await expect(ben.getByRole("combobox", { name: "Player" }).locator("option:checked")).toHaveText("Ben");
  await ben.goBack();
  await result(ben);
  // What one says, the other hears.
  await ada.getByText("Say something").click();
  await ada.getByRole("button", { name: "Well played!" }).click();
  await expect(ben.getByRole("status").getByText("Ada: Well played!")).toBeVisible();
  // One asks for another game, and the other sits there with one tap.
  await ada.getByRole("button", { name: "Play again" }).click();
  await ben.getByRole("button", { name: "Go to the next game" }).click();
  for (const page of [ada, ben]) await layCard(page, 1);
  // Both games are among Ada's tables, with whom they are played.
  await ada.goto("./#/online");
  await expect(ada.getByRole("link", { name: /^Limes\s*Ben\s*(Your turn!|The others are thinking) · Round \d of 16/ })).toBeVisible();
  await ada.getByText("Finished games").click();
  await expect(ada.getByRole("link", { name: /^Limes\s*Ben\s*Finished · Rank [12] of 2 · / })).toBeVisible();
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("two people and a bot play a game of Limits", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "limits/online", { seats: 3, bots: 1 });
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  const isOver = [false, false];
  await expect(async () => {
    for (const [n, page] of [ada, ben].entries()) isOver[n] = await actInLimits(page);
    expect(isOver).toEqual([true, true]);
  }).toPass({ intervals: [50], timeout: 200_000 });
  for (const page of [ada, ben]) {
    await result(page);
    await expect(page.getByRole("button", { name: "Check the cards" })).toBeVisible();
  }
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("who loses the connection in mid-turn loses nothing", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  await playLimes([ada], 1, 2);
  // The turn is made and ended without a network; the page is loaded again before the answer can come.
  await expect(ada.getByRole("heading", { name: "Round 3 of 16", level: 1 })).toBeVisible();
  await server.kill();
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await layCard(ada, 3);
  await expect.poll(() => ada.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("limes-sent-")))).toBe(true);
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.start();
  await ada.reload();
  await expect(ada.getByRole("heading", { name: "Round 4 of 16", level: 1 })).toBeVisible({ timeout: 40_000 });
  expect(await ada.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("limes-sent-")))).toBe(false);
  // Without a network of its own the device says so, and goes on by itself.
  await ada.context().setOffline(true);
  await expect(ada.getByText("Connection lost.")).toBeVisible();
  await layCard(ada, 4);
  await ada.context().setOffline(false);
  await playLimes([ada], 5, 16);
  await result(ada);
});

test("a turn that was ended counts although the page is left at once", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  // For a moment the turn could be taken back; whoever reloads does not want that.
  await layCard(ada, 1);
  await ada.reload();
  await loaded(ada);
  await expect(ada.getByRole("heading", { name: "Round 2 of 16", level: 1 })).toBeVisible();
  expect(ada.faults).toEqual([]);
});

test("a guest on a phone follows a link to a finished game", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 2, bots: 1 });
  await playLimes([ada]);
  await result(ada);
  const phone = await person(browser, server.address, "", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(ada.url().replace(/\/result$/, ""));
  await loaded(phone);
  await result(phone);
  await expect(phone.getByRole("heading", { name: "Ada" })).toBeVisible();
  await accessible(phone);
  await phone.getByRole("link", { name: "Replay" }).click();
  await expect(phone).toHaveURL(/\/replay$/);
  await expect(phone.getByRole("button", { name: "Play again" })).toHaveCount(0);
  // Bots have no name of their own: everybody reads theirs in their own language.
  await expect(ada.getByRole("heading", { name: "Regular" })).toBeVisible();
  const german = await person(browser, server.address, "", { locale: "de-DE" });
  await german.goto(ada.url());
  await loaded(german);
  await expect(german.getByRole("heading", { name: "Geübter" })).toBeVisible();
  // The address holds, after a restart too.
  await server.kill();
  await server.start();
  await phone.reload();
  await loaded(phone);
  expect(phone.faults).toEqual([]);
});

/** A password takes its time on purpose. */
const patience = { timeout: 30_000 };
/** The form with this button, as soon as the line above it was opened. */
async function form(page, line, button) {
  await page.getByText(line, { exact: true }).first().click();
  return page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });
}

test("a name is kept with a password and works in another browser", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online");
  await ada.goto("./#/online");
  await ada.getByText("You play as Ada, a guest on this device.").click();
  const claim = "Protect this name with a password";
  const claiming = await form(ada, claim, claim);
  await claiming.getByLabel("Password").fill("correct horse battery");
  await claiming.getByRole("button").click();
  await expect(ada.getByText("You play as Ada. Your password protects the name.")).toBeVisible(patience);
  // The code is shown once, and it sets a new password elsewhere.
  const shown = ada.getByRole("dialog", { name: "Your recovery code" });
  const code = await shown.locator("code").innerText();
  expect(code.replaceAll("-", "").length).toBeGreaterThanOrEqual(20);
  await accessible(ada);
  await shown.getByRole("button", { name: "I have it" }).click();

  const elsewhere = await person(browser, server.address, "");
  await elsewhere.goto("./#/online");
  await loaded(elsewhere);
  await elsewhere.getByText("Log in, or set a new password").click();
  const login = await form(elsewhere, "Log in with a name and password", "Log in");
  await login.getByLabel("Name").fill("ada");
  await login.getByLabel("Password").fill("wrong");
  await login.getByRole("button").click();
  await expect(elsewhere.getByText("Name and password do not match.").first()).toBeVisible(patience);
  await login.getByLabel("Password").fill("correct horse battery");
  await login.getByRole("button").click();
  await expect(elsewhere.getByRole("heading", { name: "Your tables" })).toBeVisible(patience);
  // The name is spelt as its owner spells it.
  await expect(elsewhere.getByText("You play as Ada. Your password protects the name.")).toBeVisible();

  const third = await person(browser, server.address, "");
  await third.goto("./#/online");
  await loaded(third);
  await third.getByText("Log in, or set a new password").click();
  const forgotten = await form(third, "Forgot your password?", "Set the new password");
  await forgotten.getByLabel("Name").fill("Ada");
  await forgotten.getByLabel("Recovery code").fill("rubbish");
  await forgotten.getByLabel("New password").fill("staple of the horse");
  await forgotten.getByRole("button").click();
  await expect(third.locator(".toast").filter({ hasText: "recovery code" })).toBeVisible(patience);
  await forgotten.getByLabel("Recovery code").fill(code.toLowerCase());
  await forgotten.getByLabel("New password").fill("staple of the horse");
  await forgotten.getByRole("button").click();
  await expect(third.getByRole("dialog", { name: "Your recovery code" }).locator("code")).not.toHaveText(code, patience);
  await expect(third.getByText("You play as Ada. Your password protects the name.")).toBeVisible(patience);
  expect(third.faults).toEqual([]);
});

test("a player without a name gets one from the server, and a guest who logs in takes the seats along", async ({ browser }) => {
  const ada = await person(browser, server.address, "Adela");
  await makeTable(ada, "online");
  await ada.goto("./#/online");
  await ada.getByText("You play as Adela, a guest on this device.").click();
  const claim = "Protect this name with a password";
  const claiming = await form(ada, claim, claim);
  await claiming.getByLabel("Password").fill("correct horse battery");
  await claiming.getByRole("button").click();
  await expect(ada.getByRole("dialog", { name: "Your recovery code" })).toBeVisible(patience);

  const guest = await person(browser, server.address, "");
  await makeTable(guest, "online");
  await guest.goto("./#/online");
  const line = guest.getByText(/^You play as \p{Lu}\S+ \p{Lu}\S+, a guest on this device\.$/u);
  await expect(line).toBeVisible();
  await expect(guest.getByText("Player 1")).toHaveCount(0);
  await line.click();
  const login = await form(guest, "Log in with a name and password", "Log in");
  await login.getByLabel("Name").fill("Adela");
  await login.getByLabel("Password").fill("correct horse battery");
  await expect(login.getByLabel("Move my table to this account")).toBeChecked();
  await login.getByRole("button").click();
  await expect(guest.locator(".toast").filter({ hasText: "Your seat at one table is now in this account." })).toBeVisible(patience);
});

test("what a server refuses is told in the language of the player, never in the server's English", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada", { locale: "de-DE" });
  const refuse = (code) =>
    ada.route("**/api/tables", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 409, json: { error: { code, message: "the moon is full" } } })
        : route.continue(),
    );
  await ada.goto("./#/online");
  await loaded(ada);
  for (const [code, words] of [
    ["request/field", "Der Server kann diese Eingabe nicht annehmen."],
    ["moon/full", "Der Server hat das abgelehnt (moon/full)."],
  ]) {
    await refuse(code);
    await ada.getByRole("button", { name: "Tisch eröffnen" }).click();
    await expect(ada.locator(".toast").filter({ hasText: words })).toBeVisible();
    await expect(ada.getByText("the moon is full")).toHaveCount(0);
    await ada.unroute("**/api/tables");
  }
});

test("a table that is not there, and no server at all, are told", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  for (const id of ["00000000000000000000", "short"]) {
    await ada.goto(`./#/table/${id}`);
    await expect(ada.getByRole("alert").getByText("There is no such table.")).toBeVisible();
  }
  await ada.goto("./#/online");
  await expect(ada.getByRole("button", { name: "Open the table" })).toBeVisible();
  await ada.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.kill();
  await ada.reload();
  await expect(ada.getByText("There is no server here")).toBeVisible();
  await accessible(ada);
});

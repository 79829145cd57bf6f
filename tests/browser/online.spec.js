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
    await expect(page.getByText("The cards are the ones that were fixed before the first round.")).toBeVisible();
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
  // One asks for another game, and the other finds it.
  await ada.getByRole("button", { name: "Play again" }).click();
  await ben.getByRole("link", { name: "To the next game" }).click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  for (const page of [ada, ben]) await layCard(page, 1);
  // Both games are among Ada's tables, with whom they are played.
  await ada.goto("./#/online");
  await expect(ada.getByRole("link", { name: /^Limes\s*Ben\s*(Your turn!|The others are thinking)$/ })).toBeVisible();
  await expect(ada.getByRole("link", { name: /^Limes\s*Ben\s*Finished$/ })).toBeVisible();
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

test("a name is kept with a password and works in another browser", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online");
  await ada.goto("./#/online");
  await ada.getByText("Keep this name with a password").first().click();
  await ada.getByLabel("Password").first().fill("correct horse battery");
  await ada.getByRole("button", { name: "Keep this name with a password" }).click();
  await expect(ada.getByText("You are Ada, and the name is yours.")).toBeVisible({ timeout: 30_000 });
  await accessible(ada);
  const elsewhere = await person(browser, server.address, "");
  await elsewhere.goto("./#/online");
  await loaded(elsewhere);
  await elsewhere.getByText("Log in with a name and password").click();
  await elsewhere.getByLabel("Name", { exact: true }).fill("Ada");
  await elsewhere.getByLabel("Password").fill("wrong");
  await elsewhere.getByRole("button", { name: "Log in", exact: true }).click();
  // A password takes its time on purpose.
  const patience = { timeout: 30_000 };
  await expect(elsewhere.getByText("Name and password do not match.").first()).toBeVisible(patience);
  await elsewhere.getByLabel("Password").fill("correct horse battery");
  await elsewhere.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { name: "Your tables" })).toBeVisible(patience);
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

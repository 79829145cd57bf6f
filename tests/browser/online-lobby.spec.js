// Before a game with others begins: what people learn about a table before they sit down, and what its host is asked.
import { accessible, expect, loaded, test } from "./kit.js";
import { makeTable, openTable, person, program, sitDown, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const options = (page) => page.getByRole("list", { name: "Options of this table" }).getByRole("listitem");

test("who is invited learns who invites to what, and how it is played", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await ada.goto("./#/online");
  await loaded(ada);
  // A day for each decision is the default: no table waits for ever.
  await expect(ada.getByLabel("Time for each decision").locator("option:checked")).toHaveText("1 day");
  await ada.getByLabel("Laying out on the diagonal").check();
  await ada.getByRole("checkbox", { name: /^Open/ }).check();
  const link = await openTable(ada, { seats: 3, bots: 1 });
  const ben = await person(browser, server.address, "Ben", { viewport: { width: 390, height: 844 } });
  await ben.goto(link);
  await loaded(ben);
  await expect(ben.getByText("Ada invites you to play Limes.")).toBeVisible();
  await expect(options(ben)).toHaveText(["1 day per decision", "Laying out on the diagonal", "Open turns"]);
  const seats = ben.locator(".table-seats li");
  await expect(seats.nth(0)).toHaveText(/Ada\s+here/);
  await expect(seats.nth(2)).toHaveText(/Regular\s+bot/);
  await ben.getByText("What is Limes?").click();
  await expect(ben.getByRole("link", { name: "Learn to play" })).toHaveAttribute("href", "#/learn");
  await accessible(ben);
  // The host has gone: the game would begin without her.
  await ada.goto("about:blank");
  // For a minute she still counts as here; a new server knows nothing of that.
  await server.kill();
  await server.start();
  await expect(seats.nth(0)).toHaveText(/Ada\s+away/, { timeout: 20_000 });
  await expect(ben.getByText("Ada is away right now. The game begins as soon as you sit down.")).toBeVisible();
  expect(ben.faults).toEqual([]);
});

test("a host is asked before a seat is freed and before an early start", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "limits/online", { seats: 4 });
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  await expect(ada.getByRole("heading", { name: "Players 2 of 4" })).toBeVisible();
  await ada.getByRole("button", { name: "Free Ben’s seat" }).click();
  const question = ada.getByRole("dialog", { name: "Free Ben’s seat?" });
  await accessible(ada);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(ada.locator(".table-seats").getByText("Ben")).toBeVisible();
  // Whoever was asked to go may come back.
  await ada.getByRole("button", { name: "Free Ben’s seat" }).click();
  await question.getByRole("button", { name: "Free the seat" }).click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ada.locator(".table-seats").getByText("Ben")).toBeVisible();
  // Unless the host says so.
  await ada.getByRole("button", { name: "Free Ben’s seat" }).click();
  await question.getByLabel("Do not let them back in").check();
  await question.getByRole("button", { name: "Free the seat" }).click();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(ben.getByText("The host does not let you back in.").first()).toBeVisible();
  const cleo = await person(browser, server.address, "Cleo");
  await sitDown(cleo, link);
  await expect(ada.locator(".table-seats").getByText("Cleo")).toBeVisible();
  await ada.getByRole("button", { name: "Begin now" }).click();
  const begin = ada.getByRole("dialog", { name: "2 seats are still free." });
  await begin.getByRole("button", { name: "Cancel" }).click();
  await expect(ada.getByRole("button", { name: "Begin now" })).toBeVisible();
  // Leaving leads back to the tables.
  await cleo.getByRole("button", { name: "Leave the table" }).click();
  await expect(cleo).toHaveURL(/#\/limits\/online$/);
  expect([...ada.faults, ...ben.faults, ...cleo.faults]).toEqual([]);
});

test("a table for a whole club has a clock, and its players can be searched", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await ada.goto("./#/online");
  await loaded(ada);
  await ada.getByLabel("Time for each decision").selectOption({ label: "No limit" });
  await expect(ada.getByRole("spinbutton", { name: "Seats", exact: true })).toHaveAttribute("max", "200");
  await openTable(ada, { seats: 50 });
  await expect(options(ada).first()).toHaveText("1 day per decision");
  await expect(ada.getByRole("heading", { name: "Players 1 of 50" })).toBeVisible();
  for (let n = 2; n <= 9; n++) {
    const member = await program(server.address, `Member ${n}`);
    await member.post(`tables/${tableOf(ada)}/join`);
  }
  await expect(ada.getByRole("heading", { name: "Players 9 of 50" })).toBeVisible();
  // Of so many the page is told five; whoever came last is found all the same, and can be asked to go.
  const seats = ada.locator(".table-seats li");
  await expect(seats).toHaveCount(5);
  await ada.getByLabel("Search for a player").fill("member 9");
  await expect(seats).toHaveText([/Member 9/]);
  await ada.getByRole("button", { name: "Free Member 9’s seat" }).click();
  await accessible(ada);
  await ada.getByRole("dialog").getByRole("button", { name: "Free the seat" }).click();
  await expect(ada.getByRole("heading", { name: "Players 8 of 50" })).toBeVisible();
  await expect(seats).toHaveCount(0);
  await ada.getByLabel("Search for a player").fill("");
  await expect(seats).toHaveCount(5);
  await ada.getByRole("button", { name: "and 3 more players" }).click();
  await expect(seats).toHaveCount(8);
  // Bots sit down last, although the page does not know who sits where; and one for each press that the server has answered.
  for (const taken of [9, 10]) {
    await ada.getByRole("button", { name: "Add a bot" }).click();
    await expect(ada.getByRole("heading", { name: `Players ${taken} of 50` })).toBeVisible();
  }
  await ada.getByRole("button", { name: "Add a bot" }).dblclick();
  await expect(ada.getByRole("heading", { name: /Players 1[12] of 50/ })).toBeVisible();
  await expect(ada.getByText("All seats are taken")).toHaveCount(0);
  expect(ada.faults).toEqual([]);
});

test("a host who begins early begins", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online", { seats: 3 });
  const ben = await program(server.address, "Ben");
  await ben.post(`tables/${tableOf(ada)}/join`);
  await expect(ada.getByRole("heading", { name: "Players 2 of 3" })).toBeVisible();
  await ada.getByRole("button", { name: "Begin now" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Begin now" }).click();
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  expect((await ben.get(`tables/${link.slice(-20)}`)).seats.length).toBe(2);
  expect(ada.faults).toEqual([]);
});

test("a question about one player frees nobody else’s seat", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  await makeTable(ada, "online", { seats: 3 });
  const table = tableOf(ada);
  const ben = await program(server.address, "Ben");
  await ben.post(`tables/${table}/join`, { seat: 2 });
  await ada.getByRole("button", { name: "Free Ben’s seat" }).click();
  await ben.post(`tables/${table}/leave`);
  const cleo = await program(server.address, "Cleo");
  await cleo.post(`tables/${table}/join`, { seat: 2 });
  await expect(ada.locator(".table-seats").getByText("Cleo")).toBeAttached();
  await ada.getByRole("dialog").getByRole("button", { name: "Free the seat" }).click();
  await expect(ada.getByText("Somebody else has this seat by now.").first()).toBeVisible();
  await expect(ada.locator(".table-seats").getByText("Cleo")).toBeVisible();
  expect(ada.faults).toEqual([]);
});

test("a visitor who types a name sits down at the first press, and with Enter", async ({ browser }) => {
  const host = await program(server.address, "Ada");
  const { table } = await host.post("tables", { game: "limes", seats: 3 });
  const visitor = async (options) => {
    const page = await person(browser, server.address, "", options);
    await page.goto(`./#/table/${table}`);
    await loaded(page);
    await page.getByLabel("Your name").pressSequentially(options.name);
    return page;
  };
  const ben = await visitor({ name: "Ben", viewport: { width: 390, height: 844 }, hasTouch: true });
  // Where the button is while the field has the focus: nothing may move when it loses it.
  const { x, y, width, height } = await ben.getByRole("button", { name: "Sit down" }).boundingBox();
  await ben.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(ben.locator(".table-seats").getByText("Ben")).toBeVisible();
  const cleo = await visitor({ name: "Cleo" });
  await cleo.keyboard.press("Enter");
  await expect(cleo.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  expect((await host.get(`tables/${table}`)).seats.map((seat) => seat.name)).toEqual(["Ada", "Ben", "Cleo"]);
  expect([...ben.faults, ...cleo.faults]).toEqual([]);
});

test("a link to a table that a message has garbled leads there, or to a page that says that there is none", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online", { seats: 3 });
  // Nobody else could open an address of this computer alone.
  await expect(ada.getByText("Only this computer can open this link.")).toBeVisible();
  await expect(ada.getByRole("img", { name: "The link as a QR code" })).toHaveCount(0);
  const ben = await person(browser, server.address, "Ben");
  for (const end of [".", "%20", ")"]) {
    await ben.goto("about:blank");
    await ben.goto(link + end);
    await loaded(ben);
    await expect(ben.getByText("Ada invites you to play Limes.")).toBeVisible();
  }
  for (const id of ["…", "abc"]) {
    await ben.goto("about:blank");
    await ben.goto(`./#/table/${id}`);
    await expect(ben.getByText("There is no such table.")).toBeVisible();
    await expect(ben.getByRole("main").getByRole("link", { name: "Home" })).toHaveAttribute("href", "#/");
  }
  await accessible(ben);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

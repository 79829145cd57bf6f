// Playing again: invitations on the first screen, and seats that are kept for the players of the last game.
import { accessible, expect, loaded, test } from "./kit.js";
import { layCard, makeTable, person, program, sitDown, startServer, tableOf } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

/** The person of a page as one who sends requests. */
const sender = (page) => {
  const send = (method, path, body) =>
    page.evaluate(
      async ([method, path, body]) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) });
        return answer.json();
      },
      [method, path, body],
    );
  return { get: (path) => send("GET", path), post: (path, body = {}) => send("POST", path, body) };
};

/** Plays a game of Limes to its end, whatever comes first. */
async function playOut(table, players) {
  for (let id = 0; id < 16 * players.length; id++) {
    const player = players[id % players.length];
    const { asked, legal } = await player.get(`tables/${table}/legal`);
    await player.post(`tables/${table}/decisions`, { id: `d${id}`, asked, decision: legal[0] });
  }
}

/** A finished game of Limes: of the person of a page, who makes its table, and of others who send requests. */
async function finishedGame(page, name, others) {
  await page.goto("./");
  await loaded(page);
  const own = sender(page);
  await own.post("players", { name });
  const { table } = await own.post("tables", { game: "limes", seats: 1 + others.length });
  for (const other of others) await other.post(`tables/${table}/join`);
  await playOut(table, [own, ...others]);
  return table;
}

const invitations = (page) => page.getByRole("button", { name: /^Play again\?/ });

test("a player who has left is invited to play again, and one tap is enough", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  const ben = await person(browser, server.address, "Ben", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await ben.goto("./");
  await sender(ben).post("players", { name: "Ben" });
  const table = await finishedGame(ada, "Ada", [sender(ben)]);
  await ben.goto("./#/online");
  await expect(ben.getByRole("heading", { name: "Your tables" })).toBeVisible();
  await ada.goto(`./#/table/${table}/result`);
  await ada.getByRole("button", { name: "Play again" }).click();
  await expect(ada.getByText("One more player, and the game begins.")).toBeVisible();
  await ben.goto("./#/");
  await ben.reload();
  await loaded(ben);
  await expect(invitations(ben)).toHaveText("Play again? Limes · Ada");
  await accessible(ben);
  await invitations(ben).click();
  for (const page of [ada, ben]) await layCard(page, 1);
  for (const page of [ada, ben]) await expect(page.getByRole("heading", { name: "Round 2 of 16", level: 1 })).toBeVisible();
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

test("a player who does not want to play again gives up their seat", async ({ browser }) => {
  test.setTimeout(120_000);
  const ben = await person(browser, server.address, "Ben", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const ada = await program(server.address, "Ada");
  const table = await finishedGame(ben, "Ben", [ada]);
  const again = (await ada.post(`tables/${table}/rematch`)).table;
  expect((await ada.get(`tables/${again}`)).reserved.length).toBe(1);
  await ben.goto("./#/online");
  await expect(invitations(ben)).toHaveText("Play again? Limes · Ada");
  await ben.getByRole("button", { name: "No, thanks" }).click();
  await expect(invitations(ben)).toHaveCount(0);
  await expect.poll(async () => (await ada.get(`tables/${again}`)).reserved).toBeUndefined();
  await ben.goto(`./#/table/${table}/result`);
  await expect(ben.getByRole("button", { name: "Check the cards" })).toBeVisible();
  await expect(ben.getByRole("button", { name: "Go to the next game" })).toHaveCount(0);
  // It stays declined on the first screen of the next visit; an invitation to another game does not.
  const next = await finishedGame(ben, "Ben", [ada]);
  await ada.post(`tables/${next}/rematch`);
  await ben.goto("./#/");
  await ben.reload();
  await loaded(ben);
  await expect(invitations(ben)).toHaveCount(1);
  expect(ben.faults).toEqual([]);
});

test("invitations that came to nothing do not hide those that are open", async ({ browser }) => {
  test.setTimeout(120_000);
  const ben = await person(browser, server.address, "Ben", { locale: "de-DE", serviceWorkers: "block" });
  const rematches = [];
  for (const name of ["Cleo", "Dirk", "Emma", "Finn"]) {
    const other = await program(server.address, name);
    const table = await finishedGame(ben, "Ben", [other]);
    rematches.push((await other.post(`tables/${table}/rematch`)).table);
  }
  // The three newest were waiting for too long.
  const gone = new Set(rematches.slice(1));
  await ben.route(/\/api\/tables\/[0-9a-z]{20}$/, (route) =>
    gone.has(route.request().url().slice(-20))
      ? route.fulfill({ status: 404, json: { error: { code: "table/unknown", message: "no such table" } } })
      : route.continue(),
  );
  await ben.goto("./#/online");
  await expect(ben.getByRole("heading", { name: "Deine Tische" })).toBeVisible();
  await ben.goto("./#/");
  const invitation = ben.getByRole("button", { name: /^Noch ein Spiel\?/ });
  await expect(invitation).toHaveText("Noch ein Spiel? Limes · Cleo");
  // Another player was faster; the invitation disappears by itself.
  gone.add(rematches[0]);
  await expect(invitation).toHaveCount(0, { timeout: 20_000 });
});

test("the seats of a rematch are kept for those who played, until the host releases them", async ({ browser }) => {
  test.setTimeout(120_000);
  const ada = await person(browser, server.address, "Ada");
  const others = [];
  for (const name of ["Ben", "Cleo"]) others.push(await program(server.address, name));
  const table = await finishedGame(ada, "Ada", others);
  await ada.goto(`./#/table/${table}/result`);
  await ada.getByRole("button", { name: "Play again" }).click();
  await expect(ada.getByText("2 more players, and the game begins.")).toBeVisible();
  const seats = (page) => page.locator(".table-seats li");
  await expect(seats(ada).nth(1)).toContainText("Reserved for Ben");
  await expect(ada.getByText("The free seats are reserved for Ben and Cleo. Anyone else who opens this link can watch.")).toBeVisible();
  const stranger = await person(browser, server.address, "Dirk", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await stranger.goto(ada.url());
  await loaded(stranger);
  await expect(stranger.getByText("The free seats are reserved for Ben and Cleo. You can watch.")).toBeVisible();
  await expect(stranger.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await expect(stranger.getByText("You have an account? Log in")).toBeVisible();
  await expect(stranger.getByRole("button", { name: /^Release/ })).toHaveCount(0);
  await accessible(stranger);
  await ada.getByRole("button", { name: "Release seat reserved for Ben" }).click();
  const question = ada.getByRole("dialog", { name: "Release the seat reserved for Ben? Then anyone can take it." });
  await accessible(ada);
  await question.getByRole("button", { name: "Release seat" }).click();
  await stranger.getByRole("button", { name: "Sit down" }).click();
  await expect(seats(stranger).nth(1)).toContainText("Dirk");
  // Who does not want to play again leaves the seat to others, and those who wait are told.
  await others[1].post(`tables/${tableOf(ada)}/leave`);
  await expect(ada.getByText("The seat of Cleo is free for others now.").first()).toBeVisible();
  await expect(seats(ada).nth(2)).toContainText("Free seat");
  await others[1].post(`tables/${tableOf(ada)}/join`);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  expect([...ada.faults, ...stranger.faults]).toEqual([]);
});

test("who plays the same cards again reads that they are known", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  const ben = await program(server.address, "Ben");
  const table = await finishedGame(ada, "Ada", [ben]);
  await ada.goto(`./#/table/${table}/result`);
  await ada.getByRole("button", { name: "Again with the same cards" }).click();
  const known = "Same cards as before: everybody has seen them.";
  await expect(ada.getByText(`${known} Only the players of that game can sit down.`)).toBeVisible();
  await ada.getByRole("button", { name: "Release seat reserved for Ben" }).click();
  // Nobody else may play with cards that others know.
  await expect(ada.getByRole("dialog", { name: "Release the seat reserved for Ben?", exact: true })).toBeVisible();
  await ada.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await ben.post(`tables/${tableOf(ada)}/join`);
  await expect(ada.getByRole("heading", { name: "Round 1 of 16", level: 1 })).toBeVisible();
  await ada.getByRole("button", { name: "At the table" }).click();
  await expect(ada.getByRole("dialog", { name: "At the table" }).getByText(known)).toBeVisible();
  await accessible(ada);
  expect(ada.faults).toEqual([]);
});

test("a person whose seat was freed learns what happened", async ({ browser }) => {
  const ada = await person(browser, server.address, "Ada");
  const link = await makeTable(ada, "online", { seats: 3 });
  const ben = await person(browser, server.address, "Ben");
  await sitDown(ben, link);
  const freed = ben.getByText("The host has freed your seat.");
  await ada.getByRole("button", { name: "Free Ben’s seat" }).click();
  await ada.getByRole("dialog").getByRole("button", { name: "Free the seat" }).click();
  await expect(freed).toBeVisible();
  await ben.getByRole("button", { name: "Sit down" }).click();
  await expect(freed).toHaveCount(0);
  // Nobody frees the seat of a player who leaves.
  await ben.getByRole("button", { name: "Leave the table" }).click();
  await expect(ben).toHaveURL(/#\/online$/);
  await ben.goBack();
  await expect(ben.getByRole("button", { name: "Sit down" })).toBeVisible();
  await expect(freed).toHaveCount(0);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
});

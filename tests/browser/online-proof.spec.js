// The check of the cards at the end of an online game, with servers that cheat in three ways.
import { createHash } from "node:crypto";
import { accessible, expect, loaded, test } from "./kit.js";
import { actInLimits, makeTable, person, playLimes, startServer } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer();
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const MATCH = "The cards match the commitment, which this device saw before the first card.";
const LATE = "The cards match the commitment, but this device did not see it before the first card.";
const DIFFER = "The cards do not match the commitment!";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** Lets every answer of the server about its tables pass through `change`. */
async function tamper(page, change) {
  await page.unrouteAll();
  await page.route(/\/api\/tables\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text(), route.request().url()) });
  });
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(change(text, "socket")));
  });
}

async function check(page, words) {
  await page.reload();
  await loaded(page);
  await page.getByRole("button", { name: "Check the cards" }).click();
  await expect(page.getByText(words)).toBeVisible();
}

test("a tampered card, a tampered seed and a swapped commitment of Limes are found out", async ({ browser }) => {
  test.setTimeout(240_000);
  // Requests through a service worker could not be changed here.
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  const link = await makeTable(ada, "online");
  const id = link.split("/").at(-1);
  // The commitment is there before the first card.
  const state = await (await ada.request.get(`${server.address}/api/tables/${id}`)).json();
  await expect(ada.getByText(state.commitment.slice(0, 12))).toBeVisible();
  await expect(ada.getByRole("button", { name: "Copy the commitment" })).toBeVisible();
  // Before the game this device is told another commitment than at its end.
  const other = "f".repeat(64);
  const cleo = await person(browser, server.address, "Cleo", { serviceWorkers: "block" });
  await tamper(cleo, (text) => text.replaceAll(state.commitment, sha256(other)));
  await cleo.goto(link);
  await loaded(cleo);
  await expect(cleo.getByText(sha256(other).slice(0, 12))).toBeVisible();
  await accessible(ada);
  await ada.getByRole("button", { name: "Add a bot" }).click();
  await playLimes([ada]);
  await expect(ada).toHaveURL(/\/result$/);
  await check(ada, MATCH);
  await accessible(ada);
  const { seed, commitment } = await (await ada.request.get(`${server.address}/api/tables/${id}`)).json();
  expect(commitment).toBe(state.commitment);
  const record = await (await ada.request.get(`${server.address}/api/tables/${id}/record`)).text();
  const draw = [...record.matchAll(/^\d+\. (\d+) /gm)].map((match) => match[1]);
  expect(draw).toHaveLength(16);
  const unused = Array.from({ length: 24 }, (_, n) => String(n + 1)).find((card) => !draw.includes(card));
  // Another first card in the record.
  await tamper(ada, (text, url) => (url.endsWith("/record") ? text.replace(/^1\. \d+ /m, `1. ${unused} `) : text));
  await check(ada, DIFFER);
  await accessible(ada);
  // A record that cannot be replayed.
  await tamper(ada, (text, url) => (url.endsWith("/record") ? text.replace(/^2\. \d+ /m, `2. ${draw[0]} `) : text));
  await check(ada, DIFFER);
  // Another card in the view.
  await tamper(ada, (text, url) => (url.endsWith("/record") ? text : text.replace(/"pile":\[\d+/, `"pile":[${draw[0]}`)));
  await check(ada, DIFFER);
  // Another seed, wherever it is told.
  await tamper(ada, (text) => text.replaceAll(seed, other));
  await check(ada, DIFFER);
  // Another seed that fits another commitment, told consistently at the end.
  await tamper(ada, (text) => text.replaceAll(seed, other).replaceAll(commitment, sha256(other)));
  await check(ada, DIFFER);
  // Nothing is wrong with what the last answers say, only with the first one.
  await tamper(cleo, (text) => text);
  await cleo.goto(ada.url());
  await check(cleo, DIFFER);
  // A record without a commitment.
  await tamper(ada, (text, url) => (url.endsWith("/record") ? text.replace(/^\[Commitment .*\n/m, "") : text));
  await check(ada, DIFFER);
  await tamper(ada, (text) => text);
  await check(ada, MATCH);
  // A device that comes after the game cannot know when the commitment was made.
  const ben = await person(browser, server.address, "Ben");
  await ben.goto(ada.url());
  await loaded(ben);
  await ben.getByRole("button", { name: "Check the cards" }).click();
  await expect(ben.getByText(LATE)).toBeVisible();
});

test("a tampered card of Limits is found out", async ({ browser }) => {
  test.setTimeout(240_000);
  const ada = await person(browser, server.address, "Ada", { serviceWorkers: "block" });
  await makeTable(ada, "limits/online", { seats: 3, bots: 1 });
  await ada.getByRole("button", { name: "Add a bot" }).click();
  await expect(async () => expect(await actInLimits(ada)).toBe(true)).toPass({ intervals: [50], timeout: 200_000 });
  await check(ada, MATCH);
  // Two of the last cards of the draw pile change places.
  await tamper(ada, (text, url) => {
    if (!url.endsWith("/record")) return text;
    const [, colours] = text.match(/^\[Colours "(\w+)"\]$/m);
    const at = [...colours].findLastIndex((colour, n) => n > 0 && colour !== colours[n - 1]);
    const swapped = colours.slice(0, at - 1) + colours[at] + colours[at - 1] + colours.slice(at + 1);
    return text.replace(colours, swapped);
  });
  await check(ada, DIFFER);
});

// Tables of a server: people with browsers of their own, and a server that can be restarted.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, loaded } from "./kit.js";
import { accuse, hand } from "./limits.js";
import { cells, endTurn } from "./table.js";

/** Starts a server with a folder of its own and these variables. It can be ended at once, as by a power cut, and started again at the same address. */
export async function startServer(options = {}) {
  const data = await mkdtemp(join(tmpdir(), "limes-browser-"));
  let child;
  let address = "127.0.0.1:0";
  const start = async () => {
    const { LIMES_ADDRESS, ...env } = process.env;
    const args = ["serve", "--address", address, "--data", data];
    child = spawn(process.env.LIMES_BINARY, args, { env: { ...env, ...options }, stdio: ["ignore", "pipe", "ignore"] });
    const line = await new Promise((found, failed) => {
      child.stdout.once("data", (bytes) => found(bytes.toString().trim()));
      child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
    address = new URL(line).host;
    return line;
  };
  const end = async (signal) => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  };
  return {
    address: await start(),
    kill: () => end("SIGKILL"),
    start,
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) await end("SIGTERM");
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Somebody with a browser of their own, who has told their name. */
export async function person(browser, address, name, options = {}) {
  const context = await browser.newContext({ baseURL: address, locale: "en-GB", ...options });
  await context.addInitScript((name) => {
    if (location.protocol.startsWith("http") && !localStorage.getItem("limes.settings")) {
      const settings = `limes = "settings"\nversion = 1\nname = ${JSON.stringify(name)}\nanimation = "off"\npace = "at-once"\n`;
      localStorage.setItem("limes.settings", settings);
    }
  }, name);
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (fault) => page.faults.push(String(fault)));
  page.on("console", (message) => {
    // A socket that cannot be opened is the browser's complaint, not ours.
    const isNetwork = /WebSocket|Failed to load resource|net::ERR/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isNetwork) page.faults.push(message.text());
  });
  return page;
}

/** Somebody without a browser: sends requests to the API. */
export async function program(address, name) {
  const send = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(new URL(`api/${path}`, address), { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await send("POST", "players", { name });
  return { get: (path) => send("GET", path, undefined, token), post: (path, body = {}) => send("POST", path, body, token) };
}

/** Sends a request as whoever has this page. */
const asPage = (page) => {
  const send = (method, path, body) =>
    page.evaluate(
      async ({ method, path, body }) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(`api/${path}`, { method, headers, body: body && JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      },
      { method, path, body },
    );
  return { get: (path) => send("GET", path), post: (path, body = {}) => send("POST", path, body) };
};

/** Decides for everybody, each some other legal turn, without their browsers. */
export async function decideAll(table, players) {
  const decide = async (player, n) => {
    const { get, post } = player.goto ? asPage(player) : player;
    const { asked, legal } = await get(`tables/${table}/legal`);
    const decision = legal[(7 * n + 13 * Number(asked)) % legal.length];
    await post(`tables/${table}/decisions`, { id: `by-request-${asked}`, asked, decision });
  };
  await Promise.all(players.map(decide));
}

/** The id of the table that a page shows. */
export const tableOf = (page) => page.url().match(/#\/table\/([0-9a-z]{20})/)[1];

/** Makes a table, without a clock unless it is said, and gives its link. */
export async function makeTable(page, path, { seats = 2, bots = 0, clock = "No limit" } = {}) {
  await page.goto(`./#/${path}`);
  await loaded(page);
  return openTable(page, { seats, bots, clock });
}

/** Sends requests to the API as the player of this page, whatever it shows. */
export const asPlayer = (page, address) => {
  const url = (path) => new URL(`api/${path}`, address).href;
  const read = async (answer) => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  return {
    get: async (path) => read(await page.request.get(url(path))),
    post: async (path, data = {}) => read(await page.request.post(url(path), { data, headers: { Origin: new URL(address).origin } })),
  };
};

/** Fills in the form for a table, sends it, and gives the link to the table. */
export async function openTable(page, { seats = 2, bots = 0, pace, clock } = {}) {
  await page.getByRole("spinbutton", { name: "Seats", exact: true }).fill(String(seats));
  await page.getByLabel("Seats for bots").selectOption(String(bots));
  if (pace) await page.getByRole("radio", { name: pace }).check();
  if (clock) await page.getByLabel("Time for each decision").selectOption({ label: clock });
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page).toHaveURL(/#\/table\/[0-9a-z]{20}$/);
  return page.url();
}

/** Follows a link to a table and sits down. */
export async function sitDown(page, link) {
  await page.goto(link);
  await loaded(page);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Sit down" })).toHaveCount(0);
}

/** Lays the card of this round of Limes somewhere. */
export async function layCard(page, round) {
  await expect(page.getByRole("heading", { name: `Round ${round} of 16`, level: 1 })).toBeVisible();
  await cells(page).first().click();
  await expect(endTurn(page)).toBeEnabled();
  await endTurn(page).click();
}

/** Plays Limes from one round to another, everybody in turn. */
export async function playLimes(pages, first = 1, last = 16) {
  for (let round = first; round <= last; round++) {
    for (const page of pages) await layCard(page, round);
  }
}

/** Presses something that may be covered at any moment by what the others do; then the next attempt finds what there is to do. */
const press = (button) => button.click({ timeout: 700 }).catch(() => {});

/** Does whatever there is to do for one person at a table of Limits; says whether the game is over. */
export async function actInLimits(page) {
  if (/\/result$/.test(page.url())) return true;
  const accusation = accuse(page).and(page.locator("[aria-disabled=false], :not([aria-disabled])")).first();
  const big = page.locator(".own-buttons").getByRole("button", { name: /^(Hide|Lay) / });
  if (await page.locator(".drama").isVisible()) {
    await press(page.locator(".drama").getByRole("button", { name: /Next round|See the result/ }));
  } else if (await accusation.isVisible()) {
    await press(accusation);
  } else if (await big.isVisible()) {
    await press(big);
  } else {
    await press(hand(page).and(page.locator(":enabled")).first());
  }
  return false;
}

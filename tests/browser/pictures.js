// The pictures that README shows. `cargo xtask pictures` builds the app, serves it and takes them.
import { chromium } from "@playwright/test";
import { mkdir, readFile } from "node:fs/promises";
import { ARGS } from "./playwright.config.js";

const { LIMES_ADDRESS, CHROMIUM } = process.env;
const FOLDER = new URL("../../docs/pictures/", import.meta.url).pathname;
const record = await readFile(new URL("games/picture.limes", import.meta.url), "utf8");

/** The first rounds of the game, and the card of the next. */
function until(rounds) {
  const lines = record.trimEnd().split("\n");
  const first = lines.findIndex((line) => line.startsWith("1. "));
  const next = lines[first + rounds].replace(/ \|.*/, "");
  return [...lines.slice(0, first + rounds), next].join("\n") + "\n";
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Down to the boards of the turn that cost most. */
const TALL = { width: 1280, height: 1376 };

/** A game of Limits for four in its fourth round, with Ada to act. */
const limits = await readFile(new URL("games/picture.limits", import.meta.url), "utf8");

/** Takes one picture of a screen with a game on the table, once `prepare` has made it ready. */
async function take(browser, name, { viewport, colorScheme, hash, game, prepare }) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: "en-GB",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const saved = `limes = "game"\nversion = 1\nrecord = ${JSON.stringify(game)}\n`;
  await page.addInitScript((saved) => localStorage.setItem("limes.game", saved), saved);
  await page.goto(`${LIMES_ADDRESS}${hash}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await prepare(page);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(`${FOLDER}${name}.png`);
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
const lay = (cell) => (page) => page.getByRole("button", { name: `Lay the card here: ${cell}` }).first().click();
await take(browser, "home", {
  viewport: DESKTOP,
  colorScheme: "dark",
  hash: "#/",
  game: record,
  prepare: (page) => page.locator(".game.limits").waitFor(),
});
await take(browser, "table", { viewport: DESKTOP, colorScheme: "light", hash: "#/play", game: until(10), prepare: lay("f5") });
await take(browser, "phone", { viewport: PHONE, colorScheme: "dark", hash: "#/play", game: until(7), prepare: lay("e6") });
await take(browser, "review", {
  viewport: TALL,
  colorScheme: "light",
  hash: "#/review",
  game: record,
  prepare: (page) => page.locator(".split").waitFor({ timeout: 120_000 }),
});
await take(browser, "lesson", {
  viewport: PHONE,
  colorScheme: "light",
  hash: "#/learn/woodcutter",
  game: record,
  prepare: lay(""),
});
/** Goes on with the game of Limits, and chooses a card. */
const limitsTable = async (page) => {
  await page.getByLabel("Or paste a record or a link").fill(limits);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await page.locator(".own-cards.asked").waitFor();
  await page.locator(".hand-cards button:visible").nth(1).click();
  await page.mouse.move(0, 0);
};
await take(browser, "limits", { viewport: DESKTOP, colorScheme: "light", hash: "#/history", game: record, prepare: limitsTable });
await take(browser, "limits-phone", { viewport: PHONE, colorScheme: "dark", hash: "#/history", game: record, prepare: limitsTable });
await browser.close();

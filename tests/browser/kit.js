// What all tests share. A page that complains in its console has failed, whatever else it shows.
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";

export { expect };

/** A browser notes every refused request. Whoever asks a server who they are, and is nobody yet, is told so with 401. */
export const isAnswerToStranger = (message) => /status of 401/.test(message.text()) && message.location().url.endsWith("/api/me");

export const test = base.extend({
  /** What the page complained about; a test that expects a complaint empties it. */
  complaints: [
    async ({ page }, use) => {
      const complaints = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !isAnswerToStranger(message)) complaints.push(message.text());
      });
      page.on("pageerror", (fault) => complaints.push(String(fault)));
      await use(complaints);
      expect(complaints, "the page complained in its console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the program has taken the place of what was painted before it was there. */
export async function loaded(page) {
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Opens a screen and waits until the program is there. */
export async function open(page, hash = "") {
  await page.goto(`./${hash}`);
  await loaded(page);
}

/** On the first screen: the way to play one of the games against bots. */
export function botsWay(page, game = "limes") {
  return page.locator(`.game.${game}`).getByRole("button", { name: "Against bots" });
}

/** Begins a game against the bots that were chosen last, at first a regular one. */
export async function againstBots(page, game = "limes") {
  await botsWay(page, game).click();
  await page.getByRole("button", { name: "Start" }).click();
}

/** In the settings: the choice of a language, which has the same words in every language. */
export function languageChoice(page) {
  return page.locator("main select", { has: page.locator("option", { hasText: "Deutsch" }) });
}

/** Opens a screen with this game on the table. */
export async function withGame(page, hash, record) {
  // A text is written in TOML as it is in JSON.
  const saved = `limes = "game"\nversion = 1\nrecord = ${JSON.stringify(record)}\n`;
  await page.addInitScript((saved) => {
    // A blank page keeps nothing, and what came of the game since stays.
    if (location.protocol.startsWith("http") && !localStorage.getItem("limes.game")) localStorage.setItem("limes.game", saved);
  }, saved);
  await open(page, hash);
}

/** Puts finished games into the history. */
export async function finished(page, ...records) {
  const file = `limes = "history"\nversion = 1\nrecords = ${JSON.stringify(records)}\n`;
  await open(page, "#/history");
  await page.getByLabel("Choose a file").setInputFiles({ name: "history.toml", mimeType: "text/plain", buffer: Buffer.from(file) });
  await expect(page.getByText(/added to your history/).first()).toBeVisible();
}

/** Waits until everything is kept for the next visit, network or not. */
export async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The themes in which screens of a language are looked at: how words fit does not depend on colours, nor colours on words. */
export const themes = (language) => (language === "en" ? ["light", "dark"] : ["light"]);

/** Expects that axe finds nothing to mend on this screen. */
export async function accessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

// What can be touched at the table of Limits, in English.
import { expect, open } from "./kit.js";

/** The cards of the hand of one colour. */
export const card = (page, colour) => page.getByRole("group", { name: "Your hand" }).getByRole("button", { name: new RegExp(`^${colour}`, "i") });
export const hand = (page) => page.getByRole("group", { name: "Your hand" }).getByRole("button");
/** The big button. */
export const go = (page, name) => page.locator(".own-buttons").getByRole("button", { name });
export const accuse = (page) => page.getByRole("button", { name: /^Suspect .*: too many/ });
export const saying = (page) => page.locator(".saying");
export const drama = (page) => page.getByRole("dialog", { name: /suspect/ });
export const round = (page, n) => expect(page.getByRole("heading", { name: `Round ${n} of`, level: 1 })).toBeVisible();

/** Begins a game in which the first is a person and the others are bots of a level, or persons where there is none. */
export async function begin(page, names, { level, seed = "limits", isOpen = false } = {}) {
  // Bots need not be waited for.
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http") && !localStorage.getItem("limes.settings")) {
      localStorage.setItem("limes.settings", 'limes = "settings"\nversion = 1\npace = "at-once"\n');
    }
  });
  await open(page, "#/limits/new");
  for (let n = 3; n <= names.length; n++) await page.getByRole("button", { name: "Add player" }).click();
  for (const [n, name] of names.entries()) {
    await page.getByLabel(`Name of player ${n + 1}`).fill(name);
    if (level && n > 0) await page.getByLabel(`Level of ${name}`).selectOption({ label: level });
  }
  if (isOpen) await page.getByLabel("Open pile").check();
  await page.getByLabel("Type a seed").fill(seed);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await round(page, 1);
}

/** The next person takes the device, if it is handed on. */
export const lift = (page, name) => page.getByRole("button", { name: `I am ${name}` }).click();

/** Chooses a card and does what the big button says. */
export async function decide(page, colour, verb) {
  await card(page, colour).first().click();
  await go(page, `${verb} ${colour}`).click();
}

/** Two persons play the first round of the seed "limits" until Ada is about to suspect Ben, who has laid a blue card too many. */
export async function untilSuspicion(page) {
  await begin(page, ["Ada", "Ben"]);
  await lift(page, "Ada");
  await decide(page, "yellow", "Hide");
  await lift(page, "Ben");
  await decide(page, "green", "Hide");
  for (const [name, colour] of [["Ada", "red"], ["Ben", "yellow"], ["Ada", "purple"], ["Ben", "blue"]]) {
    await lift(page, name);
    await decide(page, colour, "Lay");
  }
  await lift(page, "Ada");
  await expect(accuse(page)).toHaveText("Suspect Ben: too many blue cards");
}

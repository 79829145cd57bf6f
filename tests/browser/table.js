// What can be touched at the table, in English.
import { expect, open } from "./kit.js";

export const cells = (page) => page.getByRole("button", { name: /^Lay the card here/ });
export const ghosts = (page) => page.getByRole("button", { name: /^Place a/ });
export const figures = (page) => page.locator(".board .figure");
export const endTurn = (page) => page.locator(".hand").getByRole("button", { name: "End turn" });
export const undo = (page) => page.getByRole("button", { name: "Undo" });
export const round = (page, n) => expect(page.getByRole("heading", { name: `Round ${n} of 16`, level: 1 })).toBeVisible();

/** Begins a solo game. */
export async function solo(page) {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await round(page, 1);
}

/** Plays the first round, with a worker on the card. */
export async function firstRound(page) {
  await cells(page).first().click();
  // For a moment nothing on the card answers.
  await expect(page.locator(".board:not(.just-laid)")).toBeVisible();
  await ghosts(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
}

/** Plays these rounds, each on the first free cell. */
export async function playTurns(page, from, to) {
  for (let n = from; n <= to; n++) {
    await round(page, n);
    await cells(page).first().click();
    await endTurn(page).click();
  }
}

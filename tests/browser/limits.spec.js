// The table of Limits: by mouse, finger and keyboard; what is seen, heard and hidden.
import { accessible, expect, open, test } from "./kit.js";
import { accuse, begin, card, decide, drama, go, hand, lift, round, saying, untilSuspicion } from "./limits.js";

/** The middle of something, in the page. */
async function middle(thing) {
  const { x, y, width, height } = await thing.boundingBox();
  return [x + width / 2, y + height / 2];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 8 });
  await page.mouse.up();
}

/** Against bots that act at once, with a card hidden. */
async function hidden(page, names = ["Ada", "Ben"], options = {}) {
  await begin(page, names, { level: "Beginner", ...options });
  await hand(page).first().click();
  await go(page, /^Hide/).click();
  await expect(saying(page)).toContainText(/You begin|Your turn/, { timeout: 20_000 });
}

test("a double click begins one game", async ({ page }) => {
  await open(page, "#/limits/new");
  await page.getByRole("button", { name: "Start", exact: true }).dblclick();
  await page.getByRole("button", { name: /^I am/ }).waitFor();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "New game", level: 1 })).toBeVisible();
});

test("bots of one level are told apart as soon as they are chosen", async ({ page }) => {
  await open(page, "#/limits/new");
  await page.getByRole("button", { name: "Add player" }).click();
  for (const n of [2, 3]) await page.getByLabel(`Level of Player ${n}`).selectOption({ label: "Regular" });
  await expect(page.getByLabel("Name of player 2")).toHaveValue("Regular");
  await expect(page.getByLabel("Name of player 3")).toHaveValue("Regular 2");
  // A name that was typed in stays.
  await page.getByLabel("Name of player 3").fill("Cleo");
  await page.getByLabel("Level of Cleo").selectOption({ label: "Expert" });
  await expect(page.getByLabel("Name of player 3")).toHaveValue("Cleo");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await round(page, 1);
});

test("a card is hidden, one is laid, and the choice can be changed until then", async ({ page }) => {
  await untilSuspicion(page);
  await expect(page.getByRole("figure", { name: "Pile" })).toContainText("4 cards laid");
  await card(page, "red").first().click();
  await expect(go(page, "Lay red")).toBeEnabled();
  await card(page, "green").first().click();
  await expect(go(page, "Lay green")).toBeEnabled();
  await expect(card(page, "red").first()).toHaveAttribute("aria-pressed", "false");
  await card(page, "green").first().click();
  await expect(go(page, "Choose a card")).toBeDisabled();
  // A double click chooses a card, as one click does: nothing follows from it that cannot be undone.
  await card(page, "green").first().dblclick();
  await expect(go(page, "Lay green")).toBeEnabled();
  await expect(page.getByRole("figure", { name: "Pile" })).toContainText("4 cards laid");
});

test("the suspicion is a drama that says who was right", async ({ page }) => {
  await untilSuspicion(page);
  await accuse(page).click();
  await expect(drama(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "You suspect Ben" })).toBeVisible();
  await expect(drama(page)).toContainText("One too many: the suspicion is right", { timeout: 15_000 });
  await expect(drama(page)).toContainText("You: +1");
  await expect(drama(page)).toContainText("Ben takes the limit card: −2");
  await expect(page.locator(".spoken[aria-live]")).toContainText("You suspect Ben. Was the last card, blue, one too many?");
  await accessible(page);
  await page.getByRole("button", { name: "Next round" }).click();
  await round(page, 2);
  await expect(saying(page)).toContainText("Choose a card to hide");
  // It can be looked at again, and Ben sees it too before they hide a card.
  await page.getByRole("button", { name: "The cards just counted" }).click();
  await expect(drama(page)).toBeVisible();
  // Not by the second half of a double click.
  await page.waitForTimeout(600);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(drama(page)).toHaveCount(0);
  await hand(page).first().click();
  await go(page, /^Hide/).click();
  await lift(page, "Ben");
  await expect(page.getByRole("heading", { name: "Ada suspects you" })).toBeVisible();
});

test("a drama is skipped at once by a tap or a key", async ({ page }) => {
  await untilSuspicion(page);
  await accuse(page).click();
  await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
  // Not by the second half of a double click.
  await page.waitForTimeout(500);
  await page.keyboard.press("Enter");
  await expect(drama(page)).toContainText("the suspicion is right");
  await page.keyboard.press("Enter");
  await expect(drama(page)).toHaveCount(0);
});

test.describe("where nothing is to move", () => {
  test.use({ reducedMotion: "reduce" });

  test("the end of a drama is there at once", async ({ page }) => {
    await untilSuspicion(page);
    await accuse(page).click();
    await expect(drama(page)).toContainText("the suspicion is right", { timeout: 1000 });
  });
});

test("a whole round by keyboard", async ({ page }) => {
  // Slow frames: what a player does before the next one counts.
  await page.addInitScript(() => {
    const soon = window.requestAnimationFrame;
    window.requestAnimationFrame = (draw) => soon(() => setTimeout(() => draw(performance.now()), 200));
  });
  /** Takes the device. */
  const take = async (name) => {
    await expect(page.getByRole("button", { name: `I am ${name}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `I am ${name}` })).toHaveCount(0);
  };
  await begin(page, ["Ada", "Ben"]);
  await take("Ada");
  await page.keyboard.press("3");
  await expect(card(page, "yellow")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await take("Ben");
  for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
  await expect(go(page, "Hide green")).toBeEnabled();
  await page.keyboard.press("Enter");
  await take("Ada");
  // Nobody can be suspected yet, and nothing exchanged: it is said why.
  await page.keyboard.press("s");
  await expect(saying(page)).toHaveText("Nobody has laid a card in this round yet.");
  await page.keyboard.press("x");
  await expect(saying(page)).toHaveText("To exchange you need four cards of one colour.");
  await page.keyboard.press("Enter");
  await expect(saying(page)).toHaveText("Choose a card first.");
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await expect(go(page, "Choose a card")).toBeDisabled();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await take("Ben");
  await page.keyboard.press("s");
  await expect(accuse(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Skip" })).toBeFocused();
  await page.waitForTimeout(600);
  await page.keyboard.press("Escape");
  await expect(drama(page)).toContainText("the suspicion is wrong");
  await page.keyboard.press("Escape");
  await expect(drama(page)).toHaveCount(0);
  await take("Ada");
  await page.waitForTimeout(600);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a card is dragged to the pile, and to where it is hidden", async ({ page }) => {
  await begin(page, ["Ada", "Ben"]);
  await lift(page, "Ada");
  const pile = page.locator("[data-drop=pile]");
  await drag(page, card(page, "yellow"), pile);
  await expect(saying(page)).toHaveText("Everybody must hide a card first.");
  await drag(page, card(page, "yellow"), page.locator("[data-drop=hidden]"));
  await lift(page, "Ben");
  await decide(page, "green", "Hide");
  await lift(page, "Ada");
  await drag(page, card(page, "red").first(), pile);
  await lift(page, "Ben");
  await expect(page.getByText("Ada has just laid red.").first()).toBeVisible();
  await expect(page.getByText("1 card laid")).toBeVisible();
});

test("the hidden card lies face down and is looked at by its owner", async ({ page }) => {
  await begin(page, ["Ada", "Ben"]);
  await lift(page, "Ada");
  await decide(page, "yellow", "Hide");
  await lift(page, "Ben");
  await decide(page, "green", "Hide");
  await lift(page, "Ada");
  const own = page.getByRole("button", { name: "Your hidden card" });
  await expect(page.getByText("yellow (star)")).toHaveCount(0);
  await own.click();
  await expect(page.getByRole("button", { name: "Your hidden card: yellow (star)" })).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("button", { name: "Your hidden card", exact: true })).toBeVisible();
});

test("four of a colour are exchanged", async ({ page }) => {
  // With this seed Ada begins and holds four green cards.
  await begin(page, ["Ada", "Ben"], { level: "Beginner", seed: "four 93" });
  await decide(page, "blue", "Hide");
  await expect(saying(page)).toContainText("You begin", { timeout: 20_000 });
  await page.getByRole("button", { name: "Exchange four", exact: true }).click();
  await expect(page.locator(".limits-card.chosen")).toHaveCount(4);
  await go(page, "Exchange four green cards").click();
  await expect(page.locator(".total .now")).toHaveText("+1");
});

test("nobody is asked to suspect themself", async ({ page }) => {
  // Bots take their time, so that there is some between one's own card and the next.
  await page.addInitScript(() => localStorage.setItem("limes.settings", 'limes = "settings"\nversion = 1\npace = "slow"\n'));
  await hidden(page, ["Ada", "Ben", "Cleo"]);
  await hand(page).first().click();
  await go(page, /^Lay/).click();
  await expect(saying(page)).toContainText("is thinking");
  await expect(page.locator("#suspect")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Suspect (Ada|Player)/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Suspect (Ben|Cleo):/ })).toBeVisible({ timeout: 20_000 });
});

test("a colour without a limit is no reason to suspect anybody", async ({ page }) => {
  await begin(page, ["Ada", "Ben"]);
  for (const [name, colour, verb] of [["Ada", "yellow", "Hide"], ["Ben", "green", "Hide"], ["Ada", "purple", "Lay"]]) {
    await lift(page, name);
    await decide(page, colour, verb);
  }
  await lift(page, "Ben");
  await expect(accuse(page)).toHaveCount(0);
  const never = page.getByRole("button", { name: "Suspect Ada: purple has no limit" });
  await expect(never).toBeVisible();
  const paint = (button) => button.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await paint(never)).toBe("rgba(0, 0, 0, 0)");
  await accessible(page);
  // By the rules it is still possible.
  await page.keyboard.press("s");
  await expect(never).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drama(page)).toContainText("There is no limit for purple");
});

test("any of the others can be suspected who has laid a card", async ({ page }) => {
  await hidden(page, ["Ada", "Ben", "Cleo", "Dirk"]);
  while (!(await accuse(page).count())) {
    await hand(page).first().click();
    await go(page, /^Lay/).click();
    await expect(accuse(page).or(drama(page))).toBeVisible({ timeout: 20_000 });
    await expect(saying(page)).toContainText("Your turn", { timeout: 30_000 });
  }
  await page.getByRole("button", { name: "Suspect somebody else…" }).click();
  const window = page.getByRole("dialog", { name: "Whom do you suspect?" });
  const first = window.getByRole("button", { name: /^Suspect/ }).first();
  // With the card that each laid last.
  const [, name] = (await first.textContent()).match(/^Suspect (.*): (too many|.* has no limit)/);
  await first.click();
  await expect(page.getByRole("heading", { name: `You suspect ${name}` })).toBeVisible();
});

test("in a game of memory nothing that is covered is on the page", async ({ page }) => {
  await begin(page, ["Ada", "Ben"]);
  await lift(page, "Ada");
  await decide(page, "yellow", "Hide");
  await lift(page, "Ben");
  await decide(page, "green", "Hide");
  await lift(page, "Ada");
  await decide(page, "red", "Lay");
  await lift(page, "Ben");
  await decide(page, "yellow", "Lay");
  await lift(page, "Ada");
  await decide(page, "purple", "Lay");
  await lift(page, "Ben");
  // Of the pile, Ben may see the top. The red card and their own yellow one are covered, and nobody sees what Ada has hidden.
  const parts = page.locator(".seats, .pile, .draw-pile, .suspect, .saying");
  const drawn = (await parts.evaluateAll((parts) => parts.map((part) => part.outerHTML))).join();
  expect(drawn).toMatch(/suit-purple/);
  expect(drawn).not.toMatch(/suit-(red|yellow|green|blue)/);
  const heard = (await Promise.all((await parts.all()).map((part) => part.ariaSnapshot()))).join();
  expect(heard).toMatch(/purple/);
  expect(heard).not.toMatch(/red\b|yellow|green|blue/);
  // Neither is what Ben has hidden, as long as they do not look.
  expect(await page.locator(".own-hidden").evaluate((place) => place.outerHTML)).not.toMatch(/suit-/);
});

test("an open pile lies spread", async ({ page }) => {
  await hidden(page, ["Ada", "Ben"], { isOpen: true });
  if (await page.getByText("No card laid yet").isVisible()) {
    await hand(page).first().click();
    await go(page, /^Lay/).click();
  }
  await expect(page.getByRole("figure", { name: "Pile" }).getByRole("listitem").or(page.locator(".spread li")).first()).toBeVisible({ timeout: 20_000 });
});

test("whoever saves the game in its middle is warned", async ({ page }) => {
  await hidden(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save as a file" }).click();
  await expect(page.getByRole("dialog")).toContainText("The file holds the whole deal");
  const saved = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Limits .*\.limits$/);
});

test("the table has nothing to mend for screen readers", async ({ page }) => {
  await hidden(page, ["Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn"]);
  await accessible(page);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("cards are hidden and laid", async ({ page }) => {
    await begin(page, ["Ada", "Ben"], { level: "Beginner" });
    await hand(page).nth(1).tap();
    await go(page, /^Hide/).tap();
    await expect(saying(page)).toContainText(/You begin|Your turn/, { timeout: 20_000 });
    await hand(page).first().tap();
    await go(page, /^Lay/).tap();
    await expect(page.getByText(/\d+ cards? laid/)).toBeVisible();
  });
});

const SIZES = [
  [390, 844],
  [390, 664],
  [320, 568],
  [844, 390],
  [820, 1180],
  [1280, 800],
];
for (const locale of ["en", "de", "nl", "fr", "cs"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("six have room on every screen", async ({ page }) => {
      await open(page);
      await page.evaluate(() => (location.hash = "#/limits/new"));
      await page.locator("form").waitFor();
      for (let n = 0; n < 4; n++) await page.locator("form fieldset").first().getByRole("button").last().click();
      await page.locator("form [type=submit]").click();
      await page.locator(".curtain button").click();
      for (const [width, height] of SIZES) {
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          const cut = await page.locator(".limits-play button:visible, .limits-play h1").evaluateAll((all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML.slice(0, 80)),
          );
          expect(cut).toEqual([]);
        });
      }
    });
  });
}

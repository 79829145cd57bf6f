// Learning: the menu, the rules with their little boards, the lessons, and the list of keys.
import { accessible, expect, open, test, themes } from "./kit.js";
import { endTurn } from "./table.js";

const LESSONS = ["laying", "farmer", "fisherman", "woodcutter", "watchman", "moving", "variants"];

const cell = (page, name) => page.getByRole("button", { name: `Lay the card here: ${name}`, exact: true });
const sentence = (page) => page.locator(".saying").getByRole("status");
const isDone = async (page) => {
  await expect(page.getByRole("heading", { name: "Done", level: 2 })).toBeVisible();
};
const keys = (page) => page.getByRole("dialog", { name: "Keyboard" });
const narrow = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("a stranger finds the lessons first, and everything by the menu", async ({ page }) => {
  await open(page);
  await expect(page.locator("main").getByRole("link").first()).toHaveAccessibleName(/^Learn to play/);
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const [name, title] of [["Learn", "Learn"], ["Rules", "Rules"], ["Settings", "Settings"], ["New game", "New game"]]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  }
  for (const name of ["Decks", "History"]) await expect(menu.getByRole("link", { name })).toBeVisible();
});

test("the content can be reached without going through the menu", async ({ page }) => {
  await open(page, "#/rules");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#\/rules$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu is behind a button and closes again", async ({ page }) => {
    await open(page);
    const button = page.getByRole("button", { name: "Menu" });
    const rules = page.getByRole("navigation").getByRole("link", { name: "Rules" });
    await expect(rules).toBeHidden();
    await button.tap();
    await expect(rules).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rules).toBeHidden();
    await button.tap();
    await rules.tap();
    await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
    await expect(rules).toBeHidden();
  });

  test("a worker in the rules is tapped, and what earns their points lights up", async ({ page }) => {
    await open(page, "#/rules");
    const example = page.locator(".rule", { has: page.getByRole("heading", { name: "The farmer" }) });
    await example.getByRole("button", { name: /^Farmer on d4 top left/ }).tap();
    await expect(example.getByRole("status")).toHaveText("Farmer: 4 points. Their field has 4 zones.");
    await expect(example.locator(".light-earned")).toBeVisible();
  });

  test("moving is learnt by touch", async ({ page }) => {
    await open(page, "#/learn/moving");
    await expect(page.getByText("earn at least 5 points as a woodcutter")).toBeVisible();
    await cell(page, "f4").tap();
    await expect(sentence(page)).toContainText("too few neighbours");
    await cell(page, "d5").tap();
    const right = page.locator(".hand").getByRole("button", { name: "Turn right" });
    await right.tap();
    await right.tap();
    await expect(sentence(page)).toContainText("Now tap the worker");
    await page.getByRole("button", { name: /^Farmer on d4 top left/ }).tap();
    await page.getByRole("button", { name: /^Move here as woodcutter: d4 top right/ }).tap();
    await expect(sentence(page)).toContainText("That’s it!");
    await endTurn(page).tap();
    await isDone(page);
    await page.getByRole("link", { name: "Next lesson" }).tap();
    await expect(page.getByRole("heading", { name: "The variants", level: 1 })).toBeVisible();
  });

  test("the variants are learnt by touch, and a real game comes next", async ({ page }) => {
    await open(page, "#/learn/variants");
    await cell(page, "e4").tap();
    await expect(sentence(page)).toContainText("only at a corner");
    await cell(page, "f4").tap();
    const right = page.locator(".hand").getByRole("button", { name: "Turn right" });
    await right.tap();
    await right.tap();
    await expect(sentence(page)).toContainText("Now tap the worker");
    await page.getByRole("button", { name: /^Farmer on d4 top left/ }).tap();
    await page.getByRole("button", { name: /^Move here as watchman: d4 bottom right/ }).tap();
    await expect(sentence(page)).toContainText("That’s it!");
    await endTurn(page).tap();
    await isDone(page);
    await expect(page.getByText("Time for a real game.")).toBeVisible();
    await page.getByRole("button", { name: "Play solo" }).tap();
    await expect(page.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
  });
});

test("the rules are as long as one likes, and stay so", async ({ page }) => {
  await open(page, "#/rules");
  const heading = (name) => page.getByRole("heading", { name, level: 2 });
  const short = page.getByText("The farmer earns 1 for each zone of their field.");
  const long = page.getByText("In a field of five zones that is 5 points.");
  await expect(short).toBeVisible();
  await expect(long).toBeHidden();
  await expect(heading("Ties")).toBeHidden();
  await page.getByRole("radio", { name: "In detail" }).check();
  await expect(short).toBeHidden();
  await expect(long).toBeVisible();
  await expect(heading("Several players")).toBeVisible();
  await expect(page.getByText("A tip: do not copy.")).toBeVisible();
  await page.getByRole("radio", { name: "Both" }).check();
  await expect(short).toBeVisible();
  await expect(long).toBeVisible();
  await expect(page.getByRole("row", { name: "28 to 34 OK" })).toBeVisible();
  await expect(page.getByText("published in 2014 by Abacusspiele")).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Both" })).toBeChecked();
  // The contents lead to a section, and the address stays that of the screen.
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Ties" }).click();
  await expect(heading("Ties")).toBeFocused();
  await expect(heading("Ties")).toBeInViewport();
  await expect(page).toHaveURL(/#\/rules$/);
});

test("boards in the rules can be pointed at, reached by Tab, and played", async ({ page }) => {
  await open(page, "#/rules");
  const rule = (name) => page.locator(".rule", { has: page.getByRole("heading", { name, exact: true }) });
  const watchman = rule("The watchman");
  await watchman.getByRole("button", { name: /^Watchman/ }).hover();
  await expect(watchman.getByRole("status")).toHaveText("Watchman: 4 points. They see 4 forest zones.");
  await expect(watchman.locator(".light-sight path")).toHaveCount(4);
  const crowd = rule("Several workers in one territory");
  await crowd.getByRole("button", { name: /^Farmer on e4/ }).focus();
  await expect(crowd.getByRole("status")).toContainText("Farmer: does not count.");
  // A turn is tried on the board itself, by mouse and by keys, and begun anew.
  const moving = rule("Moving a worker");
  await moving.getByRole("button", { name: /^Move here as woodcutter: d3 top left/ }).click();
  await expect(moving.getByRole("status")).toContainText("Woodcutter: 3 points.");
  await moving.getByRole("button", { name: "Try again" }).click();
  await expect(moving.getByRole("status")).toContainText("They can reach every zone that is lit.");
  const laying = rule("Laying the card");
  await laying.locator(".example-board").focus();
  await page.keyboard.press("Enter");
  await expect(laying.getByRole("status")).toContainText("Place a worker on the card");
  await page.keyboard.press("e");
  await expect(laying.getByRole("status")).toContainText("Choose a place for the card.");
});

test("laying and the farmer are learnt by mouse, one after the other", async ({ page }) => {
  await open(page, "#/learn");
  await page.getByRole("link", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { name: "Laying", level: 1 })).toBeVisible();
  await cell(page, "e4").click();
  await expect(sentence(page)).toContainText("the field is still too small");
  // A turn that does not reach the goal is not ended, and nothing of it is lost.
  await endTurn(page).click();
  await expect(sentence(page)).toHaveClass(/refused/);
  await cell(page, "d5").click();
  await expect(sentence(page)).not.toHaveClass(/refused/);
  await endTurn(page).click();
  await isDone(page);
  await expect(page.getByRole("link", { name: "Next lesson" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The farmer" })).toBeVisible();
  await cell(page, "d5").click();
  await page.getByRole("button", { name: /^Place a farmer here: top left/ }).click();
  await endTurn(page).click();
  await isDone(page);
  await page.getByRole("button", { name: "Once more" }).click();
  await expect(sentence(page)).toContainText("dashed places");
});

test("the fisherman is learnt by keyboard alone", async ({ page }) => {
  await open(page, "#/learn/fisherman");
  for (const key of ["r", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expect(sentence(page)).toContainText("Now place a worker");
  await page.keyboard.press("2");
  await expect(sentence(page)).toContainText("That’s it!");
  await page.keyboard.press("e");
  await isDone(page);
});

test("the way is shown, and can be tried again", async ({ page }) => {
  await open(page, "#/learn/woodcutter");
  await cell(page, "c4").click();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(sentence(page)).toContainText("That’s it!", { timeout: 15_000 });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sentence(page)).toContainText("dashed places");
  await expect(page.locator(".board .figure")).toHaveCount(0);
});

test("what is done stays done", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const lesson of LESSONS) {
    await open(page, `#/learn/${lesson}`);
    await page.getByRole("button", { name: "Show me" }).click();
    await endTurn(page).click();
    await isDone(page);
  }
  await page.goto("about:blank");
  await open(page, "#/learn");
  await expect(page.getByRole("listitem").filter({ hasText: "Done" })).toHaveCount(LESSONS.length);
  await expect(page.getByText("That’s everything.")).toBeVisible();
  await accessible(page);
  // Whoever has learnt is no stranger any more.
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.locator("main").getByRole("link").first()).not.toHaveAccessibleName(/^Learn to play/);
});

test("a broken note of the lessons does no harm", async ({ page }) => {
  await open(page);
  await page.evaluate(() => localStorage.setItem("limes.lessons", "{ rubbish"));
  await page.goto("about:blank");
  await open(page, "#/learn");
  await expect(page.getByText(/could not be read/).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Begin" })).toBeVisible();
});

test("the keys are listed wherever one asks for them", async ({ page }) => {
  await open(page);
  const solo = page.getByRole("button", { name: "Play solo" });
  await solo.click();
  await expect(page.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(keys(page)).toBeVisible();
  await expect(keys(page)).toContainText("End turn");
  // While the list is shown, no key does anything at the table.
  await page.keyboard.press("r");
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(keys(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.locator(".table-menu");
  await button.click();
  await accessible(page);
  await menu.getByRole("button", { name: "Keyboard" }).click();
  await expect(menu).toBeHidden();
  await expect(keys(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await button.click();
  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  for (const screen of ["#/settings", "#/rules", "#/learn/farmer"]) {
    await page.goto(`./${screen}`);
    await page.getByRole("button", { name: "Keyboard" }).click();
    await expect(keys(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(keys(page)).toBeHidden();
  }
});

for (const language of ["en", "de", "nl", "fr", "cs"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test("every screen fits, and axe finds nothing to mend", async ({ page }) => {
      test.setTimeout(180_000);
      for (const colorScheme of themes(language)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const screen of ["", "#/rules", "#/learn", ...LESSONS.map((lesson) => `#/learn/${lesson}`)]) {
          await page.goto("about:blank");
          await open(page, screen);
          if (screen === "") await page.locator(".menu button").click();
          if (screen === "#/rules") await page.locator(".choice-row label").last().click();
          if (screen.startsWith("#/learn/")) await page.locator(".hand-buttons button").nth(2).click();
          expect(await narrow(page), screen).toBeLessThanOrEqual(0);
          // Lessons look alike: of those one is enough for axe.
          if (!screen.startsWith("#/learn/") || screen.endsWith("moving")) await accessible(page);
        }
        await page.locator(".hand .go").click();
        await expect(page.locator(".hand.after")).toBeVisible();
        expect(await narrow(page)).toBeLessThanOrEqual(0);
        await accessible(page);
        await page.keyboard.press("?");
        await expect(page.locator("dialog")).toBeVisible();
        expect(await narrow(page)).toBeLessThanOrEqual(0);
        await accessible(page);
      }
    });
  });
}

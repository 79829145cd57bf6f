// Learning Limits: the rules, and the lessons at a real table.
import { accessible, expect, open, test, themes } from "./kit.js";

const LESSONS = ["hiding", "counting", "suspecting", "bait"];
const LANGUAGES = ["en", "de", "nl", "fr", "cs"];

const words = (page) => page.locator(".lesson-words");
const hand = (page) => page.getByRole("group", { name: "Your hand" });
const card = (page, name) => hand(page).getByRole("button", { name, exact: true }).first();
const button = (page, name) => page.getByRole("button", { name, exact: true });
const drama = (page) => page.locator(".drama");
const narrow = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Chooses a card and confirms it. */
async function decide(page, name, what) {
  await card(page, name).click();
  await button(page, what).click();
}

/** Looks at a suspicion to its end and goes back to the table. */
async function watched(page, verdict) {
  await expect(drama(page)).toBeVisible({ timeout: 15_000 });
  const skip = drama(page).getByRole("button", { name: "Skip" });
  const back = drama(page).getByRole("button", { name: "Back to the table" });
  await expect(skip.or(back)).toBeVisible();
  // A tap right after it came belongs to what was before.
  await page.waitForTimeout(600);
  if (await skip.isVisible()) await skip.click();
  await expect(drama(page)).toContainText(verdict);
  await back.click();
  await expect(drama(page)).toBeHidden();
}

async function isDone(page) {
  await expect(page.getByRole("heading", { name: "Done", level: 2 })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // The others need not be waited for, and nothing has to move.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http") && !localStorage.getItem("limes.settings")) {
      localStorage.setItem("limes.settings", 'limes = "settings"\nversion = 1\npace = "at-once"\n');
    }
  });
});

test("limits and hidden cards are learnt by mouse, and wrong ways lead back", async ({ page }) => {
  await open(page, "#/limits/learn");
  await page.getByRole("link", { name: "Begin" }).click();
  await expect(page.getByRole("heading", { name: "Limits and hidden cards", level: 1 })).toBeVisible();
  await expect(words(page)).toContainText("Hide one of them");
  await decide(page, "Purple (gem)", "Hide purple");
  await expect(words(page)).toContainText("has no limit that could be raised");
  await expect(hand(page).getByRole("button")).toHaveCount(5);
  await decide(page, "Blue (drop)", "Hide blue");
  await expect(words(page)).toContainText("nobody knows but you");
  await decide(page, "Red (sun)", "Lay red");
  await expect(words(page)).toContainText("the colour that has no limit at all");
  await decide(page, "Purple (gem)", "Lay purple");
  await expect(words(page)).toContainText("Now lay your blue card");
  await accessible(page);
  await decide(page, "Blue (drop)", "Lay blue");
  await watched(page, "Ben takes the limit card: −2");
  await isDone(page);
  await expect(words(page)).toContainText("Ben’s suspicion was wrong");
  await accessible(page);
  await expect(page.getByRole("link", { name: "Next lesson" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Laying and counting", level: 1 })).toBeVisible();
});

test("laying and counting are learnt by keyboard alone", async ({ page }) => {
  await open(page, "#/limits/learn/counting");
  await expect(words(page)).toContainText("Lay the third");
  // The hand is sorted: yellow, two green, blue.
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(words(page)).toContainText("one too many at once");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(words(page)).toContainText("Three green cards lie in the pile");
  // Yellow, green, blue, and the purple card that was drawn.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(drama(page)).toContainText("Ben takes the limit card: −2");
  await page.waitForTimeout(600);
  await page.keyboard.press("Enter");
  await expect(drama(page)).toBeHidden();
  await isDone(page);
});

test("a right suspicion is learnt, and why a wrong one costs", async ({ page }) => {
  await open(page, "#/limits/learn/suspecting");
  await button(page, "Suspect somebody else…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Suspect Ben" }).click();
  await expect(words(page)).toContainText("what came later does not count");
  await page.getByRole("button", { name: /^Suspect Cleo/ }).click();
  await watched(page, "You: +1");
  await expect(words(page)).toContainText("A new round.");
  await decide(page, "Yellow (star)", "Hide yellow");
  await expect(words(page)).toContainText("Lay any card but yellow");
  await decide(page, "Purple (gem)", "Lay purple");
  await expect(words(page)).toContainText("Will you suspect Cleo?");
  await page.getByRole("button", { name: /^Suspect Cleo/ }).click();
  await expect(words(page)).toContainText("you have hidden yellow yourself");
  await decide(page, "Green (leaf)", "Lay green");
  await watched(page, "Ben takes the limit card: −2");
  await isDone(page);
});

test("four are exchanged, and the bait is taken; then comes a real game", async ({ page }) => {
  await open(page, "#/limits/learn/bait");
  await decide(page, "Yellow (star)", "Hide yellow");
  await expect(words(page)).toContainText("Exchange the four red cards");
  await button(page, "Exchange four").click();
  await page.getByRole("button", { name: /^Exchange four red/ }).click();
  await expect(words(page)).toContainText("Lay it as bait");
  await decide(page, "Yellow (star)", "Lay yellow");
  await watched(page, "Ben takes the limit card: −2");
  await isDone(page);
  await page.getByRole("link", { name: "Play Limits" }).click();
  await expect(page.getByRole("heading", { name: "New game", level: 1 })).toBeVisible();
});

test("the way is shown, can be tried again, and what is done stays done", async ({ page }) => {
  for (const lesson of LESSONS) {
    await open(page, `#/limits/learn/${lesson}`);
    const done = page.getByRole("heading", { name: "Done", level: 2 });
    const back = drama(page).getByRole("button", { name: "Back to the table" });
    for (let step = 0; step < 12 && !(await done.isVisible()); step += 1) {
      if (await back.isVisible()) {
        await page.waitForTimeout(600);
        await back.click();
        continue;
      }
      await button(page, "Show me").click();
      const confirm = page.locator(".own-buttons .go");
      if (await confirm.isEnabled()) await confirm.click();
      await page.waitForTimeout(150);
    }
    await isDone(page);
  }
  await button(page, "Once more").click();
  await expect(words(page)).toContainText("hide the yellow card");
  await page.goto("about:blank");
  await open(page, "#/limits/learn");
  await expect(page.getByRole("listitem").filter({ hasText: "Done" })).toHaveCount(LESSONS.length);
  await expect(page.getByText("That’s everything.")).toBeVisible();
});

test("the rules of Limits are as long as one likes, and their contents lead to sections", async ({ page }) => {
  await open(page, "#/limits/rules");
  const heading = (name) => page.getByRole("heading", { name, level: 2 });
  await expect(page.getByText("Each hidden card raises the limit of its colour by 1 for this round.")).toBeVisible();
  await expect(heading("Ties")).toBeHidden();
  await page.getByRole("radio", { name: "In detail" }).check();
  await expect(page.getByText("the first turn of a round cannot be a suspicion")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Limit card: red 4/ }).first()).toBeVisible();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Ties" }).click();
  await expect(heading("Ties")).toBeFocused();
  await expect(page).toHaveURL(/#\/limits\/rules$/);
  await page.getByRole("link", { name: "Learn to play" }).click();
  await expect(page.getByRole("heading", { name: "Learn", level: 1 })).toBeVisible();
});

// What the printed rulebook says, and where this game differs from it.
const PRINTED = {
  en: ["In detail", [
    "60 colour cards, 12 of each colour",
    "Two players use 10 limit cards, three or four use 18, five or six use 14",
    "The printed game has a special rule for two players. Its text is not available to us",
    "keeps score with point cards: 24 worth +1 and 4 worth +5",
    "Playing with the pile spread out is a known house rule.",
  ]],
  de: ["Ausführlich", [
    "60 Farbkarten, 12 in jeder Farbe",
    "Zu zweit spielt man mit 10 Limitkarten, zu dritt oder viert mit 18, zu fünft oder sechst mit 14",
    "Das gedruckte Spiel hat eine Sonderregel für zwei. Ihr Text liegt uns nicht vor",
    "Punktekarten, 24 mit +1 und 4 mit +5",
    "Mit ausgebreitetem Stapel zu spielen ist eine bekannte Hausregel.",
  ]],
  nl: ["Uitgebreid", [
    "60 kleurkaarten, 12 van elke kleur",
    "Met twee spelers doen er 10 limietkaarten mee, met drie of vier 18, met vijf of zes 14",
    "Het gedrukte spel heeft een speciale regel voor twee spelers. De tekst daarvan hebben we niet",
    "puntenkaarten voor: 24 met +1 en 4 met +5",
    "Spelen met een uitgespreide stapel is een bekende huisregel.",
  ]],
  fr: ["En détail", [
    "60 cartes couleur, 12 de chaque couleur",
    "À deux, on utilise 10 cartes limite, à trois ou quatre 18, à cinq ou six 14",
    "Le jeu imprimé a une règle spéciale à deux joueurs. Nous n’en avons pas le texte",
    "cartes points : 24 de +1 et 4 de +5",
    "Jouer avec la pile étalée est une variante maison connue.",
  ]],
  cs: ["Podrobně", [
    "60 barevnými kartami, od každé barvy 12",
    "Ve dvou se hraje s 10 kartami limitu, ve třech nebo čtyřech s 18, v pěti nebo šesti se 14",
    "Tištěná hra má pro dva hráče zvláštní pravidlo. Jeho text nemáme",
    "bodové karty: 24 s +1 a 4 s +5",
    "Hrát s rozloženou hromádkou je známé domácí pravidlo.",
  ]],
};

for (const [locale, [length, sentences]] of Object.entries(PRINTED)) {
  test.describe(`the rules in ${locale}`, () => {
    test.use({ locale });

    test("say what is printed, and what is not", async ({ page }) => {
      await open(page, "#/limits/rules");
      await page.getByRole("radio", { name: length }).check();
      for (const sentence of sentences) await expect(page.getByRole("paragraph").filter({ hasText: sentence })).toBeVisible();
    });
  });
}

/** Something is on the screen from its first to its last line, and nothing lies over it. */
async function inSight(page, selector) {
  const hidden = await page.locator(selector).evaluate((thing) => {
    const { left, width, top, bottom } = thing.getBoundingClientRect();
    return [top + 2, bottom - 2].filter((y) => !thing.contains(document.elementFromPoint(left + width / 2, y)));
  });
  expect(hidden, selector).toEqual([]);
}

for (const [locale, width, height] of [["en", 390, 664], ["de", 390, 664], ["fr", 390, 664], ["en", 390, 844]]) {
  test.describe(`on a phone of ${width} by ${height} in ${locale}`, () => {
    test.use({ locale, viewport: { width, height }, hasTouch: true });

    test("what is taught is on the screen", async ({ page }) => {
      for (const [lesson, taught] of [["hiding", ".limit-card-place"], ["suspecting", "#suspect"], ["counting", "#suspect"], ["bait", ".limit-card-place"]]) {
        await page.goto("about:blank");
        await open(page, `#/limits/learn/${lesson}`);
        // The introduction comes first, and then makes room.
        await expect(words(page)).toBeHidden();
        await inSight(page, ".about");
        await page.locator(".read-on").tap();
        await expect(words(page)).toBeFocused();
        await inSight(page, ".lesson-words");
        await inSight(page, ".limit-card-place");
        await inSight(page, taught);
      }
    });
  });
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 320, height: 640 } });

    test("rules and lessons fit a narrow screen, and axe finds nothing to mend", async ({ page }) => {
      test.setTimeout(120_000);
      for (const colorScheme of themes(language)) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const screen of ["#/limits/rules", "#/limits/learn", ...LESSONS.map((lesson) => `#/limits/learn/${lesson}`)]) {
          await page.goto("about:blank");
          await open(page, screen);
          if (screen === "#/limits/rules") await page.locator(".choice-row label").last().click();
          expect(await narrow(page), screen).toBeLessThanOrEqual(0);
          if (screen.includes("learn/")) {
            await page.locator(".read-on").click();
            expect(await narrow(page), screen).toBeLessThanOrEqual(0);
          }
          // Lessons look alike: of those one is enough for axe.
          if (!screen.includes("learn/") || screen.endsWith("bait")) await accessible(page);
        }
      }
    });
  });
}

// What is painted before the program is there: the first screen, as it will be, in the right language and colours.
import { accessible, botsWay, expect, loaded, open, test } from "./kit.js";

/** Keeps the program from coming until the function that is given back is called. */
async function holdProgram(page) {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route(/\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await loaded(page);
  };
}

/** Stores settings before the page is opened. */
async function withSettings(page, lines) {
  const saved = `limes = "settings"\nversion = 1\n${lines}\n`;
  await page.addInitScript((saved) => localStorage.setItem("limes.settings", saved), saved);
}

/** Everything on the screen that has a text, with the place where it is. */
function layout(page) {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(".bar a, .bar button, h1, .cover, .lead, .way, .way b, .way span, .aside, #app svg.mark");
    return [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const link = part.getAttribute("href") ?? "";
      return `${part.localName} ${part.textContent.trim()} ${link} at ${x} ${y}, ${width} × ${height}`;
    });
  });
}

/** How far things have moved on the page, as browsers count it. */
function shifts(page) {
  return page.evaluate(
    () =>
      new Promise((told) => {
        new PerformanceObserver((list) => told(list.getEntries().reduce((sum, { value }) => sum + value, 0))).observe({
          type: "layout-shift",
          buffered: true,
        });
        // Nobody is told of nothing.
        setTimeout(() => told(0), 300);
      }),
  );
}

const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };
const VISITS = [
  ["en-GB", PHONE],
  ["en-GB", LYING],
  ["en-GB", DESKTOP],
  ["de-AT", PHONE],
  ["nl-NL", PHONE],
  ["fr-FR", PHONE],
  ["cs-CZ", DESKTOP],
  ["pt-BR", PHONE],
];

for (const [locale, viewport] of VISITS) {
  test.describe(`${locale}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ locale, viewport });

    test("the first screen is there before the program, and stays where it is", async ({ page }) => {
      const release = await holdProgram(page);
      await page.goto("./");
      await expect(page.getByRole("heading", { name: "Limes & Limits", level: 1 })).toBeVisible();
      const painted = await layout(page);
      expect(painted.length).toBeGreaterThan(25);
      await release();
      expect(await layout(page)).toEqual(painted);
      expect(await shifts(page)).toBe(0);
    });
  });
}

test("axe finds nothing to mend on it", async ({ page }) => {
  await holdProgram(page);
  await page.goto("./");
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await accessible(page);
});

test("a press before the program is there is not lost", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Play solo" }).click();
  await release();
  await expect(page.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
});

test("a press that is under way while the program comes is not lost either", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Play solo" }).hover();
  await page.mouse.down();
  await release();
  await expect(page.locator("#loading")).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole("heading", { name: "Round 1 of 16" })).toBeVisible();
});

test("of two presses the last one counts", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./");
  await page.getByRole("button", { name: "Play solo" }).click();
  await page.locator(".game.limes").getByRole("link", { name: "Pass and play" }).click();
  await release();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("the place of somebody who uses the keyboard is not lost", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./");
  await botsWay(page).focus();
  await release();
  await expect(botsWay(page)).toBeFocused();
});

test("whoever has been here before sees nothing that is not for them", async ({ page }) => {
  await withSettings(page, 'language = "de"');
  const release = await holdProgram(page);
  await page.goto("./");
  await expect(page.getByText("Bei Limes bekommen alle in jeder Runde dieselbe Karte")).toBeVisible();
  await expect(page.locator(".way")).toHaveCount(0);
  const painted = await layout(page);
  await release();
  await expect(page.getByRole("button", { name: "Allein spielen" })).toBeVisible();
  const now = await layout(page);
  expect(painted.filter((part) => !now.includes(part))).toEqual([]);
  expect(await shifts(page)).toBe(0);
});

for (const [chosen, colorScheme, colour] of [
  ["dark", "light", "rgb(33, 29, 25)"],
  ["light", "dark", "rgb(233, 225, 208)"],
  ["auto", "dark", "rgb(33, 29, 25)"],
]) {
  test(`the colours are right from the beginning (${chosen} on a ${colorScheme} device)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await withSettings(page, `theme = "${chosen}"`);
    const release = await holdProgram(page);
    await page.goto("./");
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await background()).toBe(colour);
    await release();
    expect(await background()).toBe(colour);
  });
}

test("another address does not show the first screen meanwhile", async ({ page }) => {
  const release = await holdProgram(page);
  await page.goto("./#/rules");
  await expect(page.getByRole("status")).toHaveText("One moment, the cards are being shuffled…");
  await expect(page.getByRole("button")).toHaveCount(0);
  await release();
  await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
});

test("rubbish in the storage, or no storage at all, keeps nobody from the first screen", async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem("limes.settings", '\u0000theme = "pink"\nlanguage = "\u0130'));
  await open(page);
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  const release = await holdProgram(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await release();
  complaints.length = 0;
});

test("if the program does not come, the first screen says so", async ({ page, complaints }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("status")).toContainText("The game could not be loaded.");
  complaints.length = 0;
});

test("if the program breaks, the page says so in its language", async ({ page, complaints }) => {
  await withSettings(page, 'language = "de"');
  await open(page);
  await page.evaluate(() => setTimeout(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  }));
  await expect(page.getByRole("alert")).toContainText("Dein Spiel ist gespeichert");
  complaints.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it needs", async ({ page }) => {
    await page.goto("./");
    // It cannot know the language.
    await expect(page.locator("main p")).toHaveCount(5);
    await expect(page.locator("main p:lang(en)")).toHaveText("This game needs JavaScript, which is switched off in your browser.");
    await expect(page.locator("main p:lang(de)")).toHaveText("Dieses Spiel braucht JavaScript, das in deinem Browser ausgeschaltet ist.");
    const text = await page.locator("body").innerText();
    expect(text).toMatch(/^Limes & Limits\n\nThis game needs JavaScript/);
  });

  test("nobody is told to wait for what will not come, at any address", async ({ page }) => {
    await page.goto("./#/rules");
    await expect(page.locator("main p:lang(en)")).toBeVisible();
    await expect(page.locator("body")).not.toContainText("One moment");
    await expect(page.getByRole("status")).toHaveCount(0);
  });
});

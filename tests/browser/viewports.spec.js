// Screens of every shape, letters of every size and names of every length: nothing is covered, cut, or wider than the screen.
import { readFile } from "node:fs/promises";
import { expect, open, test, withGame } from "./kit.js";

const record = await readFile(new URL("games/picture.limes", import.meta.url), "utf8");
const LANGUAGES = ["en", "de", "nl", "fr", "cs"];
const LONG = ["Bartholomäusübernachtungsgast1", "Wilhelmine von und zu Altenburg"];

/** The game with all its rounds, or the first of them and the card of the next, for as many players as there are names. */
function game(rounds = 16, names = ["Ada"]) {
  const lines = record.trimEnd().replace('"Ada"', names.map((name) => `"${name}"`).join(']\n[Player ')).split("\n");
  const first = lines.findIndex((line) => line.startsWith("1. "));
  const turns = lines.slice(first).map((line) => line.split(" | "));
  const played = turns.slice(0, rounds).map(([card, turn]) => [card, ...names.map(() => turn)].join(" | "));
  const next = turns.slice(rounds, rounds + 1).map(([card]) => card);
  return [...lines.slice(0, first), ...played, ...next].join("\n") + "\n";
}

/** Where things are on the screen. */
const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.getAttribute("aria-label") ?? element.textContent, left, top, right, bottom };
    }),
  );

const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Expects that nothing of one kind covers anything of another. */
function apart(...kinds) {
  kinds.forEach((kind, n) => {
    for (const one of kind) {
      for (const other of kinds.slice(n + 1).flat()) {
        expect(meet(one, other), `${one.name} and ${other.name}\n${JSON.stringify([one, other])}`).toBe(false);
      }
    }
  });
}

/** Expects that all of the board, the sentence and the buttons of the hand are on the screen, and that none covers another. */
async function shared(page) {
  await expect(page.locator(".hand .go")).toBeEnabled();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { width, height } = page.viewportSize();
  const all = [".play-head > *", ".board .cell, .board .laid-frame, .board .tool .disc, .board .figure", ".saying p", ".hand"];
  const kinds = await Promise.all(all.map((selector) => boxes(page, selector)));
  for (const box of [...kinds.flat(), ...(await boxes(page, ".hand button:not([hidden])"))]) {
    const where = JSON.stringify(box);
    expect(box.left, where).toBeGreaterThanOrEqual(-1);
    expect(box.top, where).toBeGreaterThanOrEqual(-1);
    expect(box.right, where).toBeLessThanOrEqual(width + 1);
    expect(box.bottom, where).toBeLessThanOrEqual(height + 1);
  }
  apart(...kinds);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

const SIZES = [
  [844, 390],
  [375, 553],
  [390, 664],
  [640, 400],
  [920, 430],
  [820, 1180],
  [1280, 800],
];
for (const locale of ["en", "de"]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("board, sentence and hand share the screen, whatever its shape", async ({ page }) => {
      await withGame(page, "#/play", game(8));
      await page.locator(".board .cell").first().click();
      for (const [width, height] of SIZES) {
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height });
          await shared(page);
        });
      }
    });

    test("board, sentence and hand share the screen, however large the letters are", async ({ page }) => {
      await withGame(page, "#/play", game(8));
      await page.locator(".board .cell").first().click();
      const browser = await page.context().newCDPSession(page);
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ]) {
        await page.setViewportSize({ width, height });
        for (const size of [24, 32]) {
          await test.step(`${width}×${height} with letters of ${size} pixels`, async () => {
            // What somebody has set in the browser, and a style that somebody has put over the page.
            await browser.send("Page.setFontSizes", { fontSizes: { standard: size } });
            await shared(page);
            await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
            await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), size);
            await shared(page);
            await page.evaluate(() => (document.documentElement.style.fontSize = ""));
          });
        }
      }
    });
  });
}

for (const locale of LANGUAGES) {
  test.describe(`on a narrow phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });

    test("no screen is wider than the phone", async ({ page }) => {
      test.setTimeout(120_000);
      await withGame(page, "", game(16, LONG));
      const fits = async (screen) => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320);
      };
      const screens = ["new", "result", "replay", "review", "rules", "learn", "learn/woodcutter", "decks", "decks/classic", "history", "settings", "today"];
      for (const screen of ["", ...screens, ""]) {
        await page.evaluate((screen) => (location.hash = `#/${screen}`), screen);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        await fits(screen);
      }
      await page.locator(".game.limes .ways").getByRole("button").first().click();
      await page.locator(".board .cell").first().click();
      await fits("play");
    });
  });
}

for (const names of [["Ada"], ["Ada", "Ben"]]) {
  test(`a replay of ${names.length} is not covered by its console`, async ({ page }) => {
    await withGame(page, "#/replay", game(16, names));
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [390, 844],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(".scene")).toHaveCount(names.length);
      apart(await boxes(page, ".console"), await boxes(page, ".scene, .stage .words"));
    }
  });
}

test("around one screen it always says whose turn it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await withGame(page, "#/play", game(8, ["Ada", "Ben"]));
  const colour = (place) => page.locator(`${place} .art-body`).first().evaluate((body) => getComputedStyle(body).fill);
  const seen = [];
  for (const name of ["Ada", "Ben"]) {
    const curtain = page.getByRole("dialog");
    await expect(curtain).toContainText(`Hand the device to ${name}`);
    const atCurtain = await colour(".curtain");
    await curtain.getByRole("button").click();
    const whose = page.locator(".whose-turn");
    await expect(whose).toBeVisible();
    await expect(whose).toHaveText(`${name}’s turn`);
    expect(await colour(".whose-turn")).toBe(await colour(".supply"));
    expect(await colour(".whose-turn")).toBe(atCurtain);
    seen.push(atCurtain);
    await page.locator(".board .cell").first().click();
    await shared(page);
    await page.setViewportSize({ width: 640, height: 400 });
    await shared(page);
    await page.locator(".hand .go").click();
  }
  expect(seen[0]).not.toBe(seen[1]);
});

test("alone nobody is told whose turn it is", async ({ page }) => {
  await withGame(page, "#/play", game(8));
  await expect(page.locator(".board .cell").first()).toBeVisible();
  await expect(page.locator(".whose-turn")).toHaveCount(0);
});

test("several hints in one cell are legible", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Show me" }).click({ timeout: 20_000 });
  // The first card has only one place.
  const mark = page.locator(".cell .mark");
  await expect(mark).toHaveText(/^1 2/, { timeout: 20_000 });
  const [[text], [rect], [cell]] = await Promise.all([".mark text", ".mark rect", "> path"].map((part) => boxes(page, `.board .cell ${part}`)));
  for (const [inner, outer] of [
    [text, rect],
    [rect, cell],
  ]) {
    expect(inner.left).toBeGreaterThan(outer.left);
    expect(inner.right).toBeLessThan(outer.right);
  }
});

test("a difference has a sign that stands clear of its digit", async ({ page }) => {
  await withGame(page, "#/play", game(12));
  await page.locator(".board .cell").first().click();
  await page.locator(".board .figure.movable").first().click();
  const changes = page.locator(".zone .change");
  await expect(changes.first()).toBeVisible();
  for (const text of await changes.allTextContents()) expect(text).toMatch(/^([+−]\d+|±0)$/);
  const { letterSpacing, strokeWidth } = await changes.first().evaluate((text) => {
    const { letterSpacing, strokeWidth } = getComputedStyle(text);
    return { letterSpacing, strokeWidth };
  });
  expect(parseFloat(letterSpacing)).toBeGreaterThan(parseFloat(strokeWidth));
});

test("a worker who earns nothing says so", async ({ page }) => {
  await open(page, "#/rules");
  await expect(page.locator(".art-idle .art-points").first()).toHaveText("0");
});

test("after the last card nothing is still to come", async ({ page }) => {
  await withGame(page, "#/play", game(14));
  await expect(page.locator(".coming")).toContainText("One of these 9 cards is still to come.");
  await expect(page.locator(".coming li")).toHaveCount(9);
  await page.locator(".board .cell").first().click();
  await page.locator(".hand .go").click();
  await expect(page.locator(".coming")).toContainText("This is the last card.");
  await expect(page.locator(".coming li")).toHaveCount(0);
});

for (const width of [320, 390, 1280]) {
  test(`long names fit everywhere, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await withGame(page, "#/play", game(15, LONG));
    const fits = async (screen) => {
      const outside = await page.evaluate((names) => {
        const leaves = [...document.querySelectorAll("body *")].filter((element) => !element.children.length && !element.closest("svg, .spoken, option"));
        const named = leaves.filter(({ textContent }) => names.some((name) => textContent.includes(name)));
        return named
          .map((element) => [element, element.closest(".panel, .curtain, .play-head, .stage, .page, body")])
          .filter(([element, room]) => {
            const [inner, outer] = [element, room].map((part) => part.getBoundingClientRect());
            return inner.width > 0 && (inner.left < outer.left - 1 || inner.right > outer.right + 1);
          })
          .map(([element]) => element.outerHTML);
      }, LONG);
      expect(outside, screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width);
    };
    for (const name of LONG) {
      await expect(page.locator(".curtain")).toContainText(name);
      await fits("curtain");
      await page.locator(".curtain button").click();
      await fits("table");
      await page.locator(".board .cell").first().click();
      await page.locator(".hand .go").click();
    }
    await expect(page.getByRole("heading", { name: "The result" })).toBeVisible();
    await fits("result");
    // The points stay on one line, however long the name beside them is.
    for (const points of await page.locator(".result h2 b").all()) {
      expect((await points.boundingBox()).height).toBeLessThan(40);
    }
    for (const screen of ["replay", "review", "history", "new", ""]) {
      await page.evaluate((screen) => (location.hash = `#/${screen}`), screen);
      await expect(page.locator(".play")).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (screen === "new") await page.locator('input[type="text"]').first().fill(LONG[0]);
      await fits(screen);
    }
  });
}

// What is kept and given away: shared games, files, the history, decks; and what the browser offers.
import { readFile } from "node:fs/promises";
import { accessible, expect, kept, open, test, themes } from "./kit.js";
import { FERRY as ROUNDS } from "./games.js";
import { cells, endTurn, round } from "./table.js";
import { serveVersions } from "./versions.js";

const HEAD = `[Game "Limes"]
[Format "1"]
[Deck "classic"]
[Player "Ada"]
[Seed "3e0597f5c9af6587"]
`;
const GAME = `${HEAD}\n${ROUNDS.join("\n")}\n`;
const RUNNING = `${HEAD}\n${ROUNDS.slice(0, 15).join("\n")}\n`;

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const addressOf = async (page) => {
  const field = page.getByLabel("Address of the game");
  await expect(field).toHaveValue(/#[gc]=./);
  return field.inputValue();
};

/** Opens a text as somebody would who got it by mail. */
async function paste(page, text) {
  await open(page, "#/history");
  await page.getByLabel("Or paste a record or a link").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** A solo game in which one turn is made. */
async function begin(page) {
  await open(page);
  await page.getByRole("button", { name: "Play solo" }).click();
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
}

/** The content of the file that a press on a button gives. */
async function download(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** How many colours a picture has, once the browser has drawn it. */
function colours(page, kind, bytes) {
  const draw = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return new Set(new Uint32Array(data.buffer)).size;
  };
  return page.evaluate(draw, `data:image/${kind};base64,${bytes.toString("base64")}`);
}

test("a link for others leads to where they reach the server, or says that nobody does", async ({ browser, baseURL }) => {
  const info = (lan) => ({ version: "1", public_url: null, lan, push_key: null, imprint: null, privacy: null, notice: null, invite_only: false });
  const visit = async (lan) => {
    const page = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
    // Within the page, because Playwright does not see the requests of a service worker.
    await page.addInitScript((info) => {
      const send = window.fetch;
      window.fetch = (asked, ...options) =>
        String(asked.url ?? asked).endsWith("api/server") ? Promise.resolve(Response.json(info)) : send(asked, ...options);
    }, info(lan));
    await paste(page, GAME);
    return { page, only: page.getByText("Only this computer can open this link.") };
  };
  const here = await visit([]);
  await expect(here.only).toBeVisible();
  const lan = await visit(["http://10.0.0.2:5463"]);
  await expect(lan.page.getByLabel("Address of the game")).toHaveValue(/^http:\/\/10\.0\.0\.2:5463\/#g=./);
  await expect(lan.only).toHaveCount(0);
});

test("a share link holds the whole game", async ({ page, context, browser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page, GAME);
  await heading(page, "Finished game");
  await expect(page.getByText(/^\d+ points: /)).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.").first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(await addressOf(page));

  // Somebody else opens it, with nothing but the link.
  const elsewhere = await browser.newContext({ locale: "en-GB" });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await heading(other, "Finished game");
  expect(await other.locator(".headline").innerText()).toBe(await page.locator(".headline").innerText());
  expect(await addressOf(other)).toBe(link);
  // Its other screens have addresses too, and nothing is stored for them.
  await other.getByRole("link", { name: "Replay" }).click();
  await expect(other).toHaveURL(/#g=[^/]+\/replay$/);
  await heading(other, "Replay");
  await other.reload();
  await heading(other, "Replay");
  await elsewhere.close();
});

test("the seed of a game can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await paste(page, GAME);
  await expect(page.getByText("Seed: 3e0597f5c9af6587")).toBeVisible();
  await page.getByRole("button", { name: "Copy seed" }).click();
  await expect(page.getByText("Seed copied.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("3e0597f5c9af6587");
});

test("without a clipboard the link can be copied by hand", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined }));
  await paste(page, GAME);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/copy it by hand/).first()).toBeVisible();
  await page.getByLabel("Address of the game").focus();
  const chosen = await page.evaluate(() => document.activeElement.selectionEnd - document.activeElement.selectionStart);
  expect(chosen).toBe((await addressOf(page)).length);
});

test("a damaged link says so, and the game in progress stays", async ({ page }) => {
  await begin(page);
  for (const damaged of ["", "abc%", "q1Zy", "AAAA"]) {
    await page.goto("about:blank");
    await open(page, `#g=${damaged}`);
    await heading(page, "Something went wrong");
    await expect(page.getByRole("alert")).toContainText(/cannot be opened/);
  }
  await page.getByRole("link", { name: "Continue" }).click();
  await round(page, 2);
});

test("a shared draw is played beside the game in progress", async ({ page }) => {
  await begin(page);
  await paste(page, GAME);
  await heading(page, "Finished game");
  await page.getByRole("button", { name: "Play this draw yourself" }).click();
  await round(page, 1);
  await expect(page.getByRole("heading", { name: "Card 15" })).toBeVisible();
  await cells(page).first().click();
  await endTurn(page).click();
  await round(page, 2);
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(2);
});

test("a broken record is refused with its line", async ({ page }) => {
  await paste(page, GAME.replace("| d4^", "| e9^"));
  await expect(page.getByRole("alert")).toContainText("Line 7, round 1, player 1 (Ada)");
  await paste(page, "rubbish");
  await expect(page.getByRole("alert")).toContainText("This game cannot be opened: ");
  const file = page.getByLabel("Choose a file");
  await file.setInputFiles({ name: "photo.limes", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xd8, 0xff, 0x00]) });
  await expect(page.getByRole("alert")).toContainText("This is not readable text");
  await file.setInputFiles({ name: "huge.limes", mimeType: "text/plain", buffer: Buffer.alloc(9_000_000, 65) });
  await expect(page.getByRole("alert")).toContainText("The file is too large.");
  await heading(page, "History");
});

test("a file can be chosen or dropped", async ({ page }) => {
  await open(page, "#/history");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Choose a file").click()]);
  await chooser.setFiles({ name: "game.limes", mimeType: "text/plain", buffer: Buffer.from(GAME) });
  await heading(page, "Finished game");
  await page.goBack();
  await heading(page, "History");
  const data = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "game.limes"));
    return data;
  }, GAME);
  await page.locator("h1").dispatchEvent("drop", { dataTransfer: data });
  await heading(page, "Finished game");
});

test("an unfinished game is played on, and its result is kept", async ({ page }) => {
  await paste(page, RUNNING);
  await heading(page, "Game in progress, round 16 of 16");
  await page.getByRole("button", { name: "Play on" }).click();
  await round(page, 16);
  await cells(page).first().click();
  await endTurn(page).click();
  await heading(page, "The result");
  const [points] = (await page.locator(".headline").innerText()).match(/\d+/);
  const file = await download(page, "Record (.limes)");
  expect(file.name).toMatch(/^Limes \d{4}-\d\d-\d\d Ada\.limes$/);
  expect(file.bytes.toString()).toContain(`${ROUNDS[14]}\n16. `);

  await page.goto("./#/history");
  const game = page.getByRole("link", { name: new RegExp(`^View: .*, ${points} points`) });
  await expect(game).toHaveCount(1);
  await game.click();
  await heading(page, "The result");
  await page.goBack();
  // It goes only when that is wanted.
  const bin = page.getByRole("button", { name: /^Delete this game/ });
  await bin.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(bin).toHaveCount(1);
  const saved = await download(page, "Export all");
  expect(saved.name).toMatch(/^Limes .*\.toml$/);
  await bin.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No games finished yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No games finished yet.")).toBeVisible();
  // And it comes back from the file.
  await page.getByLabel("Choose a file").setInputFiles({ name: saved.name, mimeType: "text/plain", buffer: saved.bytes });
  await expect(page.getByText("1 game added to your history.").first()).toBeVisible();
  await expect(game).toHaveCount(1);
});

test("a game gives its record and pictures", async ({ page }) => {
  await paste(page, GAME);
  expect((await download(page, "Record (.limes)")).bytes.toString()).toBe(GAME);
  const drawing = await download(page, "Picture (SVG)");
  expect(drawing.name).toMatch(/Ada\.svg$/);
  // Drawn, and in many colours: not an empty sheet.
  expect(await colours(page, "svg+xml", drawing.bytes)).toBeGreaterThan(50);
  const { name, bytes } = await download(page, "Picture (PNG)");
  expect(name).toMatch(/Ada\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  expect(await colours(page, "png", bytes)).toBeGreaterThan(50);
});

test.describe("decks", () => {
  const zone = (page, card, where) => page.getByRole("button", { name: new RegExp(`^Card ${card}: ${where} `) });
  const nameOf = (page) => page.getByLabel("Name of the deck");

  async function fresh(page) {
    await open(page, "#/decks");
    await page.getByRole("button", { name: "New deck" }).click();
    await heading(page, "My deck");
  }

  test("a deck is made by taps, saved and played with", async ({ page }) => {
    await fresh(page);
    // Card 1 is «# =h ^h ~».
    await expect(zone(page, 1, "top left")).toHaveAccessibleName("Card 1: top left rock with a tower");
    await zone(page, 1, "top left").click();
    await expect(zone(page, 1, "top left")).toHaveAccessibleName("Card 1: top left field");
    await page.getByLabel("Huts").check();
    await zone(page, 1, "top left").click();
    await zone(page, 1, "top left").click();
    await expect(zone(page, 1, "top left")).toHaveAccessibleName("Card 1: top left field with 2 huts");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(zone(page, 1, "top left")).toHaveAccessibleName(/with (a|1) hut/);
    await nameOf(page).fill("Lakes");
    await page.getByRole("button", { name: "Save" }).click();
    await heading(page, "Decks");
    await expect(page.getByRole("heading", { name: "Lakes" })).toBeVisible();
    await page.reload();
    const deck = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Lakes" }) });
    await expect(deck.getByText("Not saved yet")).toHaveCount(0);
    await deck.getByRole("link", { name: "Edit" }).click();
    await expect(zone(page, 1, "top left")).toHaveAccessibleName(/field with (a|1) hut/);

    await open(page, "#/new");
    await page.getByLabel("Deck").selectOption("Lakes");
    await page.getByRole("button", { name: "Remove Player 2" }).click();
    await page.getByLabel("Type a seed").fill("limes");
    await page.getByRole("button", { name: "Start" }).click();
    await round(page, 1);
    await cells(page).first().click();
    await endTurn(page).click();
    await round(page, 2);
    await page.goto("./#/history");
    await page.getByRole("button", { name: /^Share/ }).click();
    await expect(page.getByText("Deck: Lakes")).toBeVisible();
  });

  test("what is not saved is not lost, and can be thrown away", async ({ page }) => {
    await fresh(page);
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("link", { name: "Edit" }).click();
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
    await zone(page, 3, "top right").click();
    const changed = await page.getByRole("button", { name: /^Card 3: top right/ }).getAttribute("aria-label");
    await expect(page.getByText("Not saved yet")).toBeVisible();
    // A wrong tap on the menu, even a closed tab.
    await page.getByRole("link", { name: "Settings" }).click();
    await heading(page, "Settings");
    await page.reload();
    await page.goBack();
    await expect(zone(page, 3, "top right")).toHaveAccessibleName(changed);
    await expect(page.getByText("Not saved yet")).toBeVisible();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await expect(zone(page, 3, "top right")).not.toHaveAccessibleName(changed);
    await expect(page.getByText("Not saved yet")).toHaveCount(0);
  });

  test("by keyboard alone", async ({ page }) => {
    await fresh(page);
    const first = zone(page, 1, "top right");
    await first.focus();
    await page.keyboard.press("h");
    await expect(first).toHaveAccessibleName("Card 1: top right field with 2 huts");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(first).toHaveAccessibleName("Card 1: top right forest with 2 huts");
    await expect(first).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(zone(page, 1, "bottom left")).toBeFocused();
  });

  test("a long press or the right button adds a hut", async ({ page }) => {
    await fresh(page);
    const first = zone(page, 1, "top right");
    await first.click({ delay: 700 });
    await expect(first).toHaveAccessibleName("Card 1: top right field with 2 huts");
    await first.click({ button: "right" });
    await expect(first).toHaveAccessibleName("Card 1: top right field with 3 huts");
  });

  test("a deck file comes in with its faults, which are mended here", async ({ page }) => {
    await open(page, "#/decks");
    const cards = ["~h = = =", ...Array(23).fill("= = = =")];
    const toml = `name = "Odd"\ncards = ${JSON.stringify(cards)}\n`;
    const choose = (text) =>
      page.getByLabel("Import (TOML)").setInputFiles({ name: "odd.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
    await choose("cards = [");
    await expect(page.getByRole("alert")).toContainText("This deck cannot be opened: Line 1");
    await choose('name = "Odd"\ncards = ["= = = ="]');
    await expect(page.getByRole("alert")).toContainText("A deck has 24 cards; this one has 1.");
    await choose(toml);
    await heading(page, "Odd");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Card 1", exact: true }) });
    await expect(card).toContainText("A hut cannot stand on water.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Something is wrong with card 1").first()).toBeVisible();
    await heading(page, "Odd");
    await card.getByRole("button").first().click();
    await expect(card).not.toContainText("A hut cannot stand on water.");
    const file = await download(page, "Export (TOML)");
    expect(file.name).toBe("Odd.toml");
    expect(file.bytes.toString()).toContain('name = "Odd"');
    await page.getByRole("button", { name: "Save" }).click();
    await heading(page, "Decks");
    await page.getByRole("button", { name: "Delete: Odd" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No deck of your own yet.")).toBeVisible();
  });

  test("a deck can be typed", async ({ page }) => {
    await fresh(page);
    await page.getByText("As text").click();
    const text = page.getByRole("textbox", { name: "As text" });
    await text.fill((await text.inputValue()).replace('"# =h ^h ~"', '"~ ~ ~ ~"').replace("My deck", "Typed"));
    await page.getByRole("button", { name: "Import (TOML)" }).click();
    await heading(page, "Typed");
    await expect(zone(page, 1, "top left")).toHaveAccessibleName("Card 1: top left water");
    await text.fill("rubbish");
    await page.getByRole("button", { name: "Import (TOML)" }).click();
    await expect(page.getByRole("alert")).toContainText("This deck cannot be opened");
    await page.getByRole("button", { name: "Undo" }).click();
    await heading(page, "My deck");
  });

  test("the name of the built-in deck, or of another one, is not taken by accident", async ({ page }) => {
    await fresh(page);
    await zone(page, 1, "top left").click();
    await nameOf(page).fill("classic");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText(/Choose another one/).first()).toBeVisible();
    await nameOf(page).fill("One");
    await page.getByRole("button", { name: "Save" }).click();
    await heading(page, "Decks");
    await page.getByRole("button", { name: "New deck" }).click();
    await nameOf(page).fill("One");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toContainText("There is already a deck called One.");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await heading(page, "One");
    await expect(page.getByText("Not saved yet")).toBeVisible();
  });

  test("an address without a deck says so", async ({ page }) => {
    await open(page, "#/decks/nowhere");
    await expect(page.getByText("There is nothing at this address.")).toBeVisible();
  });
});

test("a new version is told, and taken when that is wanted", async ({ page, baseURL }) => {
  const door = await serveVersions(baseURL);
  await page.goto(door.address);
  await kept(page);
  const notice = page.getByText("A new version is ready.");
  await expect(notice).toHaveCount(0);
  door.next();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await expect(notice).toBeVisible();
  await expect(page).toHaveTitle("Limes & Limits");
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page).toHaveTitle("Limes & Limits, next");
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  door.close();
});

test("where the browser offers it, the app can be installed", async ({ page }) => {
  await open(page);
  const button = page.getByRole("button", { name: "Install" });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => (window.asked = true);
    window.dispatchEvent(offer);
  });
  await button.click();
  expect(await page.evaluate(() => window.asked)).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(button).toHaveCount(0);
  await expect(page.getByText("Limes & Limits is installed.").first()).toBeVisible();
});

test("sounds are heard only by those who want them", async ({ page }) => {
  await page.addInitScript(() => {
    window.tones = 0;
    const make = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
      window.tones++;
      return make.call(this);
    };
  });
  const tones = () => page.evaluate(() => window.tones);
  await begin(page);
  expect(await tones()).toBe(0);
  await page.goto("./#/settings");
  await page.getByLabel("Sound").check();
  await page.goto("./#/play");
  await cells(page).first().click();
  await expect.poll(tones).toBe(1);
  await endTurn(page).click();
  await expect.poll(tones).toBe(3);
});

for (const language of ["en", "de", "nl", "fr", "cs"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: { width: 360, height: 740 } });

    test("every screen fits, and axe finds nothing to mend", async ({ page }) => {
      test.slow();
      // Something on every screen: a game that goes on, one that is over, and a deck with a fault.
      await open(page, "#/decks");
      const toml = `name = "Odd"\ncards = ${JSON.stringify(["~h = = =", ...Array(23).fill("=hhh ~ ^h #")])}\n`;
      await page.locator("input[type=file]").setInputFiles({ name: "odd.toml", mimeType: "text/plain", buffer: Buffer.from(toml) });
      await expect(page.getByRole("heading", { name: "Odd", level: 1 })).toBeVisible();
      const records = JSON.stringify([GAME.replace("]\n\n", ']\n[Date "2026-05-01"]\n\n')]);
      const history = `limes = "history"\nversion = 1\nrecords = ${records}\n`;
      await page.evaluate((text) => localStorage.setItem("limes.history", text), history);
      // As an earlier version wrote it, which is taken over at the next start.
      await page.goto("about:blank");
      await open(page, "#/history");
      await page.locator("textarea").fill(RUNNING);
      await page.locator(".import button").click();
      const running = await page.evaluate(() => location.hash);
      await page.locator(".page .go").first().click();
      await page.goto("./#/history");
      await page.locator(".past li:not(.running) .game").click();
      await expect(page.locator(".sharing")).toBeVisible();
      const over = await page.evaluate(() => location.hash);
      for (const colorScheme of themes(language)) {
        await page.emulateMedia({ colorScheme });
        for (const screen of ["#/history", "#/decks", "#/decks/Odd", over, running, "#g=rubbish"]) {
          await page.goto("about:blank");
          await open(page, screen);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
          await accessible(page);
        }
      }
      await page.goto("about:blank");
      await open(page, "#/history");
      await page.locator(".past button.quiet").last().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await accessible(page);
    });
  });
}

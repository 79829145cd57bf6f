// The list of tables that wait for players, and what the operator of a server tells every visitor.
import { accessible, expect, loaded, test } from "./kit.js";
import { person, program, startServer } from "./online.js";

let server;

test.beforeEach(async () => {
  server = await startServer({
    LIMES_NOTICE: "Club evening on Tuesday",
    LIMES_IMPRINT_URL: "https://club.example/imprint",
    LIMES_PRIVACY_URL: "https://club.example/privacy",
  });
});

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
  await server.close();
});

const rows = (page) => page.locator("ul.tables .company").locator("xpath=ancestor::li");

test("open tables say who waits and how they play, page by page, and change by themselves", async ({ browser }) => {
  test.setTimeout(120_000);
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => program(server.address, name)));
  const make = (host, options = {}) => host.post("tables", { game: "limes", seats: 3, listed: true, ...options });
  await make(ada, { clock: { turn_h: 24 }, variants: ["ferryman"], turns: "open" });
  for (let n = 0; n < 50; n++) await make(n % 2 ? ada : ben);
  const page = await person(browser, server.address, "Cleo", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("./#/online");
  await loaded(page);
  const list = page.locator("ul.tables").last();
  await expect(list.getByRole("listitem")).toHaveCount(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(51);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  const oldest = list.getByRole("listitem").last();
  for (const words of ["Ada", "here", "3 seats, 2 of them free", "1 day per decision", "The fisherman as ferryman", "Open turns", "just now"]) {
    await expect(oldest).toContainText(words, { ignoreCase: true });
  }
  await accessible(page);
  // Another table appears without a reload, and the one with the focus keeps it.
  const link = oldest.getByRole("link");
  await link.focus();
  const address = await link.getAttribute("href");
  await make(ben, { bots: [{ seat: 3, level: 4 }] });
  await expect(list.getByRole("listitem")).toHaveCount(52, { timeout: 15_000 });
  await expect(list.getByRole("listitem").first()).toContainText("Ben");
  expect(await page.evaluate(() => document.activeElement.getAttribute("href"))).toBe(address);
  // A server that has just started knows of nobody who is there.
  await server.kill();
  await server.start();
  await expect(oldest).toContainText("away", { timeout: 15_000 });
  expect(await page.evaluate(() => document.activeElement.getAttribute("href"))).toBe(address);
  await page.getByRole("button", { name: "Limits", exact: true }).click();
  await expect(list.getByRole("listitem")).toHaveCount(0);
  expect(page.faults).toEqual([]);
});

test("visitors read the operator’s notice and find the legal pages", async ({ browser }) => {
  const page = await person(browser, server.address, "Ada", { viewport: { width: 390, height: 844 } });
  for (const address of ["./#/online", "./#/"]) {
    await page.goto(address);
    await loaded(page);
    await expect(page.getByText("Club evening on Tuesday")).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("link", { name: "Legal notice" })).toHaveAttribute("href", "https://club.example/imprint");
    await expect(page.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "https://club.example/privacy");
    await accessible(page);
  }
  expect(page.faults).toEqual([]);
});

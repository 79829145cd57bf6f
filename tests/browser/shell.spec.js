// The house itself: it stands, it answers, and it needs no network.
import { accessible, expect, kept, loaded, open, test } from "./kit.js";
import { serveVersions } from "./versions.js";

test("the page says its name", async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle("Limes & Limits");
  await expect(page.getByRole("heading", { name: "Limes & Limits", level: 1 })).toBeVisible();
});

test("addresses lead to screens, and rubbish leads home", async ({ page }) => {
  await open(page, "#/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.goto("./#/new");
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
  await page.goto("./#/nowhere");
  await expect(page.getByRole("button", { name: "Play solo" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("after one visit it works without a network", async ({ page, context, complaints }) => {
  await open(page);
  await kept(page);
  await context.setOffline(true);
  // The network is off indeed, and the page complains about it this once.
  expect(await page.evaluate(() => fetch("./not-kept").then(() => "fetched", () => "no network"))).toBe("no network");
  await expect.poll(() => complaints.length).toBe(1);
  complaints.length = 0;
  await page.reload();
  await page.getByRole("button", { name: "Play solo" }).click();
  // The bots' thread comes without a network too.
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.getByRole("button", { name: "Show me" })).toBeVisible({ timeout: 20_000 });
});

test("a new version is there at the next visit, and the old one until nobody needs it", async ({ page, context, baseURL }) => {
  const door = await serveVersions(baseURL);
  const versions = (page) => page.evaluate(() => window.caches.keys());
  const solo = (page) => page.getByRole("button", { name: "Play solo" });

  await page.goto(door.address);
  await kept(page);
  const [first] = await versions(page);
  expect(first).toMatch(/^limes-[0-9a-f]{10}$/);

  // One that does not come whole is not there at all.
  door.next({ whole: false });
  const end = await page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.getRegistration()).update();
    await new Promise((ended) => installing.addEventListener("statechange", ended));
    return installing.state;
  });
  expect(end).toBe("redundant");
  await page.reload();
  await loaded(page);
  await expect(page).toHaveTitle("Limes & Limits");
  await expect(solo(page)).toBeVisible();

  // Somebody plays on with the files of the old version, while a new window has the new one.
  door.next();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await expect(page.getByText("A new version is ready.")).toBeVisible();
  const other = await context.newPage();
  await other.goto(door.address);
  await expect(other).toHaveTitle("Limes & Limits, next");
  await expect(solo(other)).toBeVisible();
  await expect(page).toHaveTitle("Limes & Limits");
  expect(await versions(page)).toEqual([first, "limes-0000000000"]);

  // The old version goes with its last page, as soon as the browser has noticed.
  await page.close();
  await other.close();
  await expect(async () => {
    const later = await context.newPage();
    await later.goto(door.address);
    await expect(later).toHaveTitle("Limes & Limits, next");
    await expect(solo(later)).toBeVisible();
    const left = await versions(later);
    await later.close();
    expect(left).toEqual(["limes-0000000000"]);
  }).toPass();
  door.close();
});

test("it can be installed", async ({ page, request }) => {
  await open(page);
  const address = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ name: "Limes & Limits", display: "standalone", start_url: "./" });
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to mend (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await accessible(page);
  });
}

test("without WebAssembly it says so in a sentence", async ({ page, complaints }) => {
  await page.addInitScript(() => delete window.WebAssembly);
  await page.goto("./");
  await expect(page.getByRole("status")).toContainText("The game could not be loaded.");
  complaints.length = 0;
});

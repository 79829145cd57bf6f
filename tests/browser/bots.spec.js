// Against bots from the first screen: how many, how good, and the same again the next time.
import { accessible, botsWay as way, expect, open, test } from "./kit.js";

const heading = (page, name) => expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
const form = (page) => page.getByRole("form", { name: "Against bots" });

for (const viewport of [
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test("number and level are chosen once, and remembered", async ({ page }) => {
      await open(page);
      await way(page).click();
      await expect(form(page).getByLabel("Opponents")).toHaveValue("0");
      await expect(form(page).getByLabel("Level").locator("option:checked")).toHaveText("Regular");
      await form(page).getByLabel("Opponents").selectOption("3");
      await form(page).getByLabel("Level").selectOption("Learner");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await accessible(page);
      await form(page).getByRole("button", { name: "Start" }).click();
      await heading(page, "Round 1 of 16");
      for (const name of ["Learner", "Learner 2", "Learner 3"]) {
        await expect(page.locator(".others-strip .other").getByText(`${name} is done`, { exact: true })).toBeVisible();
      }

      // The next time two presses are enough, without a mouse too.
      await page.goto("about:blank");
      await open(page);
      await way(page).focus();
      await page.keyboard.press("Enter");
      await expect(form(page).getByLabel("Level").locator("option:checked")).toHaveText("Learner");
      await expect(form(page).getByRole("button", { name: "Start" })).toBeFocused();
      await page.keyboard.press("Enter");
      await heading(page, "Round 1 of 16");
      await expect(page.locator(".others-strip .other")).toHaveCount(3);
    });
  });
}

test("an odd number in the settings is told, and one bot plays", async ({ page }) => {
  const odd = 'limes = "settings"\nversion = 1\nbots = 99\nbot-level = "godlike"\n';
  await page.addInitScript((odd) => localStorage.setItem("limes.settings", odd), odd);
  await open(page);
  await expect(page.locator(".toast")).toContainText("A setting has an invalid value.");
  await way(page).click();
  await expect(form(page).getByLabel("Opponents").locator("option:checked")).toHaveText("1");
  // Closed again by the same button.
  await way(page).click();
  await expect(form(page)).toHaveCount(0);
});

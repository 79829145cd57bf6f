// Files that are brought along when their screen is gone already.
import { expect, open, test } from "./kit.js";

for (const screen of ["#/history", "#/decks"]) {
  test(`a file for ${screen} that comes too late is not heard`, async ({ page }) => {
    await open(page, screen);
    const field = await page.locator("input[type=file]").elementHandle();
    await page.evaluate(() => (location.hash = "#/rules"));
    await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
    await expect(page.locator("input[type=file]")).toHaveCount(0);
    // The browser's own window is answered only now. The page must not complain.
    await field.evaluate((field) => {
      const data = new DataTransfer();
      data.items.add(new File(["rubbish"], "a.txt", { type: "text/plain" }));
      field.files = data.files;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.waitForTimeout(200);
    await expect(page.getByRole("heading", { name: "Rules", level: 1 })).toBeVisible();
  });
}

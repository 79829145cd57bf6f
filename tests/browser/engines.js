// One window in each of the two engines besides Chromium's, which all other tests have. Both do the same few things: go to an
// address, say what a function returns in the page, click at a place, and take a picture.
import { firefox } from "@playwright/test";
import { openWebKit } from "./webkit.js";

const { FIREFOX } = process.env;

export const ENGINES = {
  // The channel means any Firefox as it is, not the one that Playwright has changed for itself.
  Firefox: async () => openPlaywright(await firefox.launch({ executablePath: FIREFOX, channel: "moz-firefox" })),
  WebKit: openWebKit,
};

async function openPlaywright(browser) {
  const page = await browser.newPage({ locale: "en-GB" });
  return {
    goto: (address) => page.goto(address),
    evaluate: (question, arg) => page.evaluate(question, arg),
    click: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

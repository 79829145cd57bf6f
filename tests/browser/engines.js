// One window in each of the three engines, which all do the same few things: go to an address, say what a function returns in the
// page, click at a place, and take a picture.
import { chromium, firefox } from "@playwright/test";
import { ARGS } from "./playwright.config.js";
import { openWebKit } from "./webkit.js";

const { CHROMIUM, FIREFOX } = process.env;

export const ENGINES = {
  Chromium: async () => openPlaywright(await chromium.launch({ executablePath: CHROMIUM, args: ARGS })),
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

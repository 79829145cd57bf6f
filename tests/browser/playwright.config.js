// `cargo xtask browser` builds the app, starts the real binary and passes on where it is.
import { defineConfig } from "@playwright/test";

const { LIMES_ADDRESS, LIMES_TRACE, CHROMIUM, CI } = process.env;
if (!LIMES_ADDRESS || !CHROMIUM) {
  throw new Error("LIMES_ADDRESS and CHROMIUM are not set: run these tests with `cargo xtask browser`");
}

/** How the browser is started. */
export const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  outputDir: "results",
  forbidOnly: !!CI,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: "list",
  use: {
    baseURL: LIMES_ADDRESS,
    locale: "en-GB",
    screenshot: "only-on-failure",
    // It shows every step of a test, and recording it takes a quarter of the time.
    trace: LIMES_TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      executablePath: CHROMIUM,
      args: ARGS,
    },
  },
});

// One whole game with its review in the other two engines that browsers are made of.
import { expect, test } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { openDoor } from "./door.js";
import { ENGINES } from "./engines.js";

test.setTimeout(300_000);
const PATIENCE = { timeout: 20_000 };
const THOUGHT = { timeout: 180_000 };

/** In the page: writes down what it complains about. Not every engine tells its console to others. */
function listen() {
  window.complaints = [];
  const note = (...words) => window.complaints.push(words.map(String).join(" "));
  for (const level of ["error", "warn"]) console[level] = note;
  addEventListener("error", (event) => note(event.message ?? event.target.outerHTML), true);
  addEventListener("unhandledrejection", (event) => note(event.reason));
}

/** In the page: where the first button or link of this name is that can be pressed, once it holds still. */
async function find({ name, within = "" }) {
  const look = () => {
    for (const element of document.querySelectorAll(`${within} :is(a[href], button, [role=button])`)) {
      const isWanted = new RegExp(name).test(element.ariaLabel ?? element.textContent.trim());
      if (!isWanted || element.disabled || !element.checkVisibility()) continue;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      // Something else may be in front of it, such as a message that goes by itself.
      if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
    return null;
  };
  const before = look();
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  const now = look();
  const isStill = now && now.x === before?.x && now.y === before.y;
  return isStill ? { x: Math.round(now.x), y: Math.round(now.y) } : null;
}

/** Somebody who visits the page, reads and presses. */
class Visitor {
  constructor(window) {
    this.window = window;
  }

  async visits(address) {
    await this.window.goto(address);
    await expect.poll(() => this.window.evaluate(() => document.getElementById("loading") === null), PATIENCE).toBe(true);
  }

  async presses(name, within) {
    let place = null;
    const look = async () => (place = await this.window.evaluate(find, { name, within }));
    await expect.poll(look, { ...PATIENCE, message: `press ${name}` }).not.toBe(null);
    await this.window.click(place.x, place.y);
  }

  async reads(words, patience = PATIENCE) {
    const read = () => this.window.evaluate(() => document.body.innerText);
    await expect.poll(read, { ...patience, message: `read ${words}` }).toMatch(words);
  }

  /** There was nothing to complain about, and nothing newer than what has just come. */
  async isContent() {
    expect(await this.window.evaluate(() => window.complaints)).toEqual([]);
    expect(await this.window.evaluate(() => document.body.innerText)).not.toContain("A new version is ready.");
  }
}

let door;
test.beforeAll(async ({ baseURL }) => {
  // Before everything else in the page.
  const first = Buffer.from(`(${listen})();`);
  door = await openDoor(baseURL, (path, body) => (path.startsWith("/first-") ? Buffer.concat([first, body]) : body));
});
test.afterAll(() => door.close());

for (const [name, openWindow] of Object.entries(ENGINES)) {
  test(`a whole game and its review in ${name}`, async ({}, info) => {
    test.skip(name === "WebKit" && process.platform !== "linux", "WebKitGTK is for Linux");
    const window = await openWindow();
    try {
      await playAndReview(new Visitor(window));
    } catch (fault) {
      await writeFile(info.outputPath("window.png"), await window.screenshot());
      throw fault;
    } finally {
      await window.close();
    }
  });
}

async function playAndReview(visitor) {
  await visitor.visits(door.address);
  await visitor.presses("^Play solo");
  for (let round = 1; round <= 16; round++) {
    await visitor.reads(new RegExp(`Round ${round} of 16`));
    await visitor.presses("^Lay the card here");
    if (round <= 7) await visitor.presses("^Place a");
    await visitor.presses("^End turn", ".hand");
  }
  await visitor.reads(/The result/);
  await visitor.reads(/\d+ points?/);
  await visitor.presses("^Review");
  await visitor.reads(/What your turns cost, taken together\./, THOUGHT);
  await visitor.isContent();

  // What was played is there at the next visit.
  await visitor.visits(door.address);
  await visitor.presses("^History");
  await visitor.presses("^View");
  await visitor.reads(/The result/);
  await visitor.isContent();
}

test("what comes at the first visit is not called a new version, however early it is in charge of the page", async ({ page }) => {
  // In WebKit this may happen by itself.
  await page.addInitScript(() => {
    const keeper = ServiceWorkerContainer.prototype;
    const { get } = Object.getOwnPropertyDescriptor(keeper, "controller");
    const { register } = keeper;
    let first = null;
    keeper.register = async function (...args) {
      const registration = await register.apply(this, args);
      first = registration.installing;
      return registration;
    };
    Object.defineProperty(keeper, "controller", { get() { return get.call(this) ?? first; } });
  });
  await page.goto("./");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await expect(page.getByText("A new version is ready.")).toHaveCount(0);
});

// A monkey at the keyboard: it presses, drags, types, resizes, goes back and forth, and the page must never complain. Every run has
// seeds of its own; LIMES_MONKEY=seed repeats one.
import { expect, test } from "@playwright/test";
import { loaded } from "./kit.js";

const MONKEYS = 5;
const EVENTS = 400;
/** How many of the last events a failure tells. */
const TOLD = 20;

const { LIMES_MONKEY } = process.env;
const LANGUAGES = ["en-GB", "de-DE", "nl-NL", "fr-FR", "cs-CZ"];
const SIZES = [[1280, 720], [390, 844], [844, 390], [320, 568], [768, 1024], [1920, 1080], [200, 200]];
const KEYS = [
  ..."rrReuuyzzmmMllh0123456789?[]",
  ..."Enter Enter Enter Space Space Tab Tab Tab Shift+Tab Escape Escape Backspace Home End PageDown".split(" "),
  ..."ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowDown Control+z Control+y Control+Enter".split(" "),
];
const ADDRESSES = [
  ..."#/ #/new #/play #/replay #/review #/result #/rules #/learn #/learn/farmer #/learn/moving #/decks #/decks/classic".split(" "),
  ..."#/limits/new #/limits/rules #/limits/learn #/limits/learn/hiding #/limits/learn/bait #/limits/today #/chess/rules".split(" "),
  ..."#/online #/limits/online #/table/00000000000000000000 #/table/x #/table/../x".split(" "),
  ..."#/settings #/history #/learn/nothing #/decks/My%20cards #/decks/%ff #/decks/100% #/play/nobody #/review/../x".split(" "),
  ..."#g= #g=rubbish #g=%%%/replay #g=q1ZyT8xNVbJS-8nMTi1W0lFKSSxJBQA_/review # ## #/nowhere #content #/🂡 #/play/a/b".split(" "),
];
const TYPED = ["Ada", "Žluťoučký kůň", "0", "  ", "<b>", "-1", "x".repeat(200), "#g=abc", "limes = \"history\"\n"];

/**
 * A browser notes what a server refuses, such as a password that somebody made up, and a socket whose page is left before it is open.
 * That is an answer, and what the page makes of it is told on the page.
 */
function isNetwork(message) {
  const isRefused = /status of (401|403|404|409|429)/.test(message.text()) && message.location().url.includes("/api/");
  return isRefused || /WebSocket is closed before/.test(message.text());
}

/** A small generator of numbers from 0 to 1. */
function mulberry32(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** In the page: chance follows the seed, with other numbers after every reload. */
function tameChance(seed) {
  let visits = 0;
  try {
    visits = Number(sessionStorage.getItem("visits"));
    sessionStorage.setItem("visits", visits + 1);
  } catch {
    // A blank page keeps nothing and plays nothing.
  }
  let state = (seed + visits * 7919) >>> 0;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8;
  Math.random = () => next() / 2 ** 24;
}

/** In the page: something that can be pressed, the more likely the more interesting it is. */
function find({ chance, only }) {
  const all = [...document.querySelectorAll(only ?? "button, a[href], [role=button], input, select, textarea, summary, [tabindex='0']")];
  const worth = (element) => {
    if (element.closest("dialog[open], [role=dialog]")) return 12;
    if (element.closest(".board, .hand, .advice, .saying")) return 4;
    if (element.closest("header.bar")) return 0.5;
    return element.closest(".go, .ways") ? 3 : 1;
  };
  const free = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.disabled && element.type !== "file" && (!element.href || element.origin === location.origin);
  });
  const sum = free.reduce((sum, element) => sum + worth(element), 0);
  let left = chance * sum;
  const chosen = free.find((element) => (left -= worth(element)) < 0);
  if (!chosen) return null;
  chosen.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const name = chosen.getAttribute("aria-label") || chosen.textContent.trim();
  return { x: x + width / 2, y: y + height / 2, name: `${chosen.tagName.toLowerCase()} ${name.slice(0, 50)}` };
}

/** In the page: the person's answer to the browser's own window, whether the field is still there or not. */
function choose(field, text) {
  const data = new DataTransfer();
  data.items.add(new File([text], "a.txt", { type: "text/plain" }));
  field.files = data.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

class Monkey {
  constructor(page, random, byTouch) {
    Object.assign(this, { page, random, byTouch, events: [] });
  }

  one(list) {
    return list[Math.floor(this.random() * list.length)];
  }

  find(only) {
    return this.page.evaluate(find, { chance: this.random(), only });
  }

  anywhere() {
    const { width, height } = this.page.viewportSize();
    return { x: this.random() * width, y: this.random() * height, name: "anywhere" };
  }

  /** What it may do, and how often. */
  static HABITS = [
    [45, async function press() {
      const place = (await this.find()) ?? this.anywhere();
      await (this.byTouch ? this.page.touchscreen.tap(place.x, place.y) : this.page.mouse.click(place.x, place.y));
      return place.name;
    }],
    [6, async function play() {
      // A whole turn at once, or the monkey would never see the end of a game.
      for (const only of [".board .cell", ".board .ghost", ".hand .go", "dialog[open] .go", ".limits-card", ".own-buttons .go", ".drama .go"]) {
        const place = await this.find(only);
        if (place) await this.page.mouse.click(place.x, place.y);
      }
    }],
    [3, async function pressAnywhere() {
      const place = this.anywhere();
      await this.page.mouse.click(place.x, place.y, { button: this.one(["left", "left", "right"]) });
      return `${place.x | 0} ${place.y | 0}`;
    }],
    [3, async function pressTwice() {
      const place = (await this.find()) ?? this.anywhere();
      await this.page.mouse.dblclick(place.x, place.y);
      return place.name;
    }],
    [4, async function hold() {
      const place = (await this.find(".figure, .card-zones button")) ?? this.anywhere();
      await this.page.mouse.move(place.x, place.y);
      await this.page.mouse.down();
      await this.page.waitForTimeout(this.one([0, 100, 500]));
      if (this.random() < 0.3) await this.leave();
      await this.page.mouse.up();
      return place.name;
    }],
    [6, async function drag() {
      const from = (await this.find(".card-picture, [type=range], .figure")) ?? this.anywhere();
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      if (this.random() < 0.2) await this.page.keyboard.press(this.one(KEYS));
      const to = (await this.find(".cell")) ?? this.anywhere();
      await this.page.mouse.move(to.x, to.y, { steps: 3 });
      if (this.random() < 0.2) await this.leave();
      await this.page.mouse.up();
      return `${from.name} to ${to.name}`;
    }],
    [16, async function key() {
      const key = this.one(KEYS);
      await this.page.keyboard.press(key);
      return key;
    }],
    [3, async function type() {
      const place = await this.find("input[type=text], textarea");
      if (!place) return "nowhere";
      await this.page.mouse.click(place.x, place.y);
      const typed = this.one(TYPED);
      await this.page.keyboard.insertText(typed);
      return `${place.name}: ${typed}`;
    }],
    [1, async function bring() {
      const field = this.one(await this.page.$$("input[type=file]"));
      if (!field) return "nothing";
      // The browser's own window may stay open while the screen behind it changes.
      if (this.random() < 0.5) await this.leave();
      const text = this.one([...TYPED, "[Game \"Limes\"]\n"]);
      await field.evaluate(choose, text);
      return text;
    }],
    [3, async function choose() {
      return this.page.evaluate((chance) => {
        const fields = [...document.querySelectorAll("select")];
        const field = fields[Math.floor(chance * fields.length)];
        if (!field) return "nothing";
        field.focus();
        field.selectedIndex = Math.floor((chance * 997) % 1 * field.length);
        field.dispatchEvent(new Event("change", { bubbles: true }));
        return field.value;
      }, this.random());
    }],
    [4, async function focus() {
      const chance = this.random();
      return this.page.evaluate((chance) => {
        const all = [...document.querySelectorAll(".figure, [tabindex='0'], input, button")];
        const one = all[Math.floor(chance * all.length)];
        one?.focus();
        return one?.getAttribute("aria-label") ?? one?.tagName;
      }, chance);
    }],
    [2, async function resize() {
      const [width, height] = this.one(SIZES);
      await this.page.setViewportSize({ width, height });
      return `${width}×${height}`;
    }],
    [6, function leave() {
      return this.leave();
    }],
    [1, async function reload() {
      await this.page.reload();
      await loaded(this.page);
    }],
  ];

  /** To another screen, without a word to the one that is there. */
  async leave() {
    const way = this.one(["back", "back", "forward", "address"]);
    const address = this.one(ADDRESSES);
    await this.page.evaluate(({ way, address }) => {
      if (way === "address") location.hash = address;
      else history[way]();
    }, { way, address });
    // Where there is nothing to go back to, the browser leaves the game; the monkey comes again.
    if (way === "back") await this.page.waitForTimeout(20);
    return way === "address" ? address : way;
  }

  async act() {
    const sum = Monkey.HABITS.reduce((sum, [often]) => sum + often, 0);
    let left = this.random() * sum;
    const [, habit] = Monkey.HABITS.find(([often]) => (left -= often) < 0);
    this.events.push(habit.name);
    const about = await habit.call(this);
    if (about) this.events[this.events.length - 1] += `: ${about}`;
    if (this.random() < 0.1) await this.page.waitForTimeout(this.random() * 300);
  }
}

for (let number = 1; number <= (LIMES_MONKEY ? 1 : MONKEYS); number++) {
  test(`a monkey finds nothing to break (${number})`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const seed = LIMES_MONKEY ? Number(LIMES_MONKEY) : Math.floor(Math.random() * 2 ** 32);
    console.log(`monkey ${number}: LIMES_MONKEY=${seed}`);
    const random = mulberry32(seed);
    const one = (list) => list[Math.floor(random() * list.length)];
    const [width, height] = one(SIZES.slice(0, 4));
    const hasTouch = random() < 0.4;
    const context = await browser.newContext({ baseURL, locale: one(LANGUAGES), viewport: { width, height }, hasTouch });
    const page = await context.newPage();
    await page.addInitScript(tameChance, seed);
    const complaints = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !isNetwork(message)) complaints.push(message.text());
    });
    page.on("pageerror", (fault) => complaints.push(String(fault)));
    page.on("dialog", (dialog) => dialog.dismiss());

    const monkey = new Monkey(page, random, hasTouch);
    const check = async () => {
      if (await page.locator("#mishap").count()) complaints.push("the program broke");
      expect(complaints, "the page complained").toEqual([]);
    };
    try {
      for (let n = 0; n < EVENTS; n++) {
        if (!page.url().startsWith(baseURL)) {
          await page.goto("./");
          await loaded(page);
        }
        try {
          await monkey.act();
        } catch (fault) {
          // What was to be pressed may be gone with its page.
          if (!/context was destroyed|navigat|ERR_ABORTED|detached/i.test(fault.message)) throw fault;
        }
        await check();
      }
      // Whatever it did, the page is alive.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto("./#/settings");
      await page.goto("./#/");
      await expect(page.locator("main .ways").first()).toBeVisible();
      await check();
    } catch (fault) {
      const told = monkey.events.slice(-TOLD).join("\n  ");
      throw new Error(`LIMES_MONKEY=${seed}, after ${monkey.events.length} events, at last:\n  ${told}\n${fault.message}`);
    } finally {
      await context.close();
    }
  });
}

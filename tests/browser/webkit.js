// Debian's WebKit, which Playwright cannot drive. Its own driver is asked as https://www.w3.org/TR/webdriver2/ says.
import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Opens a window. */
export async function openWebKit() {
  const children = [];
  const end = () => children.forEach((child) => child.kill());
  // A test that takes too long is given up without a word.
  process.once("exit", end);
  try {
    const screen = await startScreen(children);
    const driver = await startDriver(children, screen);
    const { sessionId } = await ask(`${driver}/session`, { capabilities: {} });
    return new Window(`${driver}/session/${sessionId}`, end);
  } catch (fault) {
    end();
    throw fault;
  }
}

/** A screen that nobody sees: this browser must have one. */
async function startScreen(children) {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  children.push(screen);
  const [number] = await Promise.race([once(screen.stdio[3], "data"), ended(screen, "Xvfb")]);
  return `:${number.toString().trim()}`;
}

async function startDriver(children, screen) {
  const port = await freePort();
  // In English, whatever the machine speaks.
  const env = { ...process.env, DISPLAY: screen, LC_ALL: "C.UTF-8" };
  // It says much about what a machine without a desktop lacks.
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  children.push(driver);
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([answering(address), ended(driver, "WebKitWebDriver")]);
  return address;
}

async function ended(child, name) {
  const [why] = await Promise.race([once(child, "error"), once(child, "exit")]);
  throw new Error(`${name} does not run: ${why}`);
}

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

async function answering(address) {
  while (!(await fetch(`${address}/status`).then((answer) => answer.ok, () => false))) await pause(50);
}

async function ask(address, body, method = "POST") {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

class Window {
  constructor(session, end) {
    Object.assign(this, { session, end });
  }

  async goto(url) {
    await ask(`${this.session}/url`, { url });
  }

  /** What a function returns in the page. */
  evaluate(question, arg) {
    return ask(`${this.session}/execute/sync`, { script: `return (${question})(arguments[0])`, args: [arg] });
  }

  async click(x, y) {
    // As a hand does: the page has time to answer to the pointer before it is pressed.
    const pause = { type: "pause", duration: 50 };
    const press = [{ type: "pointerDown", button: 0 }, pause, { type: "pointerUp", button: 0 }];
    const actions = [{ type: "pointerMove", duration: 0, x, y }, pause, ...press];
    await ask(`${this.session}/actions`, { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  async screenshot() {
    return Buffer.from(await ask(`${this.session}/screenshot`, undefined, "GET"), "base64");
  }

  async close() {
    await ask(this.session, undefined, "DELETE").finally(this.end);
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import config from "@/playwright.config";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";

export interface TestBrowser {
  context: BrowserContext;
  logIn: () => Promise<void>;
  /** As the system would: nothing is written any more. */
  kill: () => Promise<void>;
}

/** A browser with a profile that outlives it, as its own process, so that it can be killed. */
export async function startBrowser(profile: string, address: string): Promise<TestBrowser> {
  const { executablePath, args = [] } = config.use?.launchOptions ?? {};
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [
      ...args,
      "--headless=new",
      "--window-size=1440,900",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "--no-default-browser-check",
      "--hide-crash-restore-bubble",
      "about:blank",
    ],
    // A group of its own, whose processes go together.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const endpoint = await readEndpoint(child);
  const browser = await chromium.connectOverCDP(endpoint);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window");
  const logIn = async () => {
    const response = await context.request.post(`${address}/api/login`, {
      data: { username: "admin", password: ADMIN_PASSWORD },
    });
    if (!response.ok()) throw new Error(`The login was answered with ${response.status()}`);
  };
  await logIn();
  return {
    context,
    logIn,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ends = [once(child, "exit"), untilDisconnected(browser)];
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await Promise.all(ends);
    },
  };
}

function untilDisconnected(browser: Browser): Promise<unknown> {
  return new Promise((resolve) => browser.once("disconnected", resolve));
}

function readEndpoint(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stderr?.on("data", (chunk) => {
      text += chunk;
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (endpoint) resolve(endpoint);
    });
    child.once("exit", (code) => reject(new Error(`The browser ended with ${code}: ${text}`)));
  });
}

import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 3210);
const browsers = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath = browsers.find((path) => path && existsSync(path));
const launchOptions = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    // A page lives for seconds: optimising its code takes a tenth more time than it saves.
    "--js-flags=--no-opt",
  ],
};

// Its workers and servers inherit it. A run's own, so that none begins with the content of another.
process.env.TEMPLATE_DATABASE ??= path.join(tmpdir(), `amide-template-${process.pid}.db`);

// Stories are told to the built site on a database of its own; `npm run test:browser` builds first.
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Twice the cores of a small machine: stories wait for most of their time.
  workers: 4,
  // These end what hangs. However busy the machine, no story comes near them.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // Stories that take long and show little that others do not. `npm run test:browser:all` tells them.
  grepInvert: process.env.ALL_STORIES ? undefined : /@long/,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy elsewhere may miss a deadline once; the report names such a story flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  // A trace costs a third of the time, so that only a second try has one.
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions,
    // Drawing what fades and slides takes one second of twenty; no story is about it.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 60_000,
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "desktop",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      // The rest is told on a phone by `npm run test:browser:all`, but what has no width, or every one.
      ...(process.env.ALL_STORIES
        ? {
            testIgnore:
              /(api|every-page|guard|large-library|markup|postgresql|security-headers|seo)\.spec/,
          }
        : { testMatch: /peptide-page\.spec/ }),
    },
  ],
  webServer: {
    command: "node tests/browser/serve.mjs",
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 120_000,
  },
});

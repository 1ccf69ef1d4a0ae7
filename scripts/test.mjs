// npm test: everything that is checked before a change is taken. Needs only git, Node ≥ 20.19 and npm;
// installs a browser and PostgreSQL where it may, and says at the end what it could not test.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installPackages, runStep, StepError, stopRunningStep } from "./install.mjs";
import { findChromium, hasJava, hasRedis, installSystemPackages } from "./test-machine.mjs";
import { findPostgresql, startPostgresql } from "./test-postgresql.mjs";

const isCi = process.env.CI === "true";
const reports = mkdtempSync(path.join(tmpdir(), "amide-reports-"));
const notTested = [];
const total = { passed: 0, failed: 0 };
let postgresql;

// The developer's own settings are not what is tested. (Blank stands for the default.)
for (const name of [
  "PORT",
  "SITE_URL",
  "SITE_NAME",
  "DATABASE_URL",
  "REDIS_URL",
  "OPENAI_API_KEY",
]) {
  process.env[name] = "";
}
process.env.NEXT_TELEMETRY_DISABLED = "1";
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    stopRunningStep(signal);
    await cleanUp();
    process.exit(130);
  });
}

try {
  await testAll();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  // A step that fails without a failed test, such as the linter, counts as one.
  total.failed ||= 1;
} finally {
  await cleanUp();
}
if (isCi) total.failed += notTested.length;
for (const reason of notTested) console.log(`Not tested: ${reason}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function testAll() {
  await installPackages();
  await prepareMachine();
  await runNpm("Generating the database clients", "db:generate");
  await runNpm("Linting", "lint");
  await runNpm("Checking types", "types");
  await runNpm("Checking the content", "content:check");
  await testUnits();
  await runNpm("Killing writing processes", "test:faults");
  await testInBrowser();
}

async function prepareMachine() {
  try {
    await installSystemPackages();
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(error.message);
  }
  if (!hasRedis()) {
    notTested.push("limits on Redis, because its server is not installed and could not be.");
  }
  if (process.env.TEST_POSTGRES_URL) return;
  const folder = findPostgresql();
  if (!folder) {
    notTested.push("PostgreSQL, because its server is not installed and could not be.");
    return;
  }
  postgresql = await startPostgresql(folder);
  process.env.TEST_POSTGRES_URL = postgresql.url;
}

async function testUnits() {
  const report = path.join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  await countTests(
    report,
    ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
    () => runNpm("Unit and API tests", "test:unit", reporters, { shown: true }),
  );
}

async function testInBrowser() {
  const chromium = findChromium();
  if (!chromium) {
    notTested.push("pages in a browser, because Chromium is not installed and could not be.");
    await runNpm("Building", "build");
    return;
  }
  if (!hasJava())
    notTested.push("html by the Nu checker, because Java is not installed and could not be.");
  const report = path.join(reports, "playwright.json");
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEMPLATE_DATABASE: path.join(reports, "template.db"),
  };
  await countTests(
    report,
    ({ stats }) => [stats.expected + stats.flaky, stats.unexpected],
    () => runNpm("Building and testing in a browser", "test:browser", [], { shown: true, env }),
  );
}

/** Adds a report's figures to the total, whether its run succeeds or not. */
async function countTests(report, readFigures, run) {
  try {
    await run();
  } finally {
    if (existsSync(report)) {
      const [passed, failed] = readFigures(JSON.parse(readFileSync(report, "utf8")));
      total.passed += passed;
      total.failed += failed;
    }
  }
}

// Through npm, because it puts the project's own Node first in the PATH.
function runNpm(label, script, args = [], options = {}) {
  return runStep(label, "npm", ["run", "-s", script, "--", ...args], options);
}

async function cleanUp() {
  const server = postgresql;
  postgresql = undefined;
  await server?.stop();
  rmSync(reports, { recursive: true, force: true });
}

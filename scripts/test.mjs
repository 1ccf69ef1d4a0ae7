// npm test: all checks that a change must pass. Needs only git, Node ≥ 20.19 and npm. Installs a
// browser and PostgreSQL if it may, and lists at the end what could not be tested.
// A failed step does not stop the others, so that one run shows every problem.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { enableGitHooks } from "./git-hooks.mjs";
import { installPackages, runStep, StepError, stopRunningSteps } from "./install.mjs";
import { findChromium, hasRedis, installSystemPackages } from "./test-machine.mjs";
import { findPostgresql, startPostgresql } from "./test-postgresql.mjs";
import {
  PLAYWRIGHT_REPORT,
  REPORTS_FOLDER,
  readResults,
  slowestFiles,
  VITEST_REPORT,
} from "./test-reports.mjs";

const isCi = process.env.CI === "true";
const temporary = mkdtempSync(path.join(tmpdir(), "amide-test-"));
const notTested = [];
const untestedEngines = [];
const failedSteps = [];
let postgresql;

// Tests use the defaults, not the developer's settings. (Blank means default.)
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
    stopRunningSteps(signal);
    await cleanUp();
    process.exit(130);
  });
}

enableGitHooks();
try {
  await testAll();
} finally {
  await cleanUp();
}

async function testAll() {
  // Every other step depends on these two.
  const isReady =
    (await succeeds("Installing packages", installPackages)) &&
    (await npmSucceeds("Generating the database clients", "db:generate"));
  if (isReady) {
    rmSync(REPORTS_FOLDER, { recursive: true, force: true });
    mkdirSync(REPORTS_FOLDER, { recursive: true });
    await prepareMachine();
    await npmSucceeds("Checking types", "types");
    const isBuilt = await build();
    await testUnits();
    if (isBuilt) await testInBrowser();
    await checkConformance();
  }
  printSummary();
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
    untestedEngines.push("postgresql");
    return;
  }
  postgresql = await startPostgresql(folder);
  process.env.TEST_POSTGRES_URL = postgresql.url;
}

/** Builds, and makes use of the core that a build leaves idle. */
async function build() {
  const options = { beside: true };
  const [isBuilt] = await Promise.all([
    npmSucceeds("Building", "build:only", [], options),
    npmSucceeds("Linting", "lint", [], options),
    npmSucceeds("Checking the content", "content:check", [], options),
    npmSucceeds("Killing writing processes", "test:faults", ["8"], options),
  ]);
  return isBuilt;
}

async function testUnits() {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`];
  await npmSucceeds("Unit and API tests", "test:unit", reporters, { shown: true });
}

async function testInBrowser() {
  const chromium = findChromium();
  if (!chromium) {
    notTested.push("pages in a browser, because Chromium is not installed and could not be.");
    return;
  }
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
    TEMPLATE_DATABASE: path.join(temporary, "template.db"),
  };
  await npmSucceeds("Testing in a browser", "test:stories", [], { shown: true, env });
}

async function checkConformance() {
  const without = untestedEngines.flatMap((engine) => ["--without", engine]);
  await npmSucceeds("Holding the specification against the tests", "conformance", without, {
    shown: true,
  });
}

function printSummary() {
  const results = readResults();
  const count = (status) => results.filter((result) => result.status === status).length;
  console.log("\nThe slowest ten files, in seconds of their tests:");
  for (const [file, seconds] of slowestFiles(results, 10)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
  }
  for (const { name } of results.filter(
    ({ isRetried, status }) => isRetried && status === "passed",
  ))
    console.log(`Passed at the second try: ${name}`);
  for (const label of failedSteps) console.log(`Failed: ${label}`);
  for (const { name, status, error } of results) {
    if (status === "failed") console.log(`Failed: ${name}: ${error}`);
  }
  for (const reason of notTested) console.log(`Not tested: ${reason}`);
  // A failed step without tests, such as the linter, counts as one failure.
  const failed = Math.max(count("failed"), failedSteps.length) + (isCi ? notTested.length : 0);
  console.log(`${count("passed")} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Whether a step succeeds. Prints the output of a failed step and records its label. */
async function succeeds(label, run) {
  try {
    await run();
    return true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    console.error(`\n${error.message}`);
    failedSteps.push(label);
    return false;
  }
}

// npm puts the project's own Node first in the PATH.
function npmSucceeds(label, script, args = [], options = {}) {
  return succeeds(label, () =>
    runStep(label, "npm", ["run", "-s", script, "--", ...args], options),
  );
}

async function cleanUp() {
  const server = postgresql;
  postgresql = undefined;
  await server?.stop();
  rmSync(temporary, { recursive: true, force: true });
}

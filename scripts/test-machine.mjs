// System packages for the tests: a browser, PostgreSQL and Redis.
import { spawnSync } from "node:child_process";
import { runStep } from "./install.mjs";
import { findPostgresql } from "./test-postgresql.mjs";

/** The same engine as Chromium, but a third faster in our browser tests. */
const HEADLESS = "chromium-headless-shell";
const browsers = [
  HEADLESS,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Installs missing packages with apt-get if this account may. Throws `StepError` on failure. */
export async function installSystemPackages() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || pathOf(HEADLESS) ? [] : [HEADLESS]),
    ...(findPostgresql() ? [] : ["postgresql"]),
    ...(hasRedis() ? [] : ["redis-server"]),
  ];
  const prefix = missing.length > 0 && rightsToInstall();
  if (!prefix) return;
  const apt = (...args) => [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
  await runCommand("Reading the list of system packages", apt("update", "-qq"));
  // Some distributions package only the full browser.
  const packages = missing.map((name) =>
    name === HEADLESS && !succeeds("apt-cache", "show", name) ? "chromium" : name,
  );
  await runCommand(
    `Installing ${packages.join(" and ")}`,
    apt("install", "-y", "-qq", "--no-install-recommends", ...packages),
  );
}

export function hasRedis() {
  return succeeds("redis-server", "--version");
}

/** The path of a Chromium that starts: Ubuntu's `chromium` may only suggest a snap. */
export function findChromium() {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : browsers;
  return candidates.map(pathOf).find((file) => file && succeeds(file, "--version"));
}

/** The command prefix for apt-get; undefined if it cannot be used. */
function rightsToInstall() {
  if (!pathOf("apt-get")) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds("sudo", "-n", "true") ? ["sudo", "-n"] : undefined;
}

function pathOf(command) {
  const { status, stdout } = spawnSync("sh", ["-c", 'command -v "$1"', "sh", command], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : undefined;
}

function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

function runCommand(label, [command, ...args]) {
  return runStep(label, command, args);
}

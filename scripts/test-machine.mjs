// What the tests need beyond npm's packages: a browser, PostgreSQL and Redis servers, and Java for the
// Nu html checker.
import { spawnSync } from "node:child_process";
import { runStep } from "./install.mjs";
import { findPostgresql } from "./test-postgresql.mjs";

/** Chromium without windows: the same engine, a third quicker at the same stories. */
const HEADLESS = "chromium-headless-shell";
const browsers = [
  HEADLESS,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Installs what is missing with apt-get where this account may. Throws `StepError` where that fails. */
export async function installSystemPackages() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || pathOf(HEADLESS) ? [] : [HEADLESS]),
    ...(findPostgresql() ? [] : ["postgresql"]),
    ...(hasRedis() ? [] : ["redis-server"]),
    ...(hasJava() ? [] : ["default-jre-headless"]),
  ];
  const prefix = missing.length > 0 && rightsToInstall();
  if (!prefix) return;
  const apt = (...args) => [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
  await runCommand("Reading the list of system packages", apt("update", "-qq"));
  // Some distributions have the whole browser alone.
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

export function hasJava() {
  return succeeds("java", "-version");
}

/** The path of a Chromium that runs: a name alone may be Ubuntu's hint to install a snap. */
export function findChromium() {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : browsers;
  return candidates.map(pathOf).find((file) => file && succeeds(file, "--version"));
}

/** What to write before apt-get; undefined where it cannot be used. */
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

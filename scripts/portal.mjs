// npm run portal: from a fresh clone to a running site. Needs only git, Node ≥ 20.19 and npm.
// Steps whose result exists are skipped; existing data is never changed.
import { spawn } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { hasCurrentBuild } from "./build-stamp.mjs";
import { enableGitHooks } from "./git-hooks.mjs";
import "./load-env.mjs";
import { installPackages, runStep, StepError } from "./install.mjs";
import { waitUntilReady } from "./wait-until-ready.mjs";

const MIN_NODE = [20, 19];
const SPACE_TO_INSTALL = 2.5e9;
const SPACE_TO_RUN = 1e8;
/** With the warm-up, which gives up after two minutes. */
const READY_WITHIN_MS = 180_000;

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || undefined;
const isAnyHost = !host || host === "0.0.0.0" || host === "::";
const address = process.env.SITE_URL || `http://localhost:${port}`;

try {
  await portal();
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${isDiskFull(error.output) ? diskFull() : error.message}`);
  process.exit(1);
}

async function portal() {
  checkNode();
  enableGitHooks();
  checkSpace();
  await checkPort();
  await installPackages();
  const seeding = await prepareDatabase();
  await build();
  await serve(seeding);
}

async function prepareDatabase() {
  await runStep("Preparing the database", "npm", ["run", "-s", "db:generate"]);
  await runStep("Applying migrations", "npm", ["run", "-s", "db:migrate"]);
  return runStep("Filling the library", "npm", ["run", "-s", "db:seed"]);
}

async function build() {
  if (hasCurrentBuild()) return;
  await runStep("Building", "npm", ["run", "-s", "build:only"]);
}

/** Runs the server until it is stopped; prints the address as soon as it answers. */
async function serve(seeding) {
  // Like `npm start`, but without npm, which would not forward signals.
  const server = spawn("node_modules/.bin/node", ["scripts/next.mjs", "start"], {
    // Next's greeting names an address that may not be the site's; a log in JSON is all of it wanted.
    stdio: ["ignore", process.env.LOG_FORMAT === "json" ? "inherit" : "ignore", "inherit"],
    env: { ...process.env, PORT: String(port) },
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));

  const asked = isAnyHost ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  await waitUntilReady(`http://${asked}:${port}/api/ready`, { server, withinMs: READY_WITHIN_MS });
  const administrator = seeding
    .split("\n")
    .filter((line) => /^Administrator:|^The password/.test(line));
  console.log(`\nAmide is at ${address}\n${administrator.join("\n")}\nCtrl+C stops it.`);
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new StepError(
    `Amide needs Node ${MIN_NODE.join(".")} or newer; this is ${process.versions.node}.`,
  );
}

function checkSpace() {
  const { bavail, bsize } = statfsSync(".");
  const needed = existsSync("node_modules") ? SPACE_TO_RUN : SPACE_TO_INSTALL;
  if (bavail * bsize < needed) throw new StepError(diskFull());
}

function checkPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
        reject(new StepError(`This machine has no address ${host}; set HOST to one of its own.`));
        return;
      }
      const reason =
        error.code === "EACCES" ? "may not be used by this account" : "is taken by another program";
      reject(
        new StepError(
          `Port ${port} ${reason}; set PORT to another, for example PORT=3001 npm run portal.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(resolve));
  });
}

function isDiskFull(output = "") {
  return /ENOSPC|no space left on device|SQLITE_FULL|disk is full/i.test(output);
}

function diskFull() {
  return "The disk is full: Amide needs about 2.5 GB to install and 100 MB to run.";
}

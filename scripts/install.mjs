// What `npm run portal` and `npm test` share: steps that are told as they run, and the first of them.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// npm writes it last, so that an installation that was cut short has none.
const installedFile = "node_modules/.package-lock.json";
let running;

/** A step did not succeed. The message is for a person; `output` is what the command printed. */
export class StepError extends Error {
  name = "StepError";

  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

/** Runs `npm ci` unless node_modules was installed from the lockfile as it is. */
export async function installPackages() {
  if (hasCurrentPackages()) return;
  // NODE_ENV=production would leave out what building and testing need.
  await runStep("Installing packages", "npm", ["ci", "--include=dev"]);
}

/**
 * Runs a command and says how long it took. Its output is kept back, and is part of the error's
 * message where it fails; with `shown` it goes to the terminal as it comes.
 * Answers what it printed on its standard output, or "" where that was shown.
 */
export function runStep(label, command, args, { shown = false, env = {} } = {}) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  process.stdout.write(shown ? `${label} …\n` : `${label} … `);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    running = child;
    let printed = "";
    let output = "";
    child.stdout?.on("data", (chunk) => {
      printed += chunk;
      output += chunk;
    });
    child.stderr?.on("data", (chunk) => {
      output += chunk;
    });
    const fail = (reason) => {
      process.stdout.write(`${shown ? `${label} ` : ""}failed after ${seconds()}\n`);
      reject(new StepError(`${output.trim()}\n${label}: ${reason}.`.trim(), output));
    };
    let startError;
    child.on("error", (error) => {
      startError = error;
    });
    child.on("close", (code, signal) => {
      running = undefined;
      if (startError) return fail(`${command} could not be started (${startError.code})`);
      if (code !== 0)
        return fail(signal ? `stopped by ${signal}` : `${command} ended with ${code}`);
      process.stdout.write(`${shown ? `${label} took ` : ""}${seconds()}\n`);
      resolve(printed);
    });
  });
}

/** Passes a signal on to the step that is running, if one is. */
export function stopRunningStep(signal) {
  running?.kill(signal);
}

function hasCurrentPackages() {
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages("package-lock.json");
  const installed = readPackages(installedFile);
  const isSame = (folder) => wanted[folder]?.version === installed[folder]?.version;
  const mayBeAbsent = (folder) => wanted[folder].optional || wanted[folder].devOptional;
  return (
    Object.keys(installed).every(isSame) &&
    Object.keys(wanted).every(
      (folder) => isSame(folder) || (!installed[folder] && mayBeAbsent(folder)),
    )
  );
}

function readPackages(file) {
  const { "": _project, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
  return packages;
}

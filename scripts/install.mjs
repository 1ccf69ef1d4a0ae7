// Shared by `npm run portal`, `check` and `test`: running a step with its progress, and `npm ci`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

// npm writes this file last, so an interrupted installation does not have it.
const installedFile = "node_modules/.package-lock.json";
const running = new Set();

/** A failed step. The message is for the developer; `output` is what the command printed. */
export class StepError extends Error {
  name = "StepError";

  constructor(message, output = "") {
    super(message);
    this.output = output;
  }
}

/** Runs `npm ci` unless node_modules matches the lockfile. */
export async function installPackages() {
  if (hasCurrentPackages()) return;
  // With NODE_ENV=production npm would skip devDependencies, which building and testing need.
  await runStep("Installing packages", "npm", ["ci", "--include=dev"]);
}

/**
 * Runs a command and prints how long it took. Its output is hidden unless it fails, when it is part
 * of the error's message; with `shown` it goes to the terminal directly. A step that runs `beside` others
 * prints its label only when it has ended.
 * Resolves to its standard output, or "" with `shown`. Throws `StepError`.
 */
export function runStep(label, command, args, { shown = false, beside = false, env = {} } = {}) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const labelAtEnd = shown || beside ? `${label} ` : "";
  if (!beside) process.stdout.write(shown ? `${label} …\n` : `${label} … `);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: shown ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    running.add(child);
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
      process.stdout.write(`${labelAtEnd}failed after ${seconds()}\n`);
      reject(new StepError(`${output.trim()}\n${label}: ${reason}.`.trim(), output));
    };
    let startError;
    child.on("error", (error) => {
      startError = error;
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      if (startError) return fail(`${command} could not be started (${startError.code})`);
      if (code !== 0)
        return fail(signal ? `stopped by ${signal}` : `${command} ended with ${code}`);
      process.stdout.write(`${labelAtEnd && `${labelAtEnd}took `}${seconds()}\n`);
      resolve(printed);
    });
  });
}

/** Sends a signal to the running steps. */
export function stopRunningSteps(signal) {
  for (const child of running) child.kill(signal);
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

import { spawn } from "node:child_process";
import path from "node:path";

export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs one of the project's own commands in a process of its own, as npm would. */
export function runScript(...script: Parameters<typeof startScript>): Promise<Outcome> {
  return outcomeOf(startScript(...script));
}

/** The same, for a test that watches the process. */
export function startScript(
  script: string,
  variables: Record<string, string>,
  options: string[] = [],
) {
  return spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", path.resolve(script), ...options],
    { env: { ...process.env, ...variables }, stdio: ["ignore", "pipe", "pipe"] },
  );
}

/** What a started process has written when it has ended, and its exit code. */
export function outcomeOf(child: ReturnType<typeof startScript>): Promise<Outcome> {
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}

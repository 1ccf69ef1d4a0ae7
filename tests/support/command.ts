import { spawn } from "node:child_process";
import path from "node:path";

export interface Outcome {
  code: number | null;
  output: string;
}

/** Runs one of the project's own commands in a process of its own, as npm would. */
export function runScript(
  script: string,
  variables: Record<string, string>,
  options: string[] = [],
): Promise<Outcome> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", path.resolve(script), ...options],
    { env: { ...process.env, ...variables }, stdio: ["ignore", "pipe", "pipe"] },
  );
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

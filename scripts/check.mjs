// npm run check: lint, types and the unit tests of changed files, in about a minute.
// Changed files are the uncommitted ones or, in a clean working tree, those of the last commit.
// Files below `tests/` and `evals/` run only if they changed themselves; `npm test` runs everything.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackages, runStep, StepError } from "./install.mjs";

const npm = (label, script, args = [], options = {}) =>
  runStep(label, "npm", ["run", "-s", script, "--", ...args], options);

try {
  await installPackages();
  await npm("Generating the database clients", "db:generate");
  await npm("Linting", "lint");
  await npm("Checking types", "types");
  const changed = listChanged();
  const tests = changed.filter((file) => /^(tests|evals)\/.*\.test\.ts$/.test(file));
  const sources = changed.filter(
    (file) => /\.(tsx?|mjs)$/.test(file) && !/^(tests|evals)\//.test(file),
  );
  const vitest = (args, env = {}) =>
    runStep("Unit tests of changed files", "npx", args, { shown: true, env });
  if (sources.length > 0) {
    await vitest(["vitest", "related", "--run", ...sources], { ONLY_BESIDE_CODE: "1" });
  }
  if (tests.length > 0) await vitest(["vitest", "run", ...tests]);
} catch (error) {
  if (!(error instanceof StepError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function listChanged() {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const uncommitted = [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ].filter((file) => file !== "");
  const files = uncommitted.length > 0 ? uncommitted : git("diff", "--name-only", "HEAD~1", "HEAD");
  return files.filter((file) => file !== "" && existsSync(file));
}

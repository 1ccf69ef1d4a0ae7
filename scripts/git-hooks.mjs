import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";

const FOLDER = ".githooks";

/**
 * Makes git run the hooks in `.githooks`. Does nothing outside a checkout of this project, or where
 * the developer has hooks or a `core.hooksPath` already. Called by `npm run dev`, `portal` and
 * `test`, so that no install step is needed.
 */
export function enableGitHooks() {
  const top = git("rev-parse", "--show-toplevel");
  if (!top || realpathSync(top) !== realpathSync(process.cwd())) return;
  if (git("config", "--get", "core.hooksPath") || hasOwnHooks()) return;
  git("config", "core.hooksPath", FOLDER);
}

function hasOwnHooks() {
  const folder = git("rev-parse", "--git-path", "hooks");
  if (!folder || !existsSync(folder)) return false;
  return readdirSync(folder).some((name) => !name.endsWith(".sample"));
}

/** The output of a git command, or "" if it fails or git is not installed. */
function git(...args) {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

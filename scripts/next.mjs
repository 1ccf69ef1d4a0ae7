// Runs Next with the settings of .env, PORT among them, which Next itself reads too late for that.
import { spawn } from "node:child_process";
import { rememberBuild } from "./build-stamp.mjs";
import { enableGitHooks } from "./git-hooks.mjs";
import "./load-env.mjs";

// Longer than proxies keep an unused connection, so that none sends a request into one being closed.
const options = process.argv[2] === "start" ? ["--keepAliveTimeout", "75000"] : [];
if (process.argv[2] === "dev") enableGitHooks();
const next = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", ...process.argv.slice(2), ...options],
  {
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => next.kill(signal));
next.on("exit", (code) => {
  // npm run portal does not build what was built already.
  if (code === 0 && process.argv[2] === "build") rememberBuild();
  process.exit(code ?? 0);
});

// Runs Next with the settings of .env, PORT among them, which Next itself reads too late for that.
import { spawn } from "node:child_process";
import "./load-env.mjs";

const next = spawn(
  process.execPath,
  ["node_modules/next/dist/bin/next", ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => next.kill(signal));
next.on("exit", (code) => process.exit(code ?? 0));

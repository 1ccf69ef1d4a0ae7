// Runs Next with the settings of .env. Next reads .env itself, but too late for PORT.
import "./check-node.mjs";
import { spawn } from "node:child_process";
import path from "node:path";
import { rememberBuild } from "./build-stamp.mjs";
import { compressStatic } from "./compress-static.mjs";
import { enableGitHooks } from "./git-hooks.mjs";
import "./load-env.mjs";
import { serverEnvironment, serverFlags } from "./server-memory.mjs";

// Longer than the idle timeout of common proxies, so that none reuses a connection being closed.
const isServer = process.argv[2] === "start";
const { HOST } = process.env;
const options = isServer
  ? ["--keepAliveTimeout", "75000", ...(HOST ? ["--hostname", HOST] : [])]
  : [];
if (process.argv[2] === "dev") enableGitHooks();
const next = spawn(
  process.execPath,
  [
    ...(isServer ? serverFlags : []),
    "node_modules/next/dist/bin/next",
    ...process.argv.slice(2),
    ...options,
  ],
  {
    stdio: "inherit",
    // Compiled code is kept between starts, which saves a third of the time until a server is ready.
    env: {
      NODE_COMPILE_CACHE: path.resolve("node_modules/.cache/node-compile"),
      ...(isServer && serverEnvironment),
      ...process.env,
      // The standalone server has its address by this name, and the warm-up asks there.
      ...(isServer && HOST && { HOSTNAME: HOST }),
    },
  },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => next.kill(signal));
next.on("exit", async (code) => {
  if (code === 0 && process.argv[2] === "build") {
    await compressStatic();
    // Lets `npm run portal` skip a build that is up to date.
    rememberBuild();
  }
  process.exit(code ?? 0);
});

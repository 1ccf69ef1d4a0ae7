// npm run bench:dev: the time from `npm run dev` to its first page, and of a reload, without and with
// the compiler's cache of an earlier run. Stop other work on the machine first. Removes .next/dev.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { findFreePort } from "../scripts/find-free-port.mjs";

const PAGES = ["/", "/peptides/36"];
/** The compiler writes its cache some seconds after the last request. */
const CACHE_WRITTEN_AFTER_MS = 15_000;

rmSync(".next/dev", { recursive: true, force: true });
for (const cache of ["without a cache", "with a cache"]) await measure(cache);

async function measure(cache) {
  const port = await findFreePort();
  const started = performance.now();
  const server = spawn(process.execPath, ["scripts/next.mjs", "dev"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await untilReady(server);
    console.log(cache);
    print("ready", started);
    for (const page of PAGES) {
      await print(`${page}, first`, performance.now(), `http://localhost:${port}${page}`);
      await print(`${page}, again`, performance.now(), `http://localhost:${port}${page}`);
    }
    await new Promise((resolve) => setTimeout(resolve, CACHE_WRITTEN_AFTER_MS));
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
}

async function untilReady({ stdout }) {
  let output = "";
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (output.includes("Ready in")) break;
  }
  stdout.resume();
  if (!output.includes("Ready in")) throw new Error(`The server did not start: ${output}`);
}

async function print(label, since, url) {
  if (url) {
    const response = await fetch(url);
    await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }
  console.log(`  ${label.padEnd(22)}${((performance.now() - since) / 1_000).toFixed(1)} s`);
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeRandom } from "@/evals/search/random";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { waitUntilReady } from "@/scripts/wait-until-ready.mjs";

/** Within the project, as the framework looks for its packages in folders above. */
const folder = path.resolve(".next-bench");

/**
 * Builds and serves a site of one page that weighs as much as another and has nothing but its words, in a
 * random order, so that it can be compressed about as well.
 */
export async function serveEmptyPage(html: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("package.json", "{}");
  write(
    "next.config.mjs",
    `export default { turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  );
  // Else it takes ours, from a folder above.
  write("instrumentation.js", "export function register() {}");
  write(
    "app/layout.jsx",
    `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  );
  const words = html.replace(/<[^>]*>/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  const random = makeRandom(1);
  let text = "";
  // The framework sends a page's text twice: as HTML and as its own payload.
  while (text.length < html.length / 2) text += `${words[Math.floor(random() * words.length)]} `;
  write("app/page.jsx", `export default () => <main>${text}</main>;`);
  const next = path.resolve("node_modules/next/dist/bin/next");
  const { status, stderr } = spawnSync(process.execPath, [next, "build"], {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The empty page could not be built.\n${stderr}`);
  const port = await findFreePort();
  const server = spawn(process.execPath, [next, "start", "-p", `${port}`], {
    cwd: folder,
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}/`;
  await waitUntilReady(address, { server });
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, stop };
}

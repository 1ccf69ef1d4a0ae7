import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import Sqlite, { type Database } from "better-sqlite3";

export interface OwnSite {
  address: string;
  /** Its database; no page has read it yet when the first test begins. */
  db: Database;
}

/**
 * Serves the build for the tests of one `describe`, which run in turn, on a database they may touch;
 * `prepare` may put a changed copy of the build into the folder and answer where it is.
 */
export function serveOwnSite(
  settings: Record<string, string> = {},
  prepare: (folder: string) => string = () => process.cwd(),
): OwnSite {
  const site = {} as OwnSite;
  let folder: string | undefined;
  let server: ChildProcess | undefined;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const port = Number(process.env.TEST_PORT ?? 3210) + 100 + test.info().parallelIndex;
    folder = mkdtempSync(path.join(tmpdir(), "amide-own-site-"));
    const file = path.join(folder, "amide.db");
    site.address = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ["tests/browser/serve.mjs"], {
      cwd: prepare(folder),
      env: { ...process.env, PORT: String(port), DATABASE_URL: `file:${file}`, ...settings },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await expect
      .poll(async () => (await fetch(`${site.address}/api/ready`).catch(() => null))?.status, {
        timeout: 100_000,
      })
      .toBe(200);
    site.db = new Sqlite(file);
  });

  test.afterAll(async () => {
    site.db?.close();
    if (server) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return site;
}

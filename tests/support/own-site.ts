import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "@playwright/test";
import Sqlite, { type Database } from "better-sqlite3";
import { type ServedBuild, serveBuild } from "./serve-build";

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
  let served: ServedBuild | undefined;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    const port = Number(process.env.TEST_PORT ?? 3210) + 100 + test.info().parallelIndex;
    folder = mkdtempSync(path.join(tmpdir(), "amide-own-site-"));
    const file = path.join(folder, "amide.db");
    const env = { DATABASE_URL: `file:${file}`, ...settings };
    served = await serveBuild({ port, env, cwd: prepare(folder) });
    site.address = served.address;
    site.db = new Sqlite(file);
  });

  test.afterAll(async () => {
    site.db?.close();
    await served?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return site;
}

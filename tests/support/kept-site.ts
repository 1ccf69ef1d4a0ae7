import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "@playwright/test";
import Sqlite, { type Database } from "better-sqlite3";
import { findFreePort } from "../../scripts/find-free-port.mjs";
import type { OwnSite } from "./own-site";
import { asAdministratorOf } from "./own-site-session";
import { serveBuild } from "./serve-build";

/** What the stories of this worker have been using, in turn. */
let kept: Promise<OwnSite> | undefined;

/**
 * A site for the tests of one `describe`, which run in turn, on a database they may touch. Its server
 * is kept for the worker's later stories, because starting one and drawing its first pages takes five
 * seconds; its content is as seeded when the first test begins. What a new server alone shows, or one
 * with settings, needs `serveOwnSite`.
 */
export function serveKeptSite(): OwnSite {
  const site = {} as OwnSite;

  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    if (kept) await reset(await kept);
    else kept = serve();
    Object.assign(site, await kept);
  });
  return site;
}

async function serve(): Promise<OwnSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "amide-kept-site-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "amide.db");
  const { address } = await serveBuild({
    port: await findFreePort(),
    env: { DATABASE_URL: `file:${file}` },
    endsWithParent: true,
  });
  const db = new Sqlite(file);
  await db.backup(path.join(folder, "seeded.db"));
  db.exec(`ATTACH '${path.join(folder, "seeded.db")}' AS seeded`);
  return { address, db };
}

async function reset(site: OwnSite): Promise<void> {
  refill(site.db);
  await expireEverything(site);
  refill(site.db);
}

/** Gives every table the rows that it was seeded with. */
function refill(db: Database): void {
  const tables = db
    .prepare("SELECT name FROM seeded.sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[];
  db.pragma("foreign_keys = OFF");
  db.transaction(() => {
    for (const table of tables) {
      db.exec(
        `DELETE FROM main."${table}"; INSERT INTO main."${table}" SELECT * FROM seeded."${table}"`,
      );
    }
  }).immediate();
  db.pragma("foreign_keys = ON");
}

/** The server keeps what it has read until it is saved: each kind is changed, and changed back. */
async function expireEverything(site: OwnSite): Promise<void> {
  const headers = { ...(await asAdministratorOf(site)), "Content-Type": "application/json" };
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(site.address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}`);
    return response.json();
  };
  const changed = "Changed and changed back";
  // The first also expires papers and videos, which name their peptides.
  for (const path of ["/api/peptides/1", "/api/categories/1"]) {
    const { name } = await call("GET", path);
    await call("PUT", path, { name: changed });
    await call("PUT", path, { name });
  }
  const { heroText } = await call("GET", "/api/site-text");
  await call("POST", "/api/site-text", { heroText: changed });
  await call("POST", "/api/site-text", { heroText });
}

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

/**
 * The server keeps what it has read until it is saved. A new item expires everything of its type, a
 * document what shows it. Nothing is read in between, so that nothing of these saves is kept.
 */
async function expireEverything(site: OwnSite): Promise<void> {
  const headers = { ...(await asAdministratorOf(site)), "Content-Type": "application/json" };
  for (const [path, body] of Object.entries(SAVES)) {
    const response = await fetch(site.address + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} was answered with ${response.status}`);
  }
}

const SAVES = {
  "/api/peptides": { name: "Passing peptide" },
  "/api/categories": { name: "Passing category" },
  "/api/research": { title: "Passing paper", source: "A journal", peptideIds: "0" },
  "/api/educational-videos": { title: "Passing video", url: "https://youtu.be/dQw4w9WgXcQ" },
  "/api/about-content": { subtitle: "Passing" },
  "/api/ai-settings": { howToUseTitle: "Passing" },
  "/api/contact-content": { connectText: "Passing" },
  "/api/contact-info": { phone: "+49 30 901820" },
  "/api/legal-docs": { termsTitle: "Passing" },
  "/api/site-text": { heroText: "Passing" },
  "/api/social-media": { facebook: "https://facebook.example/passing" },
};

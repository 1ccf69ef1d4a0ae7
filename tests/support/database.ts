import { randomUUID } from "node:crypto";
import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase, type Database, setDatabase } from "@/lib/db/client";
import type { Engine } from "@/prisma/migrations";
import { administerPostgresql, postgresqlServer, postgresqlUrl } from "./postgresql";

export interface EmptyDatabase {
  url: string;
  remove: () => Promise<void>;
}

export interface TestDatabase {
  engine: Engine;
  url: string;
  db: Database;
  close: () => Promise<void>;
}

/** For `describe.each(testEngines())("… on $engine", ({ engine }) => …)`. */
export function testEngines(): { engine: Engine }[] {
  return postgresqlServer
    ? [{ engine: "sqlite" }, { engine: "postgresql" }]
    : [{ engine: "sqlite" }];
}

/**
 * Gives the tests of one `describe` a seeded database of their own, which `getDatabase` answers too.
 * The handle is filled before the first test.
 */
export function setUpDatabase(engine: Engine): TestDatabase {
  const handle = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(handle, await openTestDatabase(engine));
    setDatabase(handle.db);
  });
  afterAll(async () => {
    setDatabase(undefined);
    await handle.close?.();
  });
  return handle;
}

/** A copy of the seeded template and a client for it; `close` removes both. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const { url, remove } = await (engine === "sqlite" ? copySqlite() : createPostgresql("template"));
  const db = createDatabase(url);
  const close = async () => {
    await db.$disconnect();
    await remove();
  };
  return { engine, url, db, close };
}

/** A database without tables, for tests of migrations and of seeding. */
export async function createEmptyDatabase(engine: Engine): Promise<EmptyDatabase> {
  return engine === "sqlite" ? newSqlite() : createPostgresql();
}

function copySqlite(): EmptyDatabase {
  const copy = newSqlite();
  const { folder } = inject("databases");
  copyFileSync(path.join(folder, "template.db"), copy.url.slice("file:".length));
  return copy;
}

function newSqlite(): EmptyDatabase {
  const file = path.join(inject("databases").folder, `${randomUUID()}.db`);
  const remove = async () => {
    for (const suffix of ["", "-wal", "-shm", ".migrating"]) {
      rmSync(`${file}${suffix}`, { force: true });
    }
  };
  return { url: `file:${file}`, remove };
}

async function createPostgresql(template?: "template"): Promise<EmptyDatabase> {
  const { prefix } = inject("databases");
  const name = `${prefix}_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const source = template ? `TEMPLATE ${prefix}_${template}` : "";
  await administerPostgresql(`CREATE DATABASE ${name} ${source}`);
  const remove = async () => {
    await administerPostgresql(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { url: postgresqlUrl(name), remove };
}

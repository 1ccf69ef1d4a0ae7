import { createReadStream, createWriteStream, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import Database from "better-sqlite3";
import { BUSY_TIMEOUT_MS, sqlitePath } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import type { Manifest, SqliteContents } from "./manifest";

const FILE = "database.sqlite.gz";

/**
 * Writes a compressed copy of the database file into `folder`. `VACUUM INTO` reads in one transaction,
 * which in WAL mode blocks no writer and, unlike SQLite's page-by-page backup, never starts again when
 * another process writes. It also leaves out what was deleted.
 */
export async function dumpSqlite(
  url: string,
  folder: string,
): Promise<Pick<Manifest, "contents" | "migrations">> {
  const file = sqlitePath(url);
  if (!existsSync(file)) throw new SettingsError(`The database file ${file} does not exist.`);
  const copy = path.join(folder, "database.sqlite");
  const source = new Database(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    source.prepare("VACUUM INTO ?").run(copy);
  } finally {
    source.close();
  }
  const database = new Database(copy, { readonly: true });
  let migrations: Manifest["migrations"];
  let tables: SqliteContents["tables"];
  try {
    checkIntegrity(database, file);
    migrations = readMigrations(database);
    tables = countRows(database);
  } finally {
    database.close();
  }
  await pipeline(
    createReadStream(copy),
    createGzip(),
    createWriteStream(path.join(folder, FILE), { flags: "wx", mode: 0o600, flush: true }),
  );
  rmSync(copy);
  return { migrations, contents: { engine: "sqlite", file: FILE, tables } };
}

/** Throws `SettingsError` if SQLite finds a fault in the file or a reference to a missing row. */
export function checkIntegrity(database: Database.Database, file: string): void {
  const isWhole = database.pragma("integrity_check", { simple: true }) === "ok";
  const dangling = database.pragma("foreign_key_check") as unknown[];
  if (isWhole && dangling.length === 0) return;
  throw new SettingsError(`The database file ${file} is damaged: restore it from a backup.`);
}

export function countRows(database: Database.Database): SqliteContents["tables"] {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];
  return names.sort().map((name) => {
    const rows = database.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number;
    return { name, rows };
  });
}

function readMigrations(database: Database.Database): Manifest["migrations"] {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'");
  const migrations = table.get()
    ? database
        .prepare(
          `SELECT migration_name AS name, checksum FROM _prisma_migrations
           WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY started_at, name`,
        )
        .all()
    : [];
  if (migrations.length > 0) return migrations as Manifest["migrations"];
  throw new SettingsError("The database has no tables yet: run npm run db:migrate first.");
}

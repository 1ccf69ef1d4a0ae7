import {
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import Database from "better-sqlite3";
import { backupName } from "@/lib/backups/list-backups";
import { codeOf, isLocked, makeFolder, sqlitePath } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import { applyMigrations } from "../migrations";
import type { SqliteContents } from "./manifest";
import type { RestoreOptions, RestoreOutcome } from "./restore-options";
import { checkIntegrity, countRows } from "./sqlite-dump";
import { syncFolder } from "./sync-folder";

/** Prepares the file beside the database's, then puts it in its place with one rename. */
export async function restoreSqlite(
  contents: SqliteContents,
  { folder, url, isReplacing }: RestoreOptions,
): Promise<RestoreOutcome> {
  const file = sqlitePath(url);
  makeFolder(path.dirname(file));
  const release = holdAlone(file, isReplacing);
  const prepared = `${file}.restoring`;
  try {
    removeDatabase(prepared);
    await pipeline(
      createReadStream(path.join(folder, contents.file)),
      createGunzip(),
      createWriteStream(prepared, { flags: "wx", mode: 0o600, flush: true }),
    );
    clean(prepared, contents);
    const applied = await applyMigrations(`file:${prepared}`);
    detach(prepared);
    return { kept: putInPlace(prepared, file), applied };
  } finally {
    release();
    removeDatabase(prepared);
  }
}

/**
 * Refuses a database that has rows, unless they may be replaced, or that another process has open.
 * Returns a function that lets others in again.
 */
function holdAlone(file: string, isReplacing: boolean): () => void {
  if (!existsSync(file)) return () => {};
  const database = new Database(file, { timeout: 1_000 });
  try {
    if (!isReplacing && hasRows(database)) throw notEmpty(file);
    // Succeeds only if no other connection is open, and leaves all in one file.
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error instanceof SettingsError) throw error;
    if (isLocked(error)) {
      throw new SettingsError(
        `The database file ${file} is in use by another process: stop the server, then restore.`,
      );
    }
    // A damaged database is what a backup replaces, but not without being asked.
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) throw error;
    if (!isReplacing) throw notEmpty(file);
    return () => {};
  }
  return () => database.close();
}

function hasRows(database: Database.Database): boolean {
  return countRows(database).some(({ name, rows }) => !name.startsWith("_prisma") && rows > 0);
}

function notEmpty(file: string): SettingsError {
  return new SettingsError(
    `The database file ${file} is not empty: add --replace to put the backup in its place, and what it holds is kept beside it.`,
  );
}

/** Compares the unpacked file with what was backed up, and ends all sessions. */
function clean(file: string, { tables }: SqliteContents): void {
  const database = new Database(file);
  try {
    checkIntegrity(database, file);
    if (JSON.stringify(countRows(database)) !== JSON.stringify(tables)) {
      throw new SettingsError(`The backup does not hold the rows that its manifest lists.`);
    }
    if (tables.some(({ name }) => name === "AdminSession")) {
      database.exec('DELETE FROM "AdminSession"');
    }
  } finally {
    database.close();
  }
}

/** Migrating leaves a write-ahead log beside the file; the file alone is what is moved. */
function detach(file: string): void {
  const database = new Database(file);
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

/** At every moment a whole database has the name `file`. Returns the name of the previous one. */
function putInPlace(prepared: string, file: string): string | undefined {
  // Run by root, the file must still be the server's.
  const { uid, gid } = statSync(existsSync(file) ? file : path.dirname(file));
  if (process.getuid?.() === 0) chownSync(prepared, uid, gid);
  const kept = `${file}.replaced-${backupName(new Date())}`;
  const isReplaced = existsSync(file);
  if (isReplaced) linkSync(file, kept);
  // SQLite would apply a write-ahead log that was left behind to the restored file.
  for (const suffix of ["-wal", "-shm"]) {
    if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix);
  }
  renameSync(prepared, file);
  syncFolder(path.dirname(file));
  return isReplaced ? kept : undefined;
}

function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm", "-journal", ".migrating"]) {
    rmSync(`${file}${suffix}`, { force: true });
  }
}

import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { SettingsError } from "@/lib/env";

/** How long a connection waits for another process's write, in milliseconds. */
export const BUSY_TIMEOUT_MS = 10_000;

const reasons: Record<string, string> = {
  SQLITE_CANTOPEN: "it cannot be opened",
  SQLITE_READONLY: "it is read-only",
  SQLITE_FULL: "the disk is full",
  SQLITE_NOTADB: "it is not a SQLite database",
  SQLITE_CORRUPT: "it is damaged",
  SQLITE_BUSY: "another process keeps it locked",
  SQLITE_IOERR: "the disk reports an error",
  EACCES: "permission is denied",
  EPERM: "permission is denied",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of the path is not a folder",
  EEXIST: "a part of the path is not a folder",
  ENOENT: "a part of the path does not exist",
};

/** The absolute path of a `file:` URL as `DATABASE_URL` holds it. */
export function sqlitePath(url: string): string {
  return path.resolve(url.replace(/^file:(\/\/)?/, "").replace(/\?.*$/, ""));
}

/**
 * Creates the folder of a database file and checks that the file is writable, waiting so many milliseconds for
 * another process's write. Returns the absolute path. Throws `SettingsError` with one sentence if it is not.
 */
export function prepareSqliteFile(url: string, busyTimeoutMs = BUSY_TIMEOUT_MS): string {
  const file = sqlitePath(url);
  try {
    makeFolder(path.dirname(file));
    const database = new Database(file, { timeout: busyTimeoutMs });
    try {
      database.pragma("journal_mode = WAL");
      database.exec("BEGIN IMMEDIATE; ROLLBACK");
    } finally {
      database.close();
    }
  } catch (error) {
    throw new SettingsError(
      `The database file ${file} cannot be written: ${reasonOf(error)}. Set DATABASE_URL to a file in a folder that can be.`,
      { cause: error },
    );
  }
  return file;
}

/** Creates a folder and those above it; `mkdirSync` with `recursive` never returns if the file system refuses. */
export function makeFolder(folder: string, mode = 0o750): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}

function reasonOf(error: unknown): string {
  return findReason(error) ?? (codeOf(error) || "the reason is unknown");
}

/** What an error of SQLite or of the file system means, in words for the operator. */
export function findReason(error: unknown): string | undefined {
  const known = Object.keys(reasons).find((prefix) => codeOf(error).startsWith(prefix));
  return known && reasons[known];
}

/** Whether an error, or what caused it, tells of a lock that another process holds. */
export function isLocked(error: unknown): boolean {
  if (codeOf(error).startsWith("SQLITE_BUSY")) return true;
  return error instanceof Error && error.cause !== undefined && isLocked(error.cause);
}

/** The code of an error of SQLite or of the file system, such as SQLITE_BUSY; empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

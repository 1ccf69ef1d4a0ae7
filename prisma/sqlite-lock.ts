import Database from "better-sqlite3";
import { prepareSqliteFile } from "@/lib/db/sqlite-file";

/** How long the migration of a large table may take, in milliseconds. */
export const LONGEST_MIGRATION_MS = 10 * 60_000;

/**
 * Waits until no other process migrates or seeds the database of a `file:` URL, then keeps others from it until
 * `unlock` is called: either may take longer than a connection waits for another's write. The operating system
 * releases the lock if this process dies. Throws `SettingsError` if the file is not writable.
 */
export function lockSqlite(url: string): { file: string; unlock: () => void } {
  const file = prepareSqliteFile(url, LONGEST_MIGRATION_MS);
  const lock = new Database(`${file}.migrating`, { timeout: LONGEST_MIGRATION_MS });
  lock.exec("BEGIN EXCLUSIVE");
  const unlock = () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
  return { file, unlock };
}

import Database from "better-sqlite3";
import { isLocked, prepareSqliteFile } from "@/lib/db/sqlite-file";

/** How long the migration of a large table may take, in milliseconds. */
export const LONGEST_MIGRATION_MS = 10 * 60_000;
/** Who waits longer is told why. */
const SILENT_WAIT_MS = 2_000;

/**
 * Waits until no other process migrates or seeds the database of a `file:` URL, then keeps others from it until
 * `unlock` is called: either may take longer than a connection waits for another's write. The operating system
 * releases the lock if this process dies. Throws `SettingsError` if the file is not writable.
 */
export function lockSqlite(url: string): { file: string; unlock: () => void } {
  const file = waitFor((timeout) => prepareSqliteFile(url, timeout));
  const lock = waitFor((timeout) => takeLock(`${file}.migrating`, timeout));
  const unlock = () => {
    lock.exec("ROLLBACK");
    lock.close();
  };
  return { file, unlock };
}

function takeLock(file: string, timeout: number): Database.Database {
  const lock = new Database(file, { timeout });
  try {
    return lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Tries with a short timeout in milliseconds, and where another process holds a lock with a long one. */
function waitFor<Result>(attempt: (timeoutMs: number) => Result): Result {
  try {
    return attempt(SILENT_WAIT_MS);
  } catch (error) {
    if (!isLocked(error)) throw error;
    const minutes = LONGEST_MIGRATION_MS / 60_000;
    console.error(
      `Waiting for another process to free the database, for ${minutes} minutes at most.`,
    );
    return attempt(LONGEST_MIGRATION_MS);
  }
}

import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { backupName } from "@/lib/backups/list-backups";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { findReason, makeFolder } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import { type Manifest, verifyBackup, writeManifest } from "./manifest";
import { dumpPostgresql } from "./postgresql-dump";
import { applyRetention, type Retention } from "./retention";
import { dumpSqlite } from "./sqlite-dump";
import { syncFolder } from "./sync-folder";

export interface BackupResult {
  folder: string;
  manifest: Manifest;
  /** The older backups that retention deleted. */
  removed: string[];
}

/**
 * Backs up the database at `url` into a new folder below `to` while it is in use: the state of one
 * moment, verified. Then deletes older backups by `retention`. Throws `SettingsError` with one sentence;
 * a backup that could not be made leaves no part of it.
 */
export async function createBackup(
  { url, to, retention }: { url: string; to: string; retention: Retention },
  now = new Date(),
): Promise<BackupResult> {
  const folder = path.resolve(to, backupName(now));
  const manifest = await writeBackup(url, folder, now);
  try {
    return { folder, manifest, removed: applyRetention(path.dirname(folder), retention, folder) };
  } catch (error) {
    const reason = findReason(error) ?? String(error);
    throw new SettingsError(
      `The backup ${folder} was made, but older ones could not be deleted: ${reason}.`,
      { cause: error },
    );
  }
}

async function writeBackup(url: string, folder: string, now: Date): Promise<Manifest> {
  const partial = `${folder}.partial`;
  let isOurs = false;
  try {
    makeFolder(path.dirname(folder), 0o700);
    if (existsSync(folder)) throw new SettingsError(`The backup ${folder} exists already.`);
    mkdirSync(partial, { mode: 0o700 });
    isOurs = true;
    const dump = isPostgresql(url) ? dumpPostgresql : dumpSqlite;
    await writeManifest(partial, { createdAt: now.toISOString(), ...(await dump(url, partial)) });
    const manifest = await verifyBackup(partial);
    syncFolder(partial);
    renameSync(partial, folder);
    syncFolder(path.dirname(folder));
    return manifest;
  } catch (error) {
    if (isOurs) rmSync(partial, { recursive: true, force: true });
    const reason = findReason(error);
    if (error instanceof SettingsError || !reason) throw error;
    throw new SettingsError(
      `No backup was made in ${path.dirname(folder)}: ${reason}. The database is unchanged.`,
      { cause: error },
    );
  }
}

import { existsSync } from "node:fs";
import path from "node:path";
import { listBackups } from "@/lib/backups/list-backups";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { findReason } from "@/lib/db/sqlite-file";
import { SettingsError } from "@/lib/env";
import { type Engine, listMigrations } from "../migrations";
import { type Manifest, verifyBackup } from "./manifest";
import { restorePostgresql } from "./postgresql-restore";
import type { RestoreOptions, RestoreOutcome } from "./restore-options";
import { restoreSqlite } from "./sqlite-restore";

export interface Restored extends RestoreOutcome {
  manifest: Manifest;
}

/**
 * Replaces the database at `url` by a backup: all of it or nothing. Sessions are not restored, so a
 * session that was ended since stays ended. Throws `SettingsError` with one sentence.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { folder, url } = options;
  const manifest = await verifyBackup(folder);
  checkVersion(manifest, folder, isPostgresql(url) ? "postgresql" : "sqlite");
  const { contents, migrations } = manifest;
  try {
    const restored =
      contents.engine === "sqlite"
        ? await restoreSqlite(contents, options)
        : await restorePostgresql({ contents, migrations }, options);
    return { manifest, ...restored };
  } catch (error) {
    const reason = findReason(error);
    if (error instanceof SettingsError || !reason) throw error;
    throw new SettingsError(
      `The backup ${folder} was not restored: ${reason}. The database is unchanged.`,
      { cause: error },
    );
  }
}

/** The folder that a name, a path or `latest` means. */
export function findBackup(name: string, backups: string): string {
  const newest = listBackups(backups)[0]?.folder;
  const found = name === "latest" ? newest : [name, path.join(backups, name)].find(existsSync);
  if (found) return path.resolve(found);
  throw new SettingsError(
    name === "latest"
      ? `There is no backup in ${path.resolve(backups)}.`
      : `There is no backup ${name}, neither here nor in ${path.resolve(backups)}.`,
  );
}

/** An older backup is brought up to date after it is restored; a newer one needs newer code. */
function checkVersion({ contents, migrations }: Manifest, folder: string, engine: Engine): void {
  if (contents.engine !== engine) {
    const names = { sqlite: "SQLite", postgresql: "PostgreSQL" };
    throw new SettingsError(
      `The backup ${folder} is of ${names[contents.engine]}, but DATABASE_URL names a database of ${names[engine]}.`,
    );
  }
  const known = new Map(listMigrations(engine).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!foreign) return;
  throw new SettingsError(
    `The backup ${folder} was made by another version of Amide, as its migration ${foreign.name} is not one of this version: install that version, then restore.`,
  );
}

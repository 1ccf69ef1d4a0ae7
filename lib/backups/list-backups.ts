import { readdirSync } from "node:fs";
import path from "node:path";

export interface BackupFolder {
  folder: string;
  createdAt: Date;
}

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/**
 * The complete backups in a folder, newest first; none if it does not exist. A backup has this name only
 * once all of it is on the disk.
 */
export function listBackups(folder: string): BackupFolder[] {
  return readNames(folder)
    .flatMap((name) => {
      const [, hour, minute, second, rest] = NAME.exec(name) ?? [];
      if (!hour) return [];
      const createdAt = new Date(`${hour}:${minute}:${second}.${rest}`);
      return [{ folder: path.join(folder, name), createdAt }];
    })
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/** The name of a backup made at this time: UTC, without characters that file systems reserve. */
export function backupName(at: Date): string {
  return at.toISOString().replace(/[:.]/g, "-");
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

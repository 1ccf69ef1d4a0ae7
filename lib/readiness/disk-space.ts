import "server-only";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { sqlitePath } from "@/lib/db/sqlite-file";
import type { env } from "@/lib/env";

/** The folders that the site writes to: that of the SQLite file and that of the backups. */
export function writtenFolders({
  BACKUP_DIR,
  DATABASE_URL,
}: Pick<typeof env, "BACKUP_DIR" | "DATABASE_URL">): string[] {
  return [
    ...(isPostgresql(DATABASE_URL) ? [] : [path.dirname(sqlitePath(DATABASE_URL))]),
    // The first backup creates it.
    ...(BACKUP_DIR && existsSync(BACKUP_DIR) ? [path.resolve(BACKUP_DIR)] : []),
  ];
}

/** In bytes, of the disk that a folder is on. */
export async function readDiskSpace(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}

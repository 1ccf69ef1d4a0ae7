import "server-only";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { listBackups } from "@/lib/backups/list-backups";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { sqlitePath } from "@/lib/db/sqlite-file";
import { env } from "@/lib/env";
import { isRedisAnswering } from "@/lib/throttle/store";

/** What the site runs with beside its database; a part that is not configured is left out. */
export const dependenciesSchema = z.object({
  redis: z.enum(["ok", "no answer"]).optional(),
  disk: z.enum(["ok", "low", "unknown"]).optional(),
  backup: z.enum(["ok", "old", "none", "unknown"]).optional(),
});

export type Dependencies = z.output<typeof dependenciesSchema>;

const LOW_DISK_BYTES = 500e6;
/** A day, and two hours for a backup that takes long. */
const OLD_BACKUP_MS = 26 * 3_600_000;

type Settings = Pick<typeof env, "BACKUP_DIR" | "DATABASE_URL" | "REDIS_URL">;

/** Describes the state of each dependency. A failure of one does not stop the site. */
export async function checkDependencies(settings: Settings = env): Promise<Dependencies> {
  const { BACKUP_DIR, DATABASE_URL, REDIS_URL } = settings;
  const folders = [
    ...(isPostgresql(DATABASE_URL) ? [] : [path.dirname(sqlitePath(DATABASE_URL))]),
    // The first backup creates it.
    ...(BACKUP_DIR && existsSync(BACKUP_DIR) ? [BACKUP_DIR] : []),
  ];
  return {
    ...(REDIS_URL && { redis: (await isRedisAnswering(REDIS_URL)) ? "ok" : "no answer" }),
    ...(folders.length > 0 && { disk: await checkDisk(folders) }),
    ...(BACKUP_DIR && { backup: checkBackup(BACKUP_DIR) }),
  };
}

async function checkDisk(folders: string[]): Promise<Dependencies["disk"]> {
  try {
    const free = await Promise.all(
      folders.map(async (folder) => {
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize;
      }),
    );
    return Math.min(...free) < LOW_DISK_BYTES ? "low" : "ok";
  } catch (error) {
    console.error("The disk's free space cannot be read", error);
    return "unknown";
  }
}

function checkBackup(folder: string): Dependencies["backup"] {
  try {
    const newest = listBackups(folder)[0];
    if (!newest) return "none";
    return Date.now() - newest.createdAt.getTime() > OLD_BACKUP_MS ? "old" : "ok";
  } catch (error) {
    console.error("The folder of backups cannot be read", error);
    return "unknown";
  }
}

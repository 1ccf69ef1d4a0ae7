import "server-only";
import { listBackups } from "@/lib/backups/list-backups";
import { env } from "@/lib/env";
import { isRedisAnswering } from "@/lib/throttle/store";
import type { Dependencies } from "./dependencies-schema";
import { readDiskSpace, writtenFolders } from "./disk-space";

const LOW_DISK_BYTES = 500e6;
/** A day, and two hours for a backup that takes long. */
const OLD_BACKUP_MS = 26 * 3_600_000;

type Settings = Pick<typeof env, "BACKUP_DIR" | "DATABASE_URL" | "REDIS_URL">;

/** Describes the state of each dependency. A failure of one does not stop the site. */
export async function checkDependencies(settings: Settings = env): Promise<Dependencies> {
  const { BACKUP_DIR, REDIS_URL } = settings;
  const folders = writtenFolders(settings);
  return {
    ...(REDIS_URL && { redis: (await isRedisAnswering(REDIS_URL)) ? "ok" : "no answer" }),
    ...(folders.length > 0 && { disk: await checkDisk(folders) }),
    ...(BACKUP_DIR && { backup: checkBackup(BACKUP_DIR) }),
  };
}

async function checkDisk(folders: string[]): Promise<Dependencies["disk"]> {
  try {
    const disks = await Promise.all(folders.map(readDiskSpace));
    return disks.some(({ free }) => free < LOW_DISK_BYTES) ? "low" : "ok";
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

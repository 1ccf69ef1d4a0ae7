import "server-only";
import os from "node:os";
import { listBackups } from "@/lib/backups/list-backups";
import { isPostgresql } from "@/lib/db/is-postgresql";
import { env } from "@/lib/env";
import { metrics } from "@/lib/metrics/metrics";
import { checkDependencies } from "@/lib/readiness/check-dependencies";
import { readDiskSpace, writtenFolders } from "@/lib/readiness/disk-space";
import { readCounts } from "./read-counts";
import type { SystemStatus } from "./system-schema";

type Settings = Pick<typeof env, "BACKUP_DIR" | "DATABASE_URL" | "REDIS_URL">;

/** What this process has counted since its start, and how its host is. */
export async function readSystemStatus(settings: Settings = env): Promise<SystemStatus> {
  const [figures, dependencies, disks] = await Promise.all([
    readCounts(metrics()?.registry),
    checkDependencies(settings),
    readDisks(settings),
  ]);
  const { rss, heapUsed } = process.memoryUsage();
  const { open, delay, ...counted } = figures;
  return {
    host: os.hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    database: isPostgresql(settings.DATABASE_URL) ? "PostgreSQL" : "SQLite",
    load: { cores: os.availableParallelism(), average: os.loadavg()[0] ?? 0, delay, open },
    memory: { resident: rss, heap: heapUsed, free: os.freemem() },
    ...counted,
    dependencies,
    disks,
    backups: readBackups(settings),
  };
}

async function readDisks(settings: Settings): Promise<SystemStatus["disks"]> {
  const disks = await Promise.all(
    writtenFolders(settings).map(async (folder) => {
      try {
        return [{ folder, ...(await readDiskSpace(folder)) }];
      } catch (error) {
        console.error("The disk's free space cannot be read", error);
        return [];
      }
    }),
  );
  return disks.flat();
}

function readBackups({ BACKUP_DIR }: Settings): SystemStatus["backups"] {
  if (!BACKUP_DIR) return null;
  try {
    const backups = listBackups(BACKUP_DIR);
    return { count: backups.length, newestAt: backups[0]?.createdAt.toISOString() ?? null };
  } catch (error) {
    console.error("The folder of backups cannot be read", error);
    return null;
  }
}

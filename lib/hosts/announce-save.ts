import "server-only";
import { env } from "@/lib/env";
import { processWide } from "@/lib/process-wide";
import { askRedis } from "@/lib/redis/redis-client";

/** Where hosts tell each other that there is something to read in the database; the message is empty. */
export const SAVES_CHANNEL = "amide:saved";

/** Revisions of this process that it has yet to read back, whose tags have expired here already. */
export function ownRevisions(): Set<number> {
  const own = processWide<Set<number>>("own-revisions");
  own.value ??= new Set();
  return own.value;
}

/** Tells other hosts of a save with these revisions. Never fails: they look by themselves too. */
export function announceSave(revisions: number[]): void {
  if (!env.REDIS_URL) return;
  for (const id of revisions) ownRevisions().add(id);
  void askRedis((redis) => redis.publish(SAVES_CHANNEL, ""));
}

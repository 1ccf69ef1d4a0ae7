import "server-only";
import { expireSavedElsewhere } from "@/lib/cache";
import { processWide } from "@/lib/process-wide";
import { getRedis } from "@/lib/redis/redis-client";
import { steadyNow } from "@/lib/steady-clock";
import { ownRevisions, SAVES_CHANNEL } from "./announce-save";
import { type ReadUpTo, readChanges } from "./read-changes";

/** Without Redis too a save is known everywhere within this time. */
const CHECK_EVERY_MS = 500;
const UNCONFIRMED_AFTER_MS = 2_000;

interface SaveWatch {
  upTo?: ReadUpTo;
  isChecking: boolean;
  /** Told of a save during a check, which may have looked too early. */
  isToldAgain: boolean;
  /** When the last check began that the database answered. */
  confirmedAt: number;
  hasFailed: boolean;
}

const saveWatch = processWide<SaveWatch>("save-watch");

/**
 * Expires what other hosts save, from now on. The database says what was saved; Redis only says that it is
 * time to look, so that a lost message costs half a second and nothing else. See decision 035. Returns a
 * function that stops watching.
 */
export function watchSaves(redisUrl: string): () => void {
  const watch: SaveWatch = {
    isChecking: false,
    isToldAgain: false,
    confirmedAt: steadyNow(),
    hasFailed: false,
  };
  saveWatch.value = watch;
  const look = () => void check(watch);
  const timer = setInterval(look, CHECK_EVERY_MS).unref();
  look();
  // Unlike commands, a subscription waits for Redis, and is made again after each reconnect.
  const subscriber = getRedis(redisUrl).duplicate({ disableOfflineQueue: false });
  subscriber.on("error", () => {
    // The client of commands has reported the same.
  });
  subscriber.on("ready", look);
  Promise.all([subscriber.connect(), subscriber.subscribe(SAVES_CHANNEL, look)]).catch((error) =>
    console.error("Saves on other hosts are noticed half a second later", error),
  );
  return () => {
    clearInterval(timer);
    subscriber.destroy();
    saveWatch.value = undefined;
  };
}

/** Whether another host may have saved what this one cannot know of, because the database is silent. */
export function mayBeStale(): boolean {
  const watch = saveWatch.value;
  return watch !== undefined && steadyNow() - watch.confirmedAt > UNCONFIRMED_AFTER_MS;
}

async function check(watch: SaveWatch): Promise<void> {
  if (watch.isChecking) {
    watch.isToldAgain = true;
    return;
  }
  watch.isChecking = true;
  do {
    watch.isToldAgain = false;
    await checkOnce(watch);
  } while (watch.isToldAgain);
  watch.isChecking = false;
}

async function checkOnce(watch: SaveWatch): Promise<void> {
  const beganAt = steadyNow();
  try {
    const own = ownRevisions();
    const { tags, upTo } = await readChanges(watch.upTo, own);
    for (const id of own) if (id <= upTo.revision) own.delete(id);
    watch.upTo = upTo;
    if (tags.length > 0) expireSavedElsewhere(tags);
    watch.confirmedAt = beganAt;
    watch.hasFailed = false;
  } catch (error) {
    if (!watch.hasFailed) console.error("What other hosts have saved cannot be read", error);
    watch.hasFailed = true;
  }
}

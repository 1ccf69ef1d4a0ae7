import "server-only";
import { createClient } from "@redis/client";
import { env } from "@/lib/env";
import { processWide } from "@/lib/process-wide";

export type RedisClient = ReturnType<typeof connectRedis>;

/** The client of this process, connected in the background; while it is not, commands fail at once. */
export function getRedis(url: string): RedisClient {
  const redis = processWide<RedisClient>("redis");
  redis.value ??= connectRedis(url);
  return redis.value;
}

const ANSWER_WITHIN_MS = 1_000;

/** What Redis answers; null where it is not configured, is away or takes longer than a second. */
export async function askRedis<Answer>(
  ask: (client: RedisClient) => Promise<Answer>,
): Promise<Answer | null> {
  if (!env.REDIS_URL) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWER_WITHIN_MS, null);
  });
  // That Redis is away has been reported.
  const answer = ask(getRedis(env.REDIS_URL)).catch(() => null);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function connectRedis(url: string) {
  const client = createClient({ url, disableOfflineQueue: true });
  let isReported = false;
  const report = (error: unknown) => {
    if (!isReported) console.error("Redis does not answer", error);
    isReported = true;
  };
  client.on("error", report);
  client.on("ready", () => {
    isReported = false;
  });
  client.connect().catch(report);
  return client;
}

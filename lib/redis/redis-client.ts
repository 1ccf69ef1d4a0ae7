import "server-only";
import { createClient } from "@redis/client";
import { processWide } from "@/lib/process-wide";

export type RedisClient = ReturnType<typeof connectRedis>;

/** The client of this process, connected in the background; while it is not, commands fail at once. */
export function getRedis(url: string): RedisClient {
  const redis = processWide<RedisClient>("redis");
  redis.value ??= connectRedis(url);
  return redis.value;
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

import "server-only";
import { once } from "node:events";
import {
  type IRateLimiterOptions,
  RateLimiterPrisma,
  RateLimiterRedis,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { getDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";
import { getRedis } from "@/lib/redis/redis-client";

/** Longer than a database may wait for another process's write. */
const ANSWER_WITHIN_MS = env.REDIS_URL ? 1_000 : 10_000;

/** A limiter in the shared store: Redis if configured, else the database. */
export function limiterOf(
  options: IRateLimiterOptions & { keyPrefix: string },
): RateLimiterStoreAbstract {
  const client = env.REDIS_URL ? getRedis(env.REDIS_URL) : getDatabase();
  const ofClient = limiters.get(client) ?? new Map<string, RateLimiterStoreAbstract>();
  limiters.set(client, ofClient);
  const limiter = ofClient.get(options.keyPrefix) ?? createLimiter(client, options);
  ofClient.set(options.keyPrefix, limiter);
  return limiter;
}

const limiters = new WeakMap<object, Map<string, RateLimiterStoreAbstract>>();

/** Rejects if the store does not answer in time, instead of keeping the visitor waiting. */
export async function answerInTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The store of limits did not answer within ${ANSWER_WITHIN_MS} ms.`);
    timer = setTimeout(() => reject(error), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

function createLimiter(storeClient: object, options: IRateLimiterOptions) {
  return env.REDIS_URL
    ? new RateLimiterRedis({ ...options, storeClient, useRedisPackage: true })
    : new RateLimiterPrisma({ ...options, storeClient, tableName: "rateLimiterFlexible" });
}

/** Whether Redis, the store of limits if it is configured, answers within a second. */
export async function isRedisAnswering(url: string): Promise<boolean> {
  try {
    const client = getRedis(url);
    await answerInTime<unknown>(client.isReady ? client.ping() : once(client, "ready"));
    return true;
  } catch {
    // lib/redis has reported why.
    return false;
  }
}

import "server-only";
import { createClient } from "@redis/client";
import {
  type IRateLimiterOptions,
  RateLimiterPrisma,
  RateLimiterRedis,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import { type Database, getDatabase } from "@/lib/db/client";
import { env } from "@/lib/env";

/** A database may wait for another process's write, which is no failure. */
const ANSWER_WITHIN_MS = env.REDIS_URL ? 1_000 : 10_000;

/** A limiter of the store that all processes share: Redis where there is one, else the database. */
export function limiterOf(options: IRateLimiterOptions): RateLimiterStoreAbstract {
  const db = getDatabase();
  const ofDatabase = limiters.get(db) ?? new Map<string, RateLimiterStoreAbstract>();
  limiters.set(db, ofDatabase);
  const name = options.keyPrefix ?? "";
  const limiter = ofDatabase.get(name) ?? createLimiter(db, options);
  ofDatabase.set(name, limiter);
  return limiter;
}

const limiters = new WeakMap<Database, Map<string, RateLimiterStoreAbstract>>();

/** Gives up on a store that does not answer, instead of keeping the visitor waiting. */
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

function createLimiter(db: Database, options: IRateLimiterOptions): RateLimiterStoreAbstract {
  if (!env.REDIS_URL) {
    return new RateLimiterPrisma({
      ...options,
      storeClient: db,
      tableName: "rateLimiterFlexible",
    });
  }
  redis ??= connectRedis(env.REDIS_URL);
  return new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
}

let redis: ReturnType<typeof connectRedis> | undefined;

/** Connects in the background, again and again; until then commands fail instead of waiting. */
function connectRedis(url: string) {
  const client = createClient({ url, disableOfflineQueue: true });
  let isReported = false;
  client.on("error", (error: unknown) => {
    if (!isReported) console.error("Redis, the store of limits, does not answer", error);
    isReported = true;
  });
  client.on("ready", () => {
    isReported = false;
  });
  // What fails here was told to the listener above.
  client.connect().catch(() => {});
  return client;
}

import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@redis/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheTags } from "@/lib/cache-tags";
import { createDatabase, setDatabase } from "@/lib/db/client";
import { expiredTags } from "@/lib/next/page-cache/expired-tags";
import { processWide } from "@/lib/process-wide";
import type { RedisClient } from "@/lib/redis/redis-client";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { startRedis, stopRedis } from "@/tests/support/redis";
import { SAVES_CHANNEL } from "./announce-save";
import { mayBeStale, watchSaves } from "./save-watch";
import { tellUnconfirmed } from "./tell-unconfirmed";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
const NO_REDIS = "redis://127.0.0.1:1";

describe.each(testEngines())("watching the saves of other hosts on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let stopWatching: () => void = () => {};

  beforeEach(() => {
    // That Redis does not answer is logged.
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    stopWatching();
    const redis = processWide<RedisClient>("redis");
    redis.value?.destroy();
    redis.value = undefined;
    setDatabase(handle.db);
    vi.useRealTimers();
  });

  /** Answers when the tags have expired that expire at first. */
  async function watch(url: string) {
    expiredTags().clear();
    stopWatching = watchSaves(url);
    await expect.poll(() => expiredTags().size).toBe(2 * cacheTags.length);
    expiredTags().clear();
  }

  async function saveOnAnotherHost() {
    const data = { entity: "research", entityId: "1", action: "create", actor: "admin" };
    await handle.db.revision.create({ data });
  }

  it("expires what another host has saved, without Redis too", async () => {
    await watch(NO_REDIS);
    await saveOnAnotherHost();
    await expect.poll(() => expiredTags().size).toBeGreaterThan(0);
    expect([...expiredTags().keys()]).toEqual(["research", "research:*"]);
  });

  it("says so while it cannot know, and expires what it missed", async () => {
    const { address, close } = await serveWith(mayBeStale);
    const state = async () => (await fetch(address)).headers.get("x-cache-state");
    await watch(NO_REDIS);
    expect(await state()).toBeNull();
    const gone = createDatabase("postgresql://nobody@127.0.0.1:1/none");
    setDatabase(gone);
    await saveOnAnotherHost();
    await expect.poll(state).toBe("unconfirmed");
    expect(expiredTags().size).toBe(0);
    setDatabase(handle.db);
    await expect.poll(state).toBeNull();
    expect([...expiredTags().keys()]).toEqual(["research", "research:*"]);
    close();
  });

  it.skipIf(!hasRedis)("looks at once when it is told, and again when Redis was away", async () => {
    let redis = await startRedis();
    const url = `redis://127.0.0.1:${redis.port}`;
    const tell = async () => {
      const client = await createClient({ url }).connect();
      const receivers = await client.publish(SAVES_CHANNEL, "");
      client.destroy();
      return receivers;
    };
    try {
      // Nothing but a message makes it look.
      vi.useFakeTimers({ toFake: ["setInterval"] });
      await watch(url);
      await expect.poll(tell).toBe(1);
      await saveOnAnotherHost();
      await tell();
      await expect.poll(() => expiredTags().size).toBeGreaterThan(0);
      expiredTags().clear();

      await stopRedis(redis.server);
      await saveOnAnotherHost();
      redis = await startRedis(redis.port);
      await expect.poll(() => expiredTags().size).toBeGreaterThan(0);
    } finally {
      await stopRedis(redis.server);
    }
  });
});

async function serveWith(isStale: () => boolean) {
  tellUnconfirmed(isStale);
  const server: Server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { address, close: () => server.close() };
}

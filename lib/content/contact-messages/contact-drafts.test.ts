import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { processWide } from "@/lib/process-wide";
import { startRedis, stopRedis } from "@/tests/support/redis";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

const draft = { values: { name: "A", email: "a", message: "A long one" }, errors: {} };

// The tests' own DATABASE_URL names no database.
describe.skipIf(!hasRedis)("a contact draft that the database cannot keep", () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let drafts: typeof import("./contact-drafts");
  beforeEach(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    redis = await startRedis();
    vi.stubEnv("REDIS_URL", `redis://127.0.0.1:${redis.port}`);
    vi.resetModules();
    const { getRedis } = await import("@/lib/redis/redis-client");
    const client = getRedis(`redis://127.0.0.1:${redis.port}`);
    await expect.poll(() => client.isReady).toBe(true);
    drafts = await import("./contact-drafts");
  });
  afterEach(async () => {
    await stopRedis(redis.server);
    const client = processWide<{ destroy: () => void }>("redis");
    client.value?.destroy();
    client.value = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it("is found on another host", async () => {
    const id = (await drafts.keepDraft(draft)) ?? "";
    expect(processWide<Map<string, unknown>>("contact-drafts").value?.has(id)).not.toBe(true);
    expect(await drafts.findDraft(id)).toEqual(draft);
  });

  it("is kept by this process where Redis is away too", async () => {
    await stopRedis(redis.server);
    const id = (await drafts.keepDraft(draft)) ?? "";
    expect(await drafts.findDraft(id)).toEqual(draft);
  });
});

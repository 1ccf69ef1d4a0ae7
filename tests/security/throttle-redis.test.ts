import { type ChildProcess, spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { limits } from "@/lib/throttle/limits";
import { startRedis, stopRedis } from "@/tests/support/redis";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

// Needs redis-server, which one machine does without.
describe.skipIf(!hasRedis)("limits on Redis", () => {
  const request = new Request("http://x", { headers: { "X-Forwarded-For": "203.0.113.1" } });
  let port: number;
  let server: ChildProcess;
  let consumePoints: typeof import("@/lib/throttle/throttle").consumePoints;
  let refundPoints: typeof import("@/lib/throttle/throttle").refundPoints;
  let clearLimit: typeof import("@/lib/throttle/throttle").clearLimit;

  beforeAll(async () => {
    // What fails is logged, and half of these tests are about failures.
    vi.spyOn(console, "error").mockImplementation(() => {});
    ({ server, port } = await startRedis());
    vi.stubEnv("REDIS_URL", `redis://127.0.0.1:${port}`);
    vi.resetModules();
    ({ consumePoints, refundPoints, clearLimit } = await import("@/lib/throttle/throttle"));
    await vi.waitFor(() => consumePoints("chat", request, "warm"), { timeout: 600_000 });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await stopRedis(server);
  });

  it("tell whether Redis answers, from the first question on", async () => {
    const { isRedisAnswering } = await import("@/lib/throttle/store");
    expect(await isRedisAnswering(`redis://127.0.0.1:${port}`)).toBe(true);
  });

  it("count requests that come at once", async () => {
    const attempts = Array.from({ length: 40 }, () => consumePoints("contact", request));
    const passed = (await Promise.allSettled(attempts)).filter(
      ({ status }) => status === "fulfilled",
    );
    expect(passed).toHaveLength(limits.contact.points);
    await expect(consumePoints("contact", request)).rejects.toMatchObject({ status: 429 });
  });

  it("make the wait longer each time", async () => {
    for (let point = 0; point < 10; point++) await consumePoints("login-device", request);
    await expect(consumePoints("login-device", request)).rejects.toMatchObject({
      status: 429,
      extras: { headers: { "Retry-After": "60" } },
    });
  });

  it("fail at once while Redis is away, as the limit says, and count again when it is back", async () => {
    await stopRedis(server);
    const began = performance.now();
    await consumePoints("contact", request);
    await expect(consumePoints("chat", request)).rejects.toMatchObject({ status: 503 });
    await expect(consumePoints("login-total", request)).rejects.toMatchObject({ status: 503 });
    // What is counted afterwards refuses nothing that has been done.
    await refundPoints("chat", "key");
    await clearLimit("login-address", request);
    expect(performance.now() - began).toBeLessThan(60_000);
    ({ server } = await startRedis(port));
    await expect.poll(() => consumePoints("chat", request), { interval: 200 }).toBeGreaterThan(0);
  });
});

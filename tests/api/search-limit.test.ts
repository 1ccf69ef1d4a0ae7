import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limits } from "@/lib/throttle/limits";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

describe.each(testEngines())("searches on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(["/api/search?query=bpc", "/api/search/suggestions?query=bpc"])(
    "at %s are counted by address",
    async (address) => {
      expect((await ask("GET", address, from("203.0.113.1"))).status).toBe(200);
      await handle.db.rateLimiterFlexible.update({
        where: { key: "search:203.0.113.1" },
        data: { points: limits.search.points },
      });
      const refused = await ask("GET", address, from("203.0.113.1"));
      expect([refused.status, refused.body.message]).toEqual([429, limits.search.message]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await ask("GET", address, from("203.0.113.2"))).status).toBe(200);
    },
  );

  it("go on while nothing can be counted", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const counting = vi
      .spyOn(handle.db.rateLimiterFlexible, "upsert")
      .mockRejectedValue(new Error("disk I/O error"));
    expect((await ask("GET", "/api/search?query=bpc", from("203.0.113.3"))).status).toBe(200);
    expect(counting).toHaveBeenCalled();
  });
});

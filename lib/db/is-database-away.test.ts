import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setUpDatabase } from "@/tests/support/database";
import { postgresqlServer } from "@/tests/support/postgresql";
import { startTcpProxy, type TcpProxy } from "@/tests/support/tcp-proxy";
import { createDatabase, type Database } from "./client";
import { isDatabaseAway } from "./is-database-away";

describe.skipIf(!postgresqlServer)("isDatabaseAway on postgresql", () => {
  const handle = setUpDatabase("postgresql");
  let proxy: TcpProxy;
  let db: Database;
  beforeAll(async () => {
    const url = new URL(handle.url);
    proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    db = createDatabase(url.href, { longestQueryMs: 2_000 });
  });
  afterAll(async () => {
    await db.$disconnect();
    await proxy.close();
  });

  const failureOf = (run: () => Promise<unknown>) =>
    run().then(
      () => undefined,
      (error: unknown) => error,
    );
  const count = () => db.category.count();
  const write = () => db.$transaction((session) => session.category.count());
  const sleep = () => db.$queryRaw`SELECT 1 FROM pg_sleep(60)`;
  const isSleeping = async () => {
    const rows = await handle.db.$queryRaw<object[]>`
      SELECT 1 FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
    return rows.length > 0;
  };

  it("knows a connection that ends, during a query and before it, and one that is refused", async () => {
    const slow = failureOf(sleep);
    await expect.poll(isSleeping).toBe(true);
    proxy.cut();
    for (const error of [await slow, await failureOf(count), await failureOf(write)]) {
      expect(isDatabaseAway(error)).toBe(true);
    }
    proxy.restore();
    expect(await count()).toBeGreaterThan(0);
    const nowhere = createDatabase("postgresql://a@127.0.0.1:1/a");
    expect(isDatabaseAway(await failureOf(() => nowhere.category.count()))).toBe(true);
  });

  it("knows a server that shuts down", async () => {
    const slow = failureOf(sleep);
    await expect.poll(isSleeping).toBe(true);
    await handle.db.$queryRaw`
      SELECT count(pg_terminate_backend(pid))::int FROM pg_stat_activity
      WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
    expect(isDatabaseAway(await slow)).toBe(true);
  });

  it("waits for a silent server no longer than the limit", async () => {
    expect(await count()).toBeGreaterThan(0);
    proxy.silence();
    for (const run of [count, write]) expect(isDatabaseAway(await failureOf(run))).toBe(true);
    proxy.restore();
    expect(await count()).toBeGreaterThan(0);
  });

  it("does not take a wrong question for that", async () => {
    const twice = {
      data: [
        { key: "a", value: {} },
        { key: "a", value: {} },
      ],
    };
    for (const run of [
      () => db.$queryRaw`SELECT 1 FROM nowhere`,
      () => db.document.createMany(twice),
    ]) {
      const error = await failureOf(run);
      expect(error).toBeInstanceOf(Error);
      expect(isDatabaseAway(error)).toBe(false);
    }
  });
});

import { afterEach, expect, it, vi } from "vitest";
import { createDatabase } from "@/lib/db/client";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { startCollector } from "@/tests/support/collector";
import { setUpDatabase } from "@/tests/support/database";
import { startTracing } from "./start-tracing";
import { traced, tracedParts } from "./traced";

const database = setUpDatabase("sqlite");
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});

function start(endpoint: string) {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint);
  stop = startTracing({ OTEL_SERVICE_NAME: "amide" }, () => "/");
}

it("sends stages and queries, each below what it is part of", async () => {
  const collector = await startCollector();
  start(collector.address);
  const db = createDatabase(database.url, { isTraced: true });
  await traced("consultant answer", async () => {
    await db.category.findFirst({ where: { name: "typed by a visitor" } });
    for await (const _ of tracedParts("consultant provider", parts())) await null;
  });
  await db.$transaction([db.category.findMany(), db.peptide.count()]);
  await stop?.();
  await db.$disconnect();

  const spans = collector.spans();
  const answer = spans.find(({ name }) => name === "consultant answer");
  const query = spans.find(({ name }) => name === "SELECT Category");
  expect(answer?.resource).toMatchObject({ "service.name": "amide" });
  expect(answer?.resource["service.version"]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(query).toMatchObject({ parentSpanId: answer?.spanId, traceId: answer?.traceId });
  expect(query?.attributes).toMatchObject({ "db.system.name": "sqlite" });
  expect(query?.milliseconds).toBeGreaterThan(0);
  expect(spans.find(({ name }) => name === "consultant provider")?.parentSpanId).toBe(
    answer?.spanId,
  );
  expect(spans.map(({ name }) => name)).toContain("SELECT Peptide");
  expect(collector.bodies.join()).not.toContain("typed");
  await collector.close();
});

it("ends the span of work that fails or is not read to its end, without a message", async () => {
  const collector = await startCollector();
  start(collector.address);
  const failing = async () => {
    throw new TypeError("typed by a visitor");
  };
  await expect(traced("fails later", failing)).rejects.toThrow("typed");
  expect(() =>
    traced("fails at once", () => {
      throw new TypeError("typed by a visitor");
    }),
  ).toThrow("typed");
  for await (const _ of tracedParts("is left", parts())) break;
  await stop?.();
  expect(collector.spans().map(({ name, attributes }) => [name, attributes["error.type"]])).toEqual(
    expect.arrayContaining([
      ["fails later", "TypeError"],
      ["fails at once", "TypeError"],
      ["is left", undefined],
    ]),
  );
  expect(collector.bodies.join()).not.toContain("typed");
  await collector.close();
});

it("does the work when the collector is away, and says so once", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  start(`http://127.0.0.1:${await findFreePort()}`);
  for (let times = 0; times < 5_000; times += 1) expect(traced("work", () => times)).toBe(times);
  // On a busy machine the time of the batch is over before the connection is refused, which is told then.
  await expect(stop?.()).rejects.toThrow(/ECONNREFUSED|Timeout/);
  stop = undefined;
  const told = () => logged.mock.calls.filter(([text]) => String(text).includes("collector"));
  await expect.poll(told, { timeout: 50_000 }).toHaveLength(1);
});

async function* parts() {
  yield 1;
  yield 2;
}

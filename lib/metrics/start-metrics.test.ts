import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiError } from "@/lib/api/errors";
import { createDatabase } from "@/lib/db/client";
import { readEnvironment, SettingsError } from "@/lib/env";
import { PAGE_TAGS_HEADER } from "@/lib/next/page-cache/page-tags-header";
import { cacheResponses } from "@/lib/next/response-cache/response-cache";
import { cachedResponses } from "@/lib/next/response-cache/response-store";
import { consumePoints } from "@/lib/throttle/throttle";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { setUpDatabase } from "@/tests/support/database";
import { kindOf } from "./kind-of";
import { startMetrics } from "./start-metrics";

const database = setUpDatabase("sqlite");
const held: ServerResponse[] = [];
const server = createServer((request, response) => {
  if (request.url === "/held") held.push(response);
  else answer(request.url ?? "", response);
});
let site: string;
let scraped: string;
let stop: (() => void) | undefined;

function answer(url: string, response: ServerResponse) {
  response.statusCode = url === "/failing" ? 500 : 200;
  if (url === "/cached") {
    response.setHeader("x-nextjs-cache", "HIT");
    response.setHeader("Cache-Control", "s-maxage=31536000");
    response.setHeader("ETag", '"abc"');
    response.appendHeader(PAGE_TAGS_HEADER, "documents");
  }
  response.end("A page");
}

/** The value of one line of the scraped text; undefined if there is none. */
async function read(line: string): Promise<number | undefined> {
  const response = await fetch(scraped);
  expect(response.headers.get("content-type")).toContain("text/plain; version=0.0.4");
  const found = (await response.text()).split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

beforeAll(async () => {
  cacheResponses();
  const METRICS_PORT = await findFreePort();
  stop = startMetrics({ METRICS_HOST: "127.0.0.1", METRICS_PORT, PORT: 3000 });
  scraped = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  stop?.();
  server.close();
});

it("counts answers by class of status and tells how long they took", async () => {
  await (await fetch(`${site}/found`)).text();
  await (await fetch(`${site}/failing`)).text();
  const count = (status: string) =>
    read(`amide_http_requests_total{kind="page",status="${status}"}`);
  await expect.poll(() => count("2xx")).toBe(1);
  await expect.poll(() => count("5xx")).toBe(1);
  expect(await read('amide_http_request_duration_seconds_count{kind="page"}')).toBe(2);
});

it("counts open requests, and none of its own", async () => {
  const asked = fetch(`${site}/held`);
  await expect.poll(() => held).toHaveLength(1);
  expect(await read("amide_http_requests_open")).toBe(1);
  held[0]?.end();
  await (await asked).text();
  await expect.poll(() => read("amide_http_requests_open")).toBe(0);
});

it("tells pages of the cache of responses from others", async () => {
  await (await fetch(`${site}/cached`)).text();
  await expect.poll(() => cachedResponses().get("http /cached")).toBeDefined();
  await (await fetch(`${site}/cached`)).text();
  expect(await read('amide_response_cache_total{result="hit"}')).toBe(1);
  expect(await read('amide_response_cache_total{result="miss"}')).toBe(1);
});

it("counts what a limit refuses", async () => {
  const request = { headers: new Headers({ "x-forwarded-for": "203.0.113.9" }) };
  await expect(consumePoints("search", request, "a visitor", 5_000)).rejects.toThrow(ApiError);
  expect(await read('amide_throttled_requests_total{limit="search"}')).toBe(1);
});

it("counts errors that are logged", async () => {
  const before = (await read("amide_logged_errors_total")) ?? 0;
  console.error("An error of a test");
  expect(await read("amide_logged_errors_total")).toBe(before + 1);
});

it("counts slow queries alone", async () => {
  const db = createDatabase(database.url, { isMeasured: true });
  await db.category.findFirst();
  expect(await read("amide_slow_queries_total")).toBe(0);
  await db.$queryRaw`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6000000)
    SELECT max(i) FROM n`;
  await expect.poll(() => read("amide_slow_queries_total")).toBe(1);
  await db.$disconnect();
});

it("has the figures of the process", async () => {
  expect(await read("process_resident_memory_bytes")).toBeGreaterThan(1e6);
  expect(await read("nodejs_eventloop_lag_p99_seconds")).toBeDefined();
});

it("serves nothing else, and nothing on the port of the site", async () => {
  expect((await fetch(`${scraped}/other`)).status).toBe(404);
  expect((await fetch(scraped, { method: "POST" })).status).toBe(404);
  const settings = readEnvironment({});
  expect(() => startMetrics({ ...settings, METRICS_PORT: settings.PORT })).toThrow(SettingsError);
});

it.each([
  ["/", "page"],
  ["/peptides/[id]", "page"],
  ["/search", "page"],
  ["/[...rest]", "page"],
  ["/admin/[tab]", "dashboard"],
  ["/login", "dashboard"],
  ["/api", "api"],
  ["/api/peptides/[id]", "api"],
  ["/api/chat", "chat"],
  ["/api/ready", "health"],
  ["/_next/[...file]", "file"],
  ["/search/[version]", "file"],
  ["/feed.xml", "file"],
])("%s counts as %s", (route, kind) => {
  expect(kindOf(route)).toBe(kind);
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { requestStorage } from "@/lib/next/current-request";
import { trackRequests } from "@/lib/next/track-requests";
import { logAnswer, logAsJson } from "./log-as-json";
import { routeFinder } from "./route-of";
import { watchAnswers } from "./watch-answers";

const original = { ...console };
const server = createServer((request, response) => {
  if (request.url?.startsWith("/peptides/500")) {
    console.error("It failed", new Error("of no use"));
    response.statusCode = 500;
  }
  response.end();
});
let address: string;
let stopWatching: () => void;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  trackRequests();
  stopWatching = watchAnswers(logAnswer, { routeOf: routeFinder(["/peptides/[id]"]) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  lines = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((line) => {
      lines.push(JSON.parse(String(line)));
      return true;
    });
  }
  logAsJson();
});
afterEach(() => {
  Object.assign(console, original);
});
afterAll(() => {
  stopWatching();
  server.close();
  requestStorage().value = undefined;
});

it("logs an answer by its route, without what was asked", async () => {
  const headers = { "x-request-id": "of-a-proxy-1", cookie: "secret", "x-forwarded-for": "::1" };
  const response = await fetch(`${address}/peptides/81?name=Ada`, { headers });
  expect(response.headers.get("x-request-id")).toBe("of-a-proxy-1");
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toEqual({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    level: "info",
    message: "answered",
    requestId: "of-a-proxy-1",
    method: "GET",
    route: "/peptides/[id]",
    status: 200,
    durationMs: expect.any(Number),
  });
});

it.each(["short", 'a"forged"line', "x".repeat(65)])("replaces the id %s", async (given) => {
  const response = await fetch(address, { headers: { "x-request-id": given } });
  expect(response.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

it("says by the same id which request an error belongs to", async () => {
  const response = await fetch(`${address}/peptides/500`);
  await expect.poll(() => lines).toHaveLength(2);
  const requestId = response.headers.get("x-request-id");
  expect(lines).toMatchObject([
    { level: "error", message: "It failed", requestId, error: { message: "of no use" } },
    { level: "error", message: "answered", requestId, status: 500 },
  ]);
});

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { trustOf } from "../throttle/proxies";
import {
  correctAddress,
  correctHeaders,
  guardRequests,
  makeSchemeWarning,
} from "./incoming-requests";

const plain = { trust: trustOf(false), SITE_URL: "http://localhost:3000" };
const oneProxy = { ...plain, trust: trustOf(1) };
const corrected = (headers: Record<string, string>, settings: typeof plain) => {
  correctHeaders(headers, "203.0.113.9", settings);
  return headers;
};
const forged = {
  "x-forwarded-for": "198.51.100.1",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "site.example",
  "x-forwarded-port": "1",
};

it("replaces what a visitor says of the connection by what is known of it", () => {
  expect(corrected({ ...forged, accept: "*/*" }, plain)).toEqual({
    "x-forwarded-for": "203.0.113.9",
    accept: "*/*",
  });
});

it("takes from a trusted proxy what it says, and leaves the visitor's address alone", () => {
  expect(corrected({ ...forged, forwarded: "for=198.51.100.1" }, oneProxy)).toEqual({
    "x-forwarded-for": "198.51.100.1",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "site.example",
  });
});

it("knows that a site with an https address is reached by https", () => {
  const settings = { ...plain, SITE_URL: "https://amide.example" };
  expect(corrected({ "x-forwarded-proto": "http" }, settings)["x-forwarded-proto"]).toBe("https");
});

it("tells once that visitors come by HTTPS to a site whose pages name an address without it", () => {
  const told: string[] = [];
  const warn = makeSchemeWarning("http://localhost:3000", (message) => told.push(message));
  warn({});
  warn({ "x-forwarded-proto": "http" });
  expect(told).toEqual([]);
  warn({ "x-forwarded-proto": "https" });
  warn({ "x-forwarded-proto": "https" });
  expect(told).toEqual([expect.stringContaining("set SITE_URL to the https address")]);

  makeSchemeWarning("https://amide.example", (message) => told.push(message))({
    "x-forwarded-proto": "https",
  });
  expect(told).toHaveLength(1);
});

it("lets no visitor choose the nonce of a page's scripts, nor break Next with its own headers", () => {
  const state = encodeURIComponent(JSON.stringify(["", {}]));
  const headers = {
    "content-security-policy": "script-src 'nonce-chosen'",
    "content-security-policy-report-only": "script-src 'nonce-chosen'",
    "next-router-state-tree": "nonsense",
    "x-middleware-prefetch": "1",
  };
  expect(corrected({ ...headers }, plain)).toEqual({ "x-forwarded-for": "203.0.113.9" });
  expect(corrected({ "next-router-state-tree": state }, plain)).toHaveProperty(
    "next-router-state-tree",
    state,
  );
});

it.each([
  ["/peptides/81?query=%ff", "/peptides/81?query=%ff"],
  ["/%E2%82%AC", "/%E2%82%AC"],
  ["*", "*"],
  ["/%ff", "/%25ff"],
  ["/a%20b%c0%af?x=%20?y", "/a%2520b%25c0%25af?x=%20?y"],
  ["/%", "/%25"],
])("takes the address %s for %s", (address, corrected) => {
  expect(correctAddress(address)).toBe(corrected);
});

it("corrects what a server of this process receives", async () => {
  guardRequests();
  const server = createServer(({ method, url, headers }, response) =>
    response.end(`${method} ${url} ${headers["next-action"] ?? "no action"}`),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (method: string, path: string, headers = {}) =>
    new Promise<string>((resolve, reject) => {
      request({ port, host: "127.0.0.1", method, path, headers }, (response) => {
        response.setEncoding("utf8").once("data", resolve);
      })
        .on("error", reject)
        .end();
    });
  expect(await ask("TRACE", "/%ff")).toBe("UNKNOWN /%25ff no action");
  expect(await ask("POST", "/", { "Next-Action": "x" })).toBe("POST /api/server-action no action");
  expect(await ask("GET", "/", { "Next-Action": "x" })).toBe("GET / no action");
  server.close();
});

it.each([
  ["/api/admin/chat-sessions/", "/api/admin%2Fchat-sessions%2F"],
  ["/api/admin/chat-sessions/?expected=2", "/api/admin%2Fchat-sessions%2F?expected=2"],
  ["/api/admin/chat-sessions/.", "/api/admin%2Fchat-sessions%2F."],
  ["/api/admin/chat-sessions/%2E", "/api/admin%2Fchat-sessions%2F%252E"],
  ["/api/admin/chat-sessions/x/..", "/api/admin%2Fchat-sessions%2Fx%2F.."],
  ["/api/admin//chat-sessions", "/api/admin%2F%2Fchat-sessions"],
  ["/api/admin/chat-sessions\\", "/api/admin%2Fchat-sessions%2F"],
  ["//api/peptides/5/", "/api/peptides%2F5%2F"],
  ["/api/%ff/", "/api/%25ff%2F"],
  ["/api/", "/api"],
])("leads %s to no route of the API", (address, corrected) => {
  expect(correctAddress(address)).toBe(corrected);
});

it.each([
  "/api/peptides/5",
  "/api/chat/session-1",
  "/api",
  "/peptides/",
  "/apis/",
  "/api/a.b?x=/./",
])("leaves %s as it is", (address) => {
  expect(correctAddress(address)).toBe(address);
});

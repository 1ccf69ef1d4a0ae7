import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { frameOrigins } from "@/lib/html/allowed";
import { contentSecurityPolicy, SCRIPTS_BY_DEFAULT } from "@/lib/security-headers";
import { guardResponses } from "./outgoing-responses";
import { addNonce } from "./page-nonce";

it("lets no shared cache keep what is emptied at a save", async () => {
  guardResponses();
  const said = ["s-maxage=31536000", "public, S-MaxAge=60", "public, max-age=300", "no-store"];
  const server = createServer((request, response) => {
    response.setHeader("Cache-Control", said[Number(request.url?.slice(1))] ?? "");
    response.setHeader("X-Said", "s-maxage=1");
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    said.map((_, index) => fetch(`http://127.0.0.1:${port}/${index}`)),
  );
  server.close();
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
    "public, max-age=0, must-revalidate",
    "public, max-age=0, must-revalidate",
    "public, max-age=300",
    "no-store",
  ]);
  expect(answers[0]?.headers.get("x-said")).toBe("s-maxage=1");
});

it("sends the target of a redirect once, though it is set and appended", async () => {
  guardResponses();
  const server = createServer((_, response) => {
    response.statusCode = 308;
    response.setHeader("location", "/there");
    response.appendHeader("location", "/there");
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
  server.close();
  expect(headers.get("location")).toBe("/there");
});

it("keeps the tags of a page to itself", async () => {
  guardResponses();
  const server = createServer((_, response) => {
    response.appendHeader("x-page-tags", "peptides:36");
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  expect(headers.has("x-page-tags")).toBe(false);
});

describe("the policy of an answer", () => {
  const DEFAULT_POLICY = contentSecurityPolicy({
    scripts: SCRIPTS_BY_DEFAULT,
    frames: frameOrigins,
    isDevelopment: false,
  });
  const KEPT = "script-src 'sha256-of-this-page'";
  const answerTo = async (path: string, headers: Record<string, string>, own?: string) => {
    const server = createServer((request, response) => {
      addNonce(request.headers, request.url ?? "");
      response.setHeader("Content-Security-Policy", DEFAULT_POLICY);
      if (own) response.appendHeader("Content-Security-Policy", own);
      response.appendHeader(
        "X-Nonce",
        request.headers["content-security-policy"]?.toString() ?? "",
      );
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    server.close();
    return {
      policy: answer.headers.get("content-security-policy"),
      requested: answer.headers.get("x-nonce"),
    };
  };

  it("has the nonce that the page's scripts carry, a fresh one each time", async () => {
    guardResponses();
    const answers = [await answerTo("/database?query=x", {}), await answerTo("/database", {})];
    const nonces = answers.map(({ policy, requested }) => {
      expect(policy).toBe(requested);
      return /script-src 'self' 'nonce-([\w+/]{22}==)' 'sha256-[\w+/]{43}=';/.exec(
        policy ?? "",
      )?.[1];
    });
    expect(nonces[0]).toBeDefined();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("is a cached page's own where it has one", async () => {
    guardResponses();
    expect((await answerTo("/about", {}, KEPT)).policy).toBe(KEPT);
  });

  it.each([
    ["a call of the API", "/api/health", {}, undefined],
    ["a file of the build", "/_next/static/x.css", {}, undefined],
    ["the data of a page", "/about", { RSC: "1" }, KEPT],
  ])("allows no inline script in %s", async (_, path, headers, own) => {
    guardResponses();
    const { policy, requested } = await answerTo(path, headers as Record<string, string>, own);
    expect(policy).toBe(DEFAULT_POLICY);
    expect(policy).not.toContain("unsafe-inline'; script-src-attr");
    expect(requested).toBe("");
  });
});

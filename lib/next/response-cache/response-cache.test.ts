import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { expireTags } from "../page-cache/expired-tags";
import { PAGE_TAGS_HEADER } from "../page-cache/page-tags-header";
import { cacheResponses } from "./response-cache";
import { cachedResponses } from "./response-store";

const PAGE = `<!doctype html><title>Test</title>${"<p>A paragraph of a page.</p>".repeat(200)}`;
const CACHED = {
  "x-nextjs-cache": "HIT",
  "Cache-Control": "s-maxage=31536000",
  ETag: '"abc"',
  "Content-Type": "text/html; charset=utf-8",
  Vary: "rsc, Accept-Encoding",
  "Content-Security-Policy": "default-src 'none'",
};

const TAGS = ["of-a-page:36", "of-all-pages"];

/** Stands in for Next: what it answers, which each test may change. */
let answerOfNext: (response: ServerResponse) => void;
const next = vi.fn((response: ServerResponse) => answerOfNext(response));
const server = createServer((_, response) => next(response));
let port: number;

function answerWith(headers: Record<string, string>, status = 200) {
  answerOfNext = (response) => {
    response.statusCode = status;
    send(response, headers);
  };
}

function send(response: ServerResponse, headers: Record<string, string>, tags = TAGS) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.appendHeader(PAGE_TAGS_HEADER, tags.join(","));
  response.end(PAGE);
}

/** `fetch` would decompress the body. */
async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request({ port, path, method, headers: { "accept-encoding": "br", ...headers } });
  sent.end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const received = response.headers as IncomingHttpHeaders;
  return { status: response.statusCode, headers: received, body: Buffer.concat(chunks) };
}

/** Asks until the response has been kept. */
async function keep(path: string, headers?: Record<string, string>) {
  // Nothing is kept that was asked for in the same millisecond in which a tag expired.
  const ask = () => get(path, headers).then(() => cachedResponses().size);
  await expect.poll(ask).toBeGreaterThan(0);
  next.mockClear();
}

/** A response that may be kept is, once another one that was asked for later is. */
async function expectNotKept(path: string, headers: Record<string, string> = {}, method = "GET") {
  await get(path, headers, method);
  answerWith(CACHED);
  await keep("/another-page");
  await get(path, headers, method);
  expect(next).toHaveBeenCalledOnce();
}

beforeAll(async () => {
  cacheResponses();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  expireTags(TAGS);
  next.mockClear();
  answerWith(CACHED);
});
afterAll(() => server.close());

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate, br;q=0", "gzip", gunzipSync],
])("sends a cached page without Next to who accepts %s", async (accepted, encoding, decode) => {
  await keep("/about");
  const { status, headers, body } = await get("/about", { "accept-encoding": accepted });
  expect(next).not.toHaveBeenCalled();
  expect(status).toBe(200);
  expect(decode(body).toString()).toBe(PAGE);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    "content-length": String(body.length),
    "content-security-policy": "default-src 'none'",
    "content-type": "text/html; charset=utf-8",
    etag: '"abc"',
    vary: "rsc, Accept-Encoding",
  });
});

it("does not keep the id of the request that a page was first sent to", async () => {
  answerWith({ ...CACHED, "X-Request-Id": "of-the-first" });
  await keep("/about");
  const { headers } = await get("/about");
  expect(next).not.toHaveBeenCalled();
  expect(headers).not.toHaveProperty("x-request-id");
});

it.each(["identity", "deflate", "br;q=0, gzip;q=0"])(
  "sends a cached page without Next to who accepts %s",
  async (accepted) => {
    await keep("/about");
    const { headers, body } = await get("/about", { "accept-encoding": accepted });
    expect(next).not.toHaveBeenCalled();
    expect(body.toString()).toBe(PAGE);
    expect(headers).toMatchObject({ "content-length": String(PAGE.length), etag: '"abc"' });
    expect(headers).not.toHaveProperty("content-encoding");
  },
);

it.each(['"abc"', 'W/"abc"', '"x", "abc"', "*"])("answers 304 to who has %s", async (known) => {
  await keep("/about");
  const { status, headers, body } = await get("/about", { "if-none-match": known });
  expect([status, body.length, headers.etag]).toEqual([304, 0, '"abc"']);
  expect(headers["content-security-policy"]).toBe("default-src 'none'");
});

it("sends the page to who has another one", async () => {
  await keep("/about");
  expect((await get("/about", { "if-none-match": '"abcd"' })).status).toBe(200);
});

it.each<[string, Record<string, string>, number]>([
  ["was just rendered", { ...CACHED, "x-nextjs-cache": "MISS" }, 200],
  ["is cached for seconds only", { ...CACHED, "Cache-Control": "s-maxage=5" }, 200],
  ["is a visitor's own", { ...CACHED, "Cache-Control": "no-store" }, 200],
  ["sets a cookie", { ...CACHED, "Set-Cookie": "a=b" }, 200],
  ["is not found", CACHED, 404],
])("does not keep a page that %s", async (_, headers, status) => {
  answerWith(headers, status);
  await expectNotKept("/about");
});

it.each<[string, string, Record<string, string>, string]>([
  ["with a query", "/about?a=b", {}, "GET"],
  ["with an escape", "/%61bout", {}, "GET"],
  ["for a page's data", "/about", { rsc: "1" }, "GET"],
  ["by POST", "/about", {}, "POST"],
  ["by HEAD", "/about", {}, "HEAD"],
])("leaves a request %s to Next", async (_, path, headers, method) => {
  await expectNotKept(path, headers, method);
});

it("keeps what differs by https apart", async () => {
  await keep("/about");
  await get("/about", { "x-forwarded-proto": "https" });
  expect(next).toHaveBeenCalledOnce();
});

it("sends nothing that was kept before one of its tags expired", async () => {
  await keep("/about");
  expireTags(["of-a-page:36"]);
  answerWith({ ...CACHED, ETag: '"new"' });
  expect((await get("/about")).headers.etag).toBe('"new"');
});

it("goes on sending a page when other tags expire", async () => {
  await keep("/about");
  expireTags(["of-a-page:37", "of-no-page"]);
  await get("/about");
  expect(next).not.toHaveBeenCalled();
});

it("does not keep what was asked for before one of its tags expired", async () => {
  answerOfNext = (response) => {
    expireTags(["of-all-pages"]);
    send(response, CACHED);
  };
  await expectNotKept("/about");
});

it("does not keep a page whose tags are unknown", async () => {
  answerOfNext = (response) => {
    for (const [name, value] of Object.entries(CACHED)) response.setHeader(name, value);
    response.end(PAGE);
  };
  await expectNotKept("/about");
});

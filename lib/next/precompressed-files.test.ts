import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressStatic } from "@/scripts/compress-static.mjs";
import { guardResponses } from "./outgoing-responses";
import { precompressedFiles } from "./precompressed-files";

const SCRIPT = "export const longer = 'enough to be compressed';\n".repeat(40);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "amide-static-"));
  mkdirSync(path.join(folder, "chunks"));
  writeFileSync(path.join(folder, "chunks", "a.js"), SCRIPT);
  writeFileSync(path.join(folder, "chunks", "a.woff2"), "a font");
  await compressStatic(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a build's scripts are compressed once", () => {
  const compressed = readFileSync(path.join(folder, "chunks", "a.js.br"));
  expect(compressed.length).toBeLessThan(SCRIPT.length / 10);
  expect(brotliDecompressSync(compressed).toString()).toBe(SCRIPT);
});

it.each([
  ["br", "/_next/static/chunks/a.js", "/_next/static/chunks/a.js.br"],
  [
    "gzip, deflate, br, zstd",
    "/_next/static/chunks/a.js?dpl=1",
    "/_next/static/chunks/a.js.br?dpl=1",
  ],
  ["gzip;q=1.0, br;q=0.5", "/_next/static/chunks/a.js", "/_next/static/chunks/a.js.br"],
  ["gzip, br;q=0", "/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
  ["gzip", "/_next/static/chunks/a.js", "/_next/static/chunks/a.js"],
  ["br", "/_next/static/chunks/a.woff2", "/_next/static/chunks/a.woff2"],
  ["br", "/_next/static/chunks/none.js", "/_next/static/chunks/none.js"],
  ["br", "/about", "/about"],
])("who accepts %s gets for %s %s", (accepted, asked, served) => {
  expect(precompressedFiles(folder)(asked, { "accept-encoding": accepted })).toBe(served);
});

it("a range is one of the file itself", () => {
  const headers = { "accept-encoding": "br", range: "bytes=0-3" };
  expect(precompressedFiles(folder)("/_next/static/chunks/a.js", headers)).toBe(
    "/_next/static/chunks/a.js",
  );
});

it("without a build nothing is compressed", () => {
  const find = precompressedFiles(path.join(folder, "none"));
  expect(find("/_next/static/chunks/a.js", { "accept-encoding": "br" })).not.toContain(".br");
});

it.each([
  [
    "/_next/static/chunks/a.js.br",
    "application/octet-stream",
    "application/javascript; charset=UTF-8",
    "br",
  ],
  ["/_next/static/chunks/a.css.br", "application/octet-stream", "text/css; charset=UTF-8", "br"],
  ["/_next/static/chunks/none.js.br", "text/html", "text/html", null],
  ["/api/export.br", "application/octet-stream", "application/octet-stream", null],
])("%s of type %s is sent as %s", async (address, type, sent, encoding) => {
  guardResponses();
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", type);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${address}`, { method: "HEAD" });
  server.close();
  expect([headers.get("content-type"), headers.get("content-encoding")]).toEqual([sent, encoding]);
});

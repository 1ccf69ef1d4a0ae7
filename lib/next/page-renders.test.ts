import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageRendersEnd, trackPageRenders } from "./page-renders";
import { RENDERED, RENDERING } from "./rendering";

const LONG_MS = 600_000;
const server = createServer((_request, response) => server.emit("asked", response));

beforeAll(async () => {
  trackPageRenders(LONG_MS);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

test("waits for the pages that are being rendered, and for none begun later", async () => {
  const before = await ask("/consultant");
  const isOver = watch(pageRendersEnd(LONG_MS));
  const later = await ask("/peptides");
  expect(isOver.value).toBe(false);
  await before.end();
  await isOver.promise;
  await later.end();
});

test("does not wait for what is no page, nor where nothing is rendered", async () => {
  const api = await ask("/api/chat");
  const file = await ask("/_next/static/chunk.js");
  await pageRendersEnd(LONG_MS);
  await api.end();
  await file.end();
  await pageRendersEnd(LONG_MS);
});

test("waits no longer than it may", async () => {
  const page = await ask("/about");
  await pageRendersEnd(1);
  await page.end();
});

test("a page that is rendered for the cache is waited for when its visitor has gone away", async () => {
  const page = await ask("/about");
  page.response.emit(RENDERING);
  await page.leave();
  await page.closed;
  const isOver = watch(pageRendersEnd(LONG_MS));
  await ask("/").then((other) => other.end());
  expect(isOver.value).toBe(false);
  page.response.emit(RENDERED);
  await isOver.promise;
});

test("a visitor who goes away is waited for no longer", async () => {
  const page = await ask("/about");
  const ended = pageRendersEnd(LONG_MS);
  await page.leave();
  await ended;
});

/** Asks the server for a path, and ends the answer when told. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo;
  const asked = once(server, "asked") as Promise<[ServerResponse]>;
  const leaving = new AbortController();
  const answer = fetch(`http://127.0.0.1:${port}${path}`, { signal: leaving.signal });
  const failed = answer.then(() => Promise.reject(new Error(`${path} was answered too early`)));
  const [response] = await Promise.race([asked, failed]);
  return {
    response,
    closed: once(response, "close"),
    end: async () => {
      response.end();
      await (await answer).text();
    },
    leave: async () => {
      leaving.abort();
      await expect(answer).rejects.toThrow();
    },
  };
}

function watch(promise: Promise<void>) {
  const seen = { value: false, promise };
  void promise.then(() => {
    seen.value = true;
  });
  return seen;
}

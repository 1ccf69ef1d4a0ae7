import { createServer, get, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { takeExpiredTags } from "@/tests/support/next-cache";
import { expire } from "../cache";
import { openReadsEnded, watchReads } from "./open-reads";

const { afterwards } = vi.hoisted(() => ({ afterwards: [] as Promise<unknown>[] }));
vi.mock("next/server", () => ({ after: (run: () => Promise<unknown>) => afterwards.push(run()) }));

it("what was being read during a save expires once more when it has been answered", async () => {
  watchReads();
  const responses: ServerResponse[] = [];
  const server = createServer((_, response) => responses.push(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host = "127.0.0.1";

  request({ port, host, method: "POST" }, (answer) => answer.resume()).end();
  await vi.waitFor(() => expect(responses).toHaveLength(1));
  expect(openReadsEnded()).toBeNull();
  expire(["videos"]);
  expect(takeExpiredTags()).toEqual(["videos", "videos:*"]);
  expect(afterwards).toEqual([]);

  get({ port, host }, (answer) => answer.resume());
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  const listeners = responses[1]?.listenerCount("close");
  expire(["peptides"]);
  expect(responses[1]?.listenerCount("close")).toBe(listeners);
  expect(takeExpiredTags()).toEqual(["peptides", "peptides:*"]);
  responses[1]?.end();
  await Promise.all(afterwards);
  expect(takeExpiredTags()).toEqual(["peptides", "peptides:*"]);
  expect(openReadsEnded()).toBeNull();

  responses[0]?.end();
  server.close();
});

import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { processWide } from "@/lib/process-wide";

/** A slow client may keep a response open for ever, but a page is rendered long before that. */
const MAX_WAIT_MS = 10_000;

/**
 * Tracks which reads (GET, HEAD) this process is answering, from now on.
 *
 * Workaround for Next 16.4: `unstable_cache` and cached pages bear the time at which they were
 * finished. One that read the database before a save and finished after it counts as newer than the
 * save and would stay stale. `expire` in lib/cache.ts therefore expires the tags a second time once the
 * reads that were open during the save have ended.
 * Shown by: `open-reads.test.ts`.
 * Can go when: pages and data are cached by `use cache`, whose entries bear the time at which they were
 * started (docs: `cacheComponents`). Cached pages do not in 16.4.
 */
export function watchReads(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    if (request.method !== "GET" && request.method !== "HEAD") return;
    const reads = openReads();
    const ended = new Promise<void>((resolve) => response.once("close", () => resolve()));
    reads.add(ended);
    void ended.then(() => reads.delete(ended));
  });
}

/** Resolves when all reads that are open now have ended, or after `MAX_WAIT_MS`; null if none is open. */
export function openReadsEnded(): Promise<void> | null {
  const reads = [...openReads()];
  if (reads.length === 0) return null;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    void Promise.all(reads).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** One promise per open read. */
function openReads(): Set<Promise<void>> {
  const reads = processWide<Set<Promise<void>>>("open-reads");
  reads.value ??= new Set();
  return reads.value;
}

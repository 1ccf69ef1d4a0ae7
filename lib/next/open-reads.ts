import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A reader may take for ever; the making of a page does not. */
const WAITED_MS = 10_000;

/** From now on this process knows which reads (GET, HEAD) it is answering. */
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

/** Resolves when all reads that are open now have ended, or after ten seconds; null where none is open. */
export function openReadsEnded(): Promise<void> | null {
  const reads = [...openReads()];
  if (reads.length === 0) return null;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAITED_MS);
    void Promise.all(reads).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The ends of the reads that are open. What starts the process and what answers are bundled apart. */
function openReads(): Set<Promise<void>> {
  const holder = globalThis as { amideOpenReads?: Set<Promise<void>> };
  holder.amideOpenReads ??= new Set();
  return holder.amideOpenReads;
}

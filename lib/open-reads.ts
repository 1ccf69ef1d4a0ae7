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
    reads.add(response);
    response.once("close", () => reads.delete(response));
  });
}

/** Resolves when all reads that are open now have ended, or after ten seconds; null where none is open. */
export function openReadsEnded(): Promise<void> | null {
  const reads = [...openReads()];
  if (reads.length === 0) return null;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, WAITED_MS);
    const ends = reads.map((read) => new Promise((end) => read.once("close", end)));
    void Promise.all(ends).then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** What starts the process and what answers requests are bundled apart. */
function openReads(): Set<ServerResponse> {
  const holder = globalThis as { amideOpenReads?: Set<ServerResponse> };
  holder.amideOpenReads ??= new Set();
  return holder.amideOpenReads;
}

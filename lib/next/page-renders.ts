import "server-only";
import type { IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { processWide } from "../process-wide";
import { onRequest } from "./on-request";
import { RENDERED, RENDERING } from "./rendering";

/**
 * Makes `pageRendersEnd` work from now on.
 *
 * Workaround for Next 16.4, which joins all requests for a page while it is being rendered: one that comes after a
 * save would be answered with what a rendering begun before it has read. A save is therefore answered only when
 * those renderings have ended, also those whose visitor has gone away meanwhile: Next goes on for the cache.
 * Shown by: `page-renders.test.ts`.
 * Can go when: Next does not join requests across an expiry of the page's tags.
 */
export function trackPageRenders(mostRenderingMs = MOST_RENDERING_MS): void {
  const renders = new Set<Promise<void>>();
  processWide<Set<Promise<void>>>("page-renders").value = renders;
  onRequest(({ request, response }) => {
    if (!isOfPage(request)) return;
    let isCached = false;
    const end = new Promise<void>((resolve) => {
      response.once("prefinish", resolve);
      response.once(RENDERING, () => {
        isCached = true;
        response.once(RENDERED, resolve);
      });
      response.once("close", () => {
        if (isCached && !response.writableEnded)
          setTimeout(mostRenderingMs, undefined, { ref: false }).then(resolve);
        else resolve();
      });
    });
    renders.add(end);
    void end.then(() => renders.delete(end));
  });
}

/** No longer is waited for a rendering that may have failed: nothing tells where nobody is answered. */
const MOST_RENDERING_MS = 2_000;

/**
 * Waits until the pages that are being rendered are sent, for none that is begun later. A page that is stale once is
 * better than a save that seems to hang, so that it ends after two seconds at most.
 */
export async function pageRendersEnd(mostMs = MOST_RENDERING_MS): Promise<void> {
  const renders = processWide<Set<Promise<void>>>("page-renders").value;
  if (!renders?.size) return;
  await Promise.race([Promise.all(renders), setTimeout(mostMs, undefined, { ref: false })]);
}

function isOfPage({ method, url = "" }: IncomingMessage): boolean {
  return method === "GET" && !/^\/+(?:api|_next)\//.test(url);
}

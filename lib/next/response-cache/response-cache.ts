import "server-only";
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from "node:http";
import { isUnwatched } from "@/lib/logs/unwatched-servers";
import { metrics } from "@/lib/metrics/metrics";
import { steadyNow } from "@/lib/steady-clock";
import { onRequest } from "../on-request";
import { haveExpired } from "../page-cache/expired-tags";
import { PAGE_TAGS_HEADER } from "../page-cache/page-tags-header";
import { sendCachedResponse, sizeOf, toCachedResponse } from "./cached-response";
import { cachedResponses } from "./response-store";

/** Next's lifetime of a page that only a tag expires. */
const UNTIL_EXPIRED = /\bs-maxage=31536000\b/;
/** No query and no escape, so that one page has one address. */
const PLAIN_ADDRESS = /^\/[\w/.-]*$/;

/**
 * Keeps pages as they are sent, compressed once, and answers with them before Next sees the request. A
 * page enters when Next answers from its own cache, and leaves when one of its tags expires there
 * (lib/next/page-cache), so that a response is never older than what Next would send.
 *
 * Workaround for Next 16.4: it routes, hashes, converts and compresses a cached page anew at each
 * request, which takes ten times as long as to send it. It has no hook in front of its router but a
 * custom server, which the standalone output cannot have.
 * Shown by: `response-cache.test.ts`, "a page that is asked for again …" in
 * `tests/browser/security-headers.spec.ts`; measured by `npm run bench:pages`.
 * Can go when: a proxy in front caches pages and can be told of a save.
 */
export function cacheResponses(): void {
  const servers = new WeakSet<Server>();
  onRequest(({ server }) => {
    if (servers.has(server) || isUnwatched(server)) return;
    servers.add(server);
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (request, response) => {
      if (answerFromCache(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response);
    });
  });
}

function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const key = keyOf(request);
  if (!key) return false;
  const cached = cachedResponses().get(key);
  if (!cached) {
    keepWhatIsSent(key, response);
    return false;
  }
  metrics()?.responseCache.inc({ result: "hit" });
  sendCachedResponse(cached, request.headers, response);
  return true;
}

/** Undefined for all but a page's document. Only whether the visitor came by https changes its headers. */
function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || headers.rsc !== undefined || !PLAIN_ADDRESS.test(url)) return undefined;
  return `${headers["x-forwarded-proto"] === "https" ? "https" : "http"} ${url}`;
}

/** Keeps the response if Next answers with a page of its cache that stays there until a tag expires. */
function keepWhatIsSent(key: string, response: ServerResponse): void {
  const askedAt = steadyNow();
  const { setHeader, appendHeader } = response;
  let isFromCache = false;
  let isUntilExpired = false;
  let tags: string[] | undefined;
  response.setHeader = (name, value) => {
    switch (name.toLowerCase()) {
      case "x-nextjs-cache":
        isFromCache = value === "HIT";
        metrics()?.responseCache.inc({ result: "miss" });
        // Only now, as what compresses the response has replaced `end` too.
        if (isFromCache) watchEnd();
        break;
      case "cache-control":
        isUntilExpired = UNTIL_EXPIRED.test(String(value));
        break;
    }
    return setHeader.call(response, name, value);
  };
  response.appendHeader = (name, value) => {
    if (name.toLowerCase() === PAGE_TAGS_HEADER) tags = String(value).split(",");
    return appendHeader.call(response, name, value);
  };
  function watchEnd() {
    const end = response.end as (...args: unknown[]) => ServerResponse;
    response.end = (...args: unknown[]) => {
      const [body] = args;
      const isPage = response.statusCode === 200 && !response.hasHeader("set-cookie");
      const isKept = isUntilExpired && isPage && !response.headersSent;
      if (isKept && tags && typeof body === "string") {
        keep(key, askedAt, tags, response.getHeaders(), body).catch((error) => {
          console.error("A response could not be cached", error);
        });
      }
      return end.apply(response, args);
    };
  }
}

async function keep(
  key: string,
  askedAt: number,
  tags: string[],
  headers: OutgoingHttpHeaders,
  body: string,
) {
  const cached = await toCachedResponse(headers, body, tags);
  // One that was asked for before a save may be older than it.
  if (cached && !haveExpired(tags, askedAt)) cachedResponses().set(key, cached, sizeOf(cached));
}

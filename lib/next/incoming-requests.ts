import "server-only";
import type { IncomingHttpHeaders } from "node:http";
import { env } from "@/lib/env";
import { onRequest } from "@/lib/next/on-request";
import { addNonce } from "@/lib/next/page-nonce";
import { precompressedFiles } from "@/lib/next/precompressed-files";
import { isRouterState } from "@/lib/next/router-state";
import { findVisitor, type Trust, trustOf } from "@/lib/throttle/proxies";

/**
 * Corrects every request from now on, before Next sees it.
 *
 * Workaround for Next 16.4, which
 * - trusts X-Forwarded-* headers of any client, and gives a handler no other access to the connection;
 * - answers 500 to TRACE, to a path that cannot be decoded and to an invalid router state;
 * - logs an error for each unknown server action;
 * - answers x-middleware-prefetch with an empty page;
 * - reads the nonce of a page's scripts from a request's header;
 * - redirects paths with trailing slashes and dot segments, also below /api.
 * Middleware runs too late for these, and turning pages into middleware's would cost their static cache.
 * Shown by: `incoming-requests.test.ts`.
 * Can go when: the portal runs a server of its own (docs: custom-server), which would do the same in its
 * request handler. Single corrections can go as Next mends their cause.
 */
export function guardRequests(): void {
  const settings = { trust: trustOf(env.TRUST_PROXY), SITE_URL: env.SITE_URL };
  const findCompressed = precompressedFiles();
  const warnOfScheme = makeSchemeWarning(env.SITE_URL, console.error);
  onRequest(({ request, socket }) => {
    correctHeaders(request.headers, socket.remoteAddress, settings);
    warnOfScheme(request.headers);
    if (request.url) {
      request.url = findCompressed(correctAddress(request.url), request.headers);
    }
    // Refused as an unknown method instead of answered with 500.
    if (request.method === "TRACE") request.method = "UNKNOWN";
    // This site has no server actions.
    if (request.method === "POST" && request.headers["next-action"] !== undefined) {
      request.url = "/api/server-action";
    }
    delete request.headers["next-action"];
    addNonce(request.headers, request.url ?? "");
  });
}

/** Tells once that visitors come by HTTPS while the pages name an address without it. */
export function makeSchemeWarning(siteUrl: string, tell: (message: string) => void) {
  let isDue = siteUrl.startsWith("http:");
  return (headers: IncomingHttpHeaders): void => {
    if (!isDue || headers["x-forwarded-proto"] !== "https") return;
    isDue = false;
    tell(
      `Visitors come by HTTPS, but pages name ${siteUrl} as their address: set SITE_URL to the https address.`,
    );
  };
}

/** Changes the headers in place; `peer` is the remote address of the connection. */
export function correctHeaders(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  { trust, SITE_URL }: { trust: Trust; SITE_URL: string },
): void {
  const { address, proto, host } = findVisitor(headers, peer ?? "", trust);
  headers["x-forwarded-for"] = address;
  put(headers, "x-forwarded-proto", proto?.toLowerCase());
  put(headers, "x-forwarded-host", host);
  delete headers["x-forwarded-port"];
  delete headers.forwarded;
  // With an https SITE_URL, TLS ends at a proxy in front of this server.
  if (SITE_URL.startsWith("https:")) headers["x-forwarded-proto"] ??= "https";
  // Next answers it with an empty page and its internal route names.
  delete headers["x-middleware-prefetch"];
  // Only `addNonce` and middleware.ts may choose the nonce, which Next reads from these headers.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  const state = headers["next-router-state-tree"];
  if (typeof state === "string" && !isRouterState(state)) delete headers["next-router-state-tree"];
}

function put(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name];
  else headers[name] = value;
}

/**
 * The address that is passed to Next. A path that cannot be decoded is taken literally. A path below
 * /api with a trailing slash, an empty or a dot segment becomes one that no route matches: Next would
 * redirect to the address without them, where a DELETE of one item would delete all.
 */
export function correctAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  const api = API_PATH.exec(path)?.[1];
  if (api?.split(/[/\\]/).some(isEmptyOrDots)) {
    return [inOneSegment(api), ...query].join("?");
  }
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

const API_PATH = /^[/\\]+api[/\\](.*)$/;

/** The path as one encoded segment: no route has a single dynamic segment below /api. */
function inOneSegment(path: string): string {
  const encoded = path.replaceAll("%", "%25").replace(/[/\\]/g, "%2F");
  return encoded === "" ? "/api" : `/api/${encoded}`;
}

/** "", ".", ".." and their encoded forms, which URL parsers treat alike. */
function isEmptyOrDots(segment: string): boolean {
  return /^(?:\.|%2e){0,2}$/i.test(segment);
}

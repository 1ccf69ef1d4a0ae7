import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { env } from "@/lib/env";
import { addNonce } from "@/lib/next/page-nonce";
import { isRouterState } from "@/lib/next/router-state";
import { findVisitor, type Trust, trustOf } from "@/lib/throttle/proxies";

/**
 * Corrects every request from now on, before Next sees it. What headers say of the connection counts
 * only as far as trusted proxies wrote it: Next itself believes them from everybody, and shows a
 * handler nothing else about the connection. What makes Next fail by itself is removed.
 */
export function guardRequests(): void {
  const settings = { trust: trustOf(env.TRUST_PROXY), SITE_URL: env.SITE_URL };
  subscribe("http.server.request.start", (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    correctHeaders(request.headers, socket.remoteAddress, settings);
    if (request.url) request.url = correctAddress(request.url);
    // Next answers it with 500; a method that nobody knows is refused.
    if (request.method === "TRACE") request.method = "UNKNOWN";
    // This site has no server action. Next logs an error for each that it does not know.
    if (request.method === "POST" && request.headers["next-action"] !== undefined) {
      request.url = "/api/server-action";
    }
    delete request.headers["next-action"];
    addNonce(request.headers, request.url ?? "");
  });
}

/** Changes the headers in place; `peer` is the address at the other end of the connection. */
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
  // A site that lives at an https address speaks https up to whatever ends it before this server.
  if (SITE_URL.startsWith("https:")) headers["x-forwarded-proto"] ??= "https";
  // Next answers it with an empty page and the names of its inner routes.
  delete headers["x-middleware-prefetch"];
  // Next takes the nonce of a page's scripts from a request's header: middleware.ts puts it there.
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
 * The address that Next is asked for. A path that cannot be decoded, to which Next answers 500, is
 * taken for the characters it is made of. A path below /api with a trailing slash, an empty or a dot
 * segment becomes one that no route has: Next redirects to the address without them, where a DELETE
 * of one item would delete all.
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

/** No route has a single variable segment below /api. */
function inOneSegment(path: string): string {
  const encoded = path.replaceAll("%", "%25").replace(/[/\\]/g, "%2F");
  return encoded === "" ? "/api" : `/api/${encoded}`;
}

/** "", ".", ".." and their encoded forms, which URL parsers take for dots too. */
function isEmptyOrDots(segment: string): boolean {
  return /^(?:\.|%2e){0,2}$/i.test(segment);
}

import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { type Environment, env } from "@/lib/env";
import { isRouterState } from "@/lib/router-state";

/**
 * From now on no request reaches Next with headers that say what only a proxy can know, unless
 * there is a proxy to be trusted: Next itself believes them from everybody, and shows a handler
 * nothing else about the connection. Nor with what makes Next fail by itself.
 */
export function guardRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    correctHeaders(request.headers, socket.remoteAddress, env);
    if (request.url) request.url = correctAddress(request.url);
    // Next answers it with 500; a method that nobody knows is refused.
    if (request.method === "TRACE") request.method = "UNKNOWN";
  });
}

/** Changes the headers in place; `peer` is the address at the other end of the connection. */
export function correctHeaders(
  headers: IncomingHttpHeaders,
  peer: string | undefined,
  { TRUST_PROXY, SITE_URL }: Pick<Environment, "TRUST_PROXY" | "SITE_URL">,
): void {
  if (!TRUST_PROXY) {
    headers["x-forwarded-for"] = peer ?? "";
    delete headers["x-forwarded-proto"];
    delete headers["x-forwarded-host"];
    delete headers["x-forwarded-port"];
  }
  // A site that lives at an https address speaks https up to whatever ends it before this server.
  if (SITE_URL.startsWith("https:")) headers["x-forwarded-proto"] ??= "https";
  // Next takes the nonce of a page's scripts from a request's header: middleware.ts puts it there.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  const state = headers["next-router-state-tree"];
  if (typeof state === "string" && !isRouterState(state)) delete headers["next-router-state-tree"];
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

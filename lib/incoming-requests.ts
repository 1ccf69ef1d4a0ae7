import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { type Environment, env } from "@/lib/env";
import { addNonce } from "@/lib/page-nonce";
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
    // This site has no server action. Next logs an error for each that it does not know.
    if (request.headers["next-action"] !== undefined) request.url = "/api/server-action";
    delete request.headers["next-action"];
    addNonce(request.headers, request.url ?? "");
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
  // Next answers it with an empty page and the names of its inner routes.
  delete headers["x-middleware-prefetch"];
  // Next takes the nonce of a page's scripts from a request's header: middleware.ts puts it there.
  delete headers["content-security-policy"];
  delete headers["content-security-policy-report-only"];
  const state = headers["next-router-state-tree"];
  if (typeof state === "string" && !isRouterState(state)) delete headers["next-router-state-tree"];
}

/** A path that cannot be decoded, to which Next answers 500, is taken for the characters it is made of. */
export function correctAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Makes requests that Next itself cannot read into ones that it can, before it sees them: it
 * answers an address that is no UTF-8 ("%ff"), and the method TRACE, with 500. A percent sign that
 * begins nothing is taken for itself, and TRACE for a method that nobody knows.
 */
export function mendRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = readableAddress(request.url ?? "/");
    if (request.method === "TRACE") request.method = "UNKNOWN";
  });
}

/** The address, its percent signs made literal where they do not decode. */
export function readableAddress(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address.replaceAll("%", "%25");
  }
}

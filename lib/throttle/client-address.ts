import "server-only";
import ipaddr from "ipaddr.js";

/**
 * The client's address as a key of rate limits: an IPv4 address, or the /64 of an IPv6 address, which is
 * what one customer gets. X-Forwarded-For contains only the visitor's address, set by
 * lib/next/incoming-requests.ts whatever the client sent.
 */
export function clientAddress({ headers }: Pick<Request, "headers">): string {
  const address = headers.get("x-forwarded-for") ?? "";
  return ipaddr.isValid(address) ? toKey(ipaddr.process(address)) : "unknown";
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function toKey(hop: Address): string {
  if (hop.kind() === "ipv4") return hop.toString();
  const parts = (hop as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}

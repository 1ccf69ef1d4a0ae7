import "server-only";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";

/**
 * Where a request comes from, as a key for limits: an IPv4 address, or the /64 of an IPv6 address,
 * which is what one customer is given.
 *
 * X-Forwarded-For holds the connection's own address unless TRUST_PROXY is set (instrumentation.ts
 * replaces what a visitor sends). Behind a proxy each hop adds at the right what it saw, so the
 * right end is true and the left may be invented: what counts is the rightmost address that is not
 * of a private network, where the proxies stand.
 */
export function clientAddress({ headers }: Pick<Request, "headers">): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map(parseHop);
  const last = hops.at(-1);
  const hop = env.TRUST_PROXY ? (hops.findLast((hop) => !isOwn(hop)) ?? last) : last;
  return hop ? toKey(hop) : "unknown";
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Null for what is no address, which a trusted proxy does not add: nothing left of it counts. */
function parseHop(text: string): Address | null {
  // Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711.
  const bare = text.trim().replace(/^\[(.+)\](:\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$3");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

function isOwn(hop: Address | null): boolean {
  return hop !== null && ["loopback", "private", "uniqueLocal", "linkLocal"].includes(hop.range());
}

function toKey(hop: Address): string {
  if (hop.kind() === "ipv4") return hop.toString();
  const parts = (hop as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${parts.join(":")}::/64`;
}

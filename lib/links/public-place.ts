import "server-only";
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** The resolved IP address of a host, to which the request must connect. */
export interface Place {
  address: string;
  family: 4 | 6;
}

/** The URL is not allowed for requests of the server: private network, other protocol or port (SSRF). */
export class UnsafeAddressError extends Error {
  override name = "UnsafeAddressError";
}

/**
 * Resolves the host of a URL. Throws `UnsafeAddressError` unless it is http or https on the default port,
 * without credentials, and every IP address of the host is public. Throws the resolver's error if the
 * host is not found.
 */
export async function findPublicPlace(url: URL): Promise<Place> {
  if (!/^https?:$/.test(url.protocol) || url.port !== "" || url.username || url.password) {
    throw new UnsafeAddressError("Only http and https on their usual ports are asked");
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const found = await lookup(host, { all: true });
  if (found.length === 0 || !found.every(({ address }) => isPublic(address))) {
    throw new UnsafeAddressError("The host is not on the public internet");
  }
  const [place] = found;
  return { address: place?.address ?? "", family: place?.family === 6 ? 6 : 4 };
}

/** The only block of global unicast IPv6 addresses; others may map to private IPv4 ranges. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** In a public range, but served by the host of an Azure virtual machine. */
const INNER_IPV4 = ["168.63.129.16"];

/** Whether an IP address is public: not loopback, private, link-local, tunnelled … */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4"
    ? !INNER_IPV4.includes(parsed.toString())
    : parsed.match(GLOBAL_IPV6);
}

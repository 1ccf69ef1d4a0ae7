import "server-only";
import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

/** Where a host is, once that was looked up; a request goes there and nowhere else. */
export interface Place {
  address: string;
  family: 4 | 6;
}

/** The address leads where a server must not be sent: its own network, another protocol or port. */
export class UnsafeAddressError extends Error {
  override name = "UnsafeAddressError";
}

/**
 * Looks up a web address's host. Throws `UnsafeAddressError` unless it is http or https on its usual
 * port, without credentials, and every address of the host is of the public internet; and the
 * resolver's own error where the host is not found.
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

/** IPv6 addresses are given out from this block alone; others may lead into IPv4's private ranges. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** In a public range, but answered by the host of an Azure machine. */
const INNER_IPV4 = ["168.63.129.16"];

/** Whether an IP address is anybody's on the internet: not loopback, private, link-local, tunnelled … */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4"
    ? !INNER_IPV4.includes(parsed.toString())
    : parsed.match(GLOBAL_IPV6);
}

import "server-only";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import type { Environment } from "@/lib/env";
import { parseForwarded } from "@/lib/throttle/forwarded";

/** Whether the address at this index of the chain is a trusted proxy; the connection has index 0. */
export type Trust = (address: string, place: number) => boolean;

export function trustOf(setting: Environment["TRUST_PROXY"]): Trust {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_, place) => place < setting;
  const isTrusted = proxyAddr.compile(setting);
  return (address, place) => address !== "" && isTrusted(address, place);
}

interface Visitor {
  /** An IP address without a port, or whatever a trusted proxy wrote in its place. */
  address: string;
  proto?: string | undefined;
  host?: string | undefined;
}

/**
 * The client in front of the trusted proxies, by X-Forwarded-* or Forwarded (RFC 7239). Each proxy
 * appends the address that it saw, so entries left of the first untrusted one may be forged. Most
 * proxies write one of the two headers and pass the other through: if both are present and disagree,
 * the client is counted by the proxy's own address.
 */
export function findVisitor(headers: IncomingHttpHeaders, peer: string, trust: Trust): Visitor {
  if (!trust(peer, 0)) return { address: peer };
  const elements = parseForwarded(headers.forwarded ?? "");
  const byOwn = listOf(headers["x-forwarded-for"]);
  const byStandard = elements.map((element) => element.for ?? "");
  const isStandard = byOwn.length === 0 && byStandard.length > 0;
  const chain = chainOf(isStandard ? byStandard : byOwn, peer, trust);
  const address = chain.at(-1) ?? peer;
  const isDisputed =
    !isStandard && byStandard.length > 0 && chainOf(byStandard, peer, trust).at(-1) !== address;
  const proxies = Math.max(1, chain.length - 1);
  const { proto, host } = isStandard
    ? (seenBy(proxies, elements) ?? {})
    : {
        proto: seenBy(proxies, listOf(headers["x-forwarded-proto"])),
        host: seenBy(proxies, listOf(headers["x-forwarded-host"])),
      };
  return { address: isDisputed ? peer : address, proto, host };
}

/** The addresses from the connection up to the first untrusted one. */
function chainOf(addresses: string[], peer: string, trust: Trust): string[] {
  const request = {
    socket: { remoteAddress: peer },
    headers: { "x-forwarded-for": addresses.map(bareAddress).join(",") },
  };
  return proxyAddr.all(request as unknown as IncomingMessage, trust);
}

/** The entry of the outermost trusted proxy; one that replaces the header leaves a single entry. */
function seenBy<Entry>(proxies: number, entries: Entry[]): Entry | undefined {
  return entries.at(-proxies) ?? entries[0];
}

function listOf(header: string | string[] | undefined): string[] {
  const entries = [header ?? ""].flat().join(",").split(",");
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** Some proxies add the port: 192.0.2.1:4711, [2001:db8::1]:4711. */
function bareAddress(entry: string): string {
  const bare = entry.replace(/^\[(.+)\](:\w+)?$|^(\d+(?:\.\d+){3}):\w+$/, "$1$3");
  return /[\s,]/.test(bare) ? "unknown" : bare;
}

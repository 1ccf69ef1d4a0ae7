import "server-only";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import type { Environment } from "@/lib/env";
import { parseForwarded } from "@/lib/throttle/forwarded";

/** Whether the address at this place of the chain is a proxy of ours; the connection is at place 0. */
export type Trust = (address: string, place: number) => boolean;

export function trustOf(setting: Environment["TRUST_PROXY"]): Trust {
  if (setting === false) return () => false;
  if (typeof setting === "number") return (_, place) => place < setting;
  const isTrusted = proxyAddr.compile(setting);
  return (address, place) => address !== "" && isTrusted(address, place);
}

interface Visitor {
  /** As it was written, without a port: an IP address, or whatever a trusted proxy took for one. */
  address: string;
  proto?: string | undefined;
  host?: string | undefined;
}

/**
 * Who is at the far end of the trusted proxies, by X-Forwarded-For and its kin or by Forwarded (RFC
 * 7239). Each proxy adds at the right what it saw, so entries left of the first one that is no proxy
 * of ours may be invented. Most proxies write one of the two headers and pass on the other: where
 * both are there and disagree, the visitor is counted under the proxy's own address.
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

/** From the connection outwards up to the first address that is no proxy of ours. */
function chainOf(addresses: string[], peer: string, trust: Trust): string[] {
  const request = {
    socket: { remoteAddress: peer },
    headers: { "x-forwarded-for": addresses.map(bareAddress).join(",") },
  };
  return proxyAddr.all(request as unknown as IncomingMessage, trust);
}

/** What the outermost of our proxies wrote; one that replaces the header instead leaves one entry. */
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

import "server-only";
import ipaddr from "ipaddr.js";
import { clientAddress } from "@/lib/throttle/client-address";

/** Where a login came from, in our own words: no text of the visitor is stored. */
export interface Place {
  /** The key of rate limits: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** "Firefox on Windows". */
  browser: string;
}

export function placeOf(request: Pick<Request, "headers">): Place {
  return {
    address: clientAddress(request),
    browser: describeBrowser(request.headers.get("user-agent") ?? ""),
  };
}

/** "Firefox on Windows, 203.0.113.7"; private addresses are described instead. */
export function placeInWords({ address, browser }: Place): string {
  const words = [browser || "Unknown browser"];
  if (address && address !== "unknown") words.push(addressInWords(address));
  return words.join(", ");
}

function addressInWords(address: string): string {
  const bare = address.replace(/\/\d+$/, "");
  const range = ipaddr.isValid(bare) ? ipaddr.parse(bare).range() : "";
  if (range === "loopback") return `the server itself (${address})`;
  const isLocal = ["private", "uniqueLocal", "linkLocal"].includes(range);
  return isLocal ? `the local network (${address})` : address;
}

// Most browsers also name the ones they derive from, so the order matters.
const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Describes a User-Agent header. */
export function describeBrowser(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? "Unknown browser";
  const system = nameIn(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(names: [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

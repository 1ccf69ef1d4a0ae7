import { afterEach, expect, it } from "vitest";
import { env } from "@/lib/env";
import { clientAddress } from "./client-address";

const from = (forwarded?: string) =>
  clientAddress(
    new Request("http://x", { headers: forwarded ? { "X-Forwarded-For": forwarded } : {} }),
  );

afterEach(() => {
  env.TRUST_PROXY = false;
});

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["127.0.0.1", "127.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["nonsense", "unknown"],
  [undefined, "unknown"],
])("%s is %s", (forwarded, key) => {
  expect(from(forwarded)).toBe(key);
});

it.each([
  ["what a proxy saw", "203.0.113.9", "203.0.113.9"],
  ["with its port", "203.0.113.9:4711", "203.0.113.9"],
  ["an IPv6 address with its port", "[2001:db8:1:2::9]:4711", "2001:db8:1:2::/64"],
  ["what stands right of an invention", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
  ["what stands left of inner proxies", "203.0.113.9, 10.0.0.2, ::1, fd00::1", "203.0.113.9"],
  ["what stands right of nonsense", "203.0.113.9, nonsense", "unknown"],
  ["a visitor of the inner network", "10.0.0.7", "10.0.0.7"],
])("behind a proxy counts %s", (_, forwarded, key) => {
  env.TRUST_PROXY = true;
  expect(from(forwarded)).toBe(key);
});

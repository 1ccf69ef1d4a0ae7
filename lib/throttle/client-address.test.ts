import { expect, it } from "vitest";
import { clientAddress } from "./client-address";

const from = (forwarded?: string) =>
  clientAddress(
    new Request("http://x", { headers: forwarded ? { "X-Forwarded-For": forwarded } : {} }),
  );

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["127.0.0.1", "127.0.0.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["nonsense", "unknown"],
  ["198.51.100.1, 203.0.113.9", "unknown"],
  [undefined, "unknown"],
])("%s is %s", (forwarded, key) => {
  expect(from(forwarded)).toBe(key);
});

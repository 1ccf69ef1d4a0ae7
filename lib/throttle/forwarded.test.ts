import { expect, it } from "vitest";
import { parseForwarded } from "./forwarded";

it.each([
  ["", []],
  [
    "for=192.0.2.60;proto=http;by=203.0.113.43",
    [{ for: "192.0.2.60", proto: "http", by: "203.0.113.43" }],
  ],
  ['For="[2001:db8:cafe::17]:4711"', [{ for: "[2001:db8:cafe::17]:4711" }]],
  ["for=192.0.2.43, for=198.51.100.17", [{ for: "192.0.2.43" }, { for: "198.51.100.17" }]],
  ['for="a, \\"b\\"; c";host=x', [{ for: 'a, "b"; c', host: "x" }]],
  ["for=", []],
  ["for=a b", []],
  ['for="open', []],
  [`for="${"\\".repeat(5_000)}`, []],
])("reads %j", (header, elements) => {
  expect(parseForwarded(header)).toEqual(elements);
});

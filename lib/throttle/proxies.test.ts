import { describe, expect, it } from "vitest";
import { findVisitor, trustOf } from "./proxies";

const PROXY = "10.0.0.2";

/** The visitor's address, by X-Forwarded-For. */
const addressBy = (forwarded: string, setting: Parameters<typeof trustOf>[0], peer = PROXY) =>
  findVisitor({ "x-forwarded-for": forwarded }, peer, trustOf(setting)).address;

describe("the visitor's address", () => {
  it.each([
    ["no proxy is trusted", "198.51.100.1", false, PROXY],
    ["one is trusted", "203.0.113.9", 1, "203.0.113.9"],
    ["one is, and the visitor invents an entry", "9.9.9.9, 203.0.113.9", 1, "203.0.113.9"],
    ["one is, and the visitor is in a private range", "9.9.9.9, 10.0.0.5", 1, "10.0.0.5"],
    ["two are", "9.9.9.9, 203.0.113.9, 10.0.0.3", 2, "203.0.113.9"],
    ["the proxy adds the port", "203.0.113.9:4711", 1, "203.0.113.9"],
    ["the proxy adds the port to IPv6", "[2001:db8::9]:4711", 1, "2001:db8::9"],
    ["the proxy says nothing", "", 1, PROXY],
    ["ranges are", "9.9.9.9, 203.0.113.9, 127.0.0.1", ["loopback", "10.0.0.0/8"], "203.0.113.9"],
    ["a range is that the visitor is not in", "9.9.9.9, 10.0.0.5", ["10.0.0.2/32"], "10.0.0.5"],
    ["what stands right of it is no address", "203.0.113.9, x", ["10.0.0.0/8"], "x"],
  ] as const)("is known where %s", (_, forwarded, setting, address) => {
    expect(addressBy(forwarded, setting === false ? false : copy(setting))).toBe(address);
  });

  it("is the connection's where that is outside the trusted ranges", () => {
    expect(addressBy("9.9.9.9", ["loopback"], "203.0.113.9")).toBe("203.0.113.9");
  });

  it("is found behind a proxy whose IPv4 address is mapped to IPv6", () => {
    expect(addressBy("203.0.113.9", ["loopback"], "::ffff:127.0.0.1")).toBe("203.0.113.9");
  });
});

describe("Forwarded (RFC 7239)", () => {
  it.each([
    ["for=203.0.113.9;proto=https;host=amide.example", 1, "203.0.113.9", "https"],
    ['for=9.9.9.9, For="[2001:db8::9]:4711";Proto=http', 1, "2001:db8::9", "http"],
    ['for=203.0.113.9;proto=https, for="10.0.0.3:80";proto=http', 2, "203.0.113.9", "https"],
    ['for="9.9.9.9, 203.0.113.9";proto=https', 1, "unknown", "https"],
  ])("%s", (forwarded, setting, address, proto) => {
    const visitor = findVisitor({ forwarded }, PROXY, trustOf(setting));
    expect(visitor.proto).toBe(proto);
    expect(visitor.address).toBe(address);
  });

  it("counts for nothing from an address that is no trusted proxy", () => {
    const headers = { forwarded: "for=9.9.9.9;proto=https;host=evil.example" };
    expect(findVisitor(headers, "203.0.113.9", trustOf(["loopback"]))).toEqual({
      address: "203.0.113.9",
    });
  });

  it("alone counts where the proxy writes no X-Forwarded-For", () => {
    const headers = { forwarded: "for=203.0.113.9;proto=http", "x-forwarded-proto": "https" };
    expect(findVisitor(headers, PROXY, trustOf(1)).proto).toBe("http");
  });

  it("cannot replace what X-Forwarded-For says, nor the other way round", () => {
    for (const own of ["203.0.113.9", "9.9.9.9"]) {
      const headers = { "x-forwarded-for": own, forwarded: "for=198.51.100.7" };
      expect(findVisitor(headers, PROXY, trustOf(1)).address).toBe(PROXY);
    }
    const headers = { "x-forwarded-for": "203.0.113.9", forwarded: "for=203.0.113.9" };
    expect(findVisitor(headers, PROXY, trustOf(1)).address).toBe("203.0.113.9");
  });
});

it("takes protocol and host from the outermost trusted proxy", () => {
  const headers = {
    "x-forwarded-for": "9.9.9.9, 203.0.113.9, 10.0.0.3",
    "x-forwarded-proto": "http, https, http",
    "x-forwarded-host": "evil.example, amide.example, inner",
  };
  expect(findVisitor(headers, PROXY, trustOf(2))).toMatchObject({
    proto: "https",
    host: "amide.example",
  });
  expect(findVisitor({ "x-forwarded-proto": "https" }, PROXY, trustOf(1)).proto).toBe("https");
});

function copy(setting: number | readonly string[]) {
  return typeof setting === "number" ? setting : [...setting];
}

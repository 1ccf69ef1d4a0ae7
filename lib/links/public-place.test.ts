import { describe, expect, it } from "vitest";
import { findPublicPlace, isPublic, UnsafeAddressError } from "./public-place";

describe("a public place", () => {
  it.each([
    ["203.0.114.9", true],
    ["2606:4700::1111", true],
    ["127.0.0.1", false],
    ["0.0.0.0", false],
    ["10.1.2.3", false],
    ["172.16.0.1", false],
    ["192.168.1.1", false],
    ["169.254.169.254", false],
    ["100.64.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["::ffff:127.0.0.1", false],
    ["64:ff9b::7f00:1", false],
    ["2002:7f00:1::", false],
    ["::7f00:1", false],
    ["::a9fe:a9fe", false],
    ["::ffff:0:7f00:1", false],
    ["64:ff9b:1::7f00:1", false],
    ["2001:0:4136:e378:8000:63bf:3fff:fdd2", false],
    ["168.63.129.16", false],
    ["::ffff:168.63.129.16", false],
    ["4000::1", false],
    ["no address", false],
  ])("%s: %s", (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });

  it.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://169.254.169.254/latest/meta-data/",
    "https://203.0.114.9:8443/",
    "https://user:secret@203.0.114.9/",
    "ftp://203.0.114.9/",
    "file:///etc/passwd",
  ])("is not %s", async (address) => {
    await expect(findPublicPlace(new URL(address))).rejects.toThrow(UnsafeAddressError);
  });

  it("is an address that needs no resolver", async () => {
    expect(await findPublicPlace(new URL("https://203.0.114.9/x"))).toEqual({
      address: "203.0.114.9",
      family: 4,
    });
  });
});

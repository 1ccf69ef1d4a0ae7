import { expect, it } from "vitest";
import { isCrossSite } from "./cross-site";

const own = { host: "portal.example:8080" };

it.each([
  ["no browser's headers", {}, false],
  ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, false],
  ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, false],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, true],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, true],
  [
    "an Origin of its own beside Sec-Fetch-Site",
    { "sec-fetch-site": "cross-site", origin: "http://portal.example:8080" },
    true,
  ],
  ["its own Origin", { origin: "http://portal.example:8080" }, false],
  ["its own Origin behind a proxy that ends TLS", { origin: "https://portal.example:8080" }, false],
  ["the address of the settings behind a proxy", { origin: "http://localhost:3000" }, false],
  ["another Origin", { origin: "https://evil.example" }, true],
  ["another port", { origin: "http://portal.example" }, true],
  ["a host that only begins alike", { origin: "http://portal.example:8080.evil.example" }, true],
  ["an opaque Origin", { origin: "null" }, true],
  ["a broken Origin", { origin: "nonsense" }, true],
])("%s: %o is cross-site: %s", (_, headers, expected) => {
  const request = new Request("http://localhost/contact/send", {
    headers: { ...own, ...headers } as Record<string, string>,
  });
  expect(isCrossSite(request)).toBe(expected);
});

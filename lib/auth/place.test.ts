import { expect, it } from "vitest";
import { describeBrowser, placeInWords, placeOf } from "./place";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox on Windows",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Linux"],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    "Edge on Windows",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 OPR/120.0`,
    "Opera on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
  ],
  ["curl/8.5.0", "curl"],
  ["node", "Unknown browser"],
  ["", "Unknown browser"],
  ["<script>alert(1)</script> on Windows", "Unknown browser on Windows"],
])("%s is %s", (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});

it("names the browser and the address of a request", () => {
  const headers = { "User-Agent": "curl/8.5.0", "X-Forwarded-For": "203.0.113.7" };
  const place = placeOf(new Request("http://localhost", { headers }));
  expect(place).toEqual({ address: "203.0.113.7", browser: "curl" });
  expect(placeInWords(place)).toBe("curl, 203.0.113.7");
});

it.each([
  ["127.0.0.1", "curl, the server itself (127.0.0.1)"],
  ["192.168.1.4", "curl, the local network (192.168.1.4)"],
  ["2001:db8:1:2::/64", "curl, 2001:db8:1:2::/64"],
  ["unknown", "curl"],
  ["", "curl"],
])("says of the address %j: %s", (address, words) => {
  expect(placeInWords({ address, browser: "curl" })).toBe(words);
});

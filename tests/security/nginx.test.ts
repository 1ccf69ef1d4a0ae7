import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const configuration = readFileSync("deploy/nginx/amide.conf", "utf8");
const locations = [...configuration.matchAll(/^ {2}location ([^{]+) \{\n(.*?)^ {2}\}/gms)];

it("every location passes on the visitor's address as nginx sees it", () => {
  expect(locations.map(([, address]) => address)).toContain("/");
  // One directive in a location replaces all that it would inherit.
  const withOwn = locations.filter(([, , body = ""]) => /^\s*proxy_set_header/m.test(body));
  expect(withOwn.map(([, address]) => address)).toEqual([]);
  expect(configuration).toMatch(/^ {2}proxy_set_header X-Forwarded-For \$remote_addr;$/m);
});

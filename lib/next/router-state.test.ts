import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state";
import { expect, it } from "vitest";
import { isRouterState } from "./router-state";

const encode = (state: unknown) => encodeURIComponent(JSON.stringify(state));

const headers = [
  encode(["", {}]),
  encode(["", { children: ["admin", { children: ["__PAGE__", {}] }] }, null, null, 16]),
  encode(["", { children: [["id", "81", "d", null], {}] }, ["/peptides/81", ""], "refetch"]),
  encode(["", { children: [["id", "81", "di(..)(..)", ["a"]], {}] }]),
  encode(["", {}, null, "metadata-only", 3, "x"]),
  "%5B%22%22%2C%7B%7D%5D",
  '["",{}]',
  "",
  "nonsense",
  "%",
  encode([]),
  encode({}),
  encode(null),
  encode([""]),
  encode(["", null]),
  encode(["", { children: ["admin"] }]),
  encode(["", { children: [["id", "81", "q", null], {}] }]),
  encode(["", { children: [["id", "81", "d"], {}] }]),
  encode(["", {}, null, null, true]),
  encode(["", {}, null, "other"]),
  encode(["", {}, null, null, 3, "x", "more"]),
  encode(["", {}, "/a"]),
  `${encode(["", {}])},${encode(["", {}])}`,
];

it.each(headers)("judges %s as Next does", (header) => {
  expect(isRouterState(header)).toBe(canRead(header));
});

it("refuses long ones, which take Next long to read", () => {
  expect(isRouterState(encode(["", { children: ["x".repeat(3_900), {}] }]))).toBe(true);
  expect(isRouterState(encode(["", { children: ["x".repeat(4_000), {}] }]))).toBe(false);
});

function canRead(header: string): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

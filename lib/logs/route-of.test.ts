import { expect, it } from "vitest";
import { readRoutes, routeFinder } from "./route-of";

const routeOf = routeFinder([
  "/[lang]",
  "/[lang]/[...rest]",
  "/[lang]/peptides",
  "/[lang]/peptides/[id]",
  "/[lang]/tools/check",
  "/admin/[tab]",
  "/api/[[...unknown]]",
  "/api/peptides/[id]",
  "/api/peptides/[id]/articles",
]);

it.each([
  ["/", "/"],
  ["/peptides", "/peptides"],
  ["/peptides/81?name=Ada", "/peptides/[id]"],
  ["/peptides/81.md", "/peptides/[id]"],
  ["/admin/ada@example.org", "/admin/[tab]"],
  ["/api", "/api/[[...unknown]]"],
  ["/api/peptides/81/articles", "/api/peptides/[id]/articles"],
  ["/api/peptides/81/ada", "/api/[[...unknown]]"],
  ["/ada", "/[...rest]"],
  ["/tools", "/[...rest]"],
  ["/__proto__/constructor", "/[...rest]"],
  ["/_next/static/chunks/a.js", "/_next/[...file]"],
])("%s is %s", (address, route) => {
  expect(routeOf(address)).toBe(route);
});

it("knows no route where nothing is built", () => {
  expect(readRoutes("/dev/null/manifest.json")("/peptides/81")).toBe("/[...rest]");
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { apiRoutes } from "@/app/api/openapi.json/description";
import { METHODS } from "@/lib/api/methods";
import { optionsOf } from "@/lib/api/openapi";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

/** The one answers every other address with 404, the other speaks NextAuth's own protocol in forms. */
const NOT_DESCRIBED = ["/api/[[...unknown]]", "/api/auth/[...nextauth]"];

describe("the API's description", () => {
  setUpDatabase("sqlite");

  const folders = readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map((file) => `/api/${path.dirname(file).replaceAll(path.sep, "/")}`)
    .filter((folder) => !NOT_DESCRIBED.includes(folder));

  it("has every route file", () => {
    const addresses = folders.map((folder) => folder.replace(/\[(\w+)\]/g, "{$1}"));
    expect(Object.keys(apiRoutes).sort()).toEqual(addresses.sort());
  });

  it.each(Object.entries(apiRoutes))("says what %s does", async (address, handlers) => {
    const { body } = await ask("GET", "/api/openapi.json");
    const able = METHODS.filter((method) => optionsOf(handlers[method]));
    expect(Object.keys(body.paths[address]).sort()).toEqual(
      able.map((method) => method.toLowerCase()).sort(),
    );
    expect(able).not.toEqual([]);
    const url = address.replace(/\{\w+\}/g, "1");
    for (const method of METHODS) {
      if (able.includes(method)) {
        expect(optionsOf(handlers[method])?.answer, `${method}'s answer`).toBeDefined();
        continue;
      }
      const refused = await ask(method, url);
      expect([refused.status, refused.body]).toEqual([
        405,
        { message: `${method} is not possible here` },
      ]);
      expect(refused.headers.get("allow")).toBe((await ask("OPTIONS", url)).headers.get("allow"));
    }
  });

  it("is OpenAPI 3.1 without a reference that leads nowhere", async () => {
    const { body, headers } = await ask("GET", "/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const text = JSON.stringify(body);
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(body.components.schemas).toHaveProperty(name ?? "");
  });

  it("names the fields of a save, and keeps every route but the public ones to the administrator", async () => {
    const { body } = await ask("GET", "/api/openapi.json");
    const { put } = body.paths["/api/educational-videos/{id}"];
    expect(put.security).toEqual([{ administrator: [] }]);
    const fields = put.requestBody.content["application/json"].schema.properties;
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(["creator", "publisher", "link"]));
    const open = Object.entries(apiRoutes).flatMap(([address, handlers]) =>
      METHODS.filter((method) => optionsOf(handlers[method])?.access === "public").map(
        (method) => `${method} ${address}`,
      ),
    );
    expect(open.filter((name) => !name.startsWith("GET "))).toEqual([
      "POST /api/login",
      "POST /api/logout",
      "POST /api/chat",
      "DELETE /api/chat/{sessionId}",
      "POST /api/chat/{sessionId}/feedback",
      "POST /api/mcp",
      "POST /api/contact",
    ]);
    expect(open.filter((name) => name.includes("/admin/"))).toEqual([]);
  });
});

import { request as send } from "node:http";
import { expect, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { asAdministratorOf } from "../support/own-site-session";

test.describe("a save is on every page that shows it, at the very next request", () => {
  const site = serveKeptSite();
  const unique = () => `Mark${Math.random().toString(36).slice(2)}`;
  let headers: Record<string, string>;
  test.beforeAll(async () => {
    headers = await asAdministratorOf(site);
  });

  const page = async (path: string) => (await fetch(site.address + path)).text();
  const save = async (method: string, path: string, body?: object) => {
    const response = await fetch(site.address + path, {
      method,
      headers: { ...headers, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.json();
  };

  const saves: [string, string, (mark: string) => object, string[]][] = [
    [
      "PUT",
      "/api/peptides/81",
      (name) => ({ name }),
      ["/peptides", "/peptides/81", "/database?category=2"],
    ],
    ["PUT", "/api/peptides/36", (dosage) => ({ dosage }), ["/peptides/36"]],
    ["PUT", "/api/categories/2", (name) => ({ name }), ["/", "/peptides", "/peptides/81"]],
    ["PUT", "/api/research/1", (title) => ({ title }), ["/research", "/research/1"]],
    ["PUT", "/api/educational-videos/1", (title) => ({ title }), ["/research?tab=videos"]],
    ["POST", "/api/site-text", (text) => ({ heroText: text }), ["/"]],
    ["POST", "/api/site-text", (text) => ({ footerText: text }), ["/", "/about", "/peptides/81"]],
    ["POST", "/api/about-content", (team) => ({ team }), ["/about"]],
    ["POST", "/api/contact-content", (mainText) => ({ mainText }), ["/contact"]],
    ["POST", "/api/legal-docs", (terms) => ({ terms }), ["/terms"]],
    ["POST", "/api/ai-settings", (text) => ({ howToUseTitle: text }), ["/consultant"]],
    ["POST", "/api/site-settings", (termsTitle) => ({ legalDocs: { termsTitle } }), ["/terms"]],
  ];

  for (const [method, path, body, pages] of saves) {
    test(`${method} ${path} on ${pages.join(", ")}`, async () => {
      // Twice: what the first request kept must not be what the second one gets.
      for (let round = 0; round < 2; round++) {
        const mark = unique();
        for (const address of pages) expect(await page(address)).not.toContain(mark);
        await save(method, path, body(mark));
        for (const address of pages) expect(await page(address), address).toContain(mark);
      }
    });
  }

  test("what is added, deleted and restored comes, goes and comes back", async () => {
    const name = unique();
    const { id } = await save("POST", "/api/peptides", { name, categoryIds: "2" });
    const address = `/peptides/${id}`;
    expect(await page("/peptides")).toContain(name);
    expect((await fetch(site.address + address)).status).toBe(200);
    await save("DELETE", `/api/peptides/${id}`);
    expect(await page("/peptides")).not.toContain(name);
    expect((await fetch(site.address + address)).status).toBe(404);
    const { items } = await (await fetch(`${site.address}/api/admin/bin`, { headers })).json();
    await save("POST", `/api/admin/revisions/${items[0].id}/restore`);
    expect(await page("/peptides")).toContain(name);
    expect((await fetch(site.address + address)).status).toBe(200);
  });
});

test.describe("a query in the address of a page", () => {
  const site = serveKeptSite();

  test("shares the limit of the API's search", async () => {
    site.db
      .prepare('REPLACE INTO "RateLimiterFlexible" ("key", "points", "expire") VALUES (?, ?, ?)')
      .run("search:127.0.0.1", 599, new Date(Date.now() + 59_000).toISOString());
    expect((await fetch(`${site.address}/database?query=bpc`)).status).toBe(200);
    expect((await fetch(`${site.address}/api/search?query=bpc`)).status).toBe(429);
    expect((await fetch(`${site.address}/database?route=oral`)).status).toBe(429);
    for (const path of ["/database", "/research", "/consultant"]) {
      const refused = await fetch(`${site.address}${path}?query=bpc`);
      expect([path, refused.status]).toEqual([path, 429]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await refused.text()).toContain("Too many searches");
      expect((await fetch(site.address + path)).status).toBe(200);
    }
  });
});

test.describe("over the wire", () => {
  const raw = (baseURL: string | undefined, method: string, path: string, body?: Buffer) =>
    new Promise<{ status: number; allow: string | undefined; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(baseURL ?? "");
      const request = send({ hostname, port, method, path }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, text }),
        );
      });
      if (body) request.setHeader("Content-Type", "application/json");
      request.on("error", reject);
      request.end(body);
    });

  for (const [method, path, status, allow] of [
    ["HEAD", "/api/peptides", 200, undefined],
    ["HEAD", "/api/contact", 405, "OPTIONS, POST"],
    ["OPTIONS", "/api/peptides/81", 204, "DELETE, GET, HEAD, OPTIONS, PUT"],
    ["PATCH", "/api/health", 405, "GET, HEAD, OPTIONS"],
    ["GET", "/api", 404, undefined],
    ["DELETE", "/api/nope/at/all", 404, undefined],
    ["GET", "/api/peptides/%ff", 404, undefined],
    ["GET", "/api/nope/%E0%A4%A", 404, undefined],
    ["GET", "/peptides/%ff", 404, undefined],
    ["GET", "/api/admin/revisions?entity=%00", 401, undefined],
    ["TRACE", "/api/peptides", 400, undefined],
  ] as const) {
    test(`${method} ${path} is answered with ${status}`, async ({ baseURL }) => {
      const answer = await raw(baseURL, method, path);
      expect([answer.status, answer.allow]).toEqual([status, allow]);
      if (method === "HEAD") expect(answer.text).toBe("");
    });
  }

  for (const path of [
    "/api/peptides/",
    "/api/peptides/81/",
    "/api/admin/chat-sessions/",
    "/api/admin/chat-sessions/.",
    "/api/admin/chat-sessions/%2e",
    "/api/admin/chat-sessions/x/..",
    "/api/chat/session-1/",
    "/api/",
  ]) {
    test(`${path} is answered with 404 by any method, and leads nowhere else`, async ({
      baseURL,
    }) => {
      for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
        const { status, text } = await raw(baseURL, method, path);
        expect([method, status]).toEqual([method, 404]);
        expect(JSON.parse(text).message).toMatch(/^There is no \/api/);
      }
    });
  }

  test("a page's address with a trailing slash leads to the page", async ({ request }) => {
    const response = await request.get("/about/", { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([308, "/about"]);
  });

  test("a file of the library is downloaded as it is, however it was compressed", async ({
    baseURL,
  }) => {
    for (const encoding of ["gzip", "br, gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding };
      const response = await fetch(`${baseURL}/data/library.json`, { headers });
      expect((await response.json()).licence).toBe("CC-BY-4.0");
    }
  });

  test("a body of more than 1 MB is refused", async ({ baseURL }) => {
    const answer = await raw(baseURL, "POST", "/api/contact", Buffer.alloc(1024 * 1024 + 1, " "));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      413,
      { success: false, message: "The body must be at most 1048576 bytes" },
    ]);
  });
});

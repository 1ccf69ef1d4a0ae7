import { type APIRequestContext, expect, test } from "@playwright/test";
import { copyBuildWithoutMiddleware } from "../support/build-without-middleware";
import { serveOwnSite } from "../support/own-site";

const subrequest = Array(5).fill("middleware").join(":");

/** What only somebody who is logged in may see of the dashboard. */
const markup = /logged in as|Log out|admin\/logout/i;

const paths = [
  "/admin",
  "/admin?_rsc=1",
  "/admin/",
  "//admin",
  "/admin.rsc",
  "/admin.txt",
  "/admin.json",
  "/_next/data/build/admin.json",
  "/admin.segments/_tree.segment.rsc",
  "/admin.segments/admin/__PAGE__.segment.rsc",
  "/admin/peptides",
  "/admin/a/b/c",
  "/en/admin",
  "/ADMIN",
  "/%61dmin",
  "/admin%2f",
  "/./admin",
  "/login/../admin",
];

const state = encodeURIComponent(
  JSON.stringify(["", { children: ["admin", { children: ["__PAGE__", {}] }] }, null, null, true]),
);
const variants: Record<string, string>[] = [
  {},
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-State-Tree": state },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/admin/__PAGE__" },
  { "Next-Action": "0".repeat(42) },
  { Purpose: "prefetch" },
  { "x-middleware-subrequest": subrequest },
  { "x-middleware-subrequest": "src/middleware" },
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/admin" },
  { "x-nextjs-data": "1" },
  { "x-invoke-path": "/admin" },
  { "x-matched-path": "/admin" },
  { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
  { Cookie: "amide-session=made-up" },
  { Cookie: "amide-session=made-up", RSC: "1" },
  { Cookie: "amide-session=made-up", "x-middleware-subrequest": subrequest },
  { Cookie: "__prerender_bypass=made-up; __next_preview_data=made-up" },
  { Authorization: "Bearer made-up" },
];

async function expectNothingShown(request: APIRequestContext, origin: string) {
  for (const headers of variants) {
    // Every address by itself and around the middleware, every disguise at two of them.
    const isForAll = Object.keys(headers).every((name) => name === "x-middleware-subrequest");
    for (const path of isForAll ? paths : ["/admin", "/admin/peptides"]) {
      const response = await request.get(`${origin}${path}`, { headers });
      const asked = `${path} with ${JSON.stringify(headers)}`;
      expect(response.status(), asked).toBeLessThan(500);
      expect(await response.text(), asked).not.toMatch(markup);
      if (path === "/admin" && !headers.RSC) expect(response.url(), asked).toBe(`${origin}/login`);
    }
  }
  for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
    const response = await request.fetch(`${origin}/admin`, { method, maxRedirects: 0 });
    expect(await response.text(), method).not.toMatch(markup);
  }
}

/** The guard has to be there where the doors are: pages and handlers, not only before them. */
async function expectOpenToAdministratorAlone(request: APIRequestContext, origin: string) {
  const headers = { Origin: origin };
  const login = await request.post(`${origin}/api/login`, {
    headers,
    data: { username: "admin", password: "a password for tests" },
  });
  expect(login.status()).toBe(200);
  expect(await (await request.get(`${origin}/admin`)).text()).toMatch(markup);
  const session = await request.get(`${origin}/api/auth/session`);
  expect(await session.json()).toMatchObject({ user: { name: "admin" } });
  expect(await (await request.get(`${origin}/api/auth/check`)).json()).toMatchObject({
    authenticated: true,
  });

  const logout = await request.post(`${origin}/api/logout`, {
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(logout.status()).toBe(403);
  expect(await (await request.get(`${origin}/admin`)).text()).toMatch(markup);

  const { token } = await login.json();
  expect((await request.post(`${origin}/api/logout`, { headers })).status()).toBe(200);
  const credentials: Record<string, string>[] = [{}, { Authorization: `Bearer ${token}` }];
  for (const headers of credentials) {
    const response = await request.get(`${origin}/admin`, { headers });
    expect(response.url()).toBe(`${origin}/login`);
    expect(await response.text()).not.toMatch(markup);
  }
  await expectOpenedByNextAuth(request, origin);
}

/** NextAuth's own addresses open and end the same session. */
async function expectOpenedByNextAuth(request: APIRequestContext, origin: string) {
  const headers = { Origin: origin };
  const post = async (path: string, fields: Record<string, string>) => {
    const { csrfToken } = await (await request.get(`${origin}/api/auth/csrf`)).json();
    const form = { csrfToken, json: "true", ...fields };
    return request.post(`${origin}/api/auth/${path}`, { headers, form });
  };
  const right = { username: "admin", password: "a password for tests" };
  const forged = await post("callback/credentials", { ...right, csrfToken: "made-up" });
  expect(forged.status()).toBe(403);
  const login = await post("callback/credentials", { ...right, callbackUrl: `${origin}/admin` });
  expect([login.status(), await login.json()]).toEqual([200, { url: `${origin}/admin` }]);
  expect(await (await request.get(`${origin}/admin`)).text()).toMatch(markup);
  const logout = await post("signout", {});
  expect([logout.status(), await logout.json()]).toEqual([200, { url: `${origin}/login` }]);
  expect(await (await request.get(`${origin}/admin`)).text()).not.toMatch(markup);
}

async function expectNoForeignRedirect(request: APIRequestContext, origin: string) {
  for (const path of [
    "//evil.example",
    "//evil.example/%2e%2e",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/login?next=https://evil.example",
    "/login?callbackUrl=//evil.example",
    "/login?error=https://evil.example",
    "/admin?to=https://evil.example",
    "/admin//evil.example",
    "/contact/send?next=https://evil.example",
    "/login/send?next=https://evil.example",
    "/admin/logout?next=https://evil.example",
    "/contact/check?draft=https://evil.example",
    "/api/auth/signin?callbackUrl=https://evil.example",
    "/api/auth/signin?callbackUrl=//evil.example",
    "/api/auth/signout?callbackUrl=https://evil.example",
    "/api/auth/callback/credentials?callbackUrl=https://evil.example",
    "/api/auth/error?error=https://evil.example",
    "/api/auth//evil.example",
  ]) {
    for (const headers of [{}, { Host: "evil.example" }, { "X-Forwarded-Host": "evil.example" }]) {
      const response = await request.get(`${origin}${path}`, {
        headers: headers as Record<string, string>,
        maxRedirects: 0,
      });
      const location = response.headers().location;
      if (!location) continue;
      const target = new URL(location, origin);
      expect(target.origin, `${path} ${JSON.stringify(headers)} → ${location}`).toBe(origin);
    }
  }
}

test("nobody sees the dashboard without a session, however they ask", async ({
  request,
  baseURL,
}) => {
  await expectNothingShown(request, baseURL ?? "");
});

test("no address leads to another site", async ({ request, baseURL }) => {
  await expectNoForeignRedirect(request, baseURL ?? "");
});

test("a session opens the dashboard until it is ended on the server", async ({
  request,
  baseURL,
}) => {
  await expectOpenToAdministratorAlone(request, baseURL ?? "");
});

test.describe("without middleware.ts", () => {
  const site = serveOwnSite({}, copyBuildWithoutMiddleware);

  test("nobody sees the dashboard without a session, however they ask", async ({ request }) => {
    await expectNothingShown(request, site.address);
  });

  test("no address leads to another site", async ({ request }) => {
    await expectNoForeignRedirect(request, site.address);
  });

  test("a session opens the dashboard until it is ended on the server", async ({ request }) => {
    await expectOpenToAdministratorAlone(request, site.address);
  });

  test("pages still allow no inline script but their own", async ({ request }) => {
    const response = await request.get(`${site.address}/login`);
    const policy = response.headers()["content-security-policy"] ?? "";
    const [, nonce] = /script-src 'self' 'nonce-([^']+)' 'sha256-[^']+';/.exec(policy) ?? [];
    expect(await response.text()).toContain(`nonce="${nonce}"`);
  });
});

import { encode } from "next-auth/jwt";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authSecret } from "@/lib/auth/secret";
import { setUpDatabase } from "@/tests/support/database";
import {
  askNextAuth,
  getCheck,
  getCsrf,
  isLoggedIn,
  logInAs,
  passTime,
  postToNextAuth,
  right,
} from "@/tests/support/login";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  askNextAuth(path, {
    headers: { ...form, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

describe("NextAuth's addresses", () => {
  const handle = setUpDatabase("sqlite");

  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("are those that are needed, and are never kept", async () => {
    for (const path of ["csrf", "providers", "session", "signin", "signout"]) {
      const { status, response } = await askNextAuth(path);
      expect(status, path).toBeLessThan(400);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
    }
    for (const path of [
      "error",
      "verify-request",
      "_log",
      "callback/credentials",
      "callback/email",
      "signin/credentials",
      "callback%2Fcredentials%2F",
      "constructor",
      "check/x",
    ]) {
      expect((await askNextAuth(path)).status, path).toBe(404);
    }
    const { csrf, csrfToken } = await getCsrf();
    for (const path of ["session", "_log", "signin/credentials", "callback/email", "csrf"]) {
      const answer = await post(path, { csrfToken, code: "x", level: "error" }, { Cookie: csrf });
      expect(answer.status, path).toBe(404);
    }
  });

  it("lead to our own pages", async () => {
    const signIn = await askNextAuth("signin?callbackUrl=https://evil.example&error=x");
    expect(signIn.status).toBe(303);
    expect(signIn.response.headers.get("location")).toMatch(/^\/login\?/);
    expect(signIn.response.headers.get("location")).not.toContain("evil.example");
    const signOut = await askNextAuth("signout");
    expect(signOut.response.headers.get("location")).toBe("/admin");
  });

  it("lead a form on with a redirect, and back to the login with what was wrong", async () => {
    const { csrf, csrfToken } = await getCsrf();
    const send = (fields: Record<string, string>) =>
      post("callback/credentials", { csrfToken, ...fields }, { Cookie: csrf });
    const login = await send(right);
    expect([login.status, login.response.headers.get("location")]).toEqual([303, "/admin"]);
    expect(login.response.headers.getSetCookie()).toHaveLength(2);
    const wrong = await send({ ...right, password: "not the password" });
    expect([wrong.status, wrong.response.headers.get("location")]).toEqual([
      303,
      "/login?error=invalid",
    ]);
    expect(wrong.response.headers.getSetCookie()).toEqual([]);
  });

  it("tell the client where a failure is shown", async () => {
    const { body } = await postToNextAuth({ ...right, password: "not the password" });
    expect(body).toEqual({
      message: "Invalid credentials",
      url: "http://localhost/login?error=invalid",
    });
  });

  it("open and end nothing without the token against forged requests", async () => {
    const { session } = await logInAs();
    const mine = await getCsrf();
    const other = await getCsrf();
    for (const [csrfToken, csrf] of [
      ["", ""],
      [mine.csrfToken, ""],
      ["", mine.csrf],
      [other.csrfToken, mine.csrf],
      [mine.csrfToken, `amide-csrf=${mine.csrfToken}%7C${mine.csrfToken}`],
      [mine.csrfToken, `amide-csrf=${mine.csrfToken}`],
      ["", "amide-csrf=%7C"],
    ] as const) {
      const Cookie = [session, csrf].filter(Boolean).join("; ");
      const fields = { ...right, csrfToken, json: "true" };
      const login = await post("callback/credentials", fields, { Cookie });
      expect([login.status, login.response.headers.getSetCookie()]).toEqual([403, []]);
      const logout = await post("signout", { csrfToken, json: "true" }, { Cookie });
      expect([logout.status, logout.response.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
    expect(await handle.db.rateLimiterFlexible.count({ where: { points: { gt: 0 } } })).toBe(0);
  });

  it("end a session on the server, for its token too, unless another site asks", async () => {
    const { session, token } = await logInAs();
    const { csrf, csrfToken } = await getCsrf();
    const headers = { Cookie: `${session}; ${csrf}` };
    const fields = { csrfToken, json: "true" };
    const foreign = await post("signout", fields, { ...headers, "Sec-Fetch-Site": "cross-site" });
    expect(foreign.status).toBe(403);
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
    const { status, body, response } = await post("signout", fields, headers);
    expect([status, body]).toEqual([200, { url: "http://localhost/login" }]);
    expect(response.headers.get("set-cookie")).toMatch(/^amide-session=; Max-Age=0;/);
    expect(await isLoggedIn({ Authorization: `Bearer ${token}` })).toBe(false);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "http://localhost//evil.example",
    "http://localhost@evil.example",
    "http://localhost.evil.example/",
    "https://localhost/admin",
    "javascript:alert(1)",
    "data:text/html,x",
    "/api/auth/signin?csrf=true",
    "\u0000",
    "http://",
    "",
  ])("stay within the site whatever callbackUrl says: %j", async (callbackUrl) => {
    const { csrf, csrfToken } = await getCsrf();
    for (const json of ["true", "false"]) {
      for (const path of ["callback/credentials", "signout"]) {
        const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
        const fields = { ...right, csrfToken, callbackUrl, json };
        const Cookie = `${csrf}; next-auth.callback-url=${encodeURIComponent(callbackUrl)}`;
        const { status, body, response } = await post(`${path}${query}`, fields, { Cookie });
        const target = body?.url ?? response.headers.get("location");
        expect([200, 303]).toContain(status);
        expect(new URL(target, "http://localhost").origin).toBe("http://localhost");
        expect(target).not.toMatch(/^\/\//);
        expect(response.headers.getSetCookie().join()).not.toContain("evil.example");
      }
    }
  });

  it("lead on to the page of the site that callbackUrl names", async () => {
    const pages = { "/admin/research?a=b#c": "/admin/research?a=b#c", "http://localhost/x": "/x" };
    for (const [callbackUrl, page] of Object.entries(pages)) {
      const { body } = await postToNextAuth({ ...right, callbackUrl });
      expect(body.url).toBe(`http://localhost${page}`);
    }
  });

  it("are not led elsewhere by a Host header", async () => {
    const { csrf, csrfToken } = await getCsrf();
    for (const Host of ["evil.example", "evil.example/x", "a b", ""]) {
      const headers = { Host, Cookie: csrf };
      const login = await post("callback/credentials", { ...right, csrfToken }, headers);
      expect(login.response.headers.get("location")).toBe("/admin");
      expect((await askNextAuth("signin", { headers })).response.headers.get("location")).toMatch(
        /^\/login/,
      );
    }
  });

  it("tell whose session is open, and remove a cookie that opens none", async () => {
    expect((await askNextAuth("session")).body).toEqual({});
    const { session } = await logInAs();
    const { body } = await askNextAuth("session", { headers: { Cookie: session } });
    expect(body).toEqual({
      user: { id: expect.any(Number), username: "admin", role: "admin", name: "admin" },
      sessionId: expect.any(String),
      expires: expect.any(String),
    });
    const stale = await askNextAuth("session", { headers: { Cookie: "amide-session=stale" } });
    expect(stale.body).toEqual({});
    expect(stale.response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^amide-session=; Max-Age=0;/),
    );
  });

  it("make no token that outlives the login by seven days", async () => {
    let { session } = await logInAs();
    const end = Date.now() + 7 * 24 * 60 * 60_000;
    for (let days = 0; days < 4; days++) {
      passTime(7 * 60 * 60_000);
      const { body, response } = await askNextAuth("session", { headers: { Cookie: session } });
      expect(Math.abs(Date.parse(body.expires) - end)).toBeLessThan(60_000);
      const cookies = response.headers.getSetCookie();
      session = cookies.find((cookie) => cookie.startsWith("amide-session="))?.split(";")[0] ?? "";
    }
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
  });

  it("say that the database fails, not that nobody is logged in", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { session } = await logInAs();
    vi.spyOn(handle.db.adminSession, "findUnique").mockRejectedValue(new Error("disk I/O error"));
    for (const answer of [
      await askNextAuth("session", { headers: { Cookie: session } }),
      await getCheck({ Cookie: session }),
    ]) {
      expect(answer.status).toBe(500);
      expect(answer.response.headers.getSetCookie()).toEqual([]);
      expect(JSON.stringify(answer.body)).not.toContain("disk");
    }
  });

  it("log nothing of what visitors make up", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { csrf, csrfToken } = await getCsrf();
    const Cookie = `amide-session=made-up; ${csrf}`;
    await askNextAuth("session", { headers: { Cookie } });
    await post("signout", { csrfToken }, { Cookie });
    await post("callback/credentials", { csrfToken, ...right, password: "x" }, { Cookie });
    expect(log).not.toHaveBeenCalled();
  });
});

describe("tokens", () => {
  const handle = setUpDatabase("sqlite");
  const secret = authSecret();
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it("open a session only with our secret, for this purpose, within their time and with a row", async () => {
    const { session, token } = await logInAs();
    const { id, userId } = await handle.db.adminSession.findFirstOrThrow();
    const claims = { sub: String(userId), sid: id };
    expect(await isLoggedIn(bearer(await encode({ token: claims, secret })))).toBe(true);
    const forged = [
      await encode({ token: claims, secret: `${secret}x` }),
      await encode({ token: claims, secret, salt: "amide device" }),
      await encode({ token: claims, secret, salt: "amide form" }),
      await encode({ token: claims, secret, maxAge: -60 }),
      await encode({ token: { sub: claims.sub }, secret }),
      await encode({ token: { ...claims, sid: "made-up" }, secret }),
      await encode({ token: { ...claims, sid: "" }, secret }),
      `${token.slice(0, -4)}AAAA`,
      `${token}.1`,
      token.split(".").slice(0, 3).join("."),
    ];
    for (const made of forged) {
      expect(await isLoggedIn(bearer(made))).toBe(false);
      expect(await isLoggedIn({ Cookie: `amide-session=${made}` })).toBe(false);
    }
    // NextAuth joins a cookie from pieces; of ours the exact name alone counts.
    const [first, second] = [token.slice(0, 80), token.slice(80)];
    const Cookie = `amide-session.0=${first}; amide-session.1=${second}`;
    expect(await isLoggedIn({ Cookie })).toBe(false);
    expect(await isLoggedIn({ Cookie: `${session}; amide-session.1=x; amide-sessionx=y` })).toBe(
      true,
    );
  });
});

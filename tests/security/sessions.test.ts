import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as dashboardLogout from "@/app/admin/logout/route";
import * as everywhere from "@/app/api/logout/everywhere/route";
import * as siteSettings from "@/app/api/site-settings/route";
import { hashNewPassword, setPassword } from "@/lib/auth/administrator-account";
import { findAdministrator } from "@/lib/auth/session";
import { limits } from "@/lib/throttle/limits";
import { consumePoints } from "@/lib/throttle/throttle";
import { resetAdministratorPassword } from "@/prisma/seed/administrator";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import {
  doors,
  getCheck,
  isLoggedIn,
  logInAs,
  passTime,
  postLogin,
  postLogout,
  right,
} from "@/tests/support/login";

const context = { params: Promise.resolve({}) };
const HOUR = 60 * 60_000;
const administrator = { id: expect.any(Number), username: "admin", role: "admin" };

describe.each(testEngines())("sessions on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
    await handle.db.adminSession.deleteMany();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are opened by a login, whose answer holds the user twice and a token", async () => {
    const { response, status, body } = await postLogin(right);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...administrator,
      token: expect.stringMatching(/^[\w-]+\.[\w.-]+$/),
      user: administrator,
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  describe.each(doors)("opened at $door", ({ post }) => {
    it("have a cookie that is HttpOnly and SameSite=Lax", async () => {
      const { response } = await post(right);
      for (const cookie of response.headers.getSetCookie()) {
        const [pair, ...flags] = cookie.split("; ");
        expect(pair).toMatch(/^amide-(session|device)=[\w.-]+$/);
        expect(flags).toEqual(expect.arrayContaining(["HttpOnly", "Path=/", "SameSite=Lax"]));
        expect(flags).not.toContain("Secure");
        const seconds = pair?.startsWith("amide-session") ? 604_800 : 180 * 24 * 60 * 60;
        expect(flags).toContain(`Max-Age=${seconds}`);
      }
    });

    it("have a __Host- name and Secure over https, where the plain name counts for nothing", async () => {
      const https = { "X-Forwarded-Proto": "https" };
      const { response } = await post(right, https);
      for (const cookie of response.headers.getSetCookie()) {
        expect(cookie).toMatch(/^__Host-amide-(session|device)=[^;]+;/);
        expect(cookie.split("; ")).toContain("Secure");
        expect(cookie).not.toContain("Domain");
      }
      const { session } = await logInAs(https, post);
      expect(await isLoggedIn({ ...https, Cookie: session })).toBe(true);
      expect(await isLoggedIn({ ...https, Cookie: session.replace("__Host-", "") })).toBe(false);
    });

    it("are new ones, whatever cookie the browser came with", async () => {
      const planted = await logInAs();
      await postLogout({ Cookie: planted.session });
      for (const Cookie of [planted.session, "amide-session=planted", planted.device]) {
        const { session } = await logInAs({ Cookie }, post);
        expect(session).not.toBe(planted.session);
        expect(await isLoggedIn({ Cookie: session })).toBe(true);
        expect(await isLoggedIn({ Cookie: planted.session })).toBe(false);
      }
    });

    it("take the place of the one that is open in the same browser", async () => {
      const first = await logInAs();
      const other = await logInAs();
      const second = await logInAs({ Cookie: first.session }, post);
      expect(await isLoggedIn({ Cookie: first.session })).toBe(false);
      expect(await isLoggedIn({ Cookie: second.session })).toBe(true);
      expect(await isLoggedIn({ Cookie: other.session })).toBe(true);
    });

    it("are not opened at a session version from before a password change", async () => {
      const me = { id: (await handle.db.user.findFirstOrThrow()).id };
      const create = handle.db.adminSession.create.bind(handle.db.adminSession);
      vi.spyOn(handle.db.adminSession, "create").mockImplementationOnce(((args: never) =>
        handle.db.user
          .update({ where: me, data: { sessionVersion: { increment: 1 } } })
          .then(() => create(args))) as never);
      const { session } = await logInAs({}, post);
      expect(await isLoggedIn({ Cookie: session })).toBe(false);
    });
  });

  it("are recognised by cookie or by Bearer token, among other cookies too", async () => {
    const { session, token } = await logInAs();
    const yes = { authenticated: true, user: administrator };
    const ways: Record<string, string>[] = [
      { Cookie: session },
      { Cookie: `theme=dark; ${session}; other="a=b"` },
      { Authorization: `Bearer ${token}` },
      { Authorization: `bearer  ${token}` },
      { Cookie: session, Authorization: "Bearer stale" },
      { Cookie: session, Authorization: "Basic YWRtaW46eA==" },
      { Cookie: "amide-session=stale", Authorization: `Bearer ${token}` },
    ];
    for (const headers of ways) {
      const { status, body, response } = await getCheck(headers);
      expect([status, body]).toEqual([200, yes]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("are not opened by anything made up", async () => {
    const { session, token, device } = await logInAs();
    const no = { authenticated: false, user: null };
    const changed = `${token.slice(0, -4)}AAAA`;
    const inventions: Record<string, string>[] = [
      {},
      { Cookie: "amide-session=" },
      { Cookie: `amide-session=${changed}` },
      { Cookie: `amide-session=${device.split("=")[1]}` },
      { Cookie: session.replace("amide-session", "Amide-Session") },
      { Cookie: `x${session}` },
      { Authorization: token },
      { Authorization: `Bearer ${changed}` },
      { Authorization: "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0." },
      { Authorization: "Bearer " },
      { Authorization: `Bearer ${"x".repeat(20_000)}` },
      { "X-Middleware-Subrequest": "middleware:middleware:middleware:middleware:middleware" },
    ];
    for (const headers of inventions) {
      expect((await getCheck(headers)).body).toEqual(no);
    }
  });

  it("end on the server when one logs out, for cookie and token alike", async () => {
    const { session, token } = await logInAs();
    const other = await logInAs();
    const { status, body, response } = await postLogout({ Cookie: session });
    expect([status, body]).toEqual([200, { success: true }]);
    expect(response.headers.get("set-cookie")).toMatch(/^amide-session=; Max-Age=0; Path=\/;/);
    expect(await isLoggedIn({ Cookie: session })).toBe(false);
    expect(await isLoggedIn({ Authorization: `Bearer ${token}` })).toBe(false);
    expect(await isLoggedIn({ Cookie: other.session })).toBe(true);

    await postLogout({ Authorization: `Bearer ${other.token}` });
    expect(await isLoggedIn({ Cookie: other.session })).toBe(false);
    expect((await postLogout()).status).toBe(200);
  });

  it("all end but one with a new password, which alone then logs in", async () => {
    const mine = await logInAs();
    const other = await logInAs();
    const me = await findAdministrator(
      new Request("http://x", { headers: { Cookie: mine.session } }),
    );
    if (!me) throw new Error("Not logged in");
    const changePassword = async (password: string) => {
      const hash = await hashNewPassword(password);
      await handle.db.$transaction((db) => setPassword(db, me, hash));
    };
    await expect(changePassword("eleven-char")).rejects.toMatchObject({ status: 422 });
    await expect(changePassword("Password1234")).rejects.toMatchObject({ status: 422 });
    expect(await isLoggedIn({ Cookie: other.session })).toBe(true);

    await changePassword("another one for tests");
    expect(await isLoggedIn({ Cookie: mine.session })).toBe(true);
    expect(await isLoggedIn({ Cookie: other.session })).toBe(false);
    expect(await isLoggedIn({ Authorization: `Bearer ${other.token}` })).toBe(false);
    expect((await postLogin(right)).status).toBe(401);
    expect((await postLogin({ ...right, password: "another one for tests" })).status).toBe(200);
    await changePassword(right.password);
    expect(await isLoggedIn({ Cookie: mine.session })).toBe(true);
  });

  it("leave one where two log out everywhere else at once", async () => {
    const two = [await logInAs(), await logInAs()];
    const answers = await Promise.all(
      two.map(({ session }) =>
        everywhere.POST(
          new Request("http://localhost/api/logout/everywhere", {
            method: "POST",
            headers: { Cookie: session },
          }),
          { params: Promise.resolve({}) },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (const [index, { session }] of two.entries()) {
      expect(await isLoggedIn({ Cookie: session })).toBe(answers[index]?.status === 200);
    }
  });

  it("all end but one when one logs out everywhere else", async () => {
    const mine = await logInAs();
    const others = [await logInAs(), await logInAs()];
    await postLogout({ Cookie: others[1]?.session ?? "" });
    const post = (headers: Record<string, string>) =>
      everywhere.POST(
        new Request("http://localhost/api/logout/everywhere", { method: "POST", headers }),
        {
          params: Promise.resolve({}),
        },
      );
    expect((await post({})).status).toBe(401);
    expect((await post({ Cookie: mine.session, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await isLoggedIn({ Cookie: others[0]?.session ?? "" })).toBe(true);

    const response = await post({ Cookie: mine.session });
    expect([response.status, await response.json()]).toEqual([200, { success: true, ended: 1 }]);
    expect(await isLoggedIn({ Cookie: mine.session })).toBe(true);
    expect(await isLoggedIn({ Cookie: others[0]?.session ?? "" })).toBe(false);
  });

  it("are listed with place and time, and each can be ended", async () => {
    const chrome = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";
    const mine = await logInAs({ "User-Agent": chrome, "X-Forwarded-For": "203.0.113.9" });
    const other = await logInAs({ "User-Agent": "curl/8.5.0", "X-Forwarded-For": "198.51.100.4" });
    await postLogout({ Cookie: (await logInAs()).session });
    const headers = { Cookie: mine.session };
    const list = await ask("GET", "/api/admin/sessions", { headers });
    const row = (place: string, isCurrent: boolean) =>
      expect.objectContaining({ place, isCurrent, createdAt: expect.any(String) });
    expect(list.body).toHaveLength(2);
    expect(list.body).toEqual(
      expect.arrayContaining([
        row("Chrome on Linux, 203.0.113.9", true),
        row("curl, 198.51.100.4", false),
      ]),
    );
    const { id } = list.body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const end = (headers: Record<string, string>, name = id) =>
      ask("DELETE", `/api/admin/sessions/${name}`, { headers });
    expect((await end({})).status).toBe(401);
    expect((await end({ ...headers, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    for (const name of [".", "x", crypto.randomUUID()]) {
      expect((await end(headers, encodeURIComponent(name))).status).toBe(404);
    }
    expect(await isLoggedIn({ Cookie: other.session })).toBe(true);
    expect(await end(headers)).toMatchObject({ status: 200, body: { success: true } });
    expect(await isLoggedIn({ Cookie: other.session })).toBe(false);
    expect((await end(headers)).status).toBe(404);
    expect((await ask("GET", "/api/admin/sessions", { headers })).body).toHaveLength(1);
  });

  it("keep their browser known when they end all others or change the password", async () => {
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const ways: Record<string, (Cookie: string) => Promise<Response>> = {
      "POST /api/logout/everywhere": (Cookie) =>
        everywhere.POST(
          new Request("http://localhost/api/logout/everywhere", {
            method: "POST",
            headers: { Cookie },
          }),
          context,
        ),
      "POST /admin/logout": (Cookie) =>
        dashboardLogout.POST(
          new Request("http://localhost/admin/logout", {
            method: "POST",
            headers: { ...form, Cookie },
            body: "everywhere=yes",
          }),
          context,
        ),
      "PUT /api/site-settings": (Cookie) =>
        siteSettings.PUT(
          new Request("http://localhost/api/site-settings", {
            method: "PUT",
            headers: { "Content-Type": "application/json", Cookie },
            body: JSON.stringify({ credentials: { ...right, confirmPassword: right.password } }),
          }),
          context,
        ),
    };
    for (const [way, run] of Object.entries(ways)) {
      const { session, device } = await logInAs();
      const elsewhere = await logInAs();
      const response = await run(`${session}; ${device}`);
      expect(response.status, way).toBeLessThan(400);
      const [renewed = ""] = response.headers.getSetCookie();
      expect(renewed, way).toMatch(/^amide-device=[^;]+; Path=\/; .*HttpOnly; SameSite=Lax$/);
      await postLogout({ Cookie: session });
      await handle.db.rateLimiterFlexible.deleteMany();
      for (let attempt = 0; attempt < limits["login-address"].points; attempt++) {
        await consumePoints("login-address", new Request("http://x"));
      }
      const known = renewed.split(";")[0] ?? "";
      expect((await postLogin(right, { Cookie: known })).status, way).toBe(200);
      for (const Cookie of [device, elsewhere.device]) {
        expect((await postLogin(right, { Cookie })).status, way).toBe(429);
      }
      await handle.db.rateLimiterFlexible.deleteMany();
    }
    const { session } = await logInAs();
    const save = await ask("PUT", "/api/site-settings", {
      headers: { Cookie: session },
      body: { credentials: { password: "", confirmPassword: "" } },
    });
    expect([save.status, save.headers.getSetCookie()]).toEqual([200, []]);
  });

  it("all end when the password is set from the command line", async () => {
    const { session } = await logInAs();
    await resetAdministratorPassword(handle.db, right.password);
    expect(await isLoggedIn({ Cookie: session })).toBe(false);
  });

  it("end after eight hours without use, and their use is noted once a minute", async () => {
    const { session } = await logInAs();
    const update = vi.spyOn(handle.db.adminSession, "updateMany");
    passTime(30_000);
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
    expect(update).not.toHaveBeenCalled();
    passTime(8 * HOUR - 31_000);
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
    expect(await isLoggedIn({ Cookie: session })).toBe(true);
    expect(update).toHaveBeenCalledTimes(1);
    update.mockRestore();
    passTime(8 * HOUR);
    expect(await isLoggedIn({ Cookie: session })).toBe(false);
  });

  it("end seven days after the login however much they are used", async () => {
    const { session } = await logInAs();
    for (let hours = 0; hours + 7 < 7 * 24; hours += 7) {
      passTime(7 * HOUR);
      expect(await isLoggedIn({ Cookie: session })).toBe(true);
    }
    passTime(7 * HOUR);
    expect(await isLoggedIn({ Cookie: session })).toBe(false);
  });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { isPasswordOf } from "@/lib/auth/password";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { doors, postLogin, postLogout, right, wrong } from "@/tests/support/login";

vi.mock("@/lib/auth/password", { spy: true });

const elsewhere: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://evil.example" },
];

describe.each(testEngines())("logging in on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  describe.each(doors)("at $door", ({ post }) => {
    it.each<Record<string, string>>([
      {},
      { username: "admin" },
      { password: "x" },
      { username: "", password: "" },
      { username: "  ", password: "x" },
      { username: "admin", password: "" },
    ])("asks for both fields at %j", async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe("Username and password are required");
    });

    it.each([
      wrong,
      { ...wrong, username: "nobody" },
      { ...right, username: "ADMIN" },
      { ...right, username: "admin\0" },
      { ...right, password: `${right.password} ` },
      { ...right, password: right.password.padEnd(5_000) },
      { username: "admin' OR '1'='1", password: "' OR '1'='1" },
    ])("answers 401 and no cookie to wrong credentials (%#)", async (body) => {
      const answer = await post(body);
      expect([answer.status, answer.body.message]).toEqual([401, "Invalid credentials"]);
      expect(answer.response.headers.getSetCookie()).toEqual([]);
    });

    it("says the same of a name that does not exist", async () => {
      const answers = [await post(wrong), await post({ ...wrong, username: "nobody" })];
      const [known, unknown] = answers.map(({ status, body, response }) => ({
        status,
        body,
        headers: [...response.headers],
      }));
      expect(known).toEqual(unknown);
    });

    it("does the same work for a name that does not exist", async () => {
      for (const username of ["admin", "nobody"]) {
        vi.mocked(isPasswordOf).mockClear();
        await post({ ...wrong, username });
        expect(vi.mocked(isPasswordOf).mock.calls).toEqual([
          [expect.stringContaining("$argon2id$v=19$m=19456,t=2,p=1$"), wrong.password],
        ]);
      }
    });

    it("refuses what another site made the browser send, and other types and sizes", async () => {
      for (const headers of elsewhere) {
        const { status, response } = await post(right, headers);
        expect([status, response.headers.getSetCookie()]).toEqual([403, []]);
      }
      expect((await post(right, { "Content-Type": "text/plain" })).status).toBe(415);
      const large = await post({ ...right, password: "x".repeat(1024 * 1024) });
      expect([large.status, large.response.headers.getSetCookie()]).toEqual([413, []]);
      expect(await handle.db.rateLimiterFlexible.count()).toBe(0);
    });

    it("ignores what else is sent", async () => {
      const more = { role: "root", id: "7", sub: "7", sid: "x", redirect: "false" };
      const { status, response } = await post({ ...right, ...more });
      expect(status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
    });
  });

  it.each([
    { username: null, password: ["x"] },
    { username: { contains: "a" }, password: "x" },
    [],
    "null",
  ])("asks for both fields at %j", async (body) => {
    expect(await postLogin(body)).toMatchObject({
      status: 400,
      body: { message: "Username and password are required" },
    });
  });

  it("reads a password to the letter, however long", async () => {
    const body = { username: "ж".repeat(100_000), password: "\ud800\0" };
    expect((await postLogin(body)).status).toBe(401);
    expect((await postLogin("{")).status).toBe(400);
    expect((await postLogin({ ...right, role: "root", id: 7 })).body.role).toBe("admin");
  });

  it("is not ended by another site", async () => {
    for (const headers of elsewhere) expect((await postLogout(headers)).status).toBe(403);
  });
});

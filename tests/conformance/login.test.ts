import { beforeEach, describe, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const right = { username: "admin", password: ADMIN_PASSWORD };
const logIn = (body: object) => ask("POST", "/api/login", { body });
const check = async (headers: Record<string, string> = {}) =>
  (await ask("GET", "/api/auth/check", { headers })).body;

describe.each(testEngines())("the administrator's session on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it("is opened by the right username, admin, and password, which answers the user", async () => {
    const { status, body } = await logIn(right);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: "admin", user: { username: "admin" } });
    expect(JSON.stringify(body)).not.toContain(ADMIN_PASSWORD);
  });

  it.each([
    { ...right, password: "not the password" },
    { ...right, username: "nobody" },
  ])("is not opened by %j: 401", async (body) => {
    const answer = await logIn(body);
    expect([answer.status, answer.body.message]).toEqual([401, "Invalid credentials"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is carried by a cookie that the server checks", async () => {
    const nobody = { authenticated: false, user: null };
    expect(await check()).toEqual(nobody);
    const { headers } = await logIn(right);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    const Cookie = cookies.join("; ");
    expect(await check({ Cookie })).toEqual({
      authenticated: true,
      user: expect.objectContaining({ username: "admin" }),
    });
    expect((await ask("GET", "/api/site-settings", { headers: { Cookie } })).status).toBe(200);
    const forged = cookies.map((cookie) => cookie.replace(/=.*/, "=made-up")).join("; ");
    expect(await check({ Cookie: forged })).toEqual(nobody);
    expect((await ask("GET", "/api/site-settings", { headers: { Cookie: forged } })).status).toBe(
      401,
    );
    expect((await ask("POST", "/api/logout", { headers: { Cookie } })).status).toBe(200);
    expect(await check({ Cookie })).toEqual(nobody);
  });
});

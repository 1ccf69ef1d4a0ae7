import { beforeEach, describe, expect, it } from "vitest";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { postLogin, postLogout, right, wrong } from "@/tests/support/login";

describe.each(testEngines())("POST /api/login on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it.each([
    {},
    { username: "admin" },
    { password: "x" },
    { username: "", password: "" },
    { username: "  ", password: "x" },
    { username: "admin", password: "" },
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

  it.each([
    wrong,
    { ...wrong, username: "nobody" },
    { ...right, username: "ADMIN" },
    { ...right, username: "admin\0" },
    { ...right, password: `${right.password} ` },
    { ...right, password: right.password.padEnd(5_000) },
    { username: "admin' OR '1'='1", password: "' OR '1'='1" },
    { username: "ж".repeat(100_000), password: "\ud800\0" },
  ])("answers 401 and no cookie to wrong credentials (%#)", async (body) => {
    const answer = await postLogin(body);
    expect([answer.status, answer.body]).toEqual([401, { message: "Invalid credentials" }]);
    expect(answer.response.headers.getSetCookie()).toEqual([]);
  });

  it("takes as long for a name that does not exist", async () => {
    const time = async (username: string) => {
      const began = performance.now();
      await postLogin({ username, password: "not the password" });
      return performance.now() - began;
    };
    const times: Record<string, number[]> = { admin: [], nobody: [] };
    await time("nobody");
    for (let round = 0; round < 7; round++) {
      await handle.db.rateLimiterFlexible.deleteMany();
      for (const name of ["admin", "nobody"]) times[name]?.push(await time(name));
    }
    const middle = (list: number[] = []) => list.sort((a, b) => a - b)[3] ?? 0;
    const ratio = middle(times.admin) / middle(times.nobody);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it("ignores what else is sent, and needs JSON from this site", async () => {
    expect((await postLogin({ ...right, role: "root", id: 7 })).body.role).toBe("admin");
    expect((await postLogin(right, { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await postLogin("{")).status).toBe(400);
    const elsewhere: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "https://evil.example" },
    ];
    for (const headers of elsewhere) {
      expect((await postLogin(right, headers)).status).toBe(403);
      expect((await postLogout(headers)).status).toBe(403);
    }
  });
});

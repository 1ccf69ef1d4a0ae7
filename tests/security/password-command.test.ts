import { beforeEach, describe, expect, it } from "vitest";
import { limits } from "@/lib/throttle/limits";
import { consumePoints } from "@/lib/throttle/throttle";
import { resetAdministratorPassword } from "@/prisma/seed/administrator";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { logInAs, postLogin, right } from "@/tests/support/login";

const address = { "X-Forwarded-For": "203.0.113.60" };

describe.each(testEngines())("the command that sets a password on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  it("forgets known browsers and keeps the rate limits", async () => {
    const { device } = await logInAs(address);
    const headers = { ...address, Cookie: device };
    for (let point = 0; point < limits["login-address"].points; point++) {
      await consumePoints("login-address", new Request("http://x", { headers: address }));
    }
    expect((await postLogin(right, headers)).status).toBe(200);
    await resetAdministratorPassword(handle.db, right.password);
    expect((await postLogin(right, headers)).status).toBe(429);
  });
});

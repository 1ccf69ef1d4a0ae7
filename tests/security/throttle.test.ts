import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/api/errors";
import { limits } from "@/lib/throttle/limits";
import { clearLimit, consumePoints } from "@/lib/throttle/throttle";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { doors, isLoggedIn, logInAs, passTime, right, wrong } from "@/tests/support/login";

const MINUTE = 60_000;
const from = (address: string) => ({ "X-Forwarded-For": address });
const requestFrom = (address: string) => new Request("http://x", { headers: from(address) });

async function rejection(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Not refused but ${error}`);
  return error;
}

async function takeAll(address: string, name: "contact" | "login-address" = "contact") {
  for (let point = 0; point < limits[name].points; point++) {
    await consumePoints(name, requestFrom(address));
  }
}

const waitOf = async (answer: Promise<ApiError>) =>
  Number((await answer).extras.headers?.["Retry-After"]);

describe.each(testEngines())("limits on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("let a number of requests pass in a window, each address by itself", async () => {
    await takeAll("203.0.113.1");
    const error = await rejection(consumePoints("contact", requestFrom("203.0.113.1")));
    expect(error.status).toBe(429);
    expect(Number(error.extras.headers?.["Retry-After"])).toBeGreaterThan(14 * 60);
    await consumePoints("contact", requestFrom("203.0.113.2"));
    passTime(15 * MINUTE + 1000);
    await consumePoints("contact", requestFrom("203.0.113.1"));
  });

  it("count requests that come at once", async () => {
    const attempts = Array.from({ length: 40 }, () =>
      consumePoints("contact", requestFrom("203.0.113.3")),
    );
    const passed = (await Promise.allSettled(attempts)).filter(
      ({ status }) => status === "fulfilled",
    );
    expect(passed).toHaveLength(limits.contact.points);
  });

  it("make the wait longer each time, up to its limit, and forget it when cleared", async () => {
    const request = requestFrom("203.0.113.4");
    for (const seconds of [60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      await takeAll("203.0.113.4", "login-address");
      expect(await waitOf(rejection(consumePoints("login-address", request)))).toBe(seconds);
      // Trying again meanwhile is refused too, and does not lengthen the wait.
      expect(await waitOf(rejection(consumePoints("login-address", request)))).toBeLessThanOrEqual(
        seconds,
      );
      passTime(seconds * 1000 + 1000);
    }
    await clearLimit("login-address", request);
    await takeAll("203.0.113.4", "login-address");
    expect(await waitOf(rejection(consumePoints("login-address", request)))).toBe(60);
  });

  it.each(doors)(
    "that fail let messages pass, and nothing that guesses or costs: $door",
    async ({ post }) => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      await consumePoints("contact", requestFrom("203.0.113.5"));
      vi.spyOn(handle.db.rateLimiterFlexible, "upsert").mockRejectedValue(
        new Error("disk I/O error"),
      );
      await consumePoints("contact", requestFrom("203.0.113.5"));
      for (const name of ["chat", "login-address", "login-total", "login-device"] as const) {
        const error = await rejection(consumePoints(name, requestFrom("203.0.113.5")));
        expect([error.status, error.extras.headers?.["Retry-After"]]).toEqual([503, "30"]);
      }
      const login = await post(right);
      expect([login.status, login.response.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(JSON.stringify(login.body)).not.toContain("disk");
    },
  );

  describe.each(doors)("of logins at $door", ({ post }) => {
    it("refuse an address after ten wrong passwords, even with the right one", async () => {
      for (let attempt = 0; attempt < 10; attempt++) {
        expect((await post(wrong, from("203.0.113.10"))).status).toBe(401);
      }
      const { status, body, response } = await post(right, from("203.0.113.10"));
      expect(status).toBe(429);
      expect(body.message).toBe(limits["login-address"].message);
      expect(response.headers.get("retry-after")).toBe("60");
      expect((await post(right, from("203.0.113.11"))).status).toBe(200);
      passTime(MINUTE + 1000);
      expect((await post(right, from("203.0.113.10"))).status).toBe(200);
    });

    it("are not used up by logins that succeed", async () => {
      for (let login = 0; login < 12; login++) {
        expect((await post(right, from("203.0.113.12"))).status).toBe(200);
      }
      const total = await handle.db.rateLimiterFlexible.findUnique({
        where: { key: "login-total:all" },
      });
      expect(total?.points).toBe(0);
    });

    it("never end a session, nor keep out a browser that is or was logged in", async () => {
      const address = from("203.0.113.13");
      const { session, device } = await logInAs(address, post);
      await takeAll("203.0.113.13", "login-address");
      for (let point = 0; point < limits["login-total"].points; point++) {
        await consumePoints("login-total", requestFrom("x"), "all");
      }
      expect((await post(right, address)).status).toBe(429);
      expect((await post(right, from("203.0.113.14"))).status).toBe(429);
      expect(await isLoggedIn({ ...address, Cookie: session })).toBe(true);
      for (const Cookie of [session, device, `${session}; ${device}`]) {
        expect((await post(right, { ...address, Cookie })).status).toBe(200);
      }
    });

    it("count a known browser by itself, so that a stolen cookie allows no guessing", async () => {
      const { device } = await logInAs(from("203.0.113.15"), post);
      for (let attempt = 0; attempt < 10; attempt++) {
        const headers = { ...from(`203.0.113.${20 + attempt}`), Cookie: device };
        expect((await post(wrong, headers)).status).toBe(401);
      }
      expect((await post(right, { ...from("203.0.113.40"), Cookie: device })).status).toBe(429);
      expect((await post(right, from("203.0.113.40"))).status).toBe(200);
    });

    it("do not recognise a browser after a password change elsewhere, or with a forged cookie", async () => {
      const { device, session } = await logInAs(from("203.0.113.16"), post);
      await takeAll("203.0.113.16", "login-address");
      await handle.db.user.updateMany({ data: { sessionVersion: { increment: 1 } } });
      for (const Cookie of [
        device,
        session,
        "amide-device=made-up",
        `amide-device=${session.split("=")[1]}`,
      ]) {
        expect((await post(right, { ...from("203.0.113.16"), Cookie })).status).toBe(429);
      }
    });
  });
});

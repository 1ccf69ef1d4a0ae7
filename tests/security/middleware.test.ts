import { NextRequest } from "next/server";
import { encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { authSecret } from "@/lib/auth/secret";
import { middleware } from "@/middleware";

const secret = authSecret();
const token = { sub: "1", sid: "a row that middleware does not ask" };

async function isLedToLogin(path: string, headers: Record<string, string> = {}) {
  const response = await middleware(new NextRequest(`http://localhost${path}`, { headers }));
  const location = response.headers.get("location");
  if (location) expect(location).toBe("http://localhost/login");
  return location !== null;
}

describe("middleware.ts", () => {
  it.each(["/admin", "/admin/peptides", "/admin/preview/x"])(
    "leads to the login where %s is asked for without a token of ours",
    async (path) => {
      const made = [
        "made-up",
        await encode({ token, secret: `${secret}x` }),
        await encode({ token, secret, maxAge: -60 }),
        await encode({ token, secret, salt: "amide device" }),
        await encode({ token: { sub: "1" }, secret }),
      ];
      expect(await isLedToLogin(path)).toBe(true);
      for (const value of made) {
        expect(await isLedToLogin(path, { Cookie: `amide-session=${value}` })).toBe(true);
      }
      expect(await isLedToLogin(path, { "X-Middleware-Subrequest": "middleware" })).toBe(true);
    },
  );

  it("lets a token of ours through, which is for the page to judge", async () => {
    const value = await encode({ token, secret });
    expect(await isLedToLogin("/admin", { Cookie: `amide-session=${value}` })).toBe(false);
    const among = `amide-session=${value}; amide-session.1=x; amide-sessionx=y`;
    expect(await isLedToLogin("/admin", { Cookie: among })).toBe(false);
    expect(await isLedToLogin("/login")).toBe(false);
  });

  it("takes the prefixed cookie alone over https", async () => {
    const value = await encode({ token, secret });
    const https = { "X-Forwarded-Proto": "https" };
    expect(await isLedToLogin("/admin", { ...https, Cookie: `amide-session=${value}` })).toBe(true);
    expect(
      await isLedToLogin("/admin", { ...https, Cookie: `__Host-amide-session=${value}` }),
    ).toBe(false);
  });
});

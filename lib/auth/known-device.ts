import "server-only";
import { getDatabase } from "@/lib/db/client";
import { cookieHeader, readCookie } from "./cookies";
import { makeToken, readToken } from "./token";

const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

type WithHeaders = Pick<Request, "headers">;

/** A browser that has logged in before; `version` is the user's session version at that time. */
export interface KnownDevice {
  id: string;
  userId: number;
  version: number;
}

/** The known device of a request, by its cookie. It grants no access and only selects the rate limit. */
export async function readKnownDevice(request: WithHeaders): Promise<KnownDevice | null> {
  const token = readCookie(request, "amide-device");
  const claims = token ? await readToken("device", token) : null;
  return claims && { id: claims.jti, userId: Number(claims.sub), version: claims.version };
}

/** The cookie that makes a browser known after a successful login. */
export async function deviceCookie(
  request: WithHeaders,
  user: { id: number; sessionVersion: number },
): Promise<string> {
  const claims = { sub: String(user.id), version: user.sessionVersion };
  const token = await makeToken("device", claims, LIFETIME_SECONDS);
  return cookieHeader(request, "amide-device", token, LIFETIME_SECONDS);
}

/**
 * Set-Cookie headers that keep this browser known after ending all other sessions or changing the
 * password, which invalidate its device cookie. Clients with a Bearer token need none.
 */
export async function renewDevice(request: WithHeaders, { id }: { id: number }): Promise<string[]> {
  if (!readCookie(request, "amide-session")) return [];
  const user = await getDatabase().user.findUniqueOrThrow({ where: { id } });
  return [await deviceCookie(request, user)];
}

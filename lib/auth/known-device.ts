import "server-only";
import { getDatabase } from "@/lib/db/client";
import { cookieHeader, readCookie } from "./cookies";
import { makeToken, readToken } from "./token";

const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

type WithHeaders = Pick<Request, "headers">;

/** A browser that somebody has logged in with; `version` is the one of the user's sessions then. */
export interface KnownDevice {
  id: string;
  userId: number;
  version: number;
}

/** By the device's own cookie. It opens nothing: it only says which limit an attempt counts against. */
export async function readKnownDevice(request: WithHeaders): Promise<KnownDevice | null> {
  const token = readCookie(request, "amide-device");
  const claims = token ? await readToken("device", token) : null;
  return claims && { id: claims.jti, userId: Number(claims.sub), version: claims.version };
}

/** The cookie that makes a browser known, after a login with the right password. */
export async function deviceCookie(
  request: WithHeaders,
  user: { id: number; sessionVersion: number },
): Promise<string> {
  const claims = { sub: String(user.id), version: user.sessionVersion };
  const token = await makeToken("device", claims, LIFETIME_SECONDS);
  return cookieHeader(request, "amide-device", token, LIFETIME_SECONDS);
}

/**
 * Set-Cookie headers for the browser whose administrator has just ended every other session, or
 * changed the password: the cookie it holds is void, and it is to stay known. Scripts need none.
 */
export async function renewDevice(request: WithHeaders, { id }: { id: number }): Promise<string[]> {
  if (!readCookie(request, "amide-session")) return [];
  const user = await getDatabase().user.findUniqueOrThrow({ where: { id } });
  return [await deviceCookie(request, user)];
}

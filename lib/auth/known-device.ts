import "server-only";
import { cookieHeader, readCookie } from "./cookies";
import { findSession } from "./session-store";
import { makeToken, readToken } from "./session-token";

const LIFETIME_SECONDS = 180 * 24 * 60 * 60;

/** A browser that somebody has logged in with; `version` is the one of the user's sessions then. */
export interface KnownDevice {
  id: string;
  userId: number;
  version: number;
}

/** By the device's own cookie. It opens nothing: it only says which limit an attempt counts against. */
export async function readKnownDevice(
  request: Pick<Request, "headers">,
): Promise<KnownDevice | null> {
  const token = readCookie(request, "amide-device");
  const claims = token ? await readToken("device", token) : null;
  return claims && { id: claims.jti, userId: Number(claims.sub), version: claims.version };
}

/** Whether a request comes with a session that is open, whatever else is wrong with it. */
export async function readOpenSession(request: Pick<Request, "headers">): Promise<string | null> {
  const token = readCookie(request, "amide-session");
  const claims = token ? await readToken("session", token) : null;
  return (claims && (await findSession(claims.jti)))?.sessionId ?? null;
}

/** The cookie that makes a browser known, after a login with the right password. */
export async function deviceCookie(
  request: Pick<Request, "headers">,
  user: { id: number; sessionVersion: number },
): Promise<string> {
  const claims = { sub: String(user.id), version: user.sessionVersion };
  const { token } = await makeToken("device", claims, LIFETIME_SECONDS);
  return cookieHeader(request, "amide-device", token, LIFETIME_SECONDS);
}

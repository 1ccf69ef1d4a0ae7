import "server-only";
import { ApiError } from "@/lib/api/errors";
import { readCookie } from "./cookies";
import { deviceCookie } from "./known-device";
import type { LoginProblem } from "./login-messages";
import type { PublicUser } from "./login-schema";
import {
  answeredUrl,
  askNextAuth,
  makeCsrfToken,
  readAuthCookies,
  readSession,
  readSetCookie,
} from "./next-auth";
import type { Exchange } from "./options";

export interface Login {
  user: PublicUser;
  token: string;
  /** Set-Cookie headers: the session, and the device as one that is known. */
  cookies: string[];
  /** The page to go on to, as an absolute address of this site. */
  url: string;
}

/**
 * Opens a session for the right credentials, by way of NextAuth. For addresses that have refused
 * what another site made the browser send. Throws as `authorize` does.
 */
export async function logIn(request: Request, sent: unknown): Promise<Login> {
  const { csrfToken, cookie } = await makeCsrfToken(request);
  const { username, password } = (sent ?? {}) as Record<string, unknown>;
  const body = { username, password, csrfToken, callbackUrl: "/admin" };
  return signIn(request, body, cookie);
}

/** The same with the token against forged requests that the browser itself holds. Throws 403 too. */
export async function signIn(
  request: Request,
  body: Record<string, unknown>,
  csrfCookie = readAuthCookies(request)["amide-csrf"],
): Promise<Login> {
  const sessionToken = readCookie(request, "amide-session");
  const open = sessionToken ? await readSession(request, sessionToken) : null;
  const exchange: Exchange = { request, openSession: open?.sessionId ?? null };
  const answer = await askNextAuth(exchange, "POST callback/credentials", {
    cookies: { "amide-csrf": csrfCookie },
    body,
  });
  const { user } = exchange;
  const token = readSetCookie(request, answer.cookies, "amide-session");
  if (!user || !token) throw new Error("NextAuth has opened no session and told of no failure");
  const { id, username, role } = user;
  return {
    user: { id, username, role },
    token,
    cookies: [...answer.cookies, await deviceCookie(request, user)],
    url: answeredUrl(answer) ?? "/admin",
  };
}

/** What the login page says of a failure; whatever else is thrown is thrown again. */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) throw error;
  return problems[error.status] ?? "failed";
}

const problems: Record<number, LoginProblem> = {
  400: "required",
  401: "invalid",
  429: "wait",
  503: "unavailable",
};

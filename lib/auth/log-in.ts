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
  /** Set-Cookie headers: the session and the known device. */
  cookies: string[];
  /** The page to continue to, as an absolute URL of this site. */
  url: string;
}

/**
 * Opens a session through NextAuth. Only for routes that refuse cross-site requests.
 * Throws as `authorize` does.
 */
export async function logIn(request: Request, sent: unknown): Promise<Login> {
  const { csrfToken, cookie } = await makeCsrfToken(request);
  const { username, password } = (sent ?? {}) as Record<string, unknown>;
  const body = { username, password, csrfToken, callbackUrl: "/admin" };
  return signIn(request, body, cookie);
}

/** The same with the browser's own CSRF token. Throws 403 too. */
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

/** The login page's message for a failure. Rethrows other errors. */
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

import "server-only";
import type { NextAuthOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { authorize } from "./authorize";
import { type CookieName, fullCookieName, isHttps } from "./cookies";
import { placeOf } from "./place";
import { authSecret } from "./secret";
import { endSession, findSession, LIFETIME_SECONDS, openSession } from "./session-store";
import { withinSite } from "./within-site";

/** One request to NextAuth, with the results of its callbacks. */
export interface Exchange {
  request: Pick<Request, "headers">;
  /** The session that is already open in the browser. */
  openSession?: string | null;
  /** Who has logged in. */
  user?: Awaited<ReturnType<typeof authorize>>;
  /** An error thrown by a callback, which NextAuth turns into a redirect or an empty session. */
  failure?: unknown;
}

/**
 * NextAuth's options for one request: a credentials provider, and an encrypted token (JWE) with the id
 * of an `AdminSession` row. The row decides whether the session is open.
 */
export function authOptions(exchange: Exchange): NextAuthOptions {
  const { request } = exchange;
  const isSecure = isHttps(request);
  const cookie = (name: CookieName, maxAge?: number) => ({
    name: fullCookieName(request, name),
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure, maxAge },
  });
  /** Runs a callback and records what it throws. */
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      exchange.failure = error;
      throw error;
    }
  };
  return {
    secret: authSecret(),
    useSecureCookies: isSecure,
    cookies: {
      sessionToken: cookie("amide-session", LIFETIME_SECONDS),
      csrfToken: cookie("amide-csrf"),
    },
    pages: { signIn: "/login", signOut: "/admin", error: "/login" },
    session: { strategy: "jwt", maxAge: LIFETIME_SECONDS },
    jwt: { maxAge: LIFETIME_SECONDS, encode: encodeWithinLifetime },
    providers: [
      CredentialsProvider({
        name: "Password",
        credentials: {
          username: { label: "Username", type: "text" },
          password: { label: "Password", type: "password" },
        },
        authorize: (sent) =>
          noting(async () => {
            const user = await authorize(request, exchange.openSession ?? null, sent);
            exchange.user = user;
            return { id: String(user.id) };
          }),
      }),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => withinSite(url, baseUrl),
      jwt: ({ token }) =>
        noting(async () => {
          const { user, openSession: replaced } = exchange;
          if (!user) return token;
          const sid = await openSession(user, placeOf(request));
          // The new cookie replaces the old one, whose session must not stay open.
          if (replaced) await endSession(replaced);
          return { sub: token.sub, sid };
        }),
      session: async ({ session, token }) => {
        const { sid, exp } = token;
        const administrator = await noting(async () => (sid ? findSession(sid) : null));
        // NextAuth then returns no session and removes its cookie.
        if (!administrator) throw new Error("The session is not open");
        const { sessionId, ...user } = administrator;
        const expires = exp ? new Date(exp * 1000).toISOString() : session.expires;
        return { user: { ...user, name: user.username }, sessionId, expires };
      },
    },
    events: {
      signOut: ({ token }) =>
        noting(async () => void (token?.sid && (await endSession(token.sid)))),
    },
    logger: { error: reportError, warn: reportError, debug: () => {} },
  };
}

/** A renewed token expires when the first one does. */
const encodeWithinLifetime: typeof encode = (params) => {
  const { exp } = params.token ?? {};
  const left = exp && exp - Math.floor(Date.now() / 1000);
  return encode({ ...params, maxAge: left ?? params.maxAge });
};

function reportError(code: string, error?: unknown): void {
  if (expectedErrors.includes(code)) return;
  console.error(`NextAuth reports ${code}`, error ?? "");
}

/** Expected errors: a foreign token or an ended session. Errors of callbacks are recorded above. */
const expectedErrors = ["JWT_SESSION_ERROR", "SIGNOUT_ERROR", "SIGNOUT_EVENT_ERROR"];

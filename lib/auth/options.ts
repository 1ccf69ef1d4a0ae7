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

/** One request to NextAuth, and what its callbacks note of it. */
export interface Exchange {
  request: Pick<Request, "headers">;
  /** The session that is open in the browser that logs in. */
  openSession?: string | null;
  /** Who has logged in. */
  user?: Awaited<ReturnType<typeof authorize>>;
  /** What a callback has thrown. NextAuth itself answers a redirect, or that there is no session. */
  failure?: unknown;
}

/**
 * NextAuth's options for one request: one provider, which asks for the password, and an encrypted
 * token (JWE) that names a row of `AdminSession`. The row decides whether the session is open.
 */
export function authOptions(exchange: Exchange): NextAuthOptions {
  const { request } = exchange;
  const isSecure = isHttps(request);
  const cookie = (name: CookieName, maxAge?: number) => ({
    name: fullCookieName(request, name),
    options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure, maxAge },
  });
  /** Runs a callback's work and notes what it throws. */
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
          // The browser's new cookie takes the place of the old one, which nobody is to find and use.
          if (replaced) await endSession(replaced);
          return { sub: token.sub, sid };
        }),
      session: async ({ session, token }) => {
        const { sid, exp } = token;
        const administrator = await noting(async () => (sid ? findSession(sid) : null));
        // NextAuth answers that there is no session, and removes its cookie.
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

/** A token that is made anew ends when the first one does. */
const encodeWithinLifetime: typeof encode = (params) => {
  const { exp } = params.token ?? {};
  const left = exp && exp - Math.floor(Date.now() / 1000);
  return encode({ ...params, maxAge: left ?? params.maxAge });
};

function reportError(code: string, error?: unknown): void {
  if (expectedErrors.includes(code)) return;
  console.error(`NextAuth reports ${code}`, error ?? "");
}

/** A token that is not ours or a session that has ended; what callbacks throw is noted above. */
const expectedErrors = ["JWT_SESSION_ERROR", "SIGNOUT_ERROR", "SIGNOUT_EVENT_ERROR"];

import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth, { getServerSession, type Session } from "next-auth";
import { ApiError } from "@/lib/api/errors";
import { env } from "@/lib/env";
import { type CookieName, fullCookieName, isHttps, readCookie } from "./cookies";
import { authOptions, type Exchange } from "./options";

/** The NextAuth actions that this site uses. All others have no route. */
export const AUTH_ACTIONS = [
  "GET csrf",
  "GET providers",
  "GET session",
  "GET signin",
  "GET signout",
  "POST callback/credentials",
  "POST signout",
] as const;
export type AuthAction = (typeof AUTH_ACTIONS)[number];

/** The NextAuth cookies that are read, without their prefix. */
type AuthCookies = { "amide-session"?: string | undefined; "amide-csrf"?: string | undefined };

interface AuthQuestion {
  cookies?: AuthCookies;
  /** Form fields: strings, unless a caller of `POST /api/login` sent something else. */
  body?: Record<string, unknown>;
}

export interface AuthAnswer {
  /** The JSON body; `{url}` for writes. */
  body: unknown;
  /** Where a NextAuth page redirects. */
  location: string | null;
  /** Set-Cookie headers. */
  cookies: string[];
}

/**
 * Sends a request to NextAuth. Throws what its callbacks threw, and `ApiError` 403 for a write without a
 * valid CSRF token, which NextAuth would redirect to a page of its own.
 */
export async function askNextAuth(
  exchange: Exchange,
  action: AuthAction,
  { cookies = {}, body }: AuthQuestion = {},
): Promise<AuthAnswer> {
  const { request } = exchange;
  const origin = originOf(request);
  const [method, path = ""] = action.split(" ");
  const answer: AuthAnswer = { body: undefined, location: null, cookies: [] };
  await NextAuth(
    {
      method,
      query: { nextauth: path.split("/") },
      headers: forwardedHeaders(origin),
      cookies: withFullNames(request, cookies),
      body: body && { ...body, json: "true" },
    } as unknown as NextApiRequest,
    responseInto(answer),
    authOptions(exchange),
  );
  if (exchange.failure !== undefined) throw exchange.failure;
  if (body && answeredUrl(answer)?.startsWith(`${origin}/api/auth/`)) {
    throw new ApiError("forbidden", "This can only be sent from this site");
  }
  const ours = ["amide-session", "amide-csrf"] as const;
  // The callback URL is not stored in a cookie: every write contains it.
  answer.cookies = answer.cookies.filter((cookie) =>
    ours.some((name) => cookie.startsWith(`${fullCookieName(request, name)}=`)),
  );
  return answer;
}

/** The session of a token from `POST /api/login` or the cookie. Throws if the database fails. */
export async function readSession(
  request: Exchange["request"],
  token: string,
): Promise<Session | null> {
  const exchange: Exchange = { request };
  const session = await getServerSession(
    {
      headers: forwardedHeaders(originOf(request)),
      cookies: withFullNames(request, { "amide-session": token }),
    } as unknown as NextApiRequest,
    responseInto({ body: undefined, location: null, cookies: [] }),
    authOptions(exchange),
  );
  if (exchange.failure !== undefined) throw exchange.failure;
  return session;
}

/** The cookies of a request; the value of the CSRF cookie is decoded. */
export function readAuthCookies(request: Exchange["request"]): AuthCookies {
  return {
    "amide-session": readCookie(request, "amide-session"),
    "amide-csrf": readCookie(request, "amide-csrf")?.replace("%7C", "|"),
  };
}

/** A CSRF token with its cookie, for writes that are already known to be same-site. */
export async function makeCsrfToken(request: Exchange["request"]) {
  const { body, cookies } = await askNextAuth({ request }, "GET csrf");
  const cookie = readSetCookie(request, cookies, "amide-csrf")?.replace("%7C", "|");
  const { csrfToken } = body as { csrfToken: string };
  return { csrfToken, cookie };
}

/** The value of a cookie in Set-Cookie headers. */
export function readSetCookie(
  request: Exchange["request"],
  cookies: string[],
  name: CookieName,
): string | undefined {
  const start = `${fullCookieName(request, name)}=`;
  return cookies
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
    .split(";")[0];
}

export function answeredUrl({ body }: AuthAnswer): string | undefined {
  const { url } = (body ?? {}) as { url?: unknown };
  return typeof url === "string" ? url : undefined;
}

/** The origin of this site as the visitor addressed it. */
export function originOf(request: Exchange["request"]): string {
  const { headers } = request;
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  const scheme = isHttps(request) ? "https" : "http";
  const asked = host ? URL.parse(`${scheme}://${host}`) : null;
  return asked?.origin ?? new URL(env.SITE_URL).origin;
}

/** NextAuth derives the site's address from these headers, see lib/env.ts. */
function forwardedHeaders(origin: string): Record<string, string> {
  const { host, protocol } = new URL(origin);
  return { "x-forwarded-host": host, "x-forwarded-proto": protocol.slice(0, -1) };
}

function withFullNames(request: Exchange["request"], cookies: AuthCookies): Record<string, string> {
  const sent = Object.entries(cookies) as [CookieName, string | undefined][];
  return Object.fromEntries(
    sent.flatMap(([name, value]) => (value ? [[fullCookieName(request, name), value]] : [])),
  );
}

/** The part of a Node response that NextAuth uses. */
function responseInto(answer: AuthAnswer): NextApiResponse {
  const response = {
    status: () => response,
    getHeader: (name: string) => (name === "Set-Cookie" ? answer.cookies : undefined),
    setHeader: (name: string, value: string | string[]) => {
      if (name === "Set-Cookie") answer.cookies = [value].flat();
      if (name === "Location") answer.location = String(value);
      return response;
    },
    json: (body: unknown) => {
      answer.body = body;
    },
    send: (body: unknown) => {
      answer.body = body;
    },
    end: () => {},
  };
  return response as unknown as NextApiResponse;
}

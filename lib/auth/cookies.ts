import "server-only";
import { env } from "@/lib/env";

/** Our cookies by purpose, without the prefix for https. */
export type CookieName =
  | "amide-session"
  | "amide-csrf"
  | "amide-device"
  | "amide-contact"
  | "amide-visitor";

type WithHeaders = Pick<Request, "headers">;

/**
 * Whether the visitor uses https, with this server or with the proxy in front of it. The header can be
 * trusted: lib/next/incoming-requests.ts removes forged ones, and Next fills in missing ones.
 */
export function isHttps({ headers }: WithHeaders): boolean {
  return env.SITE_URL.startsWith("https:") || headers.get("x-forwarded-proto") === "https";
}

/** The value of one of our cookies, or undefined. Over https only the prefixed name is read. */
export function readCookie(request: WithHeaders, name: CookieName): string | undefined {
  const wanted = fullCookieName(request, name);
  for (const pair of request.headers.get("cookie")?.split(";") ?? []) {
    const [found = "", ...value] = pair.trim().split("=");
    if (found === wanted) return value.join("=");
  }
}

/** A Set-Cookie header, HttpOnly and SameSite. */
export function cookieHeader(
  request: WithHeaders,
  name: CookieName,
  value: string,
  lifetime: number,
): string {
  const secure = isHttps(request) ? "; Secure" : "";
  return `${fullCookieName(request, name)}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * The name with its prefix. Browsers accept a __Host- cookie only over https and for this host alone,
 * so neither a sibling subdomain nor a plain http response can overwrite it.
 */
export function fullCookieName(request: WithHeaders, name: CookieName): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

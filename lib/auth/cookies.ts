import "server-only";
import { env } from "@/lib/env";

/** Cookies of ours by purpose, without the prefix that https adds. */
export type CookieName =
  | "amide-session"
  | "amide-csrf"
  | "amide-device"
  | "amide-contact"
  | "amide-visitor";

type WithHeaders = Pick<Request, "headers">;

/**
 * Whether the visitor speaks https with this site or with the proxy before it. Next fills the
 * header in where it is missing; instrumentation.ts makes sure that no visitor can.
 */
export function isHttps({ headers }: WithHeaders): boolean {
  return env.SITE_URL.startsWith("https:") || headers.get("x-forwarded-proto") === "https";
}

/** The value of a cookie of ours, or undefined. Over https only the prefixed name counts. */
export function readCookie(request: WithHeaders, name: CookieName): string | undefined {
  const wanted = fullCookieName(request, name);
  for (const pair of request.headers.get("cookie")?.split(";") ?? []) {
    const [found = "", ...value] = pair.trim().split("=");
    if (found === wanted) return value.join("=");
  }
}

/** A Set-Cookie header; no script can read it, and no other site's form sends it along. */
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
 * The name with its prefix. A browser takes a __Host- cookie only over https and for this host
 * alone, so that neither a neighbouring subdomain nor a plain http answer can put one in its place.
 */
export function fullCookieName(request: WithHeaders, name: CookieName): string {
  return isHttps(request) ? `__Host-${name}` : name;
}

import { NextRequest, NextResponse } from "next/server";
import { getToken } from "next-auth/jwt";
import { fullCookieName, readCookie } from "@/lib/auth/cookies";
import { authSecret } from "@/lib/auth/secret";
import { env } from "@/lib/env";
import { frameOrigins } from "@/lib/html/allowed";
import { contentSecurityPolicy } from "@/lib/security-headers";
import { THEME_SCRIPT } from "@/lib/theme-script";

/**
 * Redirects requests for the dashboard without a valid token to the login early. This is a convenience,
 * not the access control: each handler and page of the dashboard checks the session itself. Also sets a
 * Content-Security-Policy with a nonce for the two areas that render per request.
 */
export async function middleware(request: NextRequest) {
  if (isDashboard(request) && !(await hasSessionToken(request))) {
    return NextResponse.redirect(new URL("/login", request.url));
  }
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${makeNonce()}'`, "'strict-dynamic'", await themeScriptHash()],
    // The dashboard frames its own previews, and the login navigates to it without a new document.
    frames: ["'self'", ...frameOrigins],
    framedBy: isPreview(request) ? "'self'" : "'none'",
    isDevelopment: env.NODE_ENV === "development",
  });
  const headers = new Headers(request.headers);
  // Next adds the nonce that it finds in the request to its scripts.
  headers.set("Content-Security-Policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("Content-Security-Policy", policy);
  if (isPreview(request)) response.headers.set("X-Frame-Options", "SAMEORIGIN");
  return response;
}

// With SQLite the secret may be in a file, which the edge runtime cannot read.
export const config = { matcher: ["/admin", "/admin/:path*", "/login"], runtime: "nodejs" };

function isDashboard({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname === "/admin" || nextUrl.pathname.startsWith("/admin/");
}

function isPreview({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname.startsWith("/admin/preview/");
}

async function hasSessionToken(request: NextRequest): Promise<boolean> {
  const value = readCookie(request, "amide-session");
  if (!value) return false;
  const cookieName = fullCookieName(request, "amide-session");
  // getToken joins all cookies whose names begin with this name, so it gets only this one.
  const req = new NextRequest(request.url, { headers: { Cookie: `${cookieName}=${value}` } });
  const token = await getToken({ req, secret: authSecret(), cookieName });
  return typeof token?.sid === "string";
}

/** 128 random bits. */
function makeNonce(): string {
  return toBase64(crypto.getRandomValues(new Uint8Array(16)));
}

async function themeScriptHash(): Promise<string> {
  const bytes = new TextEncoder().encode(THEME_SCRIPT);
  return `'sha256-${toBase64(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))}'`;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

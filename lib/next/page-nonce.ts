import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { env } from "@/lib/env";
import { frameOrigins } from "@/lib/html/allowed";
import { contentSecurityPolicy, SCRIPTS_BY_DEFAULT } from "@/lib/security-headers";
import { THEME_SCRIPT } from "@/lib/theme-script";

const HEADER = "content-security-policy";
const NO_PAGE = /^\/(?:api|_next)(?:[/?]|$)/;
const THEME_HASH = createHash("sha256").update(THEME_SCRIPT).digest("base64");
const DEFAULT_POLICY = policyFor(SCRIPTS_BY_DEFAULT);
const NONCE_POLICY = policyFor([...SCRIPTS_BY_DEFAULT, "'nonce-%'", `'sha256-${THEME_HASH}'`]);

function policyFor(scripts: string[]): string {
  return contentSecurityPolicy({ scripts, frames: frameOrigins, isDevelopment: false });
}

/**
 * Adds a policy with a nonce of 128 random bits to a request for a page: Next reads the nonce there and
 * puts it on the inline scripts that it renders. Cached pages are sent with hashes instead
 * (lib/next/page-cache).
 *
 * Workaround for Next 16.4: the documented way to a nonce is middleware for every page, which renders
 * every page per request. `experimental.sri` covers files only, no inline scripts.
 * Shown by: "the policy of an answer" in `outgoing-responses.test.ts`.
 * Can go when: Next hashes its inline scripts itself.
 */
export function addNonce(headers: IncomingHttpHeaders, address: string): void {
  if (env.NODE_ENV === "development" || headers.rsc !== undefined || NO_PAGE.test(address)) return;
  headers[HEADER] = NONCE_POLICY.replace("%", randomBytes(16).toString("base64"));
}

/** Replaces the default policy of next.config.mjs by the one with this request's nonce, if it has one. */
export function withNonce(
  value: number | string | readonly string[],
  request: IncomingHttpHeaders,
): number | string | readonly string[] {
  return value === DEFAULT_POLICY ? (request[HEADER] ?? value) : value;
}

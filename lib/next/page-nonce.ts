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
 * Gives a request for a page a policy with a nonce of 128 random bits: Next puts the nonce on the
 * inline scripts that it renders. Cached pages are answered with hashes instead (lib/next/page-cache).
 */
export function addNonce(headers: IncomingHttpHeaders, address: string): void {
  if (env.NODE_ENV === "development" || headers.rsc !== undefined || NO_PAGE.test(address)) return;
  headers[HEADER] = NONCE_POLICY.replace("%", randomBytes(16).toString("base64"));
}

/** The default policy of next.config.mjs, with the nonce that the scripts of this page carry, if any. */
export function withNonce(
  value: number | string | readonly string[],
  request: IncomingHttpHeaders,
): number | string | readonly string[] {
  return value === DEFAULT_POLICY ? (request[HEADER] ?? value) : value;
}

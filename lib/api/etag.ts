import { createHash } from "node:crypto";

/** The strong ETag of a JSON response. */
export function etagOf(json: string): string {
  return `"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
}

/**
 * Whether If-Match or If-None-Match names this ETag. Weak ETags match too, as compressing proxies
 * weaken them on the way.
 */
export function namesEtag(header: string, etag: string): boolean {
  const names = header.split(",").map((name) => name.trim().replace(/^W\//, ""));
  return names.includes("*") || names.includes(etag);
}

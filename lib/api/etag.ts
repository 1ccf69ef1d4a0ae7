import { createHash } from "node:crypto";

/** The strong validator of a JSON answer. */
export function etagOf(json: string): string {
  return `"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
}

/**
 * Whether a list of validators (If-Match, If-None-Match) names this one. A proxy that compresses
 * makes them weak on the way, which says nothing about the row.
 */
export function namesEtag(header: string, etag: string): boolean {
  const names = header.split(",").map((name) => name.trim().replace(/^W\//, ""));
  return names.includes("*") || names.includes(etag);
}

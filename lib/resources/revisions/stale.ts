import "server-only";
import { ApiError } from "@/lib/api/errors";
import { etagOf, namesEtag } from "@/lib/api/etag";

/** The state that a write is based on, as the client states it. */
export interface Basis {
  /** The header If-Match. */
  ifMatch: string | null;
  /** The body's `updatedAt`; older than the stored one means stale. */
  updatedAt?: unknown;
}

/**
 * Throws 409 with the current row if a write is based on an older one, and 422 if `updatedAt` is not a
 * time. `versions` are the answers whose ETag the client may hold.
 */
export function requireFresh(
  { ifMatch, updatedAt }: Basis,
  current: { updatedAt?: string } | object,
  versions: object[] = [current],
): void {
  const isOld =
    (ifMatch !== null &&
      !versions.some((version) => namesEtag(ifMatch, etagOf(JSON.stringify(version))))) ||
    ("updatedAt" in current && isOlder(updatedAt, current.updatedAt));
  if (!isOld) return;
  const message = "This was changed in the meantime";
  throw new ApiError("conflict", message, undefined, { current });
}

function isOlder(sent: unknown, current: unknown): boolean {
  if (sent === undefined || sent === null || sent === "") return false;
  const time = typeof sent === "string" ? Date.parse(sent) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new ApiError("invalid", "Some values are not valid", {
      updatedAt: ["Enter a date and time such as 2025-03-31T09:30:00Z."],
    });
  }
  return time < Date.parse(String(current));
}

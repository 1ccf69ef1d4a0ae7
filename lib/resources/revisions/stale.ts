import "server-only";
import { ApiError } from "@/lib/api/errors";
import { etagOf, namesEtag } from "@/lib/api/etag";

/** What a writer says of the state that the write was made from. */
export interface Basis {
  /** The header If-Match. */
  ifMatch: string | null;
  /** The body's `updatedAt`: a save from an older row than the stored one is stale. */
  updatedAt?: unknown;
}

/**
 * Throws 409 with the row as it is now where a write was made from an older one, and 422 at an
 * `updatedAt` that is no time. `versions` are the answers whose ETag the writer may hold.
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

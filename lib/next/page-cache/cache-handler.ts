import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { frameOrigins } from "../../html/allowed.ts";
import { contentSecurityPolicy } from "../../security-headers.ts";
import { sizeOfEntry } from "./entry-size.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { removeNonce } from "./remove-nonce.ts";
import { SizeLimitedMap } from "./size-limited-map.ts";

type Value = CacheHandlerValue["value"];
type Page = Extract<NonNullable<Value>, { rscData: Buffer | undefined }>;
type GetContext = Parameters<CacheHandler["get"]>[1];
type SetContext = Parameters<CacheHandler["set"]>[2];

const MEGABYTE = 1024 * 1024;
const MAX_SIZE = 248 * MEGABYTE;
/** Any address that does not exist makes one: they must not displace pages that are read. */
const MAX_SIZE_OF_MISSING = 8 * MEGABYTE;
const TAGS_HEADER = "x-next-cache-tags";

const state = {
  entries: new SizeLimitedMap<CacheHandlerValue>(MAX_SIZE, forgetLifetime),
  missing: new SizeLimitedMap<CacheHandlerValue>(MAX_SIZE_OF_MISSING, forgetLifetime),
  /** When each tag was last expired, in ms since the epoch. */
  expiredAt: new Map<string, number>(),
};

/**
 * Next's cache of rendered pages and of data, in the memory of this process. A page carries the
 * policy that allows its own inline scripts. Next loads this file itself, outside the build.
 */
export default class PageCache implements CacheHandler {
  async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const entry = state.entries.get(key) ?? state.missing.get(key);
    if (!entry || hasAged(entry)) return null;
    if (tagsOf(entry.value, context).some((tag) => isExpired(tag, entry))) return null;
    return entry;
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    if (value && "rscData" in value) {
      removeNonce(value);
      releaseSlabs(value);
      await addPolicy(value);
    }
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) };
    const isMissing = value !== null && "status" in value && value.status === 404;
    const [map, other] = isMissing
      ? [state.missing, state.entries]
      : [state.entries, state.missing];
    other.delete(key);
    map.set(key, entry, sizeOfEntry(key, value));
  }

  /** At once: lib/cache.ts never asks for a tag to go stale instead. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    for (const tag of [tags].flat()) state.expiredAt.set(tag, Date.now());
  }

  resetRequestCache(): void {}
}

/** The value is the very one that is answered with, also where the page has just been rendered. */
async function addPolicy(value: Page): Promise<void> {
  value.headers = {
    ...value.headers,
    "Content-Security-Policy": contentSecurityPolicy({
      scripts: ["'self'", ...(await hashInlineScripts(value.html))],
      frames: frameOrigins,
      isDevelopment: false,
    }),
  };
}

/** The renderer's buffers are parts of larger ones, which would stay in memory with them. */
function releaseSlabs(value: Page): void {
  value.rscData &&= exactCopy(value.rscData);
  for (const [path, segment] of value.segmentData ?? []) {
    value.segmentData?.set(path, exactCopy(segment));
  }
}

function exactCopy(buffer: Buffer): Buffer {
  const copy = Buffer.alloc(buffer.byteLength);
  copy.set(buffer);
  return copy;
}

/** Next remembers the lifetime of each address that it has ever rendered, and never drops one. */
function forgetLifetime(key: string): void {
  const { cacheControls } = SharedCacheControls as unknown as {
    cacheControls: Map<string, unknown>;
  };
  cacheControls.delete(key);
}

function tagsOf(value: Value, context: GetContext): string[] {
  if ("tags" in context || "softTags" in context) {
    return [...(context.tags ?? []), ...(context.softTags ?? [])];
  }
  const tags = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * A page with a lifetime shows that a read failed. Next would answer it once more after that time,
 * while it renders the page anew: a reader's Retry would show the failure again.
 */
function hasAged({ cacheControl, lastModified = 0 }: CacheHandlerValue): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && Date.now() >= lastModified + seconds * 1000;
}

/** What was made in the very millisecond may be older than the save. */
function isExpired(tag: string, { lastModified }: CacheHandlerValue): boolean {
  return (state.expiredAt.get(tag) ?? 0) >= lastModified;
}

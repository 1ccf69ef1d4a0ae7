import type { CacheHandler, CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { frameOrigins } from "../../html/allowed.ts";
import { contentSecurityPolicy } from "../../security-headers.ts";
import { steadyNow } from "../../steady-clock.ts";
import { currentRequest } from "../current-request.ts";
import { RENDERED, RENDERING, tellRendering } from "../rendering.ts";
import { sizeOfEntry } from "./entry-size.ts";
import { expireTags, haveExpired } from "./expired-tags.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { type CachedPage, type PackedPage, packPage, unpackPage } from "./packed-page.ts";
import { PAGE_TAGS_HEADER } from "./page-tags-header.ts";
import { removeNonce } from "./remove-nonce.ts";
import { SizeLimitedMap } from "./size-limited-map.ts";

type Value = CacheHandlerValue["value"];
type Stored = Omit<CacheHandlerValue, "value"> & { value: Value | PackedPage };
type GetContext = Parameters<CacheHandler["get"]>[1];
type SetContext = Parameters<CacheHandler["set"]>[2];

const MEGABYTE = 1024 * 1024;
/** Some 2,000 pages beside the data that they are rendered from. */
const MAX_SIZE = 88 * MEGABYTE;
/** Every unknown address adds an entry, which must not evict real pages. */
const MAX_SIZE_OF_MISSING = 8 * MEGABYTE;
const TAGS_HEADER = "x-next-cache-tags";

const state = {
  entries: new SizeLimitedMap<Stored>(MAX_SIZE, forgetLifetime),
  missing: new SizeLimitedMap<Stored>(MAX_SIZE_OF_MISSING, forgetLifetime),
};

/**
 * Next's cache of rendered pages and data, in the memory of this process. Each page is stored compressed,
 * with a Content-Security-Policy that allows its inline scripts by hash. `cacheHandler` in next.config.mjs is
 * the public way to replace the cache; Next loads this file itself, outside the build.
 *
 * Workaround for Next 16.4, whose own memory cache
 * - writes pages to disk unless `isrFlushToDisk` is false, and is not bounded per kind of page, so that
 *   requests for unknown addresses evict real ones;
 * - counts characters as bytes, keeps pages uncompressed and the renderer's larger buffers alive;
 * - answers a page past its lifetime once more before it renders it anew;
 * - dates an entry by the time at which it was finished, so that one that read the database before a save and
 *   was finished after it would count as newer than the save, and stay stale;
 * - has no hook to add a header to a page before it is first sent.
 * `SharedCacheControls` is private: its static map grows with each address and is never pruned.
 * Shown by: `cache-handler.test.ts` and its neighbours, `tests/browser/security-headers.spec.ts`.
 * Can go when: Next's own cache does none of this (`forgetLifetime` when Next prunes that map).
 */
export default class PageCache implements CacheHandler {
  async get(key: string, context: GetContext): Promise<CacheHandlerValue | null> {
    const found = this.#find(key, context);
    if (!found && context.kind === "APP_PAGE") tellRendering(RENDERING);
    return found;
  }

  #find(key: string, context: GetContext): CacheHandlerValue | null {
    const entry = state.entries.get(key) ?? state.missing.get(key);
    if (!entry || isPastLifetime(entry)) return null;
    if (haveExpired(tagsOf(entry.value, context), entry.lastModified ?? 0)) return null;
    const { value } = entry;
    return { ...entry, value: value && "packed" in value ? unpackPage(value) : value };
  }

  async set(key: string, value: Value, context: SetContext): Promise<void> {
    const isPage = value && "rscData" in value;
    if (isPage) {
      removeNonce(value);
      await addHeaders(value);
    }
    const stored = isPage ? packPage(value) : value;
    const cacheControl = context.fetchCache ? undefined : context.cacheControl;
    const entry = {
      value: stored,
      // It may have been read before a save that has ended since.
      lastModified: currentRequest()?.startedAt ?? steadyNow(),
      ...(cacheControl && { cacheControl }),
    };
    const isMissing = value !== null && "status" in value && value.status === 404;
    const [map, other] = isMissing
      ? [state.missing, state.entries]
      : [state.entries, state.missing];
    other.delete(key);
    map.set(key, entry, sizeOfEntry(key, stored));
    if (!context.fetchCache) tellRendering(RENDERED);
  }

  /** Expires the tags at once: lib/cache.ts never marks them as stale instead. */
  async revalidateTag(tags: string | string[]): Promise<void> {
    expireTags([tags].flat());
  }

  resetRequestCache(): void {}
}

/** Changes the value in place: Next sends this object, also right after rendering. */
async function addHeaders(value: CachedPage): Promise<void> {
  value.headers = {
    ...value.headers,
    [PAGE_TAGS_HEADER]: value.headers?.[TAGS_HEADER],
    "Content-Security-Policy": contentSecurityPolicy({
      scripts: ["'self'", ...(await hashInlineScripts(value.html))],
      frames: frameOrigins,
      isDevelopment: false,
    }),
  };
}

/** Next records the lifetime of each address that it renders, and never deletes one. */
function forgetLifetime(key: string): void {
  const { cacheControls } = SharedCacheControls as unknown as {
    cacheControls: Map<string, unknown>;
  };
  cacheControls.delete(key);
}

function tagsOf(value: Stored["value"], context: GetContext): string[] {
  if ("tags" in context || "softTags" in context) {
    return [...(context.tags ?? []), ...(context.softTags ?? [])];
  }
  const tags = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * Only pages with a failed read have a lifetime. Next would serve them stale once more while it renders
 * the page anew, so a reader's Retry would show the failure again.
 */
function isPastLifetime({ cacheControl, lastModified = 0 }: Stored): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === "number" && steadyNow() >= lastModified + seconds * 1000;
}

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { revalidateTag, unstable_cache } from "next/cache";
import { cache } from "react";
import { type CacheTag, covers, tagsOfRead, tagsOfSave } from "./cache-tags";
import { expireTags } from "./next/page-cache/expired-tags";
import { countSave } from "./next/save-counts";

/**
 * A cached read: its result is reused until one of its tags expires, and within one rendering. The tags may
 * depend on what is read. Results must survive JSON, so dates are ISO 8601 strings.
 */
export function cached<Arguments extends (string | number)[], Answer>(
  name: string,
  tags: CacheTag[] | ((...args: Arguments) => CacheTag[]),
  read: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer> {
  return cache((...args: Arguments) => {
    const own = typeof tags === "function" ? tags(...args) : tags;
    requireCovered(name, own);
    return unstable_cache(
      () => outerRead.run({ name, tags: own }, () => read(...args)),
      [name, ...args.map(String)],
      { tags: tagsOfRead(own) },
    )();
  });
}

const outerRead = new AsyncLocalStorage<{ name: string; tags: CacheTag[] }>();

/** Next does not pass on the tags of a read inside another, which would stay stale without them. */
function requireCovered(name: string, tags: CacheTag[]): void {
  const outer = outerRead.getStore();
  const missing = outer ? tags.filter((tag) => !covers(outer.tags, tag)) : [];
  if (missing.length > 0) {
    throw new Error(`${outer?.name} reads ${name} without its tags: ${missing.join(", ")}`);
  }
}

/**
 * The result of `read`. If it fails, logs "Failed to fetch {name}", returns `fallback`, and limits the
 * caching of the page being rendered to seconds.
 */
export async function readOrFallback<Answer>(
  name: string,
  read: () => Promise<Answer>,
  fallback: Answer,
): Promise<{ answer: Answer; isFallback: boolean }> {
  try {
    return { answer: await read(), isFallback: false };
  } catch (error) {
    console.error(`Failed to fetch ${name}`, error);
    await cacheBriefly();
    return { answer: fallback, isFallback: true };
  }
}

/** A page's lifetime is that of the shortest-lived entry that it reads. */
const cacheBriefly = unstable_cache(async () => true, ["kept-briefly"], { revalidate: 5 });

/**
 * Expires tags at once, not while revalidating: the next request sees the saved state. What is still being read
 * then is not kept: entries bear the time at which the request that read them began (lib/next/page-cache).
 */
export function expire(saved: CacheTag[]): void {
  const tags = tagsOfSave(saved);
  countSave(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** The same outside a request, where Next's own function throws: for what another host has saved. */
export function expireSavedElsewhere(saved: CacheTag[]): void {
  const tags = tagsOfSave(saved);
  countSave(tags);
  expireTags(tags);
}

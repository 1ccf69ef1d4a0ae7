import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { after } from "next/server";
import { cache } from "react";
import { openReadsEnded } from "./next/open-reads";
import { expireTags } from "./next/page-cache/expired-tags";
import { countSave } from "./next/save-counts";

/** Tags of cached reads: one for each collection, one for all documents. */
export const cacheTags = ["peptides", "categories", "research", "videos", "documents"] as const;
export type CacheTag = (typeof cacheTags)[number];

/**
 * A cached read: its result is reused until one of its tags expires, and within one rendering.
 * Results must survive JSON, so dates are ISO 8601 strings.
 */
export function cached<Arguments extends (string | number)[], Answer>(
  name: string,
  tags: CacheTag[],
  read: (...args: Arguments) => Promise<Answer>,
): (...args: Arguments) => Promise<Answer> {
  return cache((...args: Arguments) =>
    unstable_cache(() => read(...args), [name, ...args.map(String)], { tags })(),
  );
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
 * Expires tags at once, not while revalidating: the next request sees the saved state. The tags expire
 * again when all open reads have ended, as explained in lib/next/open-reads.ts.
 */
export function expire(tags: CacheTag[]): void {
  countSave(tags);
  expireNow(tags);
  const ended = openReadsEnded();
  if (ended) after(() => ended.then(() => expireNow(tags)));
}

function expireNow(tags: CacheTag[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** The same outside a request, where Next's own function throws: for what another host has saved. */
export function expireSavedElsewhere(tags: CacheTag[]): void {
  countSave(tags);
  expireTags(tags);
  void openReadsEnded()?.then(() => expireTags(tags));
}

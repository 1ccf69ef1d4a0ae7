import "server-only";
import { revalidateTag, unstable_cache } from "next/cache";
import { after } from "next/server";
import { cache } from "react";
import { openReadsEnded } from "./next/open-reads";

/** What is saved together: each collection and each document expires under its key. */
export type CacheTag = "peptides" | "categories" | "research" | "videos" | "documents";

/**
 * A read whose answer is kept until one of its tags expires, and shared within one rendering.
 * Answers must survive JSON: dates travel as ISO 8601 text.
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
 * Answers what `read` answers. Where it fails, the failure is logged as "Failed to fetch {name}", the
 * answer is `fallback`, and the page being rendered is cached for seconds only.
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

/** Next caches a page for as long as the shortest-lived entry that it reads. */
const cacheBriefly = unstable_cache(async () => true, ["kept-briefly"], { revalidate: 5 });

/**
 * Expires at once, not while revalidating: the next request sees what was saved. What a request that
 * is open now has read before the save and keeps after it would count as newer than the save, so the
 * tags expire once more when those requests have ended.
 */
export function expire(tags: CacheTag[]): void {
  expireNow(tags);
  const ended = openReadsEnded();
  if (ended) after(() => ended.then(() => expireNow(tags)));
}

function expireNow(tags: CacheTag[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

import { processWide } from "../../process-wide.ts";
import { steadyNow } from "../../steady-clock.ts";
import { forgetResponses } from "../response-cache/response-store.ts";

/** When each tag was last expired, in ms since the epoch. The cache handler and the site are loaded apart. */
export function expiredTags(): Map<string, number> {
  const tags = processWide<Map<string, number>>("expired-tags");
  tags.value ??= new Map();
  return tags.value;
}

/** Expires pages and data with one of these tags in this process, and what is kept of them as it was sent. */
export function expireTags(tags: readonly string[]): void {
  const now = steadyNow();
  for (const tag of tags) expiredTags().set(tag, now);
  forgetResponses(tags);
}

/** Whether one of the tags has expired since then: what was made in the same millisecond may be older. */
export function haveExpired(tags: readonly string[], since: number): boolean {
  return tags.some((tag) => (expiredTags().get(tag) ?? 0) >= since);
}

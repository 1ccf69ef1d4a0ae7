import { processWide } from "../../process-wide.ts";
import { SizeLimitedMap } from "../page-cache/size-limited-map.ts";
import type { CachedResponse } from "./cached-response.ts";

/** In bytes: some 1,500 pages. */
const MAX_SIZE = 64 * 1024 * 1024;

/** The responses that are kept, by what was asked for. */
export function cachedResponses(): SizeLimitedMap<CachedResponse> {
  const holder = processWide<SizeLimitedMap<CachedResponse>>("response-cache");
  holder.value ??= new SizeLimitedMap(MAX_SIZE);
  return holder.value;
}

/** Forgets the responses with one of these tags. */
export function forgetResponses(tags: readonly string[]): void {
  const expired = new Set(tags);
  cachedResponses().deleteWhere((response) => response.tags.some((tag) => expired.has(tag)));
}

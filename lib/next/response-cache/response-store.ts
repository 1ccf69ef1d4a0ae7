import { processWide } from "../../process-wide.ts";
import { SizeLimitedMap } from "../page-cache/size-limited-map.ts";
import type { CachedResponse } from "./cached-response.ts";

/** In bytes: some 1,500 pages. */
const MAX_SIZE = 64 * 1024 * 1024;

interface ResponseStore {
  responses: SizeLimitedMap<CachedResponse>;
  /** Incremented at each invalidation. */
  edition: number;
}

export function responseStore(): ResponseStore {
  const holder = processWide<ResponseStore>("response-cache");
  holder.value ??= { responses: new SizeLimitedMap(MAX_SIZE), edition: 0 };
  return holder.value;
}

/** Clears all responses: a save changes many pages, and each is cached again at its next request. */
export function forgetResponses(): void {
  const store = responseStore();
  store.edition += 1;
  store.responses = new SizeLimitedMap(MAX_SIZE);
}

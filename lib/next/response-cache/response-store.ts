import { processWide } from "../../process-wide.ts";
import { SizeLimitedMap } from "../page-cache/size-limited-map.ts";
import type { CachedResponse } from "./cached-response.ts";

/** In bytes: some 1,500 pages. */
const MAX_SIZE = 64 * 1024 * 1024;

interface ResponseStore {
  responses: SizeLimitedMap<CachedResponse>;
  /** Counts how often responses were forgotten. */
  edition: number;
}

export function responseStore(): ResponseStore {
  const holder = processWide<ResponseStore>("response-cache");
  holder.value ??= { responses: new SizeLimitedMap(MAX_SIZE), edition: 0 };
  return holder.value;
}

/** Forgets all responses: a save changes many pages, and each is a request away from being kept again. */
export function forgetResponses(): void {
  const store = responseStore();
  store.edition += 1;
  store.responses = new SizeLimitedMap(MAX_SIZE);
}

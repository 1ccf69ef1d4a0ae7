import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import type { PackedPage } from "./packed-page.ts";

type Value = CacheHandlerValue["value"] | PackedPage;

/** Bytes of the surrounding objects, measured on Node 24. */
const OVERHEAD = 1_500;
const OVERHEAD_OF_SEGMENT = 300;

/** The memory that a cache entry needs, in bytes. */
export function sizeOfEntry(key: string, value: Value): number {
  return OVERHEAD + sizeOfText(key) + (value ? sizeOfValue(value) : 0);
}

function sizeOfValue(value: NonNullable<Value>): number {
  const headers = "headers" in value ? sizeOfText(JSON.stringify(value.headers ?? {})) : 0;
  if ("packed" in value) {
    const segments = (value.sizes.segments ?? []).reduce(
      (sum, [path]) => sum + sizeOfText(path) + OVERHEAD_OF_SEGMENT,
      0,
    );
    return headers + value.packed.byteLength + segments;
  }
  if ("body" in value) return headers + value.body.byteLength;
  // Data of `unstable_cache`.
  if ("data" in value) return sizeOfText(value.data.body);
  return sizeOfText(JSON.stringify(value));
}

/** V8 stores one byte per character, or two if any character is beyond Latin-1. */
function sizeOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? text.length * 2 : text.length;
}

import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";

type Value = CacheHandlerValue["value"];

/** Bytes of the surrounding objects, measured on Node 24. */
const OVERHEAD = 1_500;
const OVERHEAD_OF_SEGMENT = 300;

/** The memory that a cache entry needs, in bytes. */
export function sizeOfEntry(key: string, value: Value): number {
  return OVERHEAD + sizeOfText(key) + (value ? sizeOfValue(value) : 0);
}

function sizeOfValue(value: NonNullable<Value>): number {
  const headers = "headers" in value ? sizeOfText(JSON.stringify(value.headers ?? {})) : 0;
  if ("html" in value) {
    const segments = "segmentData" in value ? [...(value.segmentData ?? [])] : [];
    const data = "rscData" in value ? (value.rscData?.byteLength ?? 0) : 0;
    return segments.reduce(
      (sum, [path, segment]) => sum + sizeOfText(path) + segment.byteLength + OVERHEAD_OF_SEGMENT,
      headers + sizeOfText(value.html) + data,
    );
  }
  if ("body" in value) return headers + value.body.byteLength;
  return sizeOfText(JSON.stringify(value));
}

/** V8 stores one byte per character, or two if any character is beyond Latin-1. */
function sizeOfText(text: string): number {
  return /[^\0-\xff]/.test(text) ? text.length * 2 : text.length;
}

import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";

export type CachedPage = Extract<
  NonNullable<CacheHandlerValue["value"]>,
  { rscData: Buffer | undefined }
>;

/** The document, the payload for client navigation and its segments, in one buffer. */
export interface PackedPage extends Omit<CachedPage, "html" | "rscData" | "segmentData"> {
  packed: Buffer;
  sizes: {
    html: number;
    rscData: number | undefined;
    segments: [path: string, size: number][] | undefined;
  };
}

/** The level that Zstandard calls its default: a millisecond for a page, and a tenth of its size. */
const LEVEL = 3;

/**
 * Compresses what is large in a page. The payload contains what the document shows, and the segments
 * contain the payload, so that they hardly add to the size.
 */
export function packPage({ html, rscData, segmentData, ...rest }: CachedPage): PackedPage {
  const document = Buffer.from(html);
  const segments = segmentData && [...segmentData];
  const parts = [document, rscData ?? [], segments?.map(([, data]) => data) ?? []].flat();
  return {
    ...rest,
    packed: exactCopy(
      zstdCompressSync(Buffer.concat(parts), {
        params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
      }),
    ),
    sizes: {
      html: document.byteLength,
      rscData: rscData?.byteLength,
      segments: segments?.map(([path, data]) => [path, data.byteLength]),
    },
  };
}

export function unpackPage({ packed, sizes, ...rest }: PackedPage): CachedPage {
  const content = zstdDecompressSync(packed, { chunkSize: Math.max(sizeOfContent(sizes), 64) });
  let at = 0;
  const next = (size: number) => {
    at += size;
    return content.subarray(at - size, at);
  };
  return {
    ...rest,
    html: next(sizes.html).toString(),
    rscData: sizes.rscData === undefined ? undefined : next(sizes.rscData),
    segmentData:
      sizes.segments && new Map(sizes.segments.map(([path, size]) => [path, next(size)])),
  };
}

function sizeOfContent({ html, rscData = 0, segments = [] }: PackedPage["sizes"]): number {
  return segments.reduce((sum, [, size]) => sum + size, html + rscData);
}

/** What a compressor returns may be a slice of a larger buffer, which would stay in memory. */
function exactCopy(buffer: Buffer): Buffer {
  const copy = Buffer.alloc(buffer.byteLength);
  copy.set(buffer);
  return copy;
}

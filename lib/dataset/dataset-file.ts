import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";

export interface DatasetFile {
  name: string;
  about: string;
  type: string;
  /** Of a table: without its header. */
  rows: number | null;
  bytes: number;
  etag: string;
  gzipped: Buffer;
}

/** A file of the library, kept compressed. */
export async function toDatasetFile(
  file: Pick<DatasetFile, "name" | "about" | "type" | "rows">,
  text: string,
): Promise<DatasetFile> {
  const content = Buffer.from(text);
  const digest = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const gzipped = await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION });
  return { ...file, bytes: content.byteLength, etag: `"${digest}"`, gzipped };
}

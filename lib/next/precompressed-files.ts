import "server-only";
import { existsSync, readdirSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import { chooseEncoding } from "./accepted-encoding.ts";

const FOLDER = ".next/static";
const ADDRESS = "/_next/static";
const TYPES: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};

/**
 * The address of the file that the build has compressed (scripts/compress-static.mjs), for a browser that
 * accepts Brotli; any other address as it is.
 *
 * Workaround for Next 16.4: it compresses each file at each request, and only by gzip, which makes the
 * scripts of a page a sixth heavier.
 * Shown by: `precompressed-files.test.ts`, "scripts and style sheets come as Brotli" in
 * `tests/browser/security-headers.spec.ts`.
 * Can go when: `next start` serves precompressed files.
 */
export function precompressedFiles(folder = FOLDER) {
  const addresses = new Set(
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".br"))
          .map((file) => path.posix.join(ADDRESS, file.split(path.sep).join("/")))
      : [],
  );
  return (address: string, headers: IncomingHttpHeaders): string => {
    const [file = "", ...query] = address.split("?");
    const compressed = `${file}.br`;
    if (!addresses.has(compressed)) return address;
    // A range is one of the bytes of the file itself.
    if (headers.range || chooseEncoding(headers["accept-encoding"]?.toString()) !== "br") {
      return address;
    }
    return [compressed, ...query].join("?");
  };
}

/**
 * The type of a compressed file's content, whose encoding is set beside it: Next knows neither. Undefined
 * for any other response.
 */
export function setEncoding(response: ServerResponse, type: string): string | undefined {
  if (!type.startsWith("application/octet-stream")) return undefined;
  const [file = ""] = (response.req.url ?? "").split("?");
  if (!file.startsWith(ADDRESS) || !file.endsWith(".br")) return undefined;
  const own = TYPES[path.extname(file.slice(0, -".br".length))];
  if (own) response.setHeader("Content-Encoding", "br");
  return own;
}

// Compresses the scripts and style sheets of a build once, as hard as Brotli can. They are served so by
// lib/next/precompressed-files.ts to browsers that accept it.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** Writes a `.br` beside each `.js` and `.css` below the folder. */
export async function compressStatic(folder = ".next/static") {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  // All at once: the thread pool compresses as many at a time as it has threads.
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(`${file}.br`, await compress(content, { params }));
    }),
  );
}

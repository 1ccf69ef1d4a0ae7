import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { route } from "@/lib/api/route";
import { readLibrary } from "@/lib/content/peptides/all-peptides";
import { getDatasetFiles } from "@/lib/dataset/dataset-files";
import { STRUCTURES_FILE, STRUCTURES_TYPE, writeStructures } from "@/lib/dataset/structures-file";
import { env } from "@/lib/env";
import { chooseEncoding } from "@/lib/next/accepted-encoding";
import { setSentEncoding } from "@/lib/next/sent-encoding";

/** Serves /data/{file}. */
export const GET = route(
  { access: "public", limit: "download", params: z.object({ file: z.string() }) },
  async ({ request, params }) => {
    const { files, version } = await getDatasetFiles();
    const file = params.file === STRUCTURES_FILE ? structuresOf(version) : files.get(params.file);
    if (!file) return null;
    const headers = {
      ETag: file.etag,
      "Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding",
      Link: `<${env.SITE_URL}/data>; rel="collection", <https://creativecommons.org/licenses/by/4.0/>; rel="license"`,
      "X-Dataset-Version": version,
    };
    if (request.headers.get("if-none-match")?.includes(file.etag)) {
      return new Response(null, { status: 304, headers });
    }
    const isGzip = acceptsGzip(request);
    if (isGzip) setSentEncoding("gzip");
    return new Response(file.gzipped ? await readKept(file.gzipped, isGzip) : stream(isGzip), {
      headers: {
        ...headers,
        ...(isGzip && { "Content-Encoding": "gzip" }),
        "Content-Type": `${file.type}; charset=utf-8`,
        "Content-Disposition": `attachment; filename="${file.name}"`,
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
);

/** The one file that is not kept: it is drawn while it is sent. */
function structuresOf(version: string) {
  const etag = `"structures-${version}"`;
  return { name: STRUCTURES_FILE, type: STRUCTURES_TYPE, etag, gzipped: null };
}

async function readKept(gzipped: Buffer, isGzip: boolean) {
  return new Uint8Array(isGzip ? gzipped : await promisify(gunzip)(gzipped));
}

function stream(isGzip: boolean): ReadableStream<BufferSource> {
  const records = readStructures();
  const encoder = new TextEncoder();
  const text = new ReadableStream<BufferSource>({
    async pull(controller) {
      const { done, value } = await records.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // Nobody waits for the rest.
    cancel: async () => void (await records.return(undefined)),
  });
  return isGzip ? text.pipeThrough(new CompressionStream("gzip")) : text;
}

async function* readStructures() {
  yield* writeStructures(await readLibrary());
}

function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return chooseEncoding(accepted.replaceAll(/\bbr\b/g, "")) === "gzip";
}

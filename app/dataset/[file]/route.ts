import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { route } from "@/lib/api/route";
import { getDatasetFiles } from "@/lib/dataset/dataset-files";
import { getStructuresFile, STRUCTURES_FILE } from "@/lib/dataset/structures-file";
import { env } from "@/lib/env";
import { chooseEncoding } from "@/lib/next/accepted-encoding";
import { setSentEncoding } from "@/lib/next/sent-encoding";

/** Serves /data/{file}. */
export const GET = route(
  { access: "public", limit: "download", params: z.object({ file: z.string() }) },
  async ({ request, params }) => {
    const { files, version } = await getDatasetFiles();
    const file =
      params.file === STRUCTURES_FILE ? await getStructuresFile() : files.get(params.file);
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
    return new Response(
      new Uint8Array(isGzip ? file.gzipped : await promisify(gunzip)(file.gzipped)),
      {
        headers: {
          ...headers,
          ...(isGzip && { "Content-Encoding": "gzip" }),
          "Content-Type": `${file.type}; charset=utf-8`,
          "Content-Disposition": `attachment; filename="${file.name}"`,
          "X-Content-Type-Options": "nosniff",
        },
      },
    );
  },
);

function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return chooseEncoding(accepted.replaceAll(/\bbr\b/g, "")) === "gzip";
}

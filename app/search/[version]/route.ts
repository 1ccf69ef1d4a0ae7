import { getSearchLibrary, type SearchFile } from "@/lib/search/search-library";

/**
 * The files that a browser searches in: `names-{version}.json` and `texts-{version}.json`, kept for
 * good, and `names.json`, the names as they are now, asked for anew each time. It is `null` where
 * the library is too large for a browser.
 */
export async function GET(request: Request, { params }: { params: Promise<{ version: string }> }) {
  const asked = FILE_NAME.exec((await params).version);
  const { files } = await getSearchLibrary();
  const file = files?.[asked?.groups?.kind === "texts" ? "texts" : "names"];
  const version = asked?.groups?.version;
  if (!asked || (version && !file)) return respond(null, "no-store", 404);
  if (version && file) {
    const isCurrent = version === file.version;
    const cacheControl = isCurrent ? "public, max-age=31536000, immutable" : "no-store";
    return respondWith(file, request, cacheControl);
  }
  const etag = `"${file?.version ?? "none"}"`;
  const isKnown = request.headers.get("If-None-Match")?.includes(etag);
  const response = isKnown
    ? respond(null, "no-cache", 304)
    : file
      ? await respondWith(file, request, "no-cache")
      : respond("null", "no-cache");
  response.headers.set("ETag", etag);
  return response;
}

const FILE_NAME = /^(?:names|(?<kind>names|texts)-(?<version>[0-9a-f]{12}))\.json$/;

/** Brotli for those who read it; gzip, where it is wanted, is Next's. */
async function respondWith(file: SearchFile, request: Request, cacheControl: string) {
  const readsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
    request.headers.get("Accept-Encoding") ?? "",
  );
  const response = respond(readsBrotli ? await file.compress() : file.json, cacheControl);
  response.headers.set("Vary", "Accept-Encoding");
  if (readsBrotli) response.headers.set("Content-Encoding", "br");
  return response;
}

function respond(body: BodyInit | null, cacheControl: string, status = 200) {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

import { getSearchLibrary, type SearchFileKind } from "@/lib/search/search-library";

/**
 * The files that a browser searches in: `names-`, `facts-` and `texts-{version}.json`, kept
 * for good, and `names.json`, the names as they are now, asked for anew each time. It is `null` where
 * the library is too large for a browser.
 */
export async function GET(request: Request, { params }: { params: Promise<{ version: string }> }) {
  const asked = FILE_NAME.exec((await params).version);
  const files = await (await getSearchLibrary()).makeFiles();
  const file = files?.[(asked?.groups?.kind ?? "names") as SearchFileKind];
  const version = asked?.groups?.version;
  if (!asked || (version && !file)) return respond(null, "no-store", 404);
  if (version && file) {
    const isCurrent = version === file.version;
    return respond(file.json, isCurrent ? "public, max-age=31536000, immutable" : "no-store");
  }
  const etag = `"${file?.version ?? "none"}"`;
  const isKnown = request.headers.get("If-None-Match")?.includes(etag);
  const response = isKnown
    ? respond(null, "no-cache", 304)
    : respond(file?.json ?? "null", "no-cache");
  response.headers.set("ETag", etag);
  return response;
}

const FILE_NAME = /^(?:names|(?<kind>names|facts|texts)-(?<version>[0-9a-f]{12}))\.json$/;

function respond(body: string | null, cacheControl: string, status = 200) {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

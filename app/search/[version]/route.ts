import { getSearchLibrary } from "@/lib/search/search-library";

/**
 * The files that a browser searches in: `names-{version}.json` and `texts-{version}.json`, kept for
 * good, and `names.json`, the names as they are now, asked for anew each time. It is `null` where
 * the library is too large for a browser.
 */
export async function GET(request: Request, { params }: { params: Promise<{ version: string }> }) {
  const { files } = await getSearchLibrary();
  const { version: asked } = await params;
  const [, kind, version] = /^(names|texts)(?:-([0-9a-f]{12}))?\.json$/.exec(asked) ?? [];
  if (kind === undefined || (kind === "texts" && !version)) return answer(null, "no-store", 404);
  const file = files?.[kind as "names" | "texts"];
  if (!version) return answerAnew(request, file);
  if (!file) return answer(null, "no-store", 404);
  return answer(
    file.json,
    version === file.version ? "public, max-age=31536000, immutable" : "no-store",
  );
}

function answerAnew(request: Request, file?: { json: string; version: string }) {
  const etag = `"${file?.version ?? "none"}"`;
  const isKnown = request.headers.get("If-None-Match")?.includes(etag);
  const response = isKnown
    ? answer(null, "no-cache", 304)
    : answer(file?.json ?? "null", "no-cache");
  response.headers.set("ETag", etag);
  return response;
}

function answer(body: string | null, cacheControl: string, status = 200) {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

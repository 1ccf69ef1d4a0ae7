import { getSearchFile } from "@/lib/search/search-file";

/** The texts that the database's search looks through; kept for good under their own version. */
export async function GET(_: Request, { params }: { params: Promise<{ version: string }> }) {
  const { json, version } = await getSearchFile();
  const isCurrent = (await params).version === `${version}.json`;
  return new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

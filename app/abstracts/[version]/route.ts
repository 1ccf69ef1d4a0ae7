import { getAbstractsFile } from "@/lib/content/research/abstracts-file";

/** The abstracts; kept for good under their own version, not at all under another. */
export async function GET(_: Request, { params }: { params: Promise<{ version: string }> }) {
  const { json, version } = await getAbstractsFile();
  const isCurrent = (await params).version === `${version}.json`;
  return new Response(json, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

import { getSkylineSprite } from "@/lib/ribbon/skyline-sprite";

/** The sprite of all skylines; kept for good under its own version, not at all under another. */
export async function GET(_: Request, { params }: { params: Promise<{ version: string }> }) {
  const { svg, version } = await getSkylineSprite();
  const isCurrent = (await params).version === `${version}.svg`;
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

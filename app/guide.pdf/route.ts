import { getGuide } from "@/lib/guide/guide";

/** The Peptide Fundamentals Guide, with an ETag: 304 for a browser that has the current one. */
export async function GET(request: Request) {
  const { base64, version } = await getGuide();
  const headers = { ETag: `"${version}"`, "Cache-Control": "public, max-age=0, must-revalidate" };
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(Buffer.from(base64, "base64"), {
    headers: {
      ...headers,
      "Content-Type": "application/pdf",
      "Content-Disposition": 'inline; filename="peptide-fundamentals-guide.pdf"',
      "X-Content-Type-Options": "nosniff",
    },
  });
}

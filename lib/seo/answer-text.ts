import { createHash } from "node:crypto";

/** A text response with an ETag; 304 if the client's copy is current. */
export function answerText(
  request: Request,
  text: string | null,
  type: string,
  more: Record<string, string> = {},
): Response {
  if (text === null) {
    return new Response("Not found\n", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  const version = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const headers = {
    ...more,
    ETag: `"${version}"`,
    "Cache-Control": "public, max-age=0, must-revalidate",
  };
  if (request.headers.get("if-none-match")?.includes(version)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": `${type}; charset=utf-8`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

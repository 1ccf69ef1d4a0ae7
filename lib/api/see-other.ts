/** Redirects a browser after a form (303), with Set-Cookie headers. */
export function seeOther(address: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** Leads a browser on after a form, with the Set-Cookie headers it is to have. */
export function seeOther(address: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: address, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

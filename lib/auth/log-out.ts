import "server-only";
import { cookieHeader } from "./cookies";
import { askNextAuth, makeCsrfToken } from "./next-auth";
import { findOpenToken } from "./session";

/**
 * Ends the session of a request, by cookie or Bearer token, on the server. Returns the Set-Cookie
 * headers that remove its cookie, also without a session.
 */
export async function logOut(request: Request): Promise<string[]> {
  const found = await findOpenToken(request);
  if (!found) return [cookieHeader(request, "amide-session", "", 0)];
  const { csrfToken, cookie } = await makeCsrfToken(request);
  const { cookies } = await askNextAuth({ request }, "POST signout", {
    cookies: { "amide-session": found.token, "amide-csrf": cookie },
    body: { csrfToken },
  });
  return cookies;
}

import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { readCookie } from "./cookies";
import { type Administrator, findSession } from "./session-store";
import { readToken } from "./session-token";

export type { Administrator } from "./session-store";

/**
 * Who sends a request: by the session cookie, else by the token that `POST /api/login` answers,
 * sent as `Authorization: Bearer`. Null for everybody else, whatever headers they send.
 */
export async function findAdministrator(
  request: Pick<Request, "headers">,
): Promise<Administrator | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  for (const token of [readCookie(request, "amide-session"), bearer]) {
    const claims = token ? await readToken("session", token) : null;
    const administrator = claims && (await findSession(claims.jti));
    if (administrator) return administrator;
  }
  return null;
}

/**
 * For every page and layout below /admin, before anything else in it: a layout is not rendered
 * again when its pages are. Sends those who are not logged in to /login.
 */
export async function requireAdministratorPage(): Promise<Administrator> {
  return (await findAdministratorOfPage()) ?? redirect("/login");
}

/** The same for a page that anybody may open; asked once per rendering. */
export const findAdministratorOfPage = cache(async () =>
  findAdministrator({ headers: new Headers(await headers()) }),
);

import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Session } from "next-auth";
import { cache } from "react";
import { readCookie } from "./cookies";
import { readSession } from "./next-auth";
import type { Administrator } from "./session-store";

export type { Administrator } from "./session-store";

type WithHeaders = Pick<Request, "headers">;

/**
 * The administrator who sends a request: by the session cookie, else by the token of `POST /api/login`
 * sent as `Authorization: Bearer`. Null for everybody else.
 */
export async function findAdministrator(request: WithHeaders): Promise<Administrator | null> {
  return (await findOpenToken(request))?.administrator ?? null;
}

/** The same, with the token. */
export async function findOpenToken(request: WithHeaders) {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  for (const token of [readCookie(request, "amide-session"), bearer]) {
    const session = token ? await readSession(request, token) : null;
    if (token && session) return { token, administrator: administratorOf(session) };
  }
  return null;
}

/**
 * Redirects to /login without a session. Call it first in every page and layout below /admin: a layout
 * is not rendered again when its pages are.
 */
export async function requireAdministratorPage(): Promise<Administrator> {
  return (await findAdministratorOfPage()) ?? redirect("/login");
}

/** The administrator, or null, for a public page; read once per rendering, from the cookie only. */
export const findAdministratorOfPage = cache(async () => {
  const request = { headers: new Headers(await headers()) };
  const token = readCookie(request, "amide-session");
  const session = token ? await readSession(request, token) : null;
  return session && administratorOf(session);
});

function administratorOf({ user: { id, username, role }, sessionId }: Session): Administrator {
  return { id, username, role, sessionId };
}

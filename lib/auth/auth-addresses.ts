import "server-only";
import { readFormAsSent } from "@/lib/api/body";
import { ApiError, statuses } from "@/lib/api/errors";
import { seeOther } from "@/lib/api/see-other";
import { loginProblem, signIn } from "./log-in";
import {
  AUTH_ACTIONS,
  type AuthAction,
  answeredUrl,
  askNextAuth,
  originOf,
  readAuthCookies,
} from "./next-auth";

const MAX_FORM_BYTES = 16 * 1024;

type Form = Record<string, string | undefined>;

/**
 * Handles a path below /api/auth as NextAuth's client expects. Replaces NextAuth's own pages by ours.
 * Throws `ApiError` 404 for features that this site does not use.
 */
export async function answerAuth(request: Request, path: string): Promise<Response> {
  const action = findAction(request, path);
  if (action === "POST callback/credentials") return answerSignIn(request);
  if (action === "POST signout") return answerSignOut(request);
  const answer = await askNextAuth({ request }, action, { cookies: readAuthCookies(request) });
  if (answer.location) return seeOther(pageOf(answer.location, request), answer.cookies);
  return withCookies(answer.body, answer.cookies);
}

function findAction({ method }: Request, path: string): AuthAction {
  const asked = `${method === "HEAD" ? "GET" : method} ${path}`;
  const action = AUTH_ACTIONS.find((name) => name === asked);
  if (!action) throw new ApiError("not_found", "Not found");
  return action;
}

async function answerSignIn(request: Request): Promise<Response> {
  const form = await readFormAsSent(request, MAX_FORM_BYTES);
  try {
    const { url, cookies } = await signIn(request, { callbackUrl: "/admin", ...form });
    return leadOn(form, request, url, cookies);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === statuses.forbidden) throw error;
    const page = `/login?error=${loginProblem(error)}`;
    if (!isForScript(form)) return seeOther(page);
    const { message, status, extras } = error;
    return Response.json(
      { message, url: `${originOf(request)}${page}` },
      { status, headers: { "Cache-Control": "no-store", ...extras.headers } },
    );
  }
}

async function answerSignOut(request: Request): Promise<Response> {
  const form = await readFormAsSent(request, MAX_FORM_BYTES);
  const answer = await askNextAuth({ request }, "POST signout", {
    cookies: readAuthCookies(request),
    body: { callbackUrl: "/login", ...form },
  });
  return leadOn(form, request, answeredUrl(answer) ?? "/login", answer.cookies);
}

/** NextAuth's client navigates by itself; a form is redirected. */
function leadOn(form: Form, request: Request, url: string, cookies: string[]): Response {
  return isForScript(form)
    ? withCookies({ url }, cookies)
    : seeOther(pageOf(url, request), cookies);
}

function isForScript({ json }: Form): boolean {
  return json === "true";
}

/** The path of a URL of this site, so that a forged Host header cannot redirect elsewhere. */
function pageOf(address: string, request: Request): string {
  const { pathname, search, hash } = new URL(address, originOf(request));
  return `${pathname}${search}${hash}`;
}

function withCookies(body: unknown, cookies: string[]): Response {
  const response = Response.json(body, { headers: { "Cache-Control": "no-store" } });
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  return response;
}

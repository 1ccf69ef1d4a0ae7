import { z } from "zod";
import { readFormAsSent } from "@/lib/api/body";
import { ApiError } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { logIn } from "@/lib/auth/log-in";
import type { LoginProblem } from "@/lib/auth/login-messages";
import { credentials } from "@/lib/auth/login-schema";

const MAX_FORM_BYTES = 16 * 1024;

/** The login form of browsers without scripts; leads to the dashboard or back to the form. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const input = z.safeParse(credentials, await readFormAsSent(request, MAX_FORM_BYTES));
  if (!input.success) return showProblem("required");
  try {
    const { cookies } = await logIn(request, input.data);
    return seeOther("/admin", cookies);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return showProblem(problems[error.status] ?? "failed");
  }
});

/** Where a reload or a copied address leads back to. */
export const GET = route({ access: "public" }, async () => seeOther("/login"));

const problems: Record<number, LoginProblem> = { 401: "invalid", 429: "wait" };

function showProblem(problem: LoginProblem): Response {
  return seeOther(`/login?error=${problem}`);
}

function seeOther(path: string, cookies: string[] = []): Response {
  const headers = new Headers({ Location: path, "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

import { readFormAsSent } from "@/lib/api/body";
import { route } from "@/lib/api/route";
import { seeOther } from "@/lib/api/see-other";
import { type Login, logIn, loginProblem } from "@/lib/auth/log-in";

const MAX_FORM_BYTES = 16 * 1024;

/** The login form of browsers without scripts; leads to the dashboard or back to the form. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const sent = await readFormAsSent(request, MAX_FORM_BYTES);
  let login: Login;
  try {
    login = await logIn(request, sent);
  } catch (error) {
    return seeOther(`/login?error=${loginProblem(error)}`);
  }
  return seeOther("/admin", login.cookies);
});

/** Where a reload or a copied address leads back to. */
export const GET = route({ access: "public" }, async () => seeOther("/login"));

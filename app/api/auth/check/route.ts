import { methods } from "@/lib/api/methods";
import { route } from "@/lib/api/route";
import { checkAnswer } from "@/lib/auth/login-schema";
import { findAdministrator } from "@/lib/auth/session";

export const dynamic = "force-dynamic";

export const { DELETE, GET, OPTIONS, PATCH, POST, PUT } = methods({
  GET: route(
    {
      access: "public",
      summary: "Whether the request comes with an open session, and whose",
      answer: checkAnswer,
    },
    async ({ request }) => {
      const administrator = await findAdministrator(request);
      if (!administrator) return { authenticated: false, user: null };
      const { id, username, role } = administrator;
      return { authenticated: true, user: { id, username, role } };
    },
  ),
});

import { route } from "@/lib/api/route";
import { findAdministrator } from "@/lib/auth/session";

export const dynamic = "force-dynamic";

/** Whether a request comes with an open session, and whose. */
export const GET = route({ access: "public" }, async ({ request }) => {
  const administrator = await findAdministrator(request);
  if (!administrator) return { authenticated: false, user: null };
  const { id, username, role } = administrator;
  return { authenticated: true, user: { id, username, role } };
});

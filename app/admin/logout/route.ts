import { readForm } from "@/lib/api/body";
import { route } from "@/lib/api/route";
import { seeOther } from "@/lib/api/see-other";
import { renewDevice } from "@/lib/auth/known-device";
import { logOut } from "@/lib/auth/log-out";
import { findAdministrator } from "@/lib/auth/session";
import { endOtherSessions } from "@/lib/auth/session-store";

const MAX_FORM_BYTES = 1024;

/** The dashboard's buttons to log out, here or everywhere else; they need no scripts. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const { everywhere } = await readForm(request, MAX_FORM_BYTES);
  if (!everywhere) return seeOther("/login", await logOut(request));
  const administrator = await findAdministrator(request);
  if (!administrator) return seeOther("/admin");
  await endOtherSessions(administrator);
  return seeOther("/admin", await renewDevice(request, administrator));
});

/** Where a reload or a copied address leads back to. */
export const GET = route({ access: "public" }, async () => seeOther("/admin"));

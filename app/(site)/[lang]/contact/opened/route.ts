import { route } from "@/lib/api/route";
import { cookieHeader } from "@/lib/auth/cookies";
import { noteOpened, OPENED_LIFETIME_SECONDS } from "@/lib/content/contact-messages/contact-opened";

export const dynamic = "force-dynamic";

/** One transparent point. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * A picture in the contact form of readers without scripts: its cookie says since when the form has
 * been open, which the page itself, made once for everybody, cannot.
 */
export const GET = route({ access: "public" }, async ({ request }) => {
  const cookie = cookieHeader(
    request,
    "amide-contact",
    await noteOpened(),
    OPENED_LIFETIME_SECONDS,
  );
  return new Response(PICTURE, {
    headers: { "Content-Type": "image/gif", "Cache-Control": "no-store", "Set-Cookie": cookie },
  });
});

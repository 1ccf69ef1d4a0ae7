import { route } from "@/lib/api/route";
import { cookieHeader } from "@/lib/auth/cookies";
import { noteOpened, OPENED_LIFETIME_SECONDS } from "@/lib/content/contact-messages/contact-opened";

export const dynamic = "force-dynamic";

/** A transparent GIF of one pixel. */
const PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * An image in the contact form without scripts. Its cookie holds the time at which the form was
 * opened, which the cached page cannot.
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

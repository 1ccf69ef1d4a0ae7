import { z } from "zod";
import { readForm } from "@/lib/api/body";
import { ApiError, fieldErrors } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { readCookie } from "@/lib/auth/cookies";
import { type ContactDraft, keepDraft } from "@/lib/content/contact-messages/contact-drafts";
import { contactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import { addContactMessageOnce } from "@/lib/content/contact-messages/contact-message-store";
import { isOpenedLongAgo } from "@/lib/content/contact-messages/contact-opened";
import { consumePoints } from "@/lib/throttle/throttle";

/** 10,000 characters of any writing system, URL-encoded. */
const MAX_FORM_BYTES = 128 * 1024;

/** Takes the contact form without scripts. Every response is a page. */
export const POST = route({ access: "public" }, async ({ request }) => {
  const form = await readForm(request, MAX_FORM_BYTES);
  const { name = "", email = "", message = "", about, website = "", opened } = form;
  const draft = { values: { name, email, message, about }, errors: {}, opened };
  const showAgain = (shown: ContactDraft) => showDraft(request, shown);
  const result = z.safeParse(contactMessageInput, draft.values);
  if (!result.success) return showAgain({ ...draft, errors: fieldErrors(result.error) });
  // A honeypot field. People whose browser filled it in can still send the form again.
  if (website) return showAgain(draft);
  // Faster than a person. Browsers that load no images are asked to send it once more.
  if (!(await isOpenedLongAgo([readCookie(request, "amide-contact"), opened]))) {
    return showAgain({ ...draft, notice: "Please look your message over and send it again." });
  }
  try {
    await consumePoints("contact", request);
    await addContactMessageOnce(result.data);
  } catch (error) {
    if (error instanceof ApiError) return showAgain({ ...draft, notice: error.message });
    console.error("A contact message could not be stored", error);
    return showAgain(draft);
  }
  return seeOther("/contact/sent");
});

/** Reloading this address, or opening it directly, redirects to the form. */
export const GET = route({ access: "public" }, async () => seeOther("/contact"));

async function showDraft(request: Request, draft: ContactDraft): Promise<Response> {
  try {
    await consumePoints("contact-draft", request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return seeOther("/contact/check?draft=limit");
  }
  return seeOther(`/contact/check?draft=${(await keepDraft(draft)) ?? "full"}`);
}

function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store" },
  });
}

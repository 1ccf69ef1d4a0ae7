import { z } from "zod";
import { readForm } from "@/lib/api/body";
import { isCrossSite } from "@/lib/api/cross-site";
import { ApiError, fieldErrors } from "@/lib/api/errors";
import { route } from "@/lib/api/route";
import { type ContactDraft, keepDraft } from "@/lib/content/contact-messages/contact-drafts";
import { contactMessageInput } from "@/lib/content/contact-messages/contact-message-schema";
import { addContactMessageOnce } from "@/lib/content/contact-messages/contact-message-store";

/** 10,000 characters of any script, as a form encodes them. */
const MAX_FORM_BYTES = 128 * 1024;

/** The contact form of readers without scripts; every answer is a page. */
export const POST = route({ access: "public" }, async ({ request }) => {
  if (isCrossSite(request)) {
    throw new ApiError("forbidden", "This form can only be sent from this site");
  }
  const form = await readForm(request, MAX_FORM_BYTES);
  const { name = "", email = "", message = "", website = "" } = form;
  const values = { name, email, message };
  const result = z.safeParse(contactMessageInput, values);
  if (!result.success) return showAgain({ values, errors: fieldErrors(result.error) });
  // People do not see that field. One whose browser filled it in can still send the form again.
  if (website) return showAgain({ values, errors: {} });
  try {
    await addContactMessageOnce(result.data);
  } catch (error) {
    console.error("A contact message could not be stored", error);
    return showAgain({ values, errors: {} });
  }
  return seeOther("/contact/sent");
});

/** Where a reload or a copied address leads back to. */
export const GET = route({ access: "public" }, async () => seeOther("/contact"));

function showAgain(draft: ContactDraft): Response {
  return seeOther(`/contact/check?draft=${keepDraft(draft)}`);
}

function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, "Cache-Control": "no-store" },
  });
}

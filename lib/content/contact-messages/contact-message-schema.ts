import * as z from "zod/mini";

const NAME_TOO_SHORT = "Name must be at least 2 characters long";
const EMAIL_INVALID = "Please enter a valid email address";
const MESSAGE_TOO_SHORT = "Message must be at least 10 characters long";

/** "36-04174b6b" is a fact of a peptide, "/peptides/36" a page. */
const ABOUT = /^(?:\d{1,10}-[a-zA-Z\d]{2,20}|\/(?:[\w?][\w/?=&-]*)?)$/;

/**
 * What the contact form sends, trimmed and without control characters; lengths count after that.
 * The form checks with it in the browser too, hence zod/mini, a fraction of zod's size there.
 */
export const contactMessageInput = z.object({
  name: z.pipe(
    cleaned(toLine, NAME_TOO_SHORT),
    z
      .string()
      .check(
        z.minLength(2, NAME_TOO_SHORT),
        z.maxLength(100, "Name must be at most 100 characters long"),
      ),
  ),
  email: z.pipe(
    cleaned(toLine, EMAIL_INVALID),
    z
      .email(EMAIL_INVALID)
      .check(z.maxLength(254, "Email address must be at most 254 characters long")),
  ),
  message: z.pipe(
    cleaned(toLines, MESSAGE_TOO_SHORT),
    z
      .string()
      .check(
        z.minLength(10, MESSAGE_TOO_SHORT),
        z.maxLength(10_000, "Message must be at most 10,000 characters long"),
      ),
  ),
  /** What it reports, set by the form: a fact or a page. Anything else is left out, not refused. */
  about: z.catch(z.optional(z.string().check(z.maxLength(200), z.regex(ABOUT))), undefined),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;

function cleaned(clean: (text: string) => string, missing: string) {
  return z.pipe(z.string(missing), z.transform(clean));
}

function toLine(text: string): string {
  return toLines(text).replace(/\s+/g, " ");
}

// \p{Cc} are control characters, \p{Cs} unpaired surrogates.
function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", " ")
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, "")
    .trim();
}

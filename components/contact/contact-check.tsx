import type { ContactDraft } from "@/lib/content/contact-messages/contact-drafts";
import { limits } from "@/lib/throttle/limits";
import { ContactForm } from "./contact-form";

/** The form with its input and the errors of each field. */
export function ContactCheck({
  draft,
  opened,
  isLimited = false,
}: {
  draft: ContactDraft | undefined;
  opened: string;
  /** Sent too often: the input was not stored. */
  isLimited?: boolean;
}) {
  return (
    <div className="max-w-text py-10 sm:py-14">
      <h1 className="text-3xl sm:text-4xl">Error sending message</h1>
      <div
        role="alert"
        className="mt-6 mb-8 border-l-4 border-danger-line bg-danger-wash px-4 py-3 font-sans text-[0.9375rem] text-danger"
      >
        <Reason draft={draft} isLimited={isLimited} />
      </div>
      <ContactForm values={draft?.values} errors={draft?.errors} opened={opened} />
    </div>
  );
}

function Reason({ draft, isLimited }: { draft: ContactDraft | undefined; isLimited: boolean }) {
  if (!draft) {
    return (
      <p>
        {isLimited && `${limits["contact-draft"].message} `}
        What you typed is no longer kept here. Your browser may still show it if you go back;
        otherwise, please write your message again.
      </p>
    );
  }
  const wrong = Object.entries(draft.errors);
  if (wrong.length === 0) {
    return <p>{draft.notice ?? "There was a problem sending your message. Please try again."}</p>;
  }
  return (
    <ul>
      {wrong.map(([field, [text]]) => (
        <li key={field}>
          <a href={`#contact-${field}`} className="inline-flex min-h-11 items-center underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

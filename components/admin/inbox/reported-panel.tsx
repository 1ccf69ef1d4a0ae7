import Link from "next/link";
import { itemHref } from "@/components/admin/activity/entities";
import { sectionId } from "@/components/admin/forms/editor/form-section";
import { sectionOfPart } from "@/components/admin/forms/facts/fact-section-list";
import type { Reported } from "@/lib/content/contact-messages/contact-page-schema";

const linkClass = "break-words underline decoration-1 decoration-edge underline-offset-4";

/** Fields that are facts and not technical details. */
const clinical = new Set(["evidenceTier", "regulatoryStatus", "wadaProhibited"]);

/** What a message reports, as the page says it now, and where it is edited. */
export function ReportedPanel({ about, reported }: { about: string; reported: Reported | null }) {
  if (!reported) {
    return (
      <p className="mt-3 max-w-text border-l-4 border-line pl-3 text-soft text-sm">
        {`Reported: ${about}, which the site does not say any more.`}
      </p>
    );
  }
  const { title, says, address, fact } = reported;
  return (
    <div className="mt-3 max-w-text border-l-4 border-line pl-3 text-sm">
      <p className="text-soft">
        {fact ? "Reported fact, as its page says it now:" : "Reported page:"}
      </p>
      <p>
        <a href={address} className={linkClass}>
          {title}
        </a>
      </p>
      {says && <p className="break-words text-soft">{says}</p>}
      {fact && (
        <p className="mt-1">
          <Link href={editorHref(fact)} prefetch={false} className={linkClass}>
            Edit this fact
          </Link>
        </p>
      )}
    </div>
  );
}

/** Facts have a section each; the fields that are facts too are in those of the peptide. */
function editorHref({ peptideId, kind }: NonNullable<Reported["fact"]>): string {
  const ofField = clinical.has(kind) ? "Clinical Information" : "Technical Details";
  const section = sectionOfPart(kind)?.title ?? ofField;
  return `${itemHref("peptides", peptideId)}#${sectionId("peptides", section)}`;
}

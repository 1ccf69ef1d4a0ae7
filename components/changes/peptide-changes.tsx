import { Breadcrumb } from "@/components/site/breadcrumb";
import { Static } from "@/components/site/static";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { dateText } from "@/lib/facts/date-text";
import type { FactChange } from "@/lib/facts/history/fact-change-schema";
import { pages } from "@/lib/seo/pages";
import { FactChanges } from "./fact-changes";

/** What changed in the facts of one peptide, and when. No script changes any of it. */
export function PeptideChanges({ peptide, changes }: { peptide: Peptide; changes: FactChange[] }) {
  const path = `/peptides/${peptide.id}`;
  return (
    <article className="py-6 sm:py-8">
      <Static id="changes" path={`${path}/changes`}>
        <Breadcrumb above={[pages.peptides, { path, title: peptide.name }]} name="Changes" />
        <h1 className="mt-3 break-words text-3xl sm:text-[2.75rem]">
          {`Changes to the facts about ${peptide.name}`}
        </h1>
        <p className="mt-3 max-w-text text-soft">
          {`What this site said of it first, on ${dateText(peptide.createdAt.slice(0, 10))}, is not a change. A fact that was read again and found unchanged is not listed either.`}
        </p>
        <p className="mt-2 font-sans text-[0.9375rem]">
          <a
            href={`${path}/feed.xml`}
            className="inline-flex min-h-11 items-center text-accent-strong underline"
          >
            Follow as Atom feed
          </a>
        </p>
        {changes.length === 0 && <p className="mt-4">No fact has changed since then.</p>}
        <FactChanges changes={changes} />
      </Static>
    </article>
  );
}

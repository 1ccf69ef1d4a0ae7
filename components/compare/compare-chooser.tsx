import { CollectionPage } from "@/components/collections/collection-page";
import { LinkRow } from "@/components/collections/link-row";
import type { CollectedPeptide } from "@/lib/content/peptides/peptide-schema";
import { compareAddress } from "@/lib/facts/compare/compare-address";
import { type PageText, pages } from "@/lib/seo/pages";
import { PeptideChoice, PeptideNames } from "./peptide-choice";

/** Where a comparison begins: with any peptide, or with a second one beside `first`. */
export function CompareChooser({
  page,
  all,
  first,
}: {
  page: PageText;
  all: CollectedPeptide[];
  first?: CollectedPeptide;
}) {
  return (
    <CollectionPage page={page} above={first ? [pages.tools, pages.compare] : [pages.tools]}>
      <p className="mt-3 max-w-text text-soft">
        {first
          ? `Choose what to set beside ${first.name}. Up to four can be compared at once: the next page adds more.`
          : "Two to four peptides side by side: what differs first, then what is the same, their trials against each other and their sequences aligned. Choose the first one."}
      </p>
      {first ? (
        <>
          <LinkRow label="Page" links={[{ href: `/peptides/${first.id}`, text: first.name }]} />
          <PeptideChoice chosen={[first]} all={all} heading="h2" />
        </>
      ) : (
        <section className="fact-section">
          <h2>{`All ${all.length} peptides`}</h2>
          <PeptideNames
            peptides={all.map(({ id, name }) => ({ name, href: compareAddress([id]) }))}
          />
        </section>
      )}
    </CollectionPage>
  );
}

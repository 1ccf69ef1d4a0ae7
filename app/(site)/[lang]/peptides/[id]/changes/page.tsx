import type { Metadata } from "next";
import { PeptideChanges } from "@/components/changes/peptide-changes";
import { PEPTIDE_NOT_FOUND, PeptideNotFound } from "@/components/peptides/peptide-not-found";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { findPeptide } from "@/lib/content/peptides/peptide-queries";
import { listFactChanges } from "@/lib/facts/history/fact-change-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { changesPage } from "@/lib/seo/pages";

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function PeptideChangesPage({ params }: Props) {
  const peptide = await findPeptide((await params).id);
  if (!peptide) {
    return (
      <Missing>
        <PeptideNotFound />
      </Missing>
    );
  }
  return <PeptideChanges peptide={peptide} changes={await listFactChanges(peptide.id)} />;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readOrFallback("peptide", async () => findPeptide((await params).id), null);
  if (read.isFallback) return { title: PAGE_FAILURE };
  const peptide = read.answer;
  if (!peptide) return { title: PEPTIDE_NOT_FOUND };
  return pageMetadata({
    ...changesPage(peptide),
    // Most have nothing to tell yet.
    isIndexed: false,
    feed: { path: `/peptides/${peptide.id}/feed.xml`, title: peptide.name },
  });
}

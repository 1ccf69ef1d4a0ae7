import type { Metadata } from "next";
import { EvidencePage } from "@/components/evidence/evidence-page";
import { PEPTIDE_NOT_FOUND, PeptideNotFound } from "@/components/peptides/peptide-not-found";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { findPeptide } from "@/lib/content/peptides/peptide-queries";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { evidencePage } from "@/lib/seo/pages";

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function PeptideEvidenceRoute({ params }: Props) {
  const peptide = await findPeptide((await params).id);
  if (!peptide) {
    return (
      <Missing>
        <PeptideNotFound />
      </Missing>
    );
  }
  return <EvidencePage peptide={peptide} articles={await listArticlesOfPeptide(peptide.id)} />;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readOrFallback("peptide", async () => findPeptide((await params).id), null);
  if (read.isFallback) return { title: PAGE_FAILURE };
  if (!read.answer) return { title: PEPTIDE_NOT_FOUND };
  // What it draws is on the peptide's page in words.
  return pageMetadata({ ...evidencePage(read.answer), isIndexed: false });
}

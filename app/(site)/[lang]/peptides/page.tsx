import type { Metadata } from "next";
import { PeptideList } from "@/components/peptides/peptide-list";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { listCategories } from "@/lib/content/categories/category-queries";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { listLatestChanges } from "@/lib/facts/history/fact-change-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { listNodes } from "@/lib/seo/structured-data/library-data";

export const metadata: Metadata = pageMetadata(pages.peptides);

export default withFailure(async function PeptidesPage() {
  const [peptides, categories, [latestChange]] = await Promise.all([
    listPeptideCards(),
    listCategories(),
    listLatestChanges(),
  ]);
  return (
    <>
      <StructuredData nodes={listNodes(pages.peptides)} />
      <PeptideList
        peptides={peptides}
        categories={categories}
        changedAt={latestChange?.changedAt ?? null}
      />
    </>
  );
});

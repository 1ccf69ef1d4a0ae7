import type { Metadata } from "next";
import { PeptideList } from "@/components/peptides/peptide-list";
import { StructuredData } from "@/components/seo/structured-data";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { listCategories, listShownCategories } from "@/lib/content/categories/category-queries";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { isPeptideSort } from "@/lib/content/peptides/peptides-address";
import { listLatestChanges } from "@/lib/facts/history/fact-change-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { categoryPage, type PageText, pages } from "@/lib/seo/pages";
import { listNodes } from "@/lib/seo/structured-data/library-data";

type Props = { params: Promise<{ category: string; sort: string; shown: string }> };

export function generateStaticParams() {
  return [];
}

/** Serves /peptides?category={id}&sort={order}&show=all. An unknown category shows an empty list. */
export default withFailure(async function FilteredPeptidesPage({ params }: Props) {
  const { category, sort, shown } = await params;
  const [peptides, categories, [latestChange]] = await Promise.all([
    listPeptideCards(),
    listCategories(),
    listLatestChanges(),
  ]);
  return (
    <>
      <StructuredData nodes={listNodes(await findPage(category))} />
      <PeptideList
        peptides={peptides}
        categories={categories}
        changedAt={latestChange?.changedAt ?? null}
        selected={category === "all" ? undefined : Number(category)}
        sort={isPeptideSort(sort) ? sort : undefined}
        isWhole={shown === "all"}
      />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  const { answer: page } = await readOrFallback("categories", () => findPage(category), null);
  if (!page) return { title: PAGE_FAILURE };
  return pageMetadata({ ...page, isIndexed: category === "all" || page !== pages.peptides });
}

/** A category that visitors cannot choose has the metadata of the whole list. */
async function findPage(id: string): Promise<PageText> {
  const category = (await listShownCategories()).find((entry) => String(entry.id) === id);
  return category ? categoryPage(category) : pages.peptides;
}

import type { Metadata } from "next";
import { HomeCategories } from "@/components/home/home-categories";
import { HomeConsultant } from "@/components/home/home-consultant";
import { HomeDatabase } from "@/components/home/home-database";
import { drawnPeptide, HomeHero } from "@/components/home/home-hero";
import { HomeResearch } from "@/components/home/home-research";
import { StructuredData } from "@/components/seo/structured-data";
import { readOrFallback } from "@/lib/cache";
import { findShownCategories } from "@/lib/content/categories/category-queries";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { listPeptideCards } from "@/lib/content/peptides/peptide-queries";
import { listLatestArticles } from "@/lib/content/research/article-queries";
import { pageMetadata, SITE_NAME } from "@/lib/seo/metadata";
import { homeNodes } from "@/lib/seo/structured-data/site-data";

const FEATURED_PEPTIDES = 2;
const LATEST_PAPERS = 2;

export const metadata: Metadata = pageMetadata({ path: "/" });

export default async function HomePage() {
  const [siteText, settings, categories, { answer: peptides }, { answer: articles }] =
    await Promise.all([
      getDocumentOrBuiltIn("site-text"),
      getDocumentOrBuiltIn("ai-settings"),
      findShownCategories(),
      readOrFallback("peptides", listPeptideCards, []),
      readOrFallback("articles", () => listLatestArticles(LATEST_PAPERS), []),
    ]);
  return (
    <>
      <StructuredData nodes={homeNodes()} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        href="/opensearch.xml"
        title={SITE_NAME}
      />
      <HomeHero text={siteText.document.heroText} peptide={drawnPeptide(peptides)} />
      <HomeCategories categories={categories} />
      <HomeDatabase
        categories={categories ?? []}
        featured={peptides.slice(0, FEATURED_PEPTIDES)}
        count={peptides.length}
      />
      <HomeConsultant settings={settings.document} />
      <HomeResearch articles={articles} />
    </>
  );
}

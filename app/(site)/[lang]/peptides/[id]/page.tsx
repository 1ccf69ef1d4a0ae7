import type { Metadata } from "next";
import { ChangedSince } from "@/components/changes/changed-since";
import { PeptideDetail } from "@/components/peptides/peptide-detail";
import { PEPTIDE_NOT_FOUND, PeptideNotFound } from "@/components/peptides/peptide-not-found";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { listCategories } from "@/lib/content/categories/category-queries";
import { findPeptide } from "@/lib/content/peptides/peptide-queries";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import { listVideosOfPeptide } from "@/lib/content/videos/video-queries";
import { listFactChanges } from "@/lib/facts/history/fact-change-queries";
import { toText } from "@/lib/html/sanitise";
import { pageMetadata } from "@/lib/seo/metadata";
import { peptidePreview } from "@/lib/seo/previews";
import { peptideNodes } from "@/lib/seo/structured-data/peptide-data";

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function PeptidePage({ params }: Props) {
  const peptide = await findPeptide((await params).id);
  if (!peptide) {
    return (
      <Missing>
        <PeptideNotFound />
      </Missing>
    );
  }
  const [categories, articles, videos, [latestChange]] = await Promise.all([
    listCategories(),
    listArticlesOfPeptide(peptide.id),
    listVideosOfPeptide(peptide.id),
    listFactChanges(peptide.id),
  ]);
  return (
    <>
      <StructuredData nodes={peptideNodes(peptide, articles, videos)} />
      <ChangedSince peptideId={peptide.id} changedAt={latestChange?.createdAt ?? null} />
      <PeptideDetail
        peptide={peptide}
        categories={categories}
        articles={articles}
        videos={videos}
      />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readOrFallback("peptide", async () => findPeptide((await params).id), null);
  if (read.isFallback) return { title: PAGE_FAILURE };
  const peptide = read.answer;
  if (!peptide) return { title: PEPTIDE_NOT_FOUND };
  return pageMetadata({
    title: peptide.name,
    description: toText(peptide.shortDescription),
    path: `/peptides/${peptide.id}`,
    preview: peptidePreview(peptide),
    markdown: `/peptides/${peptide.id}.md`,
    feed: { path: `/peptides/${peptide.id}/feed.xml`, title: peptide.name },
    times: peptide,
  });
}

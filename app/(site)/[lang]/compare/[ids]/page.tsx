import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import {
  COMPARISON_NOT_FOUND,
  ComparisonNotFound,
} from "@/components/collections/collection-not-found";
import { CompareChooser } from "@/components/compare/compare-chooser";
import { ComparisonPage } from "@/components/compare/comparison-page";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { readOrFallback } from "@/lib/cache";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { findCompared } from "@/lib/facts/compare/find-compared";
import { isRelated } from "@/lib/facts/compare/shared-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { compareWithPage, comparisonPage, pages } from "@/lib/seo/pages";
import { pageNodes, substanceId } from "@/lib/seo/structured-data/page-data";

type Props = { params: Promise<{ ids: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function CompareRoute({ params }: Props) {
  const { ids } = await params;
  const { peptides: all } = await getCollectedFacts();
  const peptides = findCompared(all, ids);
  const [first, second] = peptides ?? [];
  if (!peptides || !first) {
    return (
      <Missing>
        <ComparisonNotFound />
      </Missing>
    );
  }
  const page = second ? comparisonPage(peptides) : compareWithPage(first);
  if (`${pages.compare.path}/${ids}` !== page.path) permanentRedirect(page.path);
  const about = peptides.map(({ id }) => ({ "@id": substanceId(id) }));
  return (
    <>
      <StructuredData
        nodes={pageNodes(page, "MedicalWebPage", { about }, [pages.tools, pages.compare])}
      />
      {second ? (
        <ComparisonPage peptides={peptides} all={all} />
      ) : (
        <CompareChooser page={page} all={all} first={first} />
      )}
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ids } = await params;
  const read = await readOrFallback(
    "comparison",
    async () => findCompared((await getCollectedFacts()).peptides, ids),
    null,
  );
  if (read.isFallback) return { title: PAGE_FAILURE };
  const [first, second] = read.answer ?? [];
  if (!read.answer || !first) return { title: COMPARISON_NOT_FOUND };
  if (!second) return pageMetadata({ ...compareWithPage(first), isIndexed: false });
  return pageMetadata({ ...comparisonPage(read.answer), isIndexed: isRelated(read.answer) });
}

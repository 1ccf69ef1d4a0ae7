import type { Metadata } from "next";
import {
  listPeptideNames,
  ResearchPage,
  researchMetadata,
} from "@/components/research/research-page";
import { StructuredData } from "@/components/seo/structured-data";
import { PAGE_FAILURE, withFailure } from "@/components/site/page-failure";
import { TooManySearches } from "@/components/site/too-many-searches";
import { readOrFallback } from "@/lib/cache";
import { readResearchAddress, researchHref } from "@/lib/content/research/library";
import { researchNodes } from "@/lib/seo/structured-data/library-data";
import { refuseSearch } from "@/lib/throttle/search-limit";

export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * Serves /research with a query, a peptide or an order, rendered per request: without scripts, on a
 * reload, and for links from elsewhere. With scripts the browser filters by itself.
 */
export default withFailure(async function FoundPage({ searchParams }: Props) {
  const refusal = await refuseSearch((await searchParams).query);
  if (refusal) return <TooManySearches text={refusal} href="/research" />;
  const { tab, filter, isWhole } = await readAddress(searchParams);
  return (
    <>
      <StructuredData nodes={await researchNodes(researchHref(tab))} />
      <ResearchPage tab={tab} filter={filter} isWhole={isWhole} />
    </>
  );
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { answer } = await readOrFallback("peptides", () => readAddress(searchParams), null);
  if (!answer) return { title: PAGE_FAILURE };
  return researchMetadata(researchHref(answer.tab), false);
}

async function readAddress(searchParams: Props["searchParams"]) {
  const pairs = Object.entries(await searchParams).flatMap(([key, value]) =>
    [value].flat().map((text) => [key, text ?? ""]),
  );
  const peptides = new Set((await listPeptideNames()).map(([id]) => id));
  return readResearchAddress(new URLSearchParams(pairs), (id) => peptides.has(id));
}

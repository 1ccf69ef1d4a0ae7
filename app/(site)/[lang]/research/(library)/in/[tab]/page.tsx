import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ResearchPage, researchMetadata } from "@/components/research/research-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { isResearchTab, researchHref } from "@/lib/content/research/library";
import { researchNodes } from "@/lib/seo/structured-data/library-data";

type Props = { params: Promise<{ tab: string }> };

export function generateStaticParams() {
  return [];
}

/** Serves /research?tab=videos and /research?tab=resources. */
export default withFailure(async function TabPage({ params }: Props) {
  const tab = await readTab(params);
  return (
    <>
      <StructuredData nodes={await researchNodes(researchHref(tab))} />
      <ResearchPage tab={tab} />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return researchMetadata(researchHref(await readTab(params)));
}

async function readTab(params: Props["params"]) {
  const { tab } = await params;
  if (!isResearchTab(tab)) notFound();
  return tab;
}

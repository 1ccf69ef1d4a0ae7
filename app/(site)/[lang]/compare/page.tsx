import type { Metadata } from "next";
import { CompareChooser } from "@/components/compare/compare-chooser";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.compare);

export default withFailure(async function ComparePage() {
  const { peptides } = await getCollectedFacts();
  return (
    <>
      <StructuredData nodes={pageNodes(pages.compare, "CollectionPage", {}, [pages.tools])} />
      <CompareChooser page={pages.compare} all={peptides} />
    </>
  );
});

import type { Metadata } from "next";
import { FamilyPage } from "@/components/explore/family-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getFamilyTree } from "@/lib/explore/get-family-tree";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.family);

export default withFailure(async function FamilyRoute() {
  return (
    <>
      <StructuredData
        nodes={pageNodes(pages.family, "WebPage", {}, [pages.tools, pages.explore])}
      />
      <FamilyPage tree={await getFamilyTree()} />
    </>
  );
});

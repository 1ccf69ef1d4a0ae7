import type { Metadata } from "next";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { ToolsPage } from "@/components/tools/tools-page";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.tools);

export default withFailure(async function ToolsRoute() {
  return (
    <>
      <StructuredData nodes={pageNodes(pages.tools, "CollectionPage")} />
      <ToolsPage />
    </>
  );
});

import type { Metadata } from "next";
import { UndatedApprovalsPage } from "@/components/collections/approvals-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.undatedApprovals);

export default withFailure(async function UndatedApprovalsRoute() {
  const { peptides } = await getCollectedFacts();
  return (
    <>
      <StructuredData
        nodes={pageNodes(pages.undatedApprovals, "CollectionPage", {}, [pages.approvals])}
      />
      <UndatedApprovalsPage peptides={peptides} />
    </>
  );
});

import type { Metadata } from "next";
import { ApprovalsPage } from "@/components/collections/approvals-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { approvalsNodes } from "@/lib/seo/structured-data/collection-data";

export const metadata: Metadata = pageMetadata(pages.approvals);

export default withFailure(async function ApprovalsRoute() {
  const { peptides } = await getCollectedFacts();
  return (
    <>
      <StructuredData nodes={approvalsNodes(peptides)} />
      <ApprovalsPage peptides={peptides} />
    </>
  );
});

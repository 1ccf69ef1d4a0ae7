import type { Metadata } from "next";
import { TargetsIndex } from "@/components/collections/targets-index";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { targetsNodes } from "@/lib/seo/structured-data/collection-data";

export const metadata: Metadata = pageMetadata(pages.targets);

export default withFailure(async function TargetsPage() {
  const { targets } = await getCollectedFacts();
  return (
    <>
      <StructuredData nodes={targetsNodes(targets)} />
      <TargetsIndex targets={targets} />
    </>
  );
});

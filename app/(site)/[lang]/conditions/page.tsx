import type { Metadata } from "next";
import { ConditionsIndex } from "@/components/collections/conditions-index";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { conditionsNodes } from "@/lib/seo/structured-data/collection-data";

export const metadata: Metadata = pageMetadata(pages.conditions);

export default withFailure(async function ConditionsPage() {
  const { conditions } = await getCollectedFacts();
  return (
    <>
      <StructuredData nodes={conditionsNodes(conditions)} />
      <ConditionsIndex conditions={conditions} />
    </>
  );
});

import type { Metadata } from "next";
import { SportPage } from "@/components/collections/sport-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { sportNodes } from "@/lib/seo/structured-data/collection-data";

export const metadata: Metadata = pageMetadata(pages.sport);

export default withFailure(async function SportRoute() {
  const { peptides } = await getCollectedFacts();
  return (
    <>
      <StructuredData nodes={sportNodes(peptides)} />
      <SportPage peptides={peptides} />
    </>
  );
});

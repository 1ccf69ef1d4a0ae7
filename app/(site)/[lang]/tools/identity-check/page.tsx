import type { Metadata } from "next";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { IdentityPage } from "@/components/tools/identity-page";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.identityCheck);

export default withFailure(async function IdentityCheckRoute() {
  const { peptides } = await getCollectedFacts();
  const library = peptides
    .flatMap(({ id, name, sequence }) => (sequence ? { id, name, sequence } : []))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <>
      <StructuredData nodes={pageNodes(pages.identityCheck, "WebPage", {}, [pages.tools])} />
      <IdentityPage library={library} />
    </>
  );
});

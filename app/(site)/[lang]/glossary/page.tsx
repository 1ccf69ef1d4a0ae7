import type { Metadata } from "next";
import { GlossaryPage } from "@/components/glossary/glossary-page";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { glossaryNodes } from "@/lib/seo/structured-data/glossary-data";

export const metadata: Metadata = pageMetadata({ ...pages.glossary, markdown: "/glossary.md" });

export default withFailure(async function GlossaryRoute() {
  return (
    <>
      <StructuredData nodes={glossaryNodes()} />
      <GlossaryPage />
    </>
  );
});

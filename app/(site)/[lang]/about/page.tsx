import type { Metadata } from "next";
import { AboutPage } from "@/components/about/about-page";
import { StructuredData } from "@/components/seo/structured-data";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { aboutNodes } from "@/lib/seo/structured-data/site-data";

export const metadata: Metadata = pageMetadata(pages.about);

export default async function About() {
  const { document, isBuiltIn } = await getDocumentOrBuiltIn("about-content");
  return (
    <>
      <StructuredData nodes={aboutNodes()} />
      <AboutPage content={document} isBuiltIn={isBuiltIn} />
    </>
  );
}

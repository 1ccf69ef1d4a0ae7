import type { Metadata } from "next";
import { ConsultantPage } from "@/components/consultant/consultant-page";
import { StructuredData } from "@/components/seo/structured-data";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

export const metadata: Metadata = pageMetadata(pages.consultant);

export default async function Page() {
  const settings = await getDocumentOrBuiltIn("ai-settings");
  return (
    <>
      <StructuredData nodes={pageNodes(pages.consultant)} />
      <ConsultantPage settings={settings.document} />
    </>
  );
}

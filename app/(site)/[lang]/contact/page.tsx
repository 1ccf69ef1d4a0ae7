import type { Metadata } from "next";
import { ContactFreshness } from "@/components/contact/contact-freshness";
import { ContactPage } from "@/components/contact/contact-page";
import { StructuredData } from "@/components/seo/structured-data";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { contactNodes } from "@/lib/seo/structured-data/site-data";

export const metadata: Metadata = pageMetadata(pages.contact);

export default async function Contact() {
  const [content, info] = await Promise.all([
    getDocumentOrBuiltIn("contact-content"),
    getDocumentOrBuiltIn("contact-info"),
  ]);
  return (
    <>
      <StructuredData nodes={contactNodes()} />
      <ContactPage content={content.document} info={info.document} />
      <ContactFreshness />
    </>
  );
}

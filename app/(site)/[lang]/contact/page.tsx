import type { Metadata } from "next";
import { ContactPage } from "@/components/contact/contact-page";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "Contact Us",
  description: "Send a message, or reach the team by email, telephone, WhatsApp or Telegram.",
  path: "/contact",
});

export default async function Contact() {
  const [content, info] = await Promise.all([
    getDocumentOrBuiltIn("contact-content"),
    getDocumentOrBuiltIn("contact-info"),
  ]);
  return <ContactPage content={content.document} info={info.document} />;
}

import type { Metadata } from "next";
import { AboutPage } from "@/components/about/about-page";
import { getDocumentOrBuiltIn } from "@/lib/content/documents/document-queries";
import { pageMetadata } from "@/lib/seo/metadata";

export const metadata: Metadata = pageMetadata({
  title: "About Us",
  description: "What this library is for, who looks after it, and how its entries are checked.",
  path: "/about",
});

export default async function About() {
  const { document, isBuiltIn } = await getDocumentOrBuiltIn("about-content");
  return <AboutPage content={document} isBuiltIn={isBuiltIn} />;
}

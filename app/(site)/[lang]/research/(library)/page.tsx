import { ResearchPage, researchMetadata } from "@/components/research/research-page";
import { StructuredData } from "@/components/seo/structured-data";
import { researchNodes } from "@/lib/seo/structured-data/library-data";

export const metadata = researchMetadata("/research");

export default function ArticlesPage() {
  return (
    <>
      <StructuredData nodes={researchNodes("/research")} />
      <ResearchPage tab="articles" />
    </>
  );
}

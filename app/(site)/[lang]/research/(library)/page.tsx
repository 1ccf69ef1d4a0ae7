import { ResearchPage, researchMetadata } from "@/components/research/research-page";

export const metadata = researchMetadata("/research");

export default function ArticlesPage() {
  return <ResearchPage tab="articles" />;
}

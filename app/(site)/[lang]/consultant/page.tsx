import type { Metadata } from "next";
import { Consultant } from "@/components/consultant/consultant";
import { StructuredData } from "@/components/seo/structured-data";
import { findNamedPeptides } from "@/lib/consultant/named-peptides";
import { getDocument } from "@/lib/content/documents/document-queries";
import { listPeptideNames } from "@/lib/content/peptides/peptide-queries";
import { cleanQuery } from "@/lib/search/peptide-search";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({ ...pages.consultant, isIndexed: !(await searchParams).query });
}

export const dynamic = "force-dynamic";

/** Rendered for each question, from cached reads. */
export default async function ConsultantPage({ searchParams }: Props) {
  const { query } = await searchParams;
  const question = cleanQuery(typeof query === "string" ? query : "");
  const [settings, names] = await Promise.all([getDocument("ai-settings"), listPeptideNames()]);
  return (
    <>
      <StructuredData nodes={pageNodes(pages.consultant)} />
      <Consultant
        settings={settings}
        question={question}
        peptides={findNamedPeptides(question, names)}
      />
    </>
  );
}

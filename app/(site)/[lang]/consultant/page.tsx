import type { Metadata } from "next";
import { Consultant } from "@/components/consultant/consultant";
import { findNamedPeptides } from "@/lib/consultant/named-peptides";
import { getDocument } from "@/lib/content/documents/document-queries";
import { listPeptideNames } from "@/lib/content/peptides/peptide-queries";
import { cleanQuery } from "@/lib/search/peptide-search";
import { pageMetadata } from "@/lib/seo/metadata";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  title: "AI Peptide Consultant",
  description: "Ask about the peptides of this library in plain words.",
  path: "/consultant",
});

export const dynamic = "force-dynamic";

/** Rendered for each question, from cached reads. */
export default async function ConsultantPage({ searchParams }: Props) {
  const { query } = await searchParams;
  const question = cleanQuery(typeof query === "string" ? query : "");
  const [settings, names] = await Promise.all([getDocument("ai-settings"), listPeptideNames()]);
  return (
    <Consultant
      settings={settings}
      question={question}
      peptides={findNamedPeptides(question, names)}
    />
  );
}

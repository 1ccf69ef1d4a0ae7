import type { Metadata } from "next";
import {
  GlossaryTermPage,
  TERM_NOT_FOUND,
  TermNotFound,
} from "@/components/glossary/glossary-term-page";
import { StructuredData } from "@/components/seo/structured-data";
import { Missing } from "@/components/site/missing";
import { withFailure } from "@/components/site/page-failure";
import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { findGlossaryTerm } from "@/lib/glossary/glossary";
import { pageMetadata } from "@/lib/seo/metadata";
import { termPage } from "@/lib/seo/pages";
import { termNodes } from "@/lib/seo/structured-data/glossary-data";

type Props = { params: Promise<{ key: string }> };

export function generateStaticParams() {
  return [];
}

export default withFailure(async function GlossaryTermRoute({ params }: Props) {
  const term = findGlossaryTerm((await params).key);
  if (!term) {
    return (
      <Missing>
        <TermNotFound />
      </Missing>
    );
  }
  return (
    <>
      <StructuredData nodes={termNodes(term)} />
      <GlossaryTermPage term={term} collected={await getCollectedFacts()} />
    </>
  );
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const term = findGlossaryTerm((await params).key);
  return term ? pageMetadata(termPage(term)) : { title: TERM_NOT_FOUND };
}

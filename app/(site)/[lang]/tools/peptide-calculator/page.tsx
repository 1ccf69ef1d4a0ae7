import type { Metadata } from "next";
import { ResidueTips } from "@/components/peptides/residue-tips";
import { StructuredData } from "@/components/seo/structured-data";
import { withFailure } from "@/components/site/page-failure";
import { TooManySearches } from "@/components/site/too-many-searches";
import type { CalculatorInput } from "@/components/tools/calculator-input";
import { CalculatorPage } from "@/components/tools/calculator-page";
import { readPastedSequence } from "@/lib/chemistry/notation/read-pasted";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import { pageMetadata } from "@/lib/seo/metadata";
import { pages } from "@/lib/seo/pages";
import { pageNodes } from "@/lib/seo/structured-data/page-data";
import { refuseSearch } from "@/lib/throttle/search-limit";
import { CALCULATOR_PATH, readCalculatorRequest } from "@/lib/tools/calculator-request";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request: no two visitors type the same sequence. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const isIndexed = Object.keys(await searchParams).length === 0;
  return pageMetadata({ ...pages.calculator, isIndexed });
}

export default withFailure(async function CalculatorRoute({ searchParams }: Props) {
  const values = await searchParams;
  const refusal = await refuseSearch([values.sequence ?? "", values.peptide ?? ""].flat());
  if (refusal) return <TooManySearches text={refusal} href={CALCULATOR_PATH} />;
  return (
    <>
      <StructuredData nodes={pageNodes(pages.calculator, "WebPage", {}, [pages.tools])} />
      <CalculatorPage input={await readInput(values)} />
      <ResidueTips />
    </>
  );
});

async function readInput(values: Awaited<Props["searchParams"]>): Promise<CalculatorInput> {
  const request = readCalculatorRequest(values);
  const ofLibrary = request.sequence || !request.peptide ? null : await getPeptide(request.peptide);
  const peptide = ofLibrary ? { id: ofLibrary.id, name: ofLibrary.name } : null;
  const text = ofLibrary?.sequence ?? request.sequence;
  if (text.trim() === "") {
    const asked = request.peptide !== null || values.sequence !== undefined;
    return { request, peptide, text: "", read: null, error: asked ? missing(peptide) : undefined };
  }
  const read = readPastedSequence(text);
  return read.sequence
    ? { request, peptide, text, read }
    : { request, peptide, text, read: null, error: read.error };
}

function missing(peptide: CalculatorInput["peptide"]): string {
  return peptide
    ? `The library has no single sequence of ${peptide.name}. Type one to calculate.`
    : "Type a sequence to calculate.";
}

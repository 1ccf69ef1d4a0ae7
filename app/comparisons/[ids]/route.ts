import { getCollectedFacts } from "@/lib/content/peptides/collected-facts";
import { comparisonCsv } from "@/lib/facts/compare/comparison-csv";
import { findCompared } from "@/lib/facts/compare/find-compared";
import { answerText } from "@/lib/seo/answer-text";
import { comparisonPage } from "@/lib/seo/pages";
import { absolute } from "@/lib/seo/structured-data/page-data";

type Context = { params: Promise<{ ids: string }> };

/** Serves /compare/{ids}.csv; the page itself is named as the original. */
export async function GET(request: Request, { params }: Context) {
  const { ids } = await params;
  const peptides = findCompared((await getCollectedFacts()).peptides, ids);
  if (!peptides || peptides.length < 2) return answerText(request, null, "text/csv");
  const { path } = comparisonPage(peptides);
  return answerText(request, comparisonCsv(peptides), "text/csv", {
    Link: `<${absolute(path)}>; rel="canonical"`,
    "Content-Disposition": `attachment; filename="${path.slice(1).replace("/", "-")}.csv"`,
  });
}

import "server-only";
import { ApiError } from "@/lib/api/errors";
import { listShownCategories } from "@/lib/content/categories/category-queries";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import {
  getArticle,
  listAbstracts,
  listArticleCards,
} from "@/lib/content/research/article-queries";
import { fullCitation } from "@/lib/content/research/citation";
import { foldText, noFilter, selectItems } from "@/lib/content/research/library";
import { MAX_COMPARED } from "@/lib/facts/compare/compare-address";
import { dateText } from "@/lib/facts/fact-words";
import { toText } from "@/lib/html/sanitise";
import { fold } from "@/lib/search/fold";
import { listUnknown, readSearch } from "@/lib/search/peptide-search";
import { getSearchLibrary } from "@/lib/search/search-library";
import { comparisonMarkdown } from "@/lib/seo/markdown/comparison-markdown";
import { getPeptideMarkdown } from "@/lib/seo/markdown/peptide-markdown";
import { absolute } from "@/lib/seo/structured-data/page-data";

/** Peptides that match words or facts, best first, as a Markdown list. */
export async function listPeptidesText(
  asked: Record<string, string | undefined>,
  limit: number,
): Promise<string> {
  const { answer, options } = await getSearchLibrary();
  const params = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const known = { categories: await listShownCategories(), options };
  const unknown = listUnknown(params, known);
  if (unknown.length > 0) {
    throw new ApiError("invalid", `No peptide of the library has this ${unknown.join(", ")}.`);
  }
  const { ids, total, criteria, suggestion } = answer(readSearch(params, known));
  const peptides = await listAllPeptides();
  const found = ids.slice(0, limit).flatMap((id) => peptides.find((one) => one.id === id) ?? []);
  return [
    `${total} of ${peptides.length} peptides${criteria.length > 0 ? ` (${criteria.join("; ")})` : ""}${found.length < total ? `, the first ${found.length}` : ""}.`,
    suggestion && `Did you mean: ${suggestion}?`,
    found.map(peptideLine).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The page of a peptide, by its id or one of its names. */
export async function peptideText(name: string): Promise<string> {
  const { id, updatedAt } = await findPeptide(name);
  const text = await getPeptideMarkdown(id);
  return `${text}\n${changedOn(updatedAt)}`;
}

/** Two to four peptides side by side. */
export async function comparisonText(names: string[]): Promise<string> {
  const found = await Promise.all(names.map(findPeptide));
  const peptides = [...new Map(found.map((peptide) => [peptide.id, peptide])).values()];
  if (peptides.length < 2 || peptides.length > MAX_COMPARED) {
    throw new ApiError("invalid", `Name two to ${MAX_COMPARED} different peptides.`);
  }
  return comparisonMarkdown(peptides.toSorted((a, b) => a.id - b.id));
}

/** Papers of a peptide, or whose title, authors or summary hold the words, newest first. */
export async function papersText(
  { peptide, query = "" }: { peptide?: string | undefined; query?: string | undefined },
  limit: number,
): Promise<string> {
  const id = peptide && (await findPeptide(peptide)).id;
  const [cards, abstracts] = await Promise.all([listArticleCards(), listAbstracts()]);
  const filter = { ...noFilter, query, ...(id && { peptide: id }) };
  const found = selectItems(cards, filter, ({ id: paper, title, authors, source }) =>
    foldText(title, authors, source, abstracts[paper]),
  );
  const shown = await Promise.all(found.slice(0, limit).map((card) => getArticle(card.id)));
  const lines = shown.flatMap((article) =>
    article
      ? [
          `- ${fullCitation(article)} ${absolute(`/research/${article.id}`)}${article.url ? ` (source: ${article.url})` : ""}`,
        ]
      : [],
  );
  const count = `${found.length} papers${lines.length < found.length ? `, the newest ${lines.length}` : ""}.`;
  return [count, lines.join("\n")].filter(Boolean).join("\n\n");
}

async function findPeptide(name: string): Promise<Peptide> {
  const peptides = await listAllPeptides();
  const asked = fold(name);
  const found = peptides.find(({ id, name: own, synonyms, brandNames }) =>
    [String(id), own, ...synonyms, ...brandNames].some((one) => fold(one) === asked),
  );
  if (found) return found;
  throw new ApiError("not_found", `The library has no peptide “${name}”. Search for it first.`);
}

function peptideLine({ id, name, shortDescription, evidenceTier, facts, updatedAt }: Peptide) {
  const evidence = evidenceTier && `Evidence: ${evidenceTitle(evidenceTier, facts)}.`;
  const texts = [toText(shortDescription), evidence, changedOn(updatedAt)].filter(Boolean);
  return `- [${name}](${absolute(`/peptides/${id}`)}) (id ${id}): ${texts.join(" ")}`;
}

function changedOn(time: string): string {
  return `Last changed on ${dateText(time.slice(0, 10))}.`;
}

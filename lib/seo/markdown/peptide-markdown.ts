import "server-only";
import { cached } from "@/lib/cache";
import { inchiKeyOf } from "@/lib/chemistry/inchi-key";
import { parseSequence } from "@/lib/chemistry/sequence";
import { describeSequence } from "@/lib/chemistry/sequence-text";
import { listCategories } from "@/lib/content/categories/category-queries";
import { type Category, GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { evidenceTitle } from "@/lib/content/peptides/evidence";
import { getPeptide } from "@/lib/content/peptides/peptide-queries";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { prohibition } from "@/lib/content/peptides/prohibition";
import { listArticlesOfPeptide } from "@/lib/content/research/article-queries";
import type { Article } from "@/lib/content/research/article-schema";
import { yearOf } from "@/lib/content/research/article-year";
import { toIds } from "@/lib/content/to-ids";
import { listVideosOfPeptide } from "@/lib/content/videos/video-queries";
import { conditionsBeside, relatedConditionKey } from "@/lib/facts/collections/conditions";
import { conditionName } from "@/lib/facts/vocabulary";
import { parseList } from "@/lib/html/lists";
import { toHtml } from "@/lib/html/sanitise";
import { factsHtml } from "./facts-markdown";
import { escapeHtml, facts, heading, link, list, opening, paragraph, toMarkdown } from "./markdown";

/** The page of a peptide as Markdown; null if it does not exist. */
export const getPeptideMarkdown = cached(
  "peptide-markdown",
  (id) => [`peptides:${id}`, "categories", `research:of-${id}`, `videos:of-${id}`],
  async (id: number) => {
    const peptide = await getPeptide(id);
    if (!peptide) return null;
    const [categories, articles, videos] = await Promise.all([
      listCategories(),
      listArticlesOfPeptide(id),
      listVideosOfPeptide(id),
    ]);
    const researched = peptide.facts && factsHtml(peptide.facts);
    return toMarkdown(
      [
        opening(peptide.name, `/peptides/${id}`),
        toHtml(peptide.shortDescription),
        section("At a glance", researched?.glance ?? ""),
        section("Facts", factsOf(peptide, categories)),
        section("Overview", toHtml(peptide.description)),
        section("Important warnings", toHtml(peptide.warnings)),
        section("Common uses", textList(parseList(peptide.commonUses))),
        section("Related conditions", conditionsOf(peptide)),
        section("Mechanism", toHtml(peptide.mechanismOfAction)),
        section("Benefits", benefitsOf(peptide)),
        section("Side effects", toHtml(peptide.sideEffects)),
        section("Dosage", dosageOf(peptide)),
        section("Research", toHtml(peptide.research)),
        section("Approvals, trials and evidence", researched?.report ?? ""),
        section("Scientific papers", list(articles.map(paper))),
        section(
          "Videos",
          list(
            videos.map(({ title, url, publisher, year }) =>
              line(url ? link(title, url) : escapeHtml(title), [publisher, year]),
            ),
          ),
        ),
        section("Sources of the facts", researched?.sources ?? ""),
      ].join(""),
    );
  },
);

function section(title: string, html: string): string {
  return html ? heading(2, title) + html : "";
}

function factsOf(peptide: Peptide, categories: Category[]): string {
  const sequence = peptide.sequence ? parseSequence(peptide.sequence) : null;
  const { evidenceTier: tier, pubchemCid } = peptide;
  const ids = toIds(peptide.categoryIds);
  const names = ids
    .filter((id) => id !== GENERAL_CATEGORY_ID)
    .map((id) => categories.find((category) => category.id === id)?.name)
    .filter((name) => name !== undefined);
  return facts([
    ["Also known as", peptide.synonyms.join(", ")],
    ["Brand names", peptide.brandNames.join(", ")],
    ["Categories", names.join(", ")],
    [
      "Evidence",
      tier && `${evidenceTitle(tier, peptide.facts)}. ${peptide.evidenceReason ?? ""}`.trim(),
    ],
    ["Regulatory status", peptide.regulatoryStatus],
    ["In sport", peptide.wadaProhibited ? prohibition(peptide) : ""],
    ["Type", peptide.peptideType],
    ["Sequence", peptide.sequence],
    ["Sequence in words", sequence && describeSequence(sequence)],
    ["Residues", sequence?.residues.length],
    ["Molecular weight", peptide.molecularWeight],
    ["Note on the mass", peptide.massNote],
    ["Molecular formula", peptide.molecularFormula],
    ["InChIKey", inchiKeyOf(peptide.sequence)],
    ["CAS number", peptide.cas],
    ["PubChem", pubchemCid && `https://pubchem.ncbi.nlm.nih.gov/compound/${pubchemCid}`],
    ["Note", peptide.notes],
  ]);
}

function textList(items: string[]): string {
  return list(items.map(escapeHtml));
}

/** Those that have a page are links; those that only facts name come last. */
function conditionsOf(peptide: Peptide): string {
  return list([
    ...peptide.conditions.map((text) => {
      const key = relatedConditionKey(text);
      return key ? link(text, `/conditions/${key}`) : escapeHtml(text);
    }),
    ...conditionsBeside(peptide).map((key) => link(conditionName(key), `/conditions/${key}`)),
  ]);
}

function benefitsOf({ benefits }: Peptide): string {
  const items = textList(parseList(benefits));
  const notice =
    "What was studied or shown, and in whom. A result in animals or cells says little about people.";
  return items && paragraph(notice) + items;
}

function dosageOf({ dosage }: Peptide): string {
  const notice =
    "For education only. This describes what labels and studies report. It is not a recommendation, and doses are a prescriber's decision.";
  return dosage && paragraph(notice) + toHtml(dosage);
}

function paper(article: Article): string {
  const { id, title, authors, source } = article;
  return line(link(title, `/research/${id}`), [authors, source, yearOf(article)]);
}

function line(html: string, rest: (string | number | null)[]): string {
  const parts = rest.filter(Boolean).map((part) => escapeHtml(String(part)).replace(/\.$/, ""));
  return [html, ...parts].join(". ");
}

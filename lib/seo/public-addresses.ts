import "server-only";
import { GENERAL_CATEGORY_ID } from "@/lib/content/categories/category-schema";
import { readLibrary } from "@/lib/content/peptides/all-peptides";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { getDatabase } from "@/lib/db/client";
import { collectConditions } from "@/lib/facts/collections/conditions";
import type { FactHolder } from "@/lib/facts/collections/fact-holder";
import { collectTargets } from "@/lib/facts/collections/targets";
import { listComparisons } from "@/lib/facts/compare/shared-facts";
import { glossary } from "@/lib/glossary/glossary";
import { categoryPage, comparisonPage, conditionPage, pages, targetPage, termPage } from "./pages";

export interface PublicAddress {
  path: string;
  /** When its content was last changed; absent for built-in texts. */
  changedAt?: Date;
}

/** Every public address, with the last change of its content. */
export async function readPublicAddresses(): Promise<PublicAddress[]> {
  const db = getDatabase();
  const changed = { id: true, updatedAt: true } as const;
  const ofPeptides = { ...changed, peptides: { select: { peptideId: true } } } as const;
  const [peptides, articles, videos, categories, documents, holders] = await Promise.all([
    db.peptide.findMany({
      select: { ...changed, categories: { select: { categoryId: true } } },
      orderBy: { id: "asc" },
    }),
    db.article.findMany({ select: ofPeptides, orderBy: { id: "asc" } }),
    db.video.findMany({ select: ofPeptides }),
    db.category.findMany({ orderBy: { id: "asc" } }),
    db.document.findMany({ select: { key: true, updatedAt: true } }),
    readLibrary(),
  ]);
  const document = (...keys: string[]) => documents.filter(({ key }) => keys.includes(key));
  const shownWith = Map.groupBy(
    [...articles, ...videos].flatMap(({ updatedAt, peptides }) =>
      peptides.map(({ peptideId }) => ({ peptideId, updatedAt })),
    ),
    ({ peptideId }) => peptideId,
  );
  const shownCategories = categories.filter(({ id }) => id !== GENERAL_CATEGORY_ID);
  return [
    at("/", peptides, articles, categories, document("site-text", "ai-settings")),
    at(pages.peptides.path, peptides, categories),
    ...shownCategories.map((category) =>
      at(
        categoryPage(category).path,
        [category],
        peptides.filter((peptide) =>
          peptide.categories.some(({ categoryId }) => categoryId === category.id),
        ),
      ),
    ),
    at(pages.database.path, peptides, categories),
    ...listCollections(holders),
    at(pages.data.path, peptides, articles, categories),
    ...[pages.tools, pages.calculator, pages.identityCheck].map(({ path }) => at(path)),
    at(pages.consultant.path, document("ai-settings")),
    at(pages.research.path, articles),
    at("/research?tab=videos", videos),
    at("/research?tab=resources"),
    at(pages.about.path, document("about-content")),
    at(pages.contact.path, document("contact-content", "contact-info")),
    ...["/terms", "/privacy", "/disclaimer"].map((path) => at(path, document("legal-docs"))),
    ...peptides.map((peptide) =>
      at(`/peptides/${peptide.id}`, [peptide], shownWith.get(peptide.id) ?? []),
    ),
    ...articles.map((article) => at(`/research/${article.id}`, [article])),
  ];
}

function listCollections(peptides: Peptide[]): PublicAddress[] {
  const changedAt = new Map(peptides.map(({ id, updatedAt }) => [id, new Date(updatedAt)]));
  const conditions = collectConditions(peptides);
  const targets = collectTargets(peptides);
  const ofFacts = ({ path }: { path: string }, entries: { peptide: FactHolder }[]) =>
    at(
      path,
      entries.flatMap(({ peptide }) => {
        const updatedAt = changedAt.get(peptide.id);
        return updatedAt ? { updatedAt } : [];
      }),
    );
  const all = peptides.map((peptide) => ({ peptide }));
  return [
    ofFacts(pages.conditions, all),
    ...conditions.map((condition) => ofFacts(conditionPage(condition), condition.entries)),
    ofFacts(pages.targets, all),
    ...targets.map((target) => ofFacts(targetPage(target), target.entries)),
    ofFacts(pages.approvals, all),
    ofFacts(pages.undatedApprovals, all),
    ofFacts(pages.sport, all),
    ofFacts(pages.compare, all),
    ofFacts(pages.explore, all),
    ofFacts(pages.family, all),
    at(pages.glossary.path),
    ...glossary.map((term) => at(termPage(term).path)),
    ...listComparisons(peptides).map((pair) =>
      ofFacts(
        comparisonPage(pair),
        pair.map((peptide) => ({ peptide })),
      ),
    ),
  ];
}

function at(path: string, ...shown: { updatedAt: Date }[][]): PublicAddress {
  let last = 0;
  for (const { updatedAt } of shown.flat()) last = Math.max(last, updatedAt.getTime());
  return last > 0 ? { path, changedAt: new Date(last) } : { path };
}

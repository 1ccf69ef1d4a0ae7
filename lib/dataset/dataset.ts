import "server-only";
import { createHash } from "node:crypto";
import { readCategories } from "@/lib/content/categories/category-store";
import { listAllPeptides } from "@/lib/content/peptides/all-peptides";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";
import { listAllArticles } from "@/lib/content/research/all-articles";
import { env } from "@/lib/env";
import { readFactChanges } from "@/lib/facts/history/fact-change-store";
import { factReference } from "@/lib/facts/history/fact-reference";
import { listStatedFacts } from "@/lib/facts/history/stated-facts";
import { vocabulary } from "@/lib/facts/vocabulary";
import { perItem } from "@/lib/per-item";
import type { Dataset, DatasetFact } from "./dataset-schema";

/** The whole library as it is stored now. */
export async function readDataset(): Promise<Dataset> {
  const [peptides, papers, categories, changes] = await Promise.all([
    listAllPeptides(),
    listAllArticles(),
    readCategories(),
    readFactChanges(),
  ]);
  const content = {
    peptides: peptides.toSorted((a, b) => a.id - b.id),
    facts: peptides.flatMap(listFacts),
    papers: papers.toSorted((a, b) => a.id - b.id),
    categories,
    ...vocabulary,
    changes,
  };
  const times = [...peptides, ...papers].map(({ updatedAt }) => updatedAt);
  return {
    $schema: `${env.SITE_URL}/data/schema.json`,
    name: env.SITE_NAME,
    version: createHash("sha256")
      .update(JSON.stringify(content, withoutTimes))
      .digest("hex")
      .slice(0, 12),
    date: times.sort().at(-1) ?? new Date(0).toISOString(),
    licence: "CC-BY-4.0",
    address: `${env.SITE_URL}/data`,
    ...content,
  };
}

/** Two databases that were seeded with the same content have the same version. */
function withoutTimes(key: string, value: unknown): unknown {
  return key === "createdAt" || key === "updatedAt" ? undefined : value;
}

const listFacts = perItem((peptide: Peptide): DatasetFact[] =>
  listStatedFacts(peptide).map(({ id, kind, name, says, conditions, source: key }) => {
    const source = key ? peptide.facts?.sources[key] : undefined;
    return {
      id: factReference(peptide.id, id),
      peptideId: peptide.id,
      kind,
      name,
      says,
      conditions,
      source: source ? { url: null, pmid: null, year: null, ...source } : null,
    };
  }),
);

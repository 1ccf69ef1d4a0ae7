import { makeRandom } from "@/evals/search/random";
import { readSeedEntries } from "@/evals/search/seed-search";
import { toRecord } from "@/lib/content/peptides/peptide-records";
import type { FactRecord } from "@/lib/facts/filter/fact-record";
import type { SearchEntry } from "@/lib/search/search-entry";
import { readSeedContent } from "@/prisma/seed/data-files";

/**
 * Generates `count` peptides as long as the seeded ones: made-up names, and texts that combine the
 * library's sentences field by field. The same at every run.
 */
export function generateLibrary(count: number): SearchEntry[] {
  const random = makeRandom(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const seeds = readSeedEntries();
  const sentences = (seeds[0]?.texts ?? []).map((_, field) =>
    seeds.flatMap(({ texts }) => (texts[field] ?? "").split(/(?<=\.)\s+|\n/).filter(Boolean)),
  );
  return Array.from({ length: count }, (_, number) => {
    const seed = pick(seeds);
    const name = makeName(pick);
    return {
      ...seed,
      id: number + 1,
      name,
      synonyms: [makeName(pick), `${makeName(pick).slice(0, 2).toUpperCase()}-${number}`],
      brandNames: random() < 0.4 ? [makeName(pick)] : [],
      texts: seed.texts.map((text, field) => {
        const length = text.split(/(?<=\.)\s+|\n/).filter(Boolean).length;
        return Array.from({ length }, () => pick(sentences[field] ?? [])).join(" ");
      }),
    };
  });
}

/** The facts of a generated library, each as one of the seeded peptides has them. */
export function generateRecords(count: number): Map<number, FactRecord> {
  const random = makeRandom(count + 1);
  const seeds = [...readSeedContent().peptides].map(([id, peptide]) =>
    toRecord({ id, ...peptide }),
  );
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const record = seeds[Math.floor(random() * seeds.length)] as FactRecord;
      return [at + 1, { ...record, id: at + 1 }];
    }),
  );
}

const STARTS =
  "ab bel cor dal er fol gan hex ili kor lan mel nor or pal rel sem tir ur vel xen zor".split(" ");
const MIDDLES = "a ba co di fe gli lo ma ne pra ri sa ti vo zu".split(" ");
const ENDS = "tide relin cin pressin mab nertide lutide morelin paratide stat kin".split(" ");

function makeName(pick: (items: readonly string[]) => string): string {
  return pick(STARTS) + pick(MIDDLES) + pick(MIDDLES) + pick(ENDS);
}

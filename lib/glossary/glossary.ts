import terms from "./glossary.json";
import type { GlossaryTerm } from "./glossary-schema";

/** All terms by name. `npm run glossary` writes them from `prisma/data/glossary.yaml`. */
export const glossary: GlossaryTerm[] = terms;

const byKey = new Map(glossary.map((term) => [term.key, term]));

export function findGlossaryTerm(key: string): GlossaryTerm | null {
  return byKey.get(key) ?? null;
}

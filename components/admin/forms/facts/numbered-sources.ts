import type { Values } from "@/lib/drafts/merge-values";
import type { Facts } from "@/lib/facts/fact-references";
import { type NumberedSource, numberSources } from "@/lib/facts/source-numbers";

/** The sources with the numbers of the public page, in the order of the numbers. */
export function numberedSources(facts: Values): NumberedSource[] {
  return numberSources({ ...facts, sources: facts.sources ?? {} } as Facts);
}

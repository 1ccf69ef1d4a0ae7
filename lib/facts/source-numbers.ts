import { type Facts, listReferences } from "./fact-references";
import type { PeptideFacts } from "./facts-schema";

export interface NumberedSource {
  number: number;
  key: string;
  source: PeptideFacts["sources"][string];
}

/** The sources in the order in which facts name them, from 1; those that no fact names come last. */
export function numberSources(facts: Facts): NumberedSource[] {
  const named = listReferences(facts).flatMap(({ kind, key }) => (kind === "source" ? [key] : []));
  return [...new Set([...named, ...Object.keys(facts.sources)])].flatMap((key, at) => {
    const source = facts.sources[key];
    return source ? [{ number: at + 1, key, source }] : [];
  });
}

/** The latest day on which a source was read; null without sources. */
export function lastChecked(facts: Facts): string | null {
  const days = Object.values(facts.sources).map(({ checked }) => checked);
  return days.sort().at(-1) ?? null;
}

/** Where a source is read: its own address, else PubMed. */
export function sourceAddress({ url, pmid }: NumberedSource["source"]): string | null {
  return url ?? (pmid ? pubmedAddress(pmid) : null);
}

export function pubmedAddress(pmid: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}

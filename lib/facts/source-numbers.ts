import { type Facts, listReferences } from "./fact-references";
import type { PeptideFacts } from "./facts-schema";
import { hostOfCopy } from "./source-hosts";

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

/** Where readers find a source: PubMed, or else its own address. */
export function sourceAddress({ url, pmid }: NumberedSource["source"]): string {
  return pmid ? pubmedAddress(pmid) : (url ?? "");
}

/** "Lancet, 2025, PMID 33567185, read at pearl.plymouth.ac.uk": what follows the title. */
export function sourceOrigin({ publisher, year, pmid, url }: NumberedSource["source"]): string {
  const copy = pmid || !url ? null : hostOfCopy(url);
  return [publisher, year, pmid && `PMID ${pmid}`, copy && `read at ${copy}`]
    .filter(Boolean)
    .join(", ");
}

/** The day on which all sources were read; null where they differ. */
export function commonDay(sources: NumberedSource[]): string | null {
  const [day, ...others] = new Set(sources.map(({ source }) => source.checked));
  return day && others.length === 0 ? day : null;
}

export function pubmedAddress(pmid: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
}

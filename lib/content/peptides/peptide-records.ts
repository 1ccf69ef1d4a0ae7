import "server-only";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { type FactRecord, toFactRecord } from "@/lib/facts/filter/fact-record";
import { cachedInMemory } from "@/lib/next/memory-cache";
import type { Peptide } from "./peptide-schema";
import { readPeptides } from "./peptide-store";

/** A peptide with all its facts, and what the filters compare of them. */
export interface PeptideRecord {
  peptide: Peptide;
  record: FactRecord;
}

/** All peptides by name, parsed once after each save: for filters and for pages that collect facts. */
export const listPeptideRecords = cachedInMemory(
  "peptide-records",
  ["peptides", "categories"],
  async (): Promise<PeptideRecord[]> =>
    (await readPeptides()).map((peptide) => ({ peptide, record: toRecord(peptide) })),
);

export function toRecord(
  peptide: Pick<Peptide, "id" | "evidenceTier" | "averageMass" | "facts" | "sequence">,
): FactRecord {
  return toFactRecord({ ...peptide, chain: readChain(peptide.sequence) });
}

function readChain(text: string | null) {
  const sequence = readSequence(text);
  return sequence && { length: sequence.residues.length, isCyclic: sequence.bridges.length > 0 };
}

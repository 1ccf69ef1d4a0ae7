import "server-only";
import { readSequence } from "@/lib/chemistry/read-sequence";
import { type FactRecord, toFactRecord } from "@/lib/facts/filter/fact-record";
import { cachedInMemory } from "@/lib/next/memory-cache";
import { perItem } from "@/lib/per-item";
import { listAllPeptides } from "./all-peptides";
import type { Peptide } from "./peptide-schema";

/** A peptide with all its facts, and what the filters compare of them. */
export interface PeptideRecord {
  peptide: Peptide;
  record: FactRecord;
}

/** All peptides by name, parsed once after each save: for filters and for pages that collect facts. */
export const listPeptideRecords = cachedInMemory(
  "peptide-records",
  ["peptides"],
  async (): Promise<PeptideRecord[]> =>
    (await listAllPeptides()).map((peptide) => ({ peptide, record: toRecord(peptide) })),
);

type Recorded = Pick<Peptide, "id" | "evidenceTier" | "averageMass" | "facts" | "sequence">;

export const toRecord = perItem(
  (peptide: Recorded): FactRecord =>
    toFactRecord({ ...peptide, chain: readChain(peptide.sequence) }),
);

function readChain(text: string | null) {
  const sequence = readSequence(text);
  return sequence && { length: sequence.residues.length, isCyclic: sequence.bridges.length > 0 };
}

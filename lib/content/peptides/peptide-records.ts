import "server-only";
import { parseSequence } from "@/lib/chemistry/sequence";
import { SequenceError } from "@/lib/chemistry/sequence-model";
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

/** Null without a sequence, and with one that is stored in another grammar. */
function readChain(sequence: string | null) {
  if (!sequence) return null;
  try {
    const { residues, bridges } = parseSequence(sequence);
    return { length: residues.length, isCyclic: bridges.length > 0 };
  } catch (error) {
    if (error instanceof SequenceError) return null;
    throw error;
  }
}

import { lostInFasta, spellFasta } from "@/lib/chemistry/notation/spell-sequence";
import { parseSequence } from "@/lib/chemistry/sequence";
import { SequenceError } from "@/lib/chemistry/sequence-model";
import type { Peptide } from "@/lib/content/peptides/peptide-schema";

/** The sequences that can be read, each with what FASTA has no sign for. */
export function toFasta(peptides: Peptide[]): string {
  const entries = peptides.flatMap(({ id, name, sequence }) => {
    if (!sequence) return [];
    try {
      const parsed = parseSequence(sequence);
      const lost = lostInFasta(parsed);
      return spellFasta(parsed, `amide|${id}|${name}${lost ? ` (left out: ${lost})` : ""}`);
    } catch (error) {
      if (error instanceof SequenceError) return [];
      throw error;
    }
  });
  return `${entries.join("\n")}\n`;
}

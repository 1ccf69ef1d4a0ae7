import { ApiError } from "@/lib/api/errors";
import { parseSequence } from "@/lib/chemistry/sequence";
import { SequenceError } from "@/lib/chemistry/sequence-model";

/**
 * Refuses, with 422 and the place of the fault, a sequence that cannot be drawn: every page that
 * shows the peptide would fail on it.
 */
export function checkSequence(sequence: string | null | undefined): void {
  if (!sequence) return;
  try {
    parseSequence(sequence);
  } catch (error) {
    if (!(error instanceof SequenceError)) throw error;
    throw new ApiError("invalid", "Some values are not valid", { sequence: [error.message] });
  }
}

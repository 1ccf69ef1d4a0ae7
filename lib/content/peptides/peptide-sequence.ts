import { ApiError } from "@/lib/api/errors";
import { parseSequence } from "@/lib/chemistry/sequence";
import { SequenceError } from "@/lib/chemistry/sequence-model";

/**
 * Refuses, with 422 and the place of the fault, a sequence that cannot be drawn: every page that
 * shows the peptide would fail on it.
 */
export function checkSequence(sequence: string | null | undefined): void {
  const fault = findSequenceFault(sequence);
  if (fault) throw new ApiError("invalid", "Some values are not valid", { sequence: [fault] });
}

/** Why a sequence cannot be drawn, in words; undefined where it can, or where there is none. */
export function findSequenceFault(sequence: string | null | undefined): string | undefined {
  if (!sequence) return undefined;
  try {
    parseSequence(sequence);
  } catch (error) {
    if (!(error instanceof SequenceError)) throw error;
    return error.message;
  }
}

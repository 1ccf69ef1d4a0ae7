import { ApiError } from "@/lib/api/errors";
import { parseSequence } from "@/lib/chemistry/sequence";
import { SequenceError } from "@/lib/chemistry/sequence-model";

/**
 * Refuses a sequence that cannot be parsed, with 422 and the position of the error: every page that
 * draws the peptide would fail.
 */
export function checkSequence(sequence: string | null | undefined): void {
  const fault = findSequenceFault(sequence);
  if (fault) throw new ApiError("invalid", "Some values are not valid", { sequence: [fault] });
}

/** Why a sequence cannot be parsed; undefined if it can, or if there is none. */
export function findSequenceFault(sequence: string | null | undefined): string | undefined {
  if (!sequence) return undefined;
  try {
    parseSequence(sequence);
  } catch (error) {
    if (!(error instanceof SequenceError)) throw error;
    return error.message;
  }
}

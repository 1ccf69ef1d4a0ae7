import { parseSequence } from "./sequence";
import { type ParsedSequence, SequenceError } from "./sequence-model";

/** A stored sequence, parsed. Null where there is none, and with one in another grammar. */
export function readSequence(text: string | null): ParsedSequence | null {
  if (!text) return null;
  try {
    return parseSequence(text);
  } catch (error) {
    if (error instanceof SequenceError) return null;
    throw error;
  }
}

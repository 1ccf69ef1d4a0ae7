import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import type { CalculatorRequest } from "@/lib/tools/calculator-request";

/** What the address was read as. */
export interface CalculatorInput {
  request: CalculatorRequest;
  /** The peptide of the library that it names. */
  peptide: { id: number; name: string } | null;
  /** What stands in the field. */
  text: string;
  error?: string | undefined;
  /** The sequence and its spelling in the site's grammar. */
  read: { sequence: ParsedSequence; text: string; isAsTyped: boolean } | null;
}

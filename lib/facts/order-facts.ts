import type { Facts } from "./fact-references";
import { peptideFacts } from "./facts-schema";

const storedFacts = peptideFacts.omit({ peptide: true });

/**
 * Stored facts with their fields in the order of the schema: PostgreSQL keeps none, and sources are
 * numbered in the order in which facts name them. Facts stored under an older schema stay as they are.
 */
export function orderFacts(stored: unknown): Facts {
  return storedFacts.safeParse(stored).data ?? (stored as Facts);
}
